import type { PersonalApplication } from '@/lib/applications/contract';
import { locales } from '@/lib/kernel/i18n/locales';
import { inTurn, matrix } from '../setup/matrix';
import { expect, test } from '../setup/test';
import { linesAtEachWidth, tooWide } from '../setup/widths';

/** An application whose person has a long name. */
const longApplication = (locale: (typeof locales)[number], email: string): PersonalApplication => ({
  reference: 'T-LONG-LONG',
  key: 'a-key',
  kind: 'trial',
  state: 'BOOKED',
  locale,
  subject: {
    id: 'class',
    title: 'Sente 先手囲碁 新宿教室',
    place: '東京都新宿区西新宿1-2-3',
    phone: '+81 3-5550-0100',
    startsAt: '2030-01-05T01:00:00Z',
    endsAt: '2030-01-05T02:00:00Z',
    timeZone: 'Asia/Tokyo',
  },
  name: 'Hanako Alexandra Kobayashi-Montgomery',
  email,
  phone: '+81 90-5550-0100',
  answers: { childName: 'Gota', childAge: 6, note: email },
  dueAt: null,
  position: null,
  createdAt: '2029-12-01T00:00:00Z',
  files: [],
  payment: null,
  answerBy: null,
  activeUntil: null,
  mayRenew: false,
  may: ['withdraw'],
  history: [{ at: '2029-12-01T00:00:00Z', action: 'book', state: 'BOOKED', by: 'person', reason: null }],
});
const noLineHolds = `${'kobayashi.hanako.'.repeat(4)}2026@mail.example`;
const aLineHolds = 'kobayashi@mail.example';

for (const locale of inTurn('long-address', locales))
  test(
    `${locale}: a request of somebody with a long address is no wider than a phone, and a shorter one is not broken @phone`,
    matrix,
    async ({ visit }) => {
      for (const email of [noLineHolds, aLineHolds]) {
        const { page } = await visit({ locale });
        await page.route('**/api/user/requests/T-LONG-LONG*', (route) =>
          route.fulfill({ json: longApplication(locale, email) }),
        );
        await page.goto(`/${locale}/origin#/requests/T-LONG-LONG?key=a-key`);
        const address = page.locator('dd', { hasText: email }).first();
        await address.waitFor();
        if (email === aLineHolds) expect(new Set(await linesAtEachWidth(page, address))).toEqual(new Set([1]));
        else expect(await tooWide(page)).toEqual([]);
      }
    },
  );
