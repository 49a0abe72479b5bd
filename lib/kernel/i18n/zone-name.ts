import type { Locale } from './locales';

/** Any day will do, because the generic name does not change with the season. */
const someDay = new Date('2027-01-01T00:00:00Z');

/** The generic name of a time zone: 'Pacific Time'. */
export const zoneName = (timeZone: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(someDay)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
