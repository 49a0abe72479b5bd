import type { ApplicationSubject } from '@/lib/applications/contract';
import { schoolTimeZone } from '@/lib/kernel/period';
import { placeTime } from '@/lib/kernel/i18n/place-time';
import { answerLabels, valueLabels } from '@/platform/applications/back-office/application-answers';
import { localeOfLanguage, textIn } from '@/platform/kernel/back-office/staff-text';

/** When it is, in the time zone of its place; '' where it has no time. */
export function timeOf(subject: Partial<ApplicationSubject> | null | undefined, language: string): string {
  if (!subject?.startsAt) return '';
  const { startsAt, endsAt = null, timeZone = schoolTimeZone } = subject;
  return placeTime(localeOfLanguage(language), startsAt, endsAt, timeZone);
}

export const answerName = (name: string, language: string): string =>
  answerLabels[name] ? textIn(answerLabels[name], language) : name;

/** An answer as text: rows of a table one below the other. */
export function answerText(value: unknown, language: string): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((row) => answerText(row, language)).join('\n');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, inner]) => `${answerName(name, language)} ${answerText(inner, language)}`)
      .join(' · ');
  const known = valueLabels[String(value)];
  return known ? textIn(known, language) : String(value);
}
