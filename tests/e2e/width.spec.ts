import type { Page } from 'playwright/test';
import type { PersonalApplication } from '@/lib/contract/applications';
import { locales } from '@/lib/i18n/locales';
import { pages } from '@/platform/seed/content/pages';
import { url } from '../setup/shop';
import { expect, test as base } from '../setup/test';

/** The pages as they are sent: what the browser adds is looked at elsewhere. One tab for all tests of a worker: a page is loaded once for its widths. */
const test = base.extend<object, { asSent: Page }>({
  asSent: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ javaScriptEnabled: false, isMobile: true, hasTouch: true });
      await use(page);
      await page.context().close();
    },
    { scope: 'worker' },
  ],
});

const paths = [
  '',
  ...pages.filter(({ slug }) => slug !== 'home').map(({ slug }) => `/${slug}`),
  '/partners/sunrise-books',
  '/articles/what-is-a-liberty',
  '/courses/30k-10k-v2',
  '/courses/combo-11',
  '/SchoolChampionships/winter-2026',
  'spring2027',
  '/nothing/here',
];
const widths = [320, 360, 375, 390];

/** What sticks out of the window to the right, unless something around it scrolls or cuts it off by itself. */
function findWide(): string[] {
  const limit = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= limit) return [];
  const wide = [...document.body.querySelectorAll('*')].filter((element) => {
    const { right, width } = element.getBoundingClientRect();
    return width > 0 && right > limit + 1;
  });
  const culprits = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
  return culprits.slice(0, 3).map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`);
}

for (const locale of locales)
  for (const path of paths)
    for (const width of widths)
      test(`/${locale}${path} is no wider than a phone of ${width} @phone`, async ({ asSent }) => {
        const address = `${url}/${locale}${path}`;
        if (asSent.url() !== address) await asSent.goto(address);
        await asSent.setViewportSize({ width, height: 780 });
        expect(await asSent.evaluate(findWide)).toEqual([]);
      });

/** An application whose person has long names and an address no line can hold. */
const longApplication = (locale: (typeof locales)[number]): PersonalApplication => {
  const email = `${'kobayashi.hanako.'.repeat(4)}2026@mail.example`;
  return {
    ...{ reference: 'T-LONG-LONG', key: 'a-key', kind: 'trial', state: 'BOOKED', locale },
    subject: {
      ...{ id: 'class', title: 'Sente 先手囲碁 新宿教室', place: '東京都新宿区西新宿1-2-3', phone: '+81 3-5550-0100' },
      ...{ startsAt: '2030-01-05T01:00:00Z', endsAt: '2030-01-05T02:00:00Z', timeZone: 'Asia/Tokyo' },
    },
    ...{ name: 'Hanako Alexandra Kobayashi-Montgomery', email, phone: '+81 90-5550-0100' },
    answers: { childName: 'Gota', childAge: 6, note: email },
    ...{ dueAt: null, position: null, createdAt: '2029-12-01T00:00:00Z', files: [], payment: null, answerBy: null },
    ...{ activeUntil: null, mayRenew: false, may: ['withdraw'] },
    history: [{ at: '2029-12-01T00:00:00Z', action: 'book', state: 'BOOKED', by: 'person', reason: null }],
  };
};

for (const locale of locales)
  test(`${locale}: a request of somebody with a long address is no wider than a phone @phone`, async ({ visit }) => {
    const { page } = await visit({ locale });
    const request = longApplication(locale);
    await page.route('**/api/user/requests/T-LONG-LONG*', (route) => route.fulfill({ json: request }));
    await page.goto(`/${locale}/origin#/requests/T-LONG-LONG?key=a-key`);
    await page.getByText(request.email).first().waitFor();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 780 });
      expect(await page.evaluate(findWide), `at ${width}`).toEqual([]);
    }
  });

for (const locale of locales)
  test(`${locale}: an address that a phone's line can hold is not broken beside its label @phone`, async ({
    visit,
  }) => {
    const { page } = await visit({ locale });
    const request = { ...longApplication(locale), email: 'kobayashi@mail.example' };
    await page.route('**/api/user/requests/T-LONG-LONG*', (route) => route.fulfill({ json: request }));
    await page.goto(`/${locale}/origin#/requests/T-LONG-LONG?key=a-key`);
    const address = page.locator('dd', { hasText: request.email });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 780 });
      const lines = await address.evaluate((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        return text.getClientRects().length;
      });
      expect(lines, `at ${width}`).toBe(1);
    }
  });
