/** What the shop's codes are made of: no letter that could be read as a digit, so what looks like one of these is one. */
export const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** What people type instead, or another keyboard writes: O is read into Q, I into L, and Greek and Cyrillic have the same shapes. */
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

/** Dashes of every kind, also the ones that keyboards of East Asia write for it; then whatever else is no letter and no digit. */
const dashes = /[\p{Pd}−ー一_]/gu;
const nothing = /[\s\p{C}]/gu;
const separators = /[^\p{L}\p{N}]/gu;

/** What was typed, in capitals and without blanks; dashes of every kind are hyphens. */
const asTyped = (text: string) => text.normalize('NFKC').toUpperCase().replace(nothing, '').replace(dashes, '-');

/** The letters and digits of a code however it was typed: 'ａｂｃｄ-efgh' is ABCDEFGH. */
export const lettersOfCode = (text: string): string =>
  Array.from(asTyped(text), (letter) => lookAlikes.get(letter) ?? letter)
    .join('')
    .replace(separators, '');

/** Letters in groups of four, as codes are written. */
export const inFours = (letters: string): string => (letters.match(/.{1,4}/g) ?? []).join('-');

/**
 * A course code as it is stored, however it was typed: 'ａｂｃｄ efgh.JKMN—pqrs' is ABCD-EFGH-JKMN-PQRS. Codes of another length keep their
 * own hyphens.
 */
export function normalizeCourseCode(text: string): string {
  const letters = lettersOfCode(text);
  return /^[A-Z0-9]{16}$/.test(letters) ? inFours(letters) : asTyped(text);
}
