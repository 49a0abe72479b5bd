import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cacheTags } from '@/lib/kernel/cache/cache-tags';
import { env } from '@/lib/kernel/env';
import { lastInvalidation } from '@/lib/kernel/cache/last-invalidation.mjs';
import { channel, notifyInstances } from '@/platform/kernel/invalidation/notify-instances';
import { adjustStock } from '@/platform/catalogue/stock';
import { expireOrders } from '@/platform/orders/end-order';
import { call, makeMember, makeProduct, platform, unique } from '../setup/fixtures';
import { book, makeClass, newBooking, withdraw } from '../setup/applications';
import { placeOrder } from '../setup/trade';

/** A storefront that receives invalidations, and a platform configured as in a server. */
const invalidated = new Set<string>();
const before = { PORT: env.PORT, STOREFRONT_URLS: env.STOREFRONT_URLS, NEXT_RUNTIME: process.env.NEXT_RUNTIME };
const storefront = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += chunk));
  request.on('end', () => {
    for (const tag of (JSON.parse(body) as { tags: string[] }).tags) invalidated.add(tag);
    response.end('{}');
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => storefront.listen(0, '127.0.0.1', resolve));
  const { port } = storefront.address() as AddressInfo;
  Object.assign(env, { PORT: port, STOREFRONT_URLS: `http://127.0.0.1:${port}` });
  process.env.NEXT_RUNTIME = 'nodejs';
});
afterAll(() => {
  Object.assign(env, { PORT: before.PORT, STOREFRONT_URLS: before.STOREFRONT_URLS });
  if (before.NEXT_RUNTIME === undefined) delete process.env.NEXT_RUNTIME;
  else process.env.NEXT_RUNTIME = before.NEXT_RUNTIME;
  storefront.close();
});
beforeEach(() => invalidated.clear());

const soon = { timeout: 2000, interval: 20 };

describe('a change of stock', () => {
  it('is invalidated within two seconds: ordered, cancelled, expired, adjusted', async () => {
    process.env.NEXT_RUNTIME = '';
    const [member, code] = [
      await makeMember(),
      await makeProduct({ price: 500, stock: 1, grants: [{ kind: 'goods' }] }),
    ];
    process.env.NEXT_RUNTIME = 'nodejs';
    const payload = await platform();
    const items = [{ productId: code, quantity: 1 }];
    const expectInvalidated = async () => {
      await expect.poll(() => invalidated.has(cacheTags.product(code)), soon).toBe(true);
      invalidated.clear();
    };
    const first = await placeOrder(member, items, 500);
    await expectInvalidated();
    await call(`ecommerce/orders/${first.id}/cancel`, { token: member.token, method: 'POST' });
    await expectInvalidated();
    await placeOrder(member, items, 500);
    await expectInvalidated();
    await expireOrders(payload, new Date(Date.now() + 31 * 60_000));
    await expectInvalidated();
    const ctx = { payload, now: () => new Date(), staff: { id: 1, role: 'admin' as const } };
    await adjustStock({ ctx, input: { productCode: code, delta: 3 } });
    await expectInvalidated();
  });
});

it('a seat in a trial class is invalidated within two seconds, with each page and campaign that shows the classes', async () => {
  process.env.NEXT_RUNTIME = '';
  const payload = await platform();
  const facts = { title: '頁', _status: 'published', timeZone: 'Asia/Taipei' } as const;
  const classes = [{ blockType: 'branches', show: 'finder' }] as never;
  const create = { locale: 'zh-TW', draft: false } as const;
  const [shows, other, token] = [unique('classes'), unique('other'), unique('t').replaceAll('-', '')];
  const days = { startsAt: '2026-01-01T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' };
  await payload.create({
    ...create,
    collection: 'pages',
    data: { ...facts, slug: shows, sortOrder: 1, blocks: classes },
  });
  await payload.create({ ...create, collection: 'pages', data: { ...facts, slug: other, sortOrder: 1, blocks: [] } });
  await payload.create({ ...create, collection: 'campaigns', data: { ...facts, ...days, token, blocks: classes } });
  const { classId } = await makeClass();
  process.env.NEXT_RUNTIME = 'nodejs';

  const named = [cacheTags.stores, cacheTags.page(shows), cacheTags.campaign(token)];
  const { body: booked } = await book(newBooking(classId));
  await expect.poll(() => named.filter((tag) => !invalidated.has(tag)), soon).toEqual([]);
  expect(invalidated.has(cacheTags.page(other))).toBe(false);
  invalidated.clear();
  await withdraw(booked);
  await expect.poll(() => named.filter((tag) => !invalidated.has(tag)), soon).toEqual([]);
});

it('invalidations are numbered without a gap, and heard in the order of their numbers', async () => {
  const payload = await platform();
  const listener = new pg.Client({ connectionString: env.DATABASE_URL });
  await listener.connect();
  const heard: number[] = [];
  listener.on('notification', ({ payload: text }) => heard.push((JSON.parse(text!) as { number: number }).number));
  try {
    await listener.query(`LISTEN ${channel}`);
    const before = await lastInvalidation(listener);
    const given = await Promise.all(Array.from({ length: 40 }, () => notifyInstances(payload, ['pages'])));
    const wanted = given.map((_number, at) => before + at + 1);
    expect(given.toSorted((a, b) => a! - b!)).toEqual(wanted);
    expect(await lastInvalidation(listener)).toBe(wanted.at(-1));
    // The embedded database has only one instance, so it sends no notifications.
    if (process.env.TEST_DATABASE === 'server') await expect.poll(() => heard, soon).toEqual(wanted);
  } finally {
    await listener.end();
  }
});
