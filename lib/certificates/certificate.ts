import { codeLetters, inFours, lettersOfCode } from '@/lib/kernel/text/course-code';

/** Rules of the certificates of passed mock exams (docs/product.md, "Certificates"). */

/** 32 letters, five bits each: sixty bits, which cannot be guessed. */
export const numberLetters = 12;

export const certificateNumber = (letters: string): string => inFours(letters);

/** The path of the page that checks a number, below the locale; it is printed without a locale. */
export const checkPath = 'certificate';
/** An example of a number, with non-breaking hyphens. */
export const numberExample = 'ABCD\u2011EFGH\u20112345';
/** Leaves room for blanks and hyphens anywhere. */
export const maxTypedNumberLength = 40;

const pattern = new RegExp(`^[${codeLetters}]{${numberLetters}}$`);

/** The typed number in its canonical form; an invalid one becomes '-', which no certificate has. */
export function readCertificateNumber(text: string): string {
  const letters = lettersOfCode(text.slice(0, 100));
  return pattern.test(letters) ? certificateNumber(letters) : '-';
}
