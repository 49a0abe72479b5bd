import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { destinationOf, negotiateLocale, partsOf, regionOfHost } from './address';
import { hrefFor, originHref, visiblePath } from './href';
import { locales } from '@/lib/kernel/i18n/locales';

const anyLocale = fc.constantFrom(...locales);
const anyPage = fc.stringMatching(/^[A-Za-z][A-Za-z0-9-]{0,20}$/).filter((name) => name !== 'campaign');
const anySlug = fc.stringMatching(/^[a-z0-9-]{1,20}$/);
/** The same text with the case of some letters changed. */
const inOtherCase = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((flips) =>
      [...text]
        .map((letter, at) =>
          flips[at] ? (letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase()) : letter,
        )
        .join(''),
    );

describe('the site of a host', () => {
  it.each([
    ['jp.sente.example', 'jp'],
    ['JP.localhost:3000', 'jp'],
    ['sente.example', 'global'],
    ['www.jp.example', 'global'],
    ['jpn.example', 'global'],
    ['', 'global'],
  ])('%s → %s', (host, region) => expect(regionOfHost(host)).toBe(region));
});

describe('the language `/` leads to', () => {
  it.each([
    ['global', 'en-US', 'ja', 'en-US'],
    ['global', 'fr-FR', 'ja,en;q=0.5', 'ja-JP'],
    ['global', undefined, 'en;q=0.2,zh-Hans;q=0.9', 'zh-CN'],
    ['global', undefined, 'zh-HK', 'zh-TW'],
    ['global', undefined, 'zh-SG', 'zh-CN'],
    ['global', undefined, 'zh-Hant-CN', 'zh-TW'],
    ['global', undefined, 'zh-Hant', 'zh-TW'],
    ['global', undefined, 'zh-MO', 'zh-TW'],
    ['global', undefined, 'zh-Hans', 'zh-CN'],
    ['global', undefined, 'zh-Hans-HK', 'zh-CN'],
    ['global', undefined, 'zh-MY', 'zh-CN'],
    ['global', undefined, 'zh', 'zh-CN'],
    ['global', undefined, 'en-GB,en;q=0.9', 'en-US'],
    ['global', undefined, '*', 'zh-TW'],
    ['global', undefined, 'i-klingon, ja', 'ja-JP'],
    ['global', undefined, 'ja;q=0', 'zh-TW'],
    ['global', undefined, null, 'zh-TW'],
    ['jp', 'en-US', 'en', 'ja-JP'],
    ['jp', undefined, null, 'ja-JP'],
  ] as const)('%s, cookie %s, header %s → %s', (region, cookie, header, locale) => {
    expect(negotiateLocale(region, cookie, header)).toBe(locale);
  });

  it('is always one the site allows, whatever is sent', () => {
    fc.assert(
      fc.property(
        fc.option(fc.string(), { nil: undefined }),
        fc.option(fc.string(), { nil: null }),
        (cookie, header) => {
          expect(locales).toContain(negotiateLocale('global', cookie, header));
          expect(negotiateLocale('jp', cookie, header)).toBe('ja-JP');
        },
      ),
    );
  });
});

describe('what an address leads to', () => {
  it('a page spelled right is served as it is on the global site and rewritten on the Japan site', () => {
    fc.assert(
      fc.property(anyLocale, anyPage, fc.option(anySlug), (locale, page, slug) => {
        const path = hrefFor(locale, slug ? `${page}/${slug}` : page);
        expect(destinationOf(path, 'global')).toEqual({ kind: 'page' });
        const japanese = path.replace(locale, 'ja-JP');
        expect(destinationOf(japanese, 'jp')).toEqual({ kind: 'rewrite', path: `/jp${japanese}` });
      }),
    );
  });

  it('another letter case of the language or a slash at the end redirects to the right spelling, and that is the end of it', () => {
    const paths = fc
      .tuple(anyLocale, anyPage)
      .chain(([locale, page]) =>
        inOtherCase(locale).chain((other) =>
          fc
            .constantFrom(`/${other}/${page}`, `/${other}/${page}/`)
            .map((path) => ({ right: hrefFor(locale, page), path })),
        ),
      );
    fc.assert(
      fc.property(paths, ({ right, path }) => {
        const wanted = path === right ? { kind: 'page' } : { kind: 'redirect', path: right, status: 308 };
        expect(destinationOf(path, 'global')).toEqual(wanted);
      }),
    );
  });

  it('the Japan site sends every other language to the same page in Japanese', () => {
    expect(destinationOf('/zh-TW/courses/combo-05', 'jp')).toEqual({
      kind: 'redirect',
      path: '/ja-JP/courses/combo-05',
      status: 308,
    });
    expect(destinationOf('/en-US', 'jp')).toEqual({ kind: 'redirect', path: '/ja-JP', status: 308 });
  });

  it('a campaign stands right behind the locale', () => {
    expect(destinationOf('/zh-TWspring2027', 'global')).toEqual({ kind: 'page' });
    expect(destinationOf('/ja-JPspring2027', 'jp')).toEqual({ kind: 'rewrite', path: '/jp/ja-JP/campaign/spring2027' });
    expect(destinationOf('/zh-TW/campaign/spring2027', 'global')).toEqual({
      kind: 'redirect',
      path: '/zh-TWspring2027',
      status: 308,
    });
    expect(destinationOf('/zh-TWspring2027/more', 'global')).toEqual({ kind: 'missing' });
  });

  it('is made of a language and a page, or a campaign right behind it', () => {
    const parts = { locale: 'ja-JP', token: '', page: 'SchoolChampionships', below: ['Winter-2026'] };
    expect(partsOf('/ja-JP/SchoolChampionships/Winter-2026')).toEqual(parts);
    expect(partsOf('/zh-TWSPRING2027')).toEqual({ locale: 'zh-TW', token: 'SPRING2027', page: '', below: [] });
    expect(partsOf('/fr-FR/courses')).toBeNull();
  });

  it.each(['/', '/global/zh-TW', '/jp/ja-JP', '/fr-FR', '/courses', '//evil.example'])('%s is no page', (path) => {
    expect(destinationOf(path, 'global')).toEqual({ kind: 'missing' });
  });

  it('never redirects to another host', () => {
    fc.assert(
      fc.property(fc.webPath(), anyLocale, (rest, locale) => {
        for (const region of ['global', 'jp'] as const) {
          const destination = destinationOf(`/${locale}${rest}`, region);
          if (destination.kind === 'redirect') expect(destination.path).toMatch(/^\/[a-z]{2}-[A-Z]{2}/);
        }
      }),
    );
  });
});

describe('addresses in the browser', () => {
  it.each([
    ['/global/zh-TW/courses', '/zh-TW/courses'],
    ['/jp/ja-JP', '/ja-JP'],
    ['/global/zh-TW/campaign/spring', '/zh-TWspring'],
    ['/en-US/courses/global', '/en-US/courses/global'],
  ])('Next’s %s is seen as %s', (path, seen) => {
    expect(visiblePath(path)).toBe(seen);
    expect(visiblePath(seen)).toBe(seen);
  });

  it('origin screens stand in this project, or where the back office says', () => {
    expect(originHref({ originWebSiteUrl: '' }, 'zh-TW', 'login')).toBe('/zh-TW/origin#/login');
    expect(originHref({ originWebSiteUrl: 'https://origin.example/' }, 'ja-JP', 'coupon')).toBe(
      'https://origin.example/ja-JP/origin#/coupon',
    );
  });
});
