import type { Locale } from './locales';

/** Any day does: this name does not change with the season. */
const someDay = new Date('2027-01-01T00:00:00Z');

/** What people there call their time: 'Pacific Time'. */
export const zoneName = (timeZone: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(someDay)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
