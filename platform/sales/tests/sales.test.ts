import { type Payload } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StaffRole } from '@/platform/kernel/back-office/access-rules';
import { roundUp } from '@/platform/sales/back-office/sales-chart';
import { SalesReport } from '@/platform/sales/back-office/sales-report';
import { database } from '@/platform/kernel/database/database';
import { daysOf, salesByDay, salesByProduct, salesPeriod } from '@/platform/sales/sales';
import { makeMember, platform, unique } from '@/tests/setup/fixtures';
import { askBackOffice, makeAllStaff } from '@/tests/setup/staff';
import { insert, smallest } from '@/tests/api/access-fixtures';

let payload: Payload;
let staff: Awaited<ReturnType<typeof makeAllStaff>>;
let refs = { user: 0, order: 0, city: 0, faqGroup: 0 };

beforeAll(async () => {
  payload = await platform();
  staff = await makeAllStaff();
  refs = { ...refs, user: (await makeMember()).id };
});

type Line = { code: string; amount: number; refunded?: number; quantity?: number; title?: string };
/** Makes a paid order, in a year that no other test uses. */
async function sold(paidAt: string, currency: 'NTD' | 'USD' | 'JPY', lines: Line[], shipping = 0) {
  const total = lines.reduce((sum, { amount }) => sum + amount, shipping);
  const refunded = lines.reduce((sum, line) => sum + (line.refunded ?? 0), 0);
  await insert(payload, 'orders', {
    ...smallest.orders!(refs),
    status: refunded > 0 ? 'PARTLY_REFUNDED' : 'PAID',
    paidAt,
    currency,
    total,
    refunded,
    shipping,
    lines: lines.map(({ code, amount, refunded: back = 0, quantity = 1, title = code }) => ({
      id: unique('line'),
      productCode: code,
      title,
      quantity,
      amount,
      refunded: back,
      unitOrigin: amount,
      unitPrice: amount,
      discount: 0,
      titles: { 'ja-JP': `講座 ${code}` },
    })),
  });
}

const csv = async (query: string, as: StaffRole | null = 'support', language = 'en') => {
  const headers = { 'accept-language': language };
  const response = await askBackOffice(`/orders/sales?${query}`, { as: as && staff[as], headers });
  return {
    status: response.status,
    text: Buffer.from(await response.arrayBuffer()).toString('utf8'),
    headers: response.headers,
  };
};

describe('the sales of a period', () => {
  const period = { from: '2033-03-04', to: '2033-03-06' };

  beforeAll(async () => {
    // 23:59 on the fourth in Taipei, and 00:00 on the fifth.
    await sold('2033-03-04T15:59:59.999Z', 'NTD', [{ code: 'sum-a', amount: 1000, refunded: 300, quantity: 2 }], 80);
    await sold('2033-03-04T16:00:00.000Z', 'NTD', [
      { code: 'sum-a', amount: 500 },
      { code: 'sum-b', amount: 700 },
    ]);
    await sold('2033-03-05T02:00:00.000Z', 'USD', [
      { code: '=sum-c', amount: 3250, refunded: 3250, title: '=HYPERLINK("x")' },
    ]);
    await sold('2033-03-03T15:00:00.000Z', 'NTD', [{ code: 'sum-a', amount: 9 }]);
    await sold('2033-03-06T16:00:00.000Z', 'NTD', [{ code: 'sum-a', amount: 9 }]);
    await insert(payload, 'orders', { ...smallest.orders!(refs), status: 'PENDING', total: 999, currency: 'NTD' });
  });

  it('are summed by the day in Taipei and by currency, and never across currencies', async () => {
    expect(await salesByDay(database(payload), period)).toEqual([
      { day: '2033-03-04', currency: 'NTD', orders: 1, paid: 1080, refunded: 300, shipping: 80, shippingRefunded: 0 },
      { day: '2033-03-05', currency: 'NTD', orders: 1, paid: 1200, refunded: 0, shipping: 0, shippingRefunded: 0 },
      { day: '2033-03-05', currency: 'USD', orders: 1, paid: 3250, refunded: 3250, shipping: 0, shippingRefunded: 0 },
    ]);
  });

  it('are summed by product, the most first, called as in the language of who asks', async () => {
    expect(await salesByProduct(database(payload), period, 'ja-JP')).toEqual([
      { currency: 'NTD', productCode: 'sum-a', title: '講座 sum-a', pieces: 3, paid: 1500, refunded: 300 },
      { currency: 'NTD', productCode: 'sum-b', title: '講座 sum-b', pieces: 1, paid: 700, refunded: 0 },
      { currency: 'USD', productCode: '=sum-c', title: '講座 =sum-c', pieces: 1, paid: 3250, refunded: 3250 },
    ]);
  });

  it('are shown with their currency and decimals, as a picture that says what it shows and as numbers', async () => {
    const db = database(payload);
    const [byDay, byProduct] = [await salesByDay(db, period), await salesByProduct(db, period, 'zh-TW')];
    const page = renderToStaticMarkup(SalesReport({ period, byDay, byProduct, language: 'zh-TW' }));
    expect(page).toContain('NT$2,280');
    expect(page).toContain('US$32.50');
    expect(page).toContain('US$0.00');
    expect(page).not.toContain('NT$5,530');
    expect(page).toMatch(
      /role="img" aria-label="2033-03-04 至 2033-03-06 每日付款：共 NT\$2,280，最高為 2033-03-05 的 NT\$1,200/,
    );
    expect(page.match(/<tr>/g)?.length).toBeGreaterThan(6);
  });

  it('are a table that a spreadsheet opens, adds up and does not run', async () => {
    const { status, text, headers } = await csv(new URLSearchParams(period).toString());
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain('sales-2033-03-04-2033-03-06.csv');
    expect(text.startsWith('\uFEFFDay,Currency,Product code,Product,Pieces,Paid,Refunded,Kept\r\n')).toBe(true);
    const rows = text.trim().split('\r\n').slice(1);
    expect(rows).toContain('2033-03-04,NTD,sum-a,sum-a,2,1000,300,700');
    expect(rows).toContain('2033-03-04,NTD,,Shipping,,80,0,80');
    expect(rows.find((row) => row.includes('USD'))).toBe(`2033-03-05,USD,'=sum-c,"'=HYPERLINK(""x"")",1,32.5,32.5,0`);
    const paid = rows.filter((row) => row.includes('NTD')).map((row) => Number(row.split(',')[5]));
    expect(paid.reduce((all, one) => all + one, 0)).toBe(2280);
    expect((await csv(new URLSearchParams(period).toString(), 'admin', 'ja')).text).toContain('日付,通貨');
  });

  it('are nobody’s but support’s and the admins’', async () => {
    expect((await csv('', 'editor')).status).toBe(403);
    expect((await csv('', null)).status).toBe(401);
    expect((await csv(`from=${'9'.repeat(40)}`)).status).toBe(422);
  });

  it('that nothing was sold in say so', () => {
    const page = renderToStaticMarkup(SalesReport({ period, byDay: [], byProduct: [], language: 'en' }));
    expect(page).toContain('Nothing was sold');
  });
});

describe('a period', () => {
  const now = new Date('2026-11-22T17:00:00Z');

  it('is the last thirty days of the school’s calendar where none, or none that is real, is asked for', () => {
    const usual = { from: '2026-10-25', to: '2026-11-23' };
    expect(salesPeriod({}, now)).toEqual(usual);
    expect(salesPeriod({ from: '2026-02-31', to: ['x'] }, now)).toEqual(usual);
    expect(daysOf(usual)).toHaveLength(30);
  });

  it('is a year at the most, and turned round where it ends before it begins', () => {
    expect(salesPeriod({ from: '2020-01-01', to: '2026-01-01' }, now)).toEqual({
      from: '2025-01-01',
      to: '2026-01-01',
    });
    expect(salesPeriod({ from: '2026-03-02', to: '2026-03-01' }, now)).toEqual({
      from: '2026-03-01',
      to: '2026-03-02',
    });
  });

  it('stands on a scale that ends at a round number', () => {
    expect([1, 3, 1200, 5000, 5001, 99_999].map(roundUp)).toEqual([1, 5, 2000, 5000, 10_000, 100_000]);
  });
});
