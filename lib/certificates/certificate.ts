import { codeLetters, inFours, lettersOfCode } from '@/lib/kernel/text/course-code';

/** Rules of the certificates of passed mock exams (docs/product.md, "Certificates"). */

/** 32 letters, five bits each: sixty bits that nobody guesses. */
export const numberLetters = 12;

export const certificateNumber = (letters: string): string => inFours(letters);

/** The page that asks for a number, below the language; on paper it is printed without one. */
export const checkPath = 'certificate';
/** As a number looks; its hyphens do not end a line. */
export const numberExample = 'ABCD\u2011EFGH\u20112345';
/** Blanks and hyphens may stand anywhere. */
export const maxTypedNumberLength = 40;

const pattern = new RegExp(`^[${codeLetters}]{${numberLetters}}$`);

/** The number that was typed, as it is written; what is none is read into something that no certificate has. */
export function readCertificateNumber(text: string): string {
  const letters = lettersOfCode(text.slice(0, 100));
  return pattern.test(letters) ? certificateNumber(letters) : '-';
}
