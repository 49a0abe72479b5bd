import { parsePoint } from '@/lib/go/position';
import { conventionOf, pointName, type Convention } from '@/lib/go/point-name';
import { localeOfLanguage, wordsIn, type Words } from '@/platform/kernel/back-office/words';

/** The editors' texts in the staff's language, with points named by that language's convention. */
export type Say = {
  (text: Words, values?: Record<string, string | number>): string;
  language: string;
  convention: Convention;
  point: (at: string, size: number) => string;
};

export function sayIn(language: string): Say {
  const convention = conventionOf(localeOfLanguage(language));
  const format = (text: Words, values: Record<string, string | number> = {}) =>
    Object.entries(values).reduce(
      (sentence, [name, value]) => sentence.replaceAll(`{${name}}`, String(value)),
      wordsIn(text, language),
    );
  const point = (at: string, size: number) => {
    const place = parsePoint(at, size);
    return place ? pointName(place, size, convention) : at;
  };
  return Object.assign(format, { language, convention, point });
}
