/** The alphabet of the shop's codes. It has no letters that look like digits, so a look-alike can be corrected. */
export const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Corrects look-alikes: O becomes Q, I becomes L, and Greek and Cyrillic letters become the Latin letter of the same shape. */
const lookAlikes = new Map(
  [
    'O0ΟОQ',
    'I1|!ΙІL',
    'ΑАA',
    'ΒВB',
    'ΕЕE',
    'ΗНH',
    'ΚКK',
    'ΜМM',
    'ΝN',
    'ΡРP',
    'СC',
    'ЅS',
    'ΤТT',
    'ΥУY',
    'ΧХX',
    'ΖZ',
    'ЈJ',
  ].flatMap((shapes) => [...shapes].map((shape) => [shape, shapes.at(-1)!] as const)),
);

/** Dashes of every kind, also those of East Asian keyboards; invisible characters; and everything else that is not a letter or digit. */
const dashes = /[\p{Pd}−ー一_]/gu;
const nothing = /[\s\p{C}]/gu;
const separators = /[^\p{L}\p{N}]/gu;

/** The typed text in capitals, without whitespace, and with hyphens for all dashes. */
const asTyped = (text: string) => text.normalize('NFKC').toUpperCase().replace(nothing, '').replace(dashes, '-');

/** The normalised letters and digits of a typed code: 'ａｂｃｄ-efgh' is ABCDEFGH. */
export const lettersOfCode = (text: string): string =>
  Array.from(asTyped(text), (letter) => lookAlikes.get(letter) ?? letter)
    .join('')
    .replace(separators, '');

/** Formats a code in groups of four letters. */
export const inFours = (letters: string): string => (letters.match(/.{1,4}/g) ?? []).join('-');

/**
 * Normalises a typed course code for storage: 'ａｂｃｄ efgh.JKMN—pqrs' is ABCD-EFGH-JKMN-PQRS. Codes of another length keep their
 * own hyphens.
 */
export function normalizeCourseCode(text: string): string {
  const letters = lettersOfCode(text);
  return /^[A-Z0-9]{16}$/.test(letters) ? inFours(letters) : asTyped(text);
}
