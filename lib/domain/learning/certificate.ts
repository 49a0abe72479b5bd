import { codeLetters, inFours, lettersOfCode } from '../course-code';

/** Rules of the certificates of passed mock exams (docs/product.md, "Certificates"). */

/** 32 letters, five bits each: sixty bits that nobody guesses. */
export const numberLetters = 12;

export const certificateNumber = (letters: string): string => inFours(letters);

const pattern = new RegExp(`^[${codeLetters}]{${numberLetters}}$`);

/** The number that was typed, as it is written; what is none is read into something that no certificate has. */
export function readCertificateNumber(text: string): string {
  const letters = lettersOfCode(text.slice(0, 100));
  return pattern.test(letters) ? certificateNumber(letters) : '-';
}
