import type { RequestSubject } from '@/lib/contract/requests';
import { answerWords, valueWords } from '@/platform/back-office/labels/request-answers';
import { localeOfLanguage, wordsIn } from '@/platform/back-office/words';

/** When it is, by the clock of the place where it is; '' where it has no time. */
export function timeOf(subject: Partial<RequestSubject> | null | undefined, language: string): string {
  if (!subject?.startsAt) return '';
  const format = new Intl.DateTimeFormat(localeOfLanguage(language), {
    ...({ dateStyle: 'medium', timeStyle: 'short' } as const),
    timeZone: subject.timeZone,
  });
  const from = new Date(subject.startsAt);
  return subject.endsAt ? format.formatRange(from, new Date(subject.endsAt)) : format.format(from);
}

export const answerName = (name: string, language: string): string =>
  answerWords[name] ? wordsIn(answerWords[name], language) : name;

/** An answer as text: rows of a table one below the other. */
export function answerText(value: unknown, language: string): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((row) => answerText(row, language)).join('\n');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, inner]) => `${answerName(name, language)} ${answerText(inner, language)}`)
      .join(' · ');
  const known = valueWords[String(value)];
  return known ? wordsIn(known, language) : String(value);
}
