import { hasAddress } from '@/lib/kernel/text/address-in-text';
import { cleanLine, seenText } from '@/lib/kernel/text/plain-text';

/** Normalises a typed name for storage. */
export const asName = cleanLine;

/** Seven or more digits, with any separators. */
const telephone = /(?:\p{Nd}[\s().+/\p{Pd}]{0,3}){7}/u;

/** Dates in usual formats: 2026-09-15, 2026.9.1, 20260915, 9/15. */
const [month, day] = ['(?:0?[1-9]|1[0-2])', '(?:0?[1-9]|[12]\\d|3[01])'];
const date = new RegExp(
  String.raw`(?<!\d)(?:(?:19|20)\d\d(?:([-/.年])${month}(?:[-/.月]${day})?|(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))|${month}/${day})(?!\d)`,
  'gu',
);

/** Whether a normalised text contains a telephone number. `dates`: dates do not count as numbers. */
export const hasTelephone = (seen: string, { dates = false } = {}): boolean =>
  telephone.test(dates ? seen.replace(date, '·') : seen);

/**
 * Whether it is a name: of a person, a team, a school. One line with a visible letter or digit, and without addresses or telephone
 * numbers, because names appear in emails.
 */
export const isName = (name: string): boolean => isLine(name) && !hasTelephone(seenText(name));

/** Whether it can be the title of a lesson, a class or a homework: a name that may contain dates. */
export const isTitle = (title: string): boolean => isLine(title) && !hasTelephone(seenText(title), { dates: true });

const isLine = (text: string) => !text.includes('\n') && /[\p{L}\p{N}]/u.test(seenText(text)) && !hasAddress(text);

/** A stored name, if it may be shown; null if it is older than the rule for names and breaks it. */
export function nameOrNull(stored: string | null | undefined): string | null {
  const name = asName(stored ?? '');
  return isName(name) ? name : null;
}

/** Scripts without spaces between words, beside which a space is optional. */
const east = String.raw`[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]`;
const blankBeside = new RegExp(`(?<=${east}) | (?=${east})`, 'gu');

/** A key that is equal for all spellings of a name: it ignores width, case, kinds of spaces, apostrophes and hyphens, and invisible characters. */
export const nameKey = (name: string): string =>
  seenText(seenText(name).toLowerCase())
    .replace(/[‘’ʼ´`′]/g, "'")
    .replace(/\p{Pd}/gu, '-')
    .replace(blankBeside, '');
