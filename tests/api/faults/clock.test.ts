import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '@/lib/orders/shapes';
import { drainOutbox } from '@/platform/kernel/outbox/drain-outbox';
import { expireOrders } from '@/platform/orders/end-order';
import { videoLinks, linksLast } from '@/platform/videos/video-links';
import { startApi, type ApiProcess } from '../../setup/api-process';
import { codeMailedTo } from '../../setup/codes';
import { call, makeCrowd, makeMember, makeProduct, platform } from '../../setup/fixtures';
import { Shoppers } from '../../setup/shoppers';
import { expectBalance, news, orderOf, placeOrder, start, deliverWebhook, type Started } from '../../setup/trade';

/** One of two instances has a clock that is wrong by an hour. The ledger stays balanced, and the other instance is not affected. */
const program = (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, 'faketime'));
const faketime = program.find((file) => existsSync(file));
if (!faketime) console.log('There is no faketime here: clocks that are wrong are not tried.');
const hour = 3_600_000;

describe.runIf(process.env.TEST_DATABASE === 'server' && faketime).each([
  ['ahead', '+1h', hour],
  ['behind', '-1h', -hour],
])('an instance an hour %s', (name, offset, off) => {
  let api: ApiProcess;
  let wrong: Shoppers;
  beforeAll(async () => {
    api = await startApi({
      databasePort: Number(new URL(process.env.DATABASE_URL!).port),
      under: [faketime!, '-f', offset],
      env: { FAKETIME_DONT_FAKE_MONOTONIC: '1' },
    });
    wrong = new Shoppers(api);
  });
  afterAll(() => {
    if (wrong) console.log(`a clock an hour ${name}: ${wrong.figures()}`);
    return api?.stop();
  });
  /** Sends a request to the instance whose clock is wrong; any response but a server error is accepted. */
  async function there<Body>(what: string, token: string, body?: unknown, key?: string) {
    const headers = { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }) };
    const { status, text } = await wrong.ask({ what, headers, ...(body !== undefined && { body }) });
    expect(status, text).toBeLessThan(500);
    return { status, body: JSON.parse(text) as Body };
  }

  it('sells what the other takes the money for, once', async () => {
    const [[member], productId] = [await makeCrowd(1), await makeProduct({ price: 100, stock: 5 })];
    const cart = { items: [{ productId, quantity: 1 }], currency: 'NTD', locale: 'zh-TW', expectedTotal: 100 };
    const { body: order } = await there<Order>('orders', member!.token, cart, 'a-key-of-the-order');
    // Check that the clock is wrong.
    expect(Math.abs(Date.parse(order.createdAt) - Date.now() - off)).toBeLessThan(60_000);
    const payment = { provider: 'sandbox', locale: 'zh-TW' };
    const page = await there<Started>(`orders/${order.id}/payments`, member!.token, payment, 'a-key-of-the-payment');
    expect(page.status).toBe(200);
    const event = news(page.body.paymentId, 100);
    // The other instance's jobs use the right clock: an order of an hour ago is expired, and its payment is refunded.
    await expireOrders(await platform(), new Date());
    expect((await deliverWebhook(event)).status).toBe(200);
    expect((await deliverWebhook(event)).status).toBe(200);
    await drainOutbox(await platform(), undefined, { lane: 'money' });
    const isOver = off < 0;
    expect((await orderOf(member!, order.id)).status).toBe(isOver ? 'EXPIRED' : 'PAID');
    expect(await expectBalance(order.id)).toMatchObject({
      captured: 100,
      refunded: isOver ? 100 : 0,
      retained: isOver ? 0 : 100,
      due: 0,
    });
  });

  it('does not believe the provider, who is heard by the other', async () => {
    const [[member], productId] = [await makeCrowd(1), await makeProduct({ price: 100 })];
    const order = await placeOrder(member!, [{ productId, quantity: 1 }], 100);
    const event = news((await start(member!, order.id)).body.paymentId, 100);
    expect((await wrong.tell(event)).status).toBe(401);
    expect((await deliverWebhook(event)).status).toBe(200);
    expect((await orderOf(member!, order.id)).status).toBe('PAID');
  });

  it('takes links and codes of the other for too old or too new at worst, and spoils none of them', async () => {
    const member = await makeMember();
    const { secret } = await platform();
    const videoLink = videoLinks(secret, 'gone', 'staff', new Date(Date.now() - linksLast + hour / 2)).film;
    // The link is valid for another half hour, but expired for a clock that is ahead. A valid link to a missing video gets 404.
    expect((await wrong.ask({ what: videoLink })).status).toBe(off > 0 ? 403 : 404);
    await call('user/otp', { body: { username: member.username, locale: 'zh-TW' } });
    const otp = await codeMailedTo(member.email);
    const { status } = await wrong.ask({ what: '/api/user/login', body: { username: member.username, otp } });
    expect(status).toBe(off > 0 ? 401 : 200);
    const again = await call('user/login', { body: { username: member.username, otp } });
    expect(again.status).toBe(off > 0 ? 200 : 401);
  });
});
