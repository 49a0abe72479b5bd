import { describe, expect, it } from 'vitest';
import { siteMetadataSchema } from '@/lib/site/contract';
import { currencies, fromMainUnit } from '@/lib/kernel/money';
import { periodStatus } from '@/lib/kernel/period';
import { storeRegionsOfLocale } from '@/lib/branches/store-regions';
import { experienceCourse } from '@/platform/seed/documents/content';
import { locales } from '@/lib/kernel/i18n/locales';
import { editorialContent } from '@/platform/seed/content';
import type { Localized, SeedBlock } from '@/platform/seed/content/types';
import { termsSections } from '../setup/seeded-pages';
import { slug, unique } from '../setup/written-content';

const { siteMetadata, faqGroups, faqs, cities, stores, championships, campaigns, markets, coupons, articles, pages } =
  editorialContent;

/** The day the seed was written for: the states below are what a visitor meets then. */
const seedDay = new Date('2026-11-21T12:00:00+08:00');

const productId = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/;

const isLocalized = (value: object): value is Localized<unknown> => locales.every((locale) => locale in value);

/** Every localized value inside a tree, with its path. */
function localizedIn(value: unknown, path: string): { path: string; value: Localized<unknown> }[] {
  if (value === null || typeof value !== 'object') return [];
  if (!Array.isArray(value) && isLocalized(value)) return [{ path, value }];
  return Object.entries(value).flatMap(([key, child]) => localizedIn(child, `${path}.${key}`));
}

const { siteMetadata: _site, ...rest } = editorialContent;
const texts = localizedIn(rest, 'content').filter(({ value }) => typeof value['zh-TW'] === 'string') as {
  path: string;
  value: Localized;
}[];

/** The products that blocks name. */
const offered = (blocks: readonly SeedBlock[]): string[] =>
  blocks.flatMap((block) => (block.block === 'offer' ? ((block.productIds ?? []) as string[]) : []));

const states = (list: readonly { startsAt: string | null; endsAt: string | null }[]) =>
  list.map((entry) => periodStatus(entry, seedDay)).sort();

describe('every language', () => {
  it('has every text, trimmed', () => {
    expect(texts.length).toBeGreaterThan(400);
    const faulty = texts.flatMap(({ path, value }) =>
      locales
        .filter((locale) => !value[locale]?.trim() || value[locale] !== value[locale].trim())
        .map((locale) => `${path} ${locale}`),
    );
    expect(faulty).toEqual([]);
  });

  it('has sentences of its own: no two languages share a long text', () => {
    const shared = texts.filter(
      ({ path, value }) =>
        !/to$/i.test(path) &&
        locales.some(
          (locale, index) =>
            value[locale].length > 16 && locales.slice(index + 1).some((other) => value[other] === value[locale]),
        ),
    );
    expect(shared.map(({ path }) => path)).toEqual([]);
  });

  it('is written in its own script', () => {
    const cjk = /[\u3040-\u30ff\u4e00-\u9fff]/;
    const kana = /[\u3040-\u30ff]/;
    const simplifiedOnly = /[围课习级费这时们对开说价让卖实发浅纸灯]/;
    const traditionalOnly = /[圍課習級費這時們對開說價讓賣實發]/;
    const wrong = texts.flatMap(({ path, value }) => [
      ...(cjk.test(value['en-US']) ? [`${path} en-US`] : []),
      ...(kana.test(value['zh-TW']) || simplifiedOnly.test(value['zh-TW']) ? [`${path} zh-TW`] : []),
      ...(kana.test(value['zh-CN']) || traditionalOnly.test(value['zh-CN']) ? [`${path} zh-CN`] : []),
      ...(value['ja-JP'].length > 40 && !kana.test(value['ja-JP']) ? [`${path} ja-JP`] : []),
    ]);
    expect(wrong).toEqual([]);
  });

  it('has the same number of winners', () => {
    for (const { winners } of championships.flatMap(({ results }) => results)) {
      expect(new Set(locales.map((locale) => winners[locale].length)).size).toBe(1);
    }
  });
});

describe('site metadata', () => {
  it.each(locales)('is what the API promises in %s', (locale) => {
    expect(siteMetadataSchema.strict().parse(siteMetadata[locale])).toEqual(siteMetadata[locale]);
  });

  it('uses only reserved domains', () => {
    const links = locales
      .flatMap((locale) => Object.values(siteMetadata[locale]))
      .filter((value): value is string => typeof value === 'string' && value.startsWith('http'));
    for (const link of links) expect(new URL(link).hostname).toMatch(/\.example$/);
    expect(siteMetadata['zh-TW'].email).toMatch(/\.example$/);
  });
});

describe('questions', () => {
  it('are at least 40, in every group, with slugs of their own', () => {
    expect(faqs.length).toBeGreaterThanOrEqual(40);
    unique(faqs.map((faq) => faq.slug));
    for (const { id } of faqGroups) expect(faqs.filter((faq) => faq.group === id).length).toBeGreaterThanOrEqual(4);
  });

  it('state the refund rule of section 5 in every language', () => {
    const amount = faqs.find((faq) => faq.slug === 'refund-amount');
    const terms = termsSections.find((section) => section.id === 'refunds');
    for (const locale of locales) {
      for (const text of [amount?.answer[locale], terms?.body[locale]])
        expect(text).toMatch(/7.*8.*14.*30.*15|7.*30.*8.*14.*15/s);
    }
  });
});

describe('branches', () => {
  it('are at least 32 in at least 12 cities over every region a locale searches', () => {
    expect(cities.length).toBeGreaterThanOrEqual(12);
    expect(stores.length).toBeGreaterThanOrEqual(32);
    const wanted = new Set(Object.values(storeRegionsOfLocale).flat());
    expect(new Set(cities.map(({ regionId }) => regionId))).toEqual(wanted);
    unique([...cities.map(({ id }) => id), ...stores.map(({ id }) => id)]);
    unique(stores.map(({ phone }) => phone));
    for (const city of cities) expect(stores.some((store) => store.cityId === city.id)).toBe(true);
    for (const store of stores) expect(cities.some((city) => city.id === store.cityId)).toBe(true);
  });

  it('lie in their region and dial nobody', () => {
    const box = {
      TW: [21, 26, 119, 123],
      HK: [22, 23, 113, 115],
      MY: [0, 8, 99, 120],
      US: [24, 50, -125, -66],
      JP: [24, 46, 122, 146],
    };
    for (const store of stores) {
      const region = cities.find(({ id }) => id === store.cityId)?.regionId ?? 'TW';
      const [south = 0, north = 0, west = 0, east = 0] = box[region];
      expect(store.latitude > south && store.latitude < north && store.longitude > west && store.longitude < east).toBe(
        true,
      );
      expect(store.phone).toMatch(region === 'US' ? /555 01\d\d$/ : / 0000? 0\d{3}$/);
    }
  });

  it('hold from no to five experience classes, within opening hours and seats', () => {
    expect(stores.filter((store) => store.experienceCourses.length === 0).length).toBeGreaterThan(0);
    for (const { experienceCourses } of stores) {
      expect(experienceCourses.length).toBeLessThanOrEqual(5);
      for (const course of experienceCourses) {
        expect(course.dayOffset).toBeGreaterThanOrEqual(1);
        expect(course.hour).toBeGreaterThanOrEqual(10);
        expect(course.hour * 60 + course.minute + course.durationMinutes).toBeLessThanOrEqual(20 * 60);
        expect(course.seatsTaken).toBeLessThanOrEqual(course.seats);
        expect([4, course.ageFrom, course.ageTo, 10].toSorted((a, b) => a - b)).toEqual([
          4,
          course.ageFrom,
          course.ageTo,
          10,
        ]);
      }
    }
    expect(
      stores.flatMap((store) => store.experienceCourses).some((course) => course.seatsTaken === course.seats),
    ).toBe(true);
  });

  it('hold their classes by their own clock, also across a change of the clocks', () => {
    const ages = { ageFrom: 4, ageTo: 10 };
    const course = { dayOffset: 2, hour: 16, minute: 30, durationMinutes: 60, seats: 8, seatsTaken: 0, ...ages };
    // Seeded on a Friday night; two days later New York has put its clocks forward.
    const today = new Date('2027-03-12T23:00:00-05:00');
    expect(experienceCourse(course, today, 'America/New_York')).toMatchObject({
      startsAt: '2027-03-14T20:30:00.000Z',
      endsAt: '2027-03-14T21:30:00.000Z',
    });
    expect(experienceCourse(course, today, 'Asia/Tokyo').startsAt).toBe('2027-03-15T07:30:00.000Z');
    expect(experienceCourse(course, today, 'Asia/Taipei').startsAt).toBe('2027-03-15T08:30:00.000Z');
  });

  it('know their time zone', () => {
    for (const { timeZone } of cities) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
  });
});

describe('periods', () => {
  it('parse and run forwards', () => {
    const bounds = [...championships, ...campaigns, ...markets, ...coupons, ...pages].flatMap(
      ({ startsAt, endsAt }) => [startsAt, endsAt],
    );
    for (const bound of bounds) if (bound !== null) expect(bound).toMatch(instant);
    for (const { startsAt, endsAt } of [...championships, ...campaigns, ...markets, ...coupons, ...pages]) {
      if (startsAt && endsAt) expect(Date.parse(startsAt)).toBeLessThan(Date.parse(endsAt));
    }
    for (const event of championships) {
      expect(Date.parse(event.registrationStartsAt)).toBeLessThan(Date.parse(event.registrationEndsAt));
      expect(Date.parse(event.registrationEndsAt)).toBeLessThan(Date.parse(event.startsAt));
    }
    for (const article of articles) expect(article.publishedAt).toMatch(instant);
    expect(pages.find(({ slug }) => slug === 'terms-of-service')?.effectiveDate).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('show every state on the day of seeding', () => {
    expect(states(campaigns)).toEqual(['ACTIVE', 'ENDED', 'UPCOMING']);
    expect(states(markets)).toEqual(['ACTIVE', 'ENDED', 'UPCOMING']);
    expect(states(championships)).toEqual(['ENDED', 'ENDED', 'UPCOMING', 'UPCOMING']);
    const registration = championships
      .map((event) => periodStatus({ startsAt: event.registrationStartsAt, endsAt: event.registrationEndsAt }, seedDay))
      .sort();
    expect(registration).toEqual(['ACTIVE', 'ENDED', 'ENDED', 'UPCOMING']);
    expect(coupons.some((coupon) => periodStatus(coupon, seedDay) === 'ENDED')).toBe(true);
  });
});

describe('offers', () => {
  it('name products by their public ids', () => {
    const ids = [
      ...[...campaigns, ...pages].flatMap(({ blocks }) => offered(blocks)),
      ...coupons.flatMap(({ onlyProducts }) => onlyProducts),
      ...markets.flatMap(({ categories, prices }) => [
        ...categories.flatMap(({ productIds }) => productIds),
        ...Object.keys(prices),
      ]),
    ];
    for (const id of ids) expect(id).toMatch(productId);
    for (const { categories, prices } of markets) {
      const listed = categories.flatMap(({ productIds }) => productIds);
      unique(listed);
      for (const id of Object.keys(prices)) expect(listed).toContain(id);
    }
  });

  it('have codes, tokens and handles of their own', () => {
    unique(coupons.map(({ code }) => code));
    unique(campaigns.map(({ token }) => token));
    unique(markets.map(({ handle }) => handle));
    unique(markets.flatMap(({ categories }) => categories.map((category) => category.slug)));
    for (const { code } of coupons) expect(code).toMatch(/^[A-Z0-9-]{3,40}$/);
    for (const { token } of campaigns) expect(token).toMatch(/^[A-Za-z0-9]{3,40}$/);
    for (const { handle } of markets) expect(handle).toMatch(slug);
  });

  it('are amounts of their currency', () => {
    const amounts = [
      ...markets.flatMap(({ prices }) => Object.values(prices)),
      ...coupons.flatMap(({ perCurrency }) => perCurrency ?? []),
    ];
    for (const perCurrency of amounts) {
      for (const currency of currencies)
        expect(fromMainUnit(perCurrency[currency] ?? Number.NaN, currency).amount).toBeGreaterThan(0);
    }
    for (const coupon of coupons)
      if (coupon.kind === 'percent') expect(coupon.value > 0 && coupon.value <= 100).toBe(true);
  });

  it('promise only codes that exist and have not ended', () => {
    let promised = 0;
    for (const offer of [...campaigns, ...pages]) {
      const codes = localizedIn(offer, '').flatMap(({ value }) =>
        Object.values(value).flatMap((text) => String(text).match(/\b[A-Z]{4,}[0-9]+[A-Z]*\b/g) ?? []),
      );
      promised += codes.length;
      // Valid from the first day of the offer to the last.
      for (const code of codes)
        for (const day of [offer.startsAt, offer.endsAt])
          expect(
            coupons
              .filter((coupon) => periodStatus(coupon, day ? new Date(day) : seedDay) === 'ACTIVE')
              .map((c) => c.code),
          ).toContain(code);
    }
    expect(promised).toBeGreaterThan(0);
  });
});

it('a review that we wrote ourselves says that it is an example', () => {
  for (const { username } of editorialContent.reviews)
    expect(username).toEqual({
      'zh-TW': expect.stringMatching(/（示範）$/),
      'zh-CN': expect.stringMatching(/（示例）$/),
      'en-US': expect.stringMatching(/ \(example\)$/),
      'ja-JP': expect.stringMatching(/（見本）$/),
    });
});
