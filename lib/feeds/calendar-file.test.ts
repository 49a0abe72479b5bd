import { describe, expect, it, vi } from 'vitest';
import { GET } from '@/app/calendar/[file]/route';
import { calendarFileOf, calendarHref } from '@/lib/kernel/links/calendar-href';
import { locales } from '@/lib/kernel/i18n/locales';
import { championships } from '@/platform/seed/content/championships';
import { experienceCourse } from '@/platform/seed/documents/content';
import { publicAddress } from '@/server/cache/public-addresses';

/** Two classes at 16:30 in New York, on the days before and after daylight saving time begins. */
const { classes } = vi.hoisted(() => ({ classes: new Map<string, { startsAt: string; endsAt: string }>() }));
for (const dayOffset of [1, 2]) {
  const course = {
    dayOffset,
    hour: 16,
    minute: 30,
    durationMinutes: 60,
    seats: 8,
    seatsTaken: 0,
    ageFrom: 4,
    ageTo: 10,
  };
  classes.set(`day${dayOffset}`, experienceCourse(course, new Date('2027-03-12T23:00:00-05:00'), 'America/New_York'));
}

vi.mock('@/lib/branches/reads', () => ({
  findClass: async (id: string) => {
    const course = classes.get(id);
    const store = {
      id: 'ny-1',
      name: 'Example Street Branch',
      address: '1 Example St, New York; NY',
      phone: '555 0100',
    };
    return course ? { ...course, store } : null;
  },
}));
vi.mock('@/lib/pages/editorial', () => ({
  readOne: async (_kind: string, wanted: string, locale: 'ja-JP') => {
    const event = championships.find(({ slug }) => slug === wanted);
    return (
      event && {
        ...event,
        title: event.title[locale],
        // A comma, a semicolon, a backslash and a new line mean something in this format.
        summary: `${event.summary[locale]}, a; b\\c\nnext`,
        venue: event.venue[locale],
      }
    );
  },
}));
vi.mock('@/lib/site/reads', () => ({ siteMetadata: async () => ({ title: 'Sente', email: 'hello@sente.example' }) }));
vi.mock('@/lib/kernel/i18n/page-locale', () => ({}));
vi.mock('next-intl/server', () => ({
  getTranslations: async () => (key: string, values: object) => `${key} ${Object.values(values).join()}`,
}));

const get = (file: string) => GET(new Request('http://localhost'), { params: Promise.resolve({ file }) });

/** The properties of the one event, unfolded and unescaped. */
async function eventOf(file: string) {
  const text = await (await get(file)).text();
  const lines = text.split('\r\n');
  expect(text).not.toMatch(/(?<!\r)\n/);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  const properties = text
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter(Boolean)
    .map((line) => /^([A-Z-]+)((?:;[^:]*)?):(.*)$/.exec(line)!)
    .map(([, name = '', parameters = '', value = '']) => ({ name, parameters, value }));
  expect(properties[0]).toMatchObject({ name: 'BEGIN', value: 'VCALENDAR' });
  expect(properties.at(-1)).toMatchObject({ name: 'END', value: 'VCALENDAR' });
  const inside = properties.slice(
    properties.findIndex(({ value }) => value === 'VEVENT') + 1,
    properties.findLastIndex(({ value }) => value === 'VEVENT'),
  );
  const of = (name: string) => inside.filter((property) => property.name === name);
  const textOf = (name: string) =>
    of(name)[0]?.value.replaceAll(/\\([\\;,nN])/g, (_, char: string) => (/n/i.test(char) ? '\n' : char));
  return { properties, of, textOf };
}

const instant = (value = '') =>
  new Date(value.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')).toISOString();

describe('the calendar file of a championship', () => {
  it.each(locales)('is whole, and the same event in %s', async (locale) => {
    const address = calendarHref({ kind: 'championship', id: 'winter-2026', locale });
    expect(address).toBe(`/calendar/championship-winter-2026-${locale}.ics`);
    expect(publicAddress('global', address)).not.toBeNull();
    const { properties, of, textOf } = await eventOf(address.split('/').at(-1)!);
    expect(properties.filter(({ name }) => name === 'VERSION')).toEqual([
      { name: 'VERSION', parameters: '', value: '2.0' },
    ]);
    expect(properties.filter(({ name }) => name === 'PRODID')).toHaveLength(1);
    for (const name of ['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY']) expect(of(name)).toHaveLength(1);
    expect(of('UID')[0]?.value).toMatch(/^championship-winter-2026@[a-z.]+$/);
    const event = championships.find(({ slug }) => slug === 'winter-2026')!;
    expect(textOf('SUMMARY')).toBe(event.title[locale]);
    expect(textOf('LOCATION')).toBe(event.venue[locale]);
    expect(textOf('DESCRIPTION')).toContain(`${event.summary[locale]}, a; b\\c\nnext`);
    expect(instant(of('DTSTART')[0]?.value)).toBe(new Date(event.startsAt).toISOString());
    expect(instant(of('DTEND')[0]?.value)).toBe(new Date(event.endsAt).toISOString());
  });

  it('comes as a calendar', async () => {
    const answer = await get('championship-spring-2027-en-US.ics');
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain('championship-spring-2027.ics');
  });
});

it('a class is at half past four by the clock of its branch, before and after the clocks change', async () => {
  const hours = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  const starts = await Promise.all(
    ['class-day1-en-US.ics', 'class-day2-en-US.ics'].map(async (file) => {
      const { of, textOf } = await eventOf(file);
      expect(textOf('LOCATION')).toBe('Example Street Branch, 1 Example St, New York; NY');
      return instant(of('DTSTART')[0]?.value);
    }),
  );
  expect(starts).toEqual(['2027-03-13T21:30:00.000Z', '2027-03-14T20:30:00.000Z']);
  expect(starts.map((start) => hours.format(new Date(start)))).toEqual(['3/13/27, 16:30', '3/14/27, 16:30']);
});

it.each([
  'championship-nothing-en-US.ics',
  'class-day9-ja-JP.ics',
  'other-x-en-US.ics',
  'championship-winter-2026-fr-FR.ics',
  'x',
])('there is no %s', async (file) => {
  expect((await get(file)).status).toBe(404);
});

it('a slug that ends like a language is still itself', () => {
  const file = { kind: 'championship', id: 'cup-en-US', locale: 'ja-JP' } as const;
  expect(calendarFileOf(calendarHref(file).slice('/calendar/'.length))).toEqual(file);
});
