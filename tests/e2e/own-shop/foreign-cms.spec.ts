import { ask } from '../../setup/http';
import { callApi } from '../../setup/shop-api';
import { inTurn, matrix } from '../../setup/matrix';
import { startStorefront } from '../../setup/storefront';
import { startStrapi } from '../../setup/strapi-process';
import { expect, test } from '../../setup/test';

/** A storefront whose content comes from a Strapi (a fake, a process of its own), and everything else from the common shop. */
let strapi: Awaited<ReturnType<typeof startStrapi>>;
let storefront: Awaited<ReturnType<typeof startStorefront>>;

test.beforeAll(async () => {
  strapi = await startStrapi();
  storefront = await startStorefront({ env: { CMS_API_URL: strapi.api } });
});
test.afterAll(async () => {
  await storefront.stop();
  strapi.stop();
});

/** Paths below the locale, each with the part of its title that comes from the Strapi. */
const routes: Record<string, string> = {
  '': '',
  '/anniversary': 'anniversary',
  '/courses': 'courses',
  '/courses/type/bundle': '',
  '/courses/combo-05': 'combo-05',
  '/courses/record-notebook': 'record-notebook',
  '/faq': 'faq',
  '/GoCamp2025SS': 'GoCamp2025SS',
  '/igqe-intro': 'igqe-intro',
  '/kidgo': 'kidgo',
  '/parents': 'parents',
  '/branches': 'branches',
  '/SchoolChampionships': 'SchoolChampionships',
  '/SchoolChampionships/far-cup': 'far-cup',
  '/articles': 'articles',
  '/articles/far-away': 'far-away',
  '/TeachingCooperationProject': 'TeachingCooperationProject',
  '/TrialCourse': 'TrialCourse',
  far2027: 'far2027',
  '/partners': 'partners',
  '/terms-of-service': 'terms-of-service',
  '/origin': '',
};
const texts = {
  'zh-TW': ['遠方圍棋', '遠方寫的'],
  'en-US': ['Faraway Go', 'Written far away'],
  'ja-JP': ['遠方の囲碁', '遠方で書いた'],
};

for (const [locale, [site, from]] of inTurn('foreign-cms', Object.entries(texts)))
  test(`every page works with a Strapi's content: ${locale}`, matrix, async () => {
    for (const [route, name] of Object.entries(routes)) {
      const { status, text } = await ask(`${storefront.url}/${locale}${route}`);
      expect(status, route).toBe(200);
      const title = /<title>([^<]*)<\/title>/.exec(text)?.[1];
      expect(title, route).toContain(site);
      if (name) expect(title, route).toContain(`${from}: ${name}`);
      expect(text, route).toMatch(/<h1[\s>]/);
      const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(text)?.[1]?.replace(/<script[\s\S]*?<\/script>/g, '') ?? '';
      expect(main.replace(/<[^>]+>/g, ' '), route).not.toMatch(/\b(?:null|undefined|NaN|Invalid Date)\b/);
      expect(text, route).not.toMatch(/(?:src|href)="\/uploads\//);
    }
    const gone = await ask(`${storefront.url}/${locale}/SchoolChampionships/some-day`);
    expect(gone.status).toBe(404);
  });

test('a partner market stands among its pages', async () => {
  const { body } = await callApi(storefront.url, 'ecommerce/markets?locale=zh-TW');
  const [market] = body as { handle: string }[];
  expect((await ask(`${storefront.url}/zh-TW/partners/${market!.handle}`)).status).toBe(200);
});

test('its pictures are shown from where they lie, on pages and in what the browser asks for', async ({ visit }) => {
  const { page } = await visit();
  await page.goto(`${storefront.url}/en-US/parents`);
  const picture = page.getByRole('img', { name: 'Written far away: parents' });
  await expect(picture).toHaveAttribute('src', `${strapi.url}/uploads/1000_hero-parents.png`);
  // The fake's picture is one dot, which is drawn less than a pixel wide at its declared width.
  const isShown = (image: HTMLImageElement) =>
    image.decode().then(
      () => true,
      () => false,
    );
  await expect.poll(() => picture.evaluate(isShown)).toBe(true);
  const { body } = await callApi(
    storefront.url,
    'cms/courses?locale=en-US&fields=code,title&populate=image&filters[code][$in]=kidbasic,combo-05',
  );
  const { data } = body as { data: { code: string; image: { src: string } }[] };
  expect(data.map(({ code, image }) => [code, image.src])).toEqual(
    ['combo-05', 'kidbasic'].map((code) => [code, `${strapi.url}/uploads/1000_course-${code}.png`]),
  );
});

test('a block it does not know is left out, the page around it stays', { tag: '@short' }, async () => {
  const { text } = await ask(`${storefront.url}/en-US`);
  expect(text).toContain('Written far away: home');
  expect(text).not.toContain('A block of a later version');
  expect(text).toContain('Written far away: 1?');
});
