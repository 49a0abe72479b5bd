import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { markedShop, ownResponse, type MarkedShop } from '../setup/marked-shop';
import { sendRaw, statusesIn } from '../setup/raw-http';
import { smugglings } from '../setup/smuggling';

/** A second request hidden in the first must not reach Next, where its response would go to the next customer on that connection. */
let shop: MarkedShop;
beforeAll(async () => {
  shop = await markedShop(300);
});
beforeEach(() => void (shop.seen.length = 0));
afterAll(() => shop.close());

it.each(smugglings)('$name', async ({ bytes, asks, isTwo }) => {
  const heard = await sendRaw(shop.port, bytes);
  const marks = ['a', 'b', 'c', 'd'];
  const responses = await Promise.all(marks.map((mark) => shop.customer(mark)));
  expect(responses).toEqual(marks.map(ownResponse));
  if (!isTwo) expect(shop.seen.filter(({ url }) => url === '/api/user/export')).toEqual([]);
  expect(asks).toContain(statusesIn(heard)[0]);
});
