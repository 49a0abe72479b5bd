import { hasAddress } from '@/lib/kernel/text/address-in-text';
import { cleanLine, seenText } from '@/lib/kernel/text/plain-text';

/** A name as it is kept, however it was typed. */
export const asName = cleanLine;

/** Seven figures and more, whatever stands between them. */
const telephone = /(?:\p{Nd}[\s().+/\p{Pd}]{0,3}){7}/u;

/** Days as people write them: 2026-09-15, 2026.9.1, 20260915, 9/15. */
const [month, day] = ['(?:0?[1-9]|1[0-2])', '(?:0?[1-9]|[12]\\d|3[01])'];
const date = new RegExp(
  String.raw`(?<!\d)(?:(?:19|20)\d\d(?:([-/.年])${month}(?:[-/.月]${day})?|(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))|${month}/${day})(?!\d)`,
  'gu',
);

/** Whether something is in a text, as it is seen, that can be called. `dates`: what is a day, is none. */
export const hasTelephone = (seen: string, { dates = false } = {}): boolean =>
  telephone.test(dates ? seen.replace(date, '·') : seen);

/**
 * Whether it is a name: of a person, a team, a school. One line, with a letter or a figure that is seen, and nothing in it to go to or to
 * call, because names stand in letters.
 */
export const isName = (name: string): boolean => isLine(name) && !hasTelephone(seenText(name));

/** Whether it can be what a lesson, a class, a homework is called: a name in which days may stand. */
export const isTitle = (title: string): boolean => isLine(title) && !hasTelephone(seenText(title), { dates: true });

const isLine = (text: string) => !text.includes('\n') && /[\p{L}\p{N}]/u.test(seenText(text)) && !hasAddress(text);

/** A name that was kept, where it may be said: it may be from before names had a rule, and then it is none. */
export function nameOrNull(kept: string | null | undefined): string | null {
  const name = asName(kept ?? '');
  return isName(name) ? name : null;
}

/** Scripts that put no blanks between words: one beside them is a matter of taste. */
const east = String.raw`[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]`;
const blankBeside = new RegExp(`(?<=${east}) | (?=${east})`, 'gu');

/** By which two spellings of one name are the same: without width, case, kind of blank, apostrophe or hyphen, and what nobody sees. */
export const nameKey = (name: string): string =>
  seenText(seenText(name).toLowerCase())
    .replace(/[‘’ʼ´`′]/g, "'")
    .replace(/\p{Pd}/gu, '-')
    .replace(blankBeside, '');
