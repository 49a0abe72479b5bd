import * as z from 'zod';
import type { Locale } from '@/lib/kernel/locale';
import type { ProblemTexts } from '@/lib/go/position';
import { readEntries } from '@/platform/kernel/content/data';
import { either, isText, localized, type Localized } from '@/platform/kernel/content/shapes';
import { perLocale } from '@/platform/kernel/content/localized';

/**
 * The prompt of a problem, and its texts for a right and a wrong answer. `{point}` is the first move of the solution. `like` names the texts to
 * inherit; texts written here override them, and a name in the place of a text copies that one text from there.
 */
const textOrName = either(isText, z.string(), localized).optional();
export const textsShape = z.strictObject({
  like: z.string().optional(),
  prompt: textOrName,
  right: textOrName,
  wrong: textOrName,
});
type Texts = z.output<typeof textsShape>;

const parts = ['prompt', 'right', 'wrong'] as const;
const themes: Readonly<Record<string, Texts>> = Object.fromEntries(readEntries('problems/texts', textsShape));

function part(texts: Texts, name: (typeof parts)[number], owner: string): Localized {
  const own = texts[name];
  if (typeof own === 'object') return own;
  const other = themes[own ?? texts.like ?? ''];
  if (!other) throw new Error(`the texts of ${owner} have no ${name}`);
  return part(other, name, owner);
}

/** All three texts, by language; problems of the same technique share them. */
export function textsOf(texts: Texts | string, owner: string): Record<Locale, ProblemTexts> {
  const found = typeof texts === 'string' ? themes[texts] : texts;
  if (!found) throw new Error(`${owner}: no texts are called ${String(texts)}`);
  return perLocale((locale) => {
    const [prompt, right, wrong] = parts.map((name) => part(found, name, owner)[locale]);
    return { prompt: prompt!, right: right!, wrong: wrong! };
  });
}
