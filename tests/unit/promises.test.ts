import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { productsAsked } from '@/lib/pages/copy-facts';
import { currencies } from '@/lib/kernel/money';
import { locales, type Locale } from '@/lib/kernel/i18n/locales';
import { readCourse } from '@/platform/courses/read-courses';
import { teachingProducts } from '@/platform/seed/application-settings';
import { products } from '@/platform/seed/catalogue';
import { editorialContent } from '@/platform/seed/content';
import type { SeedBlock } from '@/platform/seed/content/types';
import { everyText } from './every-text';

const byCode = new Map(products.map((product) => [product.code, product]));
const get = (code: string) => {
  const product = byCode.get(code);
  if (!product) throw new Error(`no product is called ${code}`);
  return product;
};

const isFor =
  (locale: Locale) =>
  ({ in: only }: SeedBlock): boolean =>
    !only || only.includes(locale);

/** Where the links of these blocks lead in one language. */
function targetsIn(blocks: readonly SeedBlock[] | undefined, locale: Locale): string[] {
  const walk = (value: unknown): string[] =>
    value && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, child]) => {
          if (key !== 'to' && key !== 'afterTo') return walk(child);
          const to = typeof child === 'string' ? child : (child as Record<Locale, string>)[locale];
          return to ? [to] : [];
        })
      : [];
  return walk(blocks?.filter(isFor(locale)));
}

describe('a bundle', () => {
  it.each(products.filter(({ type }) => type === 'bundle').map((bundle) => [bundle.code, bundle] as const))(
    '%s costs less than its parts, and is compared with exactly their sum',
    (_, bundle) => {
      for (const currency of currencies) {
        const parts = bundle.grants.map((grant) => {
          if (grant.kind === 'redeemCode') return get(grant.ref);
          return products.find(
            ({ type, grants }) =>
              type === 'vip' &&
              grants.some((one) => one.kind === 'vip' && grant.kind === 'vip' && one.months === grant.months),
          );
        });
        const sum = parts.reduce((total, part) => total + (part?.price[currency].sellPrice ?? Number.NaN), 0);
        expect(bundle.price[currency].originPrice, currency).toBe(sum);
        expect(bundle.price[currency].sellPrice, currency).toBeLessThan(sum);
      }
    },
  );

  it('is sold only where each of its courses is', () => {
    for (const bundle of products.filter(({ type }) => type === 'bundle'))
      for (const locale of locales.filter((one) => bundle.isActive[one]))
        for (const grant of bundle.grants)
          if (grant.kind === 'redeemCode')
            expect(get(grant.ref).isActive[locale], `${bundle.code} ${locale}`).toBe(true);
  });
});

describe('prices make sense beside each other', () => {
  it.each(currencies)('a pass for lectures costs less than the VIP that holds them (%s)', (currency) => {
    for (const term of ['month', 'quarter'])
      expect(get(`liveCourse-${term}`).price[currency].sellPrice).toBeLessThan(
        get(`vip-${term}`).price[currency].sellPrice,
      );
  });

  it.each(currencies)('a longer term is compared with the same time bought bit by bit (%s)', (currency) => {
    for (const [code, unit, times] of [
      ['vip-quarter', 'vip-month', 3],
      ['vip-year', 'vip-month', 12],
      ['liveCourse-quarter', 'liveCourse-month', 3],
      ['aiTutor-quarter', 'aiTutor-month', 3],
      ['pack-2000', 'pack-1000', 2],
      ['pack-5000', 'pack-1000', 5],
    ] as const) {
      expect(get(code).price[currency].originPrice, code).toBe(get(unit).price[currency].sellPrice * times);
      expect(get(code).price[currency].sellPrice, code).toBeLessThan(get(code).price[currency].originPrice);
    }
  });
});

describe.each(locales)('what the copy promises in %s', (locale) => {
  /** Texts a reader of this language meets: products that are not sold there have no page. */
  const met = everyText[locale].filter(({ where }) => {
    const code = /^(?:products|coursePlans)\.([^.]+)/.exec(where)?.[1];
    return !code || (byCode.get(code)?.isActive[locale] ?? true);
  });

  it('asks only for products that are sold there', () => {
    const wrong = met.flatMap(({ where, text }) =>
      productsAsked(text)
        .filter((id) => !byCode.get(id)?.isActive[locale])
        .map((id) => `${where} asks for ${id}`),
    );
    expect(wrong).toEqual([]);
  });

  it('names no product that is not sold there', () => {
    const hidden = products.filter(({ isActive }) => !isActive[locale]).map(({ title }) => title[locale]);
    const nicknames = locale === 'ja-JP' ? ['こども入門コース', 'こども初級', 'こども囲碁 無料体験'] : [];
    const wrong = met
      .filter(({ where }) => !where.startsWith('coupons.'))
      .flatMap(({ where, text }) =>
        [...hidden, ...nicknames].filter((title) => text.includes(title)).map((title) => `${where} names ${title}`),
      );
    expect(wrong).toEqual([]);
  });

  it('has a free trial for every age', () => {
    const trials = products.filter(({ isActive, price }) => isActive[locale] && price.NTD.sellPrice === 0);
    expect(new Set(trials.flatMap(({ audience }) => audience))).toEqual(new Set(['adult', 'child']));
  });

  it('has the trials it speaks of on the trial page: one for everybody, free', () => {
    const page = editorialContent.pages.find(({ slug }) => slug === 'TrialCourse');
    const named = [...targetsIn(page?.blocks, locale).flatMap((to) => /^courses\/([\w-]+)$/.exec(to)?.[1] ?? [])];
    expect(named).toContain('trial-01');
    for (const { isActive, price, audience } of named.map(get)) {
      expect(isActive[locale]).toBe(true);
      expect(price.NTD.sellPrice).toBe(0);
      expect(audience).toEqual(['adult', 'child']);
    }
  });

  it('leads only to pages, products and places that exist there', () => {
    const { pages, campaigns, articles, championships } = editorialContent;
    const slugs = new Set(pages.map(({ slug }) => slug));
    const below: Record<string, (entry: string) => boolean> = {
      courses: (entry) => get(entry).isActive[locale],
      articles: (entry) => articles.some(({ slug }) => slug === entry),
      SchoolChampionships: (entry) => championships.some(({ slug }) => slug === entry),
    };
    const anchors = (slug: string) =>
      pages
        .find((page) => page.slug === slug)!
        .blocks.filter(isFor(locale))
        .map(({ anchor }) => anchor);
    const wrong = [...pages, ...campaigns].flatMap((entry) =>
      targetsIn(entry.blocks, locale).filter((to) => {
        const [, path = '', , anchor] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(to) ?? [];
        const [page = '', ...rest] = path.split('/');
        if (/^(?:https?:|mailto:|tel:|\/)/.test(to) || page === 'origin') return false;
        const slug = page || ('slug' in entry ? entry.slug : '');
        if (slug === 'faq' && anchor !== undefined) return false;
        if (slug && !slugs.has(slug)) return true;
        if (slug && anchor !== undefined && !anchors(slug).includes(anchor)) return true;
        return rest.length > 0 && !below[page]?.(rest.join('/'));
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('offers a sample on a page only where there is one to play', () => {
    const sample = /本頁|本页|on this page|このページの(?:盤|例題)/;
    const wrong = met.filter(({ where, text }) => {
      const code = /^products\.([^.]+)/.exec(where)?.[1];
      return code && sample.test(text) && !byCode.get(code)?.problem;
    });
    expect(wrong).toEqual([]);
  });

  it('gives every product a summary of its own', () => {
    const summaries = products.filter(({ isActive }) => isActive[locale]).map(({ summary }) => summary[locale]);
    expect(summaries.filter((summary, index) => summaries.indexOf(summary) !== index)).toEqual([]);
  });

  it('fills every category of a partner, and what is for children suits children', () => {
    for (const { handle, categories } of editorialContent.markets)
      for (const { slug, productIds } of categories) {
        const sold = productIds.map(get).filter(({ isActive }) => isActive[locale]);
        expect(sold.length, slug).toBeGreaterThan(0);
        if (handle === 'harbour-kids-club')
          for (const { code, audience } of sold) expect(audience, `${handle} sells ${code}`).toContain('child');
      }
  });

  it('has something to buy in every campaign', () => {
    for (const { token, blocks } of editorialContent.campaigns) {
      const codes = blocks.flatMap((block) => (block.block === 'offer' ? (block.productIds as string[]) : []));
      expect(codes.map(get).filter(({ isActive }) => isActive[locale]).length, token).toBeGreaterThan(0);
    }
  });

  it('offers with a code what the code is for, and says the discount it gives', () => {
    const { coupons, campaigns, pages } = editorialContent;
    for (const { title, blocks } of [...campaigns, ...pages]) {
      const here = blocks.filter((block) => !block.in || (block.in as readonly string[]).includes(locale));
      for (const block of here) {
        if (block.block !== 'offer' || !block.coupon) continue;
        const coupon = coupons.find(({ code }) => code === block.coupon);
        if (coupon?.kind !== 'percent') throw new Error(`${title[locale]}: ${block.coupon as string}`);
        for (const product of (block.productIds as string[]).map(get)) {
          const isFor =
            coupon.onlyProducts.length > 0
              ? coupon.onlyProducts.includes(product.code)
              : coupon.onlyTypes.includes(product.type);
          expect(isFor, `${coupon.code} for ${product.code}`).toBe(true);
        }
        const off = { 10: /九折|10%/, 15: /八五折|15%/ }[coupon.value];
        expect(off!.test(JSON.stringify(here)), title[locale]).toBe(true);
        const others = { 10: /八五折|八折|1[1-9]%|20%/, 15: /九折|八折|(?<!\d)10%|20%/ }[coupon.value];
        expect(others!.test(JSON.stringify(here)), title[locale]).toBe(false);
      }
    }
  });

  it('states the discount a coupon gives', () => {
    for (const { code, kind, value, perCurrency, note } of editorialContent.coupons) {
      const figure =
        kind === 'percent'
          ? locale.startsWith('zh')
            ? { 10: '九折', 15: '八五折', 20: '八折' }[value]
            : `${value}%`
          : {
              'zh-TW': `NT$${perCurrency.NTD}`,
              'zh-CN': `US$${perCurrency.USD}`,
              'en-US': `$${perCurrency.USD}`,
              'ja-JP': `${perCurrency.JPY.toLocaleString()}円`,
            }[locale];
      expect(note[locale], code).toContain(figure);
    }
  });
});

it('the yearly fee brings at least the 110 lessons of which every language speaks, in the order of the grades', () => {
  const courses = teachingProducts.filter(
    (code) => products.find((one) => one.code === code)?.type === 'hjjCoursePlan',
  );
  const lessons = courses.flatMap((code) => readCourse(code).chapters.flatMap((chapter) => chapter.lessons));
  expect(new Set(lessons).size).toBeGreaterThanOrEqual(110);
  const grades = courses.map((code) => get(code).gradeFrom!);
  expect(grades).toEqual(grades.toSorted((a, b) => b - a));
});

describe('figures in the copy', () => {
  const files = readdirSync('content/seed', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml') && !name.includes('coupons'))
    .map((name) => join('content/seed', name));
  const sources = [...files, ...locales.map((locale) => `messages/${locale}.json`)];
  /** The yearly fee of the partnership is paid by bank transfer: no product carries it. */
  const fee = /(?:新台幣|新台币) (?:400|4,800)|(?:400|4,800) ?(?:TWD|台湾ドル|元)|4,800 元/g;
  const lines = sources.flatMap((file) =>
    readFileSync(file, 'utf8')
      .replace(fee, '')
      .split('\n')
      .map((line, index) => `${line.trim()} (${file}:${index + 1})`),
  );

  it('are looked for where the copy is', () => {
    for (const folder of ['articles', 'bundles', 'courses', 'faqs', 'memberships', 'pages', 'phrases', 'reviews'])
      expect(
        files.filter((file) => file.startsWith(join('content/seed', folder))),
        folder,
      ).not.toEqual([]);
    expect(fee.test(files.map((file) => readFileSync(file, 'utf8')).join())).toBe(true);
  });

  it('hold no typed price', () => {
    const price = /(?:NT\$|US\$|[$¥])\d|\d ?(?:元|円|美元|TWD|USD|NTD|JPY|台湾ドル)|(?:新台幣|新台币) ?\d/;
    expect(lines.filter((line) => price.test(line))).toEqual([]);
  });

  it('hold no typed count of a course’s lessons or weeks', () => {
    const many = '(?:[2-9]|\\d{2,}|[二三四五六七八九十兩两]+)';
    const count = new RegExp(
      `共 ?${many} ?[堂节]|${many} ?[堂节](?:短)?[课課]|(?<!of )\\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|sixteen|[2-9]|\\d\\d+) (?:video )?lessons\\b|全\\d+レッスン|レッスン\\d+本`,
      'i',
    );
    expect(lines.filter((line) => count.test(line))).toEqual([]);
  });
});
