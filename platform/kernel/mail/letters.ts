import type * as z from 'zod';
import type { Locale } from '@/lib/kernel/i18n/locales';
import type { WrittenLetter } from './define-letter';

/**
 * Every letter to a customer, by its name. The nouns write them; platform/letters.ts, which knows them all, declares here which there are and hands them over.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- it is filled where the letters are known
export interface Letters {}
export type MailTemplate = keyof Letters;
/** What a letter has to be told. */
export type LetterData<Template extends MailTemplate> = z.input<Letters[Template]['schema']>;

type AnyLetter = { schema: z.ZodObject; write: (locale: Locale, data: unknown) => WrittenLetter };
const known = new Map<string, AnyLetter>();

export function addLetters(letters: Letters): void {
  for (const [template, letter] of Object.entries(letters)) known.set(template, letter as AnyLetter);
}

function letterOf(template: MailTemplate): AnyLetter {
  const letter = known.get(template);
  if (!letter)
    throw new Error(`No letter is called ${template}: platform/letters.ts does not have it, or was not loaded.`);
  return letter;
}

/** @throws where that is not what the letter has to be told */
export function checkLetter(template: MailTemplate, data: unknown): void {
  letterOf(template).schema.parse(data);
}

/** @throws the same, for what was noted by an older release or changed since */
export function writeLetter(template: MailTemplate, locale: Locale, data: unknown): WrittenLetter {
  const { schema, write } = letterOf(template);
  return write(locale, schema.parse(data));
}
