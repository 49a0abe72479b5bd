import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { app } from '@/platform/app';
import { drainOutbox } from '@/platform/kernel/outbox/drain-outbox';
import { calling } from '@/platform/payments/providers/provider-call';
import { expireOrders } from '@/platform/orders/end-order';
import { ecpayKeys, fakeEcpay } from '@/tests/setup/fake-ecpay';
import { platform } from '@/tests/setup/fixtures';
import {
  expectWayBack,
  hear,
  openPayment,
  placeIn,
  refresh,
  refundAt,
  startWith,
  type Opened,
} from '@/tests/setup/provider-payments';
import { configure } from '@/tests/setup/fake-server';
import { expectBalance, orderOf } from '@/tests/setup/trade';

let ecpay: Awaited<ReturnType<typeof fakeEcpay>>;
let unconfigure = () => {};
const { timeoutMs } = calling;
beforeAll(async () => {
  ecpay = await fakeEcpay();
  calling.timeoutMs = 400;
  unconfigure = configure({ ...ecpayKeys, ECPAY_API_URL: ecpay.url });
});
afterAll(async () => {
  unconfigure();
  calling.timeoutMs = timeoutMs;
  await ecpay.close();
});

const pageOf = async ({ redirectUrl }: { redirectUrl: string }) => {
  const response = await app.request(redirectUrl);
  const text = (await response.text()).replaceAll('&amp;', '&');
  const fields = Object.fromEntries(
    [...text.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
  );
  return { response, text, fields, action: /<form method="post" action="([^"]+)"/.exec(text)?.[1] ?? '' };
};
/** Opens the shop's page and submits its form. */
async function reach(opened: Opened) {
  const page = await pageOf(opened);
  expect(await ecpay.post(page.action, page.fields)).toContain('ECPay');
  return page;
}
const opensAndReaches = async () => {
  const opened = await openPayment('ecpay', 'NTD');
  const page = await reach(opened);
  return { ...opened, page };
};
const sendWebhook = (reference: string, values: Record<string, string> = {}) =>
  hear('ecpay', ecpay.notice(reference, values), { 'content-type': 'application/x-www-form-urlencoded' });
const asked = (path: string) => ecpay.requests.filter((one) => one.path === path);
const actions = (reference: string) =>
  asked('/CreditDetail/DoAction')
    .map(({ body }) => new URLSearchParams(body))
    .filter((fields) => fields.get('MerchantTradeNo') === reference)
    .map((fields) => `${fields.get('Action')} ${fields.get('TotalAmount')}`);

describe('ECPay', () => {
  it('is reached by a form of ours for NT$990, and pays the order by its notice', async () => {
    const opened = await openPayment('ecpay', 'NTD');
    expect(opened.redirectUrl).toBe(`http://localhost:3000/api/ecommerce/payments/${opened.paymentId}/form`);
    const { response, text, fields, action } = await reach(opened);
    expect(text).not.toContain('<script');
    expect(text).toContain('NT$990');
    expect(response.headers.get('content-security-policy')).toContain(`form-action 'self' ${ecpay.url};`);
    expect(action).toBe(`${ecpay.url}/Cashier/AioCheckOut/V5`);
    expect(opened.reference).toMatch(/^[0-9a-f]{20}$/);
    expect(fields).toMatchObject({
      MerchantID: '3002607',
      MerchantTradeNo: opened.reference,
      TotalAmount: '990',
      ChoosePayment: 'Credit',
      EncryptType: '1',
      ReturnURL: 'http://localhost:3000/api/ecommerce/webhooks/ecpay',
      OrderResultURL: `http://localhost:3000/api/ecommerce/payments/${opened.paymentId}/return`,
    });
    expect(fields.MerchantTradeDate).toMatch(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d$/);

    expect(await sendWebhook(opened.reference)).toEqual({ status: 200, text: '1|OK' });
    expect(await orderOf(opened.member, opened.order.id)).toMatchObject({
      status: 'PAID',
      payment: { provider: 'ecpay', status: 'SUCCEEDED' },
    });
    expect(await expectBalance(opened.order.id)).toMatchObject({ captured: 990, retained: 990 });
    // Its page sends the browser back by a form.
    await expectWayBack(opened, 'POST');
  });

  it('takes New Taiwan dollars alone', async () => {
    for (const currency of ['JPY', 'USD'] as const)
      expect((await startWith('ecpay', await placeIn(currency))).body.error.code).toBe('PROVIDER_UNAVAILABLE');
  });

  it('is given each number once: whoever comes back begins a new payment, and what comes of the old one counts', async () => {
    const opened = await opensAndReaches();
    const second = await pageOf(opened);
    expect(second.action).toBe('');
    expect(second.text).toContain('已使用過');
    const { body } = await startWith('ecpay', opened);
    expect(body.paymentId).not.toBe(opened.paymentId);
    expect((await pageOf(body)).fields.MerchantTradeNo).not.toBe(opened.reference);
    await sendWebhook(opened.reference);
    expect((await orderOf(opened.member, opened.order.id)).status).toBe('PAID');
    await expectBalance(opened.order.id);
    // The page of a payment whose order is paid leads back to it.
    expect((await pageOf(body)).action).toBe('');
  });

  it('that is only looked for, as links are checked and previewed, is not used up', async () => {
    const opened = await openPayment('ecpay', 'NTD');
    const { status, headers } = await app.request(opened.redirectUrl, { method: 'HEAD' });
    expect([status, headers.get('allow')]).toEqual([405, 'GET']);
    expect((await pageOf(opened)).fields.MerchantTradeNo).toBe(opened.reference);
  });

  it('is answered alike and believed once, however often it gives notice', async () => {
    const opened = await opensAndReaches();
    const responses = await Promise.all(Array.from({ length: 10 }, () => sendWebhook(opened.reference)));
    expect(new Set(responses.map(({ text }) => text))).toEqual(new Set(['1|OK']));
    expect(await expectBalance(opened.order.id)).toMatchObject({ captured: 990, retained: 990 });
  });

  it('is not believed where the check code does not fit, or the shop is another', async () => {
    const opened = await opensAndReaches();
    const good = ecpay.notice(opened.reference);
    const replies = await Promise.all([
      hear('ecpay', ''),
      hear('ecpay', good.replace('TradeAmt=990', 'TradeAmt=1')),
      hear('ecpay', good.replace(/CheckMacValue=\w+/, `CheckMacValue=${'0'.repeat(64)}`)),
      sendWebhook(opened.reference, { MerchantID: '2000132' }),
    ]);
    expect(replies.map(({ status, text }) => [status, text.startsWith('1|')])).toEqual(replies.map(() => [401, false]));
    expect((await orderOf(opened.member, opened.order.id)).status).toBe('PENDING');
  });

  it('that only simulates, or declines the card, pays nothing', async () => {
    const opened = await opensAndReaches();
    expect((await sendWebhook(opened.reference, { SimulatePaid: '1' })).text).toBe('1|OK');
    expect((await orderOf(opened.member, opened.order.id)).payment?.status).toBe('PENDING');
    expect((await sendWebhook(opened.reference, { RtnCode: '10100248', RtnMsg: '拒絕交易' })).text).toBe('1|OK');
    expect((await orderOf(opened.member, opened.order.id)).payment?.status).toBe('DECLINED');
    await sendWebhook(opened.reference);
    expect((await orderOf(opened.member, opened.order.id)).status).toBe('PAID');
  });

  it('is asked how a payment stands where its notice does not come, and not again within a minute', async () => {
    const opened = await opensAndReaches();
    const before = asked('/Cashier/QueryTradeInfo/V5').length;
    ecpay.pay(opened.reference);
    expect((await refresh(opened)).status).toBe('PAID');
    const waiting = await opensAndReaches();
    for (let turn = 0; turn < 3; turn += 1) expect((await refresh(waiting)).status).toBe('PENDING');
    expect(asked('/Cashier/QueryTradeInfo/V5').length).toBe(before + 2);
  });

  it('that answers nothing, or with a wrong check code, changes nothing', async () => {
    const [silent, forged] = [await opensAndReaches(), await opensAndReaches()];
    ecpay.troubles.push({ path: /QueryTradeInfo/, is: 'silent' }, { path: /QueryTradeInfo/, is: 503 });
    ecpay.pay(silent.reference);
    expect((await refresh(silent)).status).toBe('PENDING');
    const trade = ecpay.trades.get(forged.reference)!;
    ecpay.trades.set(forged.reference, { ...trade, fields: { ...trade.fields, MerchantTradeNo: silent.reference } });
    ecpay.pay(forged.reference);
    expect((await refresh(forged)).status).toBe('PENDING');
  });

  it('that took another sum buys nothing, and the money goes back', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: atTaipei('10:00') });
    const opened = await opensAndReaches();
    ecpay.pay(opened.reference);
    ecpay.capture(opened.reference);
    await sendWebhook(opened.reference, { TradeAmt: '1' });
    expect((await orderOf(opened.member, opened.order.id)).status).toBe('PENDING');
    await drainOutbox(await platform());
    expect(await expectBalance(opened.order.id)).toMatchObject({ captured: 1, refunded: 1, due: 0 });
    expect(actions(opened.reference)).toEqual(['R 1']);
    vi.useRealTimers();
  });
});

/** An hour of tomorrow at the school. */
const atTaipei = (time: string) =>
  new Date(`${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T${time}:00+08:00`);

describe('money back from ECPay', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: atTaipei('10:00') }));
  afterEach(() => void vi.useRealTimers());

  async function paid(capture = true) {
    const opened = await opensAndReaches();
    ecpay.pay(opened.reference);
    await sendWebhook(opened.reference);
    if (capture) ecpay.capture(opened.reference);
    return opened;
  }
  const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

  it('is given up before the capture, and refunded after it', async () => {
    const [early, waiting, late] = [await paid(false), await paid(false), await paid()];
    ecpay.trades.get(waiting.reference)!.status = '要關帳';
    for (const { reference } of [early, waiting, late]) await refundAt('ecpay', reference, 990, `all:${reference}`);
    expect([early, waiting, late].map(({ reference }) => actions(reference))).toEqual([
      ['N 990'],
      ['E 990', 'N 990'],
      ['R 990'],
    ]);
  });

  it('comes in parts, each once for its key', async () => {
    const { reference } = await paid(false);
    await refundAt('ecpay', reference, 297, 'part');
    await refundAt('ecpay', reference, 297, 'part');
    expect(actions(reference)).toEqual(['C 990', 'R 297']);
    ecpay.capture(reference);
    await refundAt('ecpay', reference, 693, 'rest');
    await refundAt('ecpay', reference, 693, 'rest');
    expect(ecpay.trades.get(reference)!.refunded).toBe(990);
    await expect(refundAt('ecpay', reference, 1, 'more')).rejects.toThrow(/error_status/);
  });

  it('is one refund when the response is lost: the trade shows that it was taken', async () => {
    const { reference } = await paid();
    ecpay.troubles.push({ path: /DoAction/, is: 'lost' });
    await expect(refundAt('ecpay', reference, 297, 'part')).rejects.toThrow(/TimeoutError/);
    await expect(refundAt('ecpay', reference, 297, 'part')).rejects.toThrow(/a moment ago/);
    await expect(refundAt('ecpay', reference, 500, 'other')).rejects.toThrow(/another refund/);
    later(2);
    await refundAt('ecpay', reference, 297, 'part');
    await refundAt('ecpay', reference, 500, 'other');
    expect(ecpay.trades.get(reference)!.refunded).toBe(797);
  });

  it('is asked for again when the request was lost: the trade stands as it did', async () => {
    const { reference } = await paid();
    ecpay.troubles.push({ path: /DoAction/, is: 'silent' });
    await expect(refundAt('ecpay', reference, 297, 'part')).rejects.toThrow();
    later(2);
    await refundAt('ecpay', reference, 297, 'part');
    expect(ecpay.trades.get(reference)!.refunded).toBe(297);
  });

  it('is left to people where it cannot be known', async () => {
    const { reference } = await paid(false);
    ecpay.trades.get(reference)!.status = '要關帳';
    ecpay.troubles.push({ path: /DoAction/, is: 'lost' });
    await expect(refundAt('ecpay', reference, 297, 'part')).rejects.toThrow();
    later(2);
    await expect(refundAt('ecpay', reference, 297, 'part')).rejects.toThrow(/look at ECPay/);
    expect(ecpay.trades.get(reference)!.refunded).toBe(297);
  });

  it('waits while the day is captured', async () => {
    const { reference } = await paid();
    vi.setSystemTime(atTaipei('20:20'));
    await expect(refundAt('ecpay', reference, 990, 'all')).rejects.toThrow(/20:15/);
    expect(actions(reference)).toEqual([]);
  });

  it('of an order that had ended goes back by itself', async () => {
    const opened = await opensAndReaches();
    await expireOrders(await platform(), new Date(Date.now() + 31 * 60_000));
    ecpay.pay(opened.reference);
    await sendWebhook(opened.reference);
    await drainOutbox(await platform());
    expect(await expectBalance(opened.order.id)).toMatchObject({ captured: 990, refunded: 990, due: 0 });
    expect(actions(opened.reference)).toEqual(['N 990']);
  });
});
