import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drainOutbox } from '@/platform/kernel/outbox/drain-outbox';
import { certificateReads } from '@/platform/payments/providers/paypal/paypal-certificate';
import { isSignedByPaypal } from '@/platform/payments/providers/paypal/paypal-signature';
import { calling } from '@/platform/payments/providers/provider-call';
import { expireOrders } from '@/platform/orders/end-order';
import { platform } from '@/tests/setup/fixtures';
import { paypalKeys, fakePaypal } from '@/tests/setup/fake-paypal';
import {
  expectWayBack,
  hear,
  openPayment,
  placeIn,
  refresh,
  refundAt,
  startWith,
  sums,
} from '@/tests/setup/provider-payments';
import { configure } from '@/tests/setup/fake-server';
import { expectBalance, orderOf } from '@/tests/setup/trade';

let paypal: Awaited<ReturnType<typeof fakePaypal>>;
let unconfigure = () => {};
const { timeoutMs } = calling;
beforeAll(async () => {
  paypal = await fakePaypal();
  calling.timeoutMs = 400;
  unconfigure = configure({ ...paypalKeys, PAYPAL_API_URL: paypal.url });
});
beforeEach(() => certificateReads.delete('all'));
afterAll(async () => {
  unconfigure();
  calling.timeoutMs = timeoutMs;
  await paypal.close();
});

const sendWebhook = (type: string, id: string, eventId?: string) => {
  const body = paypal.webhook(type, id, eventId);
  return hear('paypal', body, paypal.sign(body));
};
const asked = (path: RegExp) => paypal.requests.filter((one) => path.test(one.path));
const refundsOf = (id: string) => paypal.orders.get(id)!.purchase_units[0]!.payments!.refunds;

describe('PayPal', () => {
  it.each(sums)('is asked for %s %d as it writes it, and captures what the buyer approved', async (currency, total) => {
    const opened = await openPayment('paypal', currency);
    expect(opened.redirectUrl).toBe(`${paypal.url}/checkoutnow?token=${opened.reference}`);
    const request = asked(/orders$/).at(-1)!;
    const sent = JSON.parse(request.body) as {
      purchase_units: { amount: unknown }[];
      payment_source: { paypal: { experience_context: Record<string, string> } };
    };
    const value = { NTD: ['TWD', '990'], USD: ['USD', '32.50'], JPY: ['JPY', '10000'] }[currency];
    expect(sent.purchase_units[0]!.amount).toEqual({ currency_code: value[0], value: value[1] });
    expect(sent.payment_source.paypal.experience_context).toMatchObject({
      user_action: 'PAY_NOW',
      return_url: `http://localhost:3000/api/ecommerce/payments/${opened.paymentId}/return`,
    });
    expect(request.headers['paypal-request-id']).toBe(opened.paymentId);

    paypal.approve(opened.reference);
    expect(await sendWebhook('CHECKOUT.ORDER.APPROVED', opened.reference)).toEqual({
      status: 200,
      text: '{"received":true}',
    });
    expect(await orderOf(opened.member, opened.order.id)).toMatchObject({
      status: 'PAID',
      total,
      payment: { provider: 'paypal', status: 'SUCCEEDED' },
    });
    expect((await sendWebhook('PAYMENT.CAPTURE.COMPLETED', opened.reference)).status).toBe(200);
    await expectBalance(opened.order.id);
    await expectWayBack(opened);
  });

  it('captures on return where no webhook comes, and a lost response captures once', async () => {
    const opened = await openPayment('paypal', 'USD');
    paypal.approve(opened.reference);
    paypal.troubles.push({ path: /capture$/, is: 'lost' });
    expect((await refresh(opened)).status).toBe('PAID');
    expect(asked(new RegExp(`${opened.reference}/capture`)).length).toBe(2);
    expect(await expectBalance(opened.order.id)).toMatchObject({ captured: 3250, retained: 3250 });
  });

  it('is heard once, however often and in whatever order it speaks', async () => {
    const opened = await openPayment('paypal', 'JPY');
    paypal.approve(opened.reference);
    const responses = await Promise.all([
      ...Array.from({ length: 5 }, () =>
        sendWebhook('CHECKOUT.ORDER.APPROVED', opened.reference, `WH-${opened.paymentId}`),
      ),
      sendWebhook('PAYMENT.CAPTURE.COMPLETED', opened.reference),
      refresh(opened).then(() => ({ status: 200 })),
    ]);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await expectBalance(opened.order.id)).toMatchObject({ captured: 10_000, retained: 10_000 });
  });

  it('opens one order for one payment', async () => {
    const placed = await placeIn('NTD');
    const before = paypal.orders.size;
    paypal.troubles.push({ path: /orders$/, is: 'lost' }, { path: /orders$/, is: 500 });
    expect((await startWith('paypal', placed)).body.error.code).toBe('PROVIDER_UNAVAILABLE');
    expect((await startWith('paypal', placed)).status).toBe(200);
    expect(paypal.orders.size).toBe(before + 1);
  });

  it('logs in again when its token was withdrawn', async () => {
    await openPayment('paypal', 'NTD');
    paypal.withdrawTokens();
    await openPayment('paypal', 'NTD');
  });

  it('is not believed where its signature is forged, old, of another webhook, or of a certificate that is not its own', async () => {
    const opened = await openPayment('paypal', 'NTD');
    paypal.approve(opened.reference);
    const body = paypal.webhook('CHECKOUT.ORDER.APPROVED', opened.reference);
    const good = paypal.sign(body);
    const replies = await Promise.all([
      hear('paypal', body),
      hear('paypal', body, { ...good, 'paypal-transmission-sig': Buffer.from('no').toString('base64') }),
      hear('paypal', body.replace(opened.reference, 'OTHER'), good),
      hear('paypal', body, { ...good, 'paypal-auth-algo': 'none' }),
      hear('paypal', body, paypal.sign(body, { at: new Date(Date.now() - 5 * 86_400_000) })),
      hear('paypal', body, paypal.sign(body, { at: new Date(Date.now() + 600_000) })),
      hear('paypal', body, paypal.sign(body, { webhookId: 'WH-OF-ANOTHER' })),
      hear('paypal', body, paypal.sign(body, { from: 'https://evil.example' })),
      hear('paypal', body, paypal.sign(body, { from: 'https://api.paypal.com.evil.example' })),
      hear('paypal', body, { ...good, 'paypal-cert-url': `${paypal.url}/elsewhere` }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 401));
    expect((await orderOf(opened.member, opened.order.id)).status).toBe('PENDING');
    expect(asked(/elsewhere/)).toEqual([]);
  });

  it('is not believed where its certificate cannot be had, and that is no fault of the server', async () => {
    const body = paypal.webhook('CHECKOUT.ORDER.APPROVED', 'FORGED');
    const good = paypal.sign(body);
    const named = (address: string) => hear('paypal', body, { ...good, 'paypal-cert-url': address });
    const { host, port } = new URL(paypal.url);
    const elsewhere = [
      `http://127.0.0.1:${Number(port) - 1}/v1/notifications/certs/CERT-1`,
      `http://user:word@${host}/v1/notifications/certs/CERT-1`,
      `http://localhost:${port}/v1/notifications/certs/CERT-1`,
      `${paypal.url}/v1/notifications/certs/CERT-1?at=elsewhere`,
      `${paypal.url}/v1/notifications/certs/../../elsewhere`,
      `${paypal.url}/v1/notifications/certs/CERT-1/elsewhere`,
      `${paypal.url}/v1/notifications/certs/CERT-%2e%2e`,
      'https://api.paypal.com:444/v1/notifications/certs/CERT-1',
      'certificate',
      '',
    ];
    for (const address of elsewhere) expect([address, (await named(address)).status]).toEqual([address, 401]);
    expect(asked(/CERT-1|elsewhere|%2e/)).toEqual([]);

    const page = `${paypal.url}/v1/notifications/certs/CERT-`;
    paypal.otherCertificates
      .set('CERT-page', { text: '<!doctype html>' })
      .set('CERT-empty', { text: '' })
      .set('CERT-none', { text: '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n' })
      .set('CERT-moved', { status: 302, location: `${page}360caa42-fca2a594-a5cafa77` })
      .set('CERT-huge', { text: 'x'.repeat(5_000_000) })
      .set('CERT-broken', { status: 500 });
    paypal.troubles.push({ path: /CERT-silent/, is: 'silent' });
    for (const name of ['missing', 'page', 'empty', 'none', 'moved', 'huge', 'broken', 'silent']) {
      // A second request within the minute does not read it again.
      expect([name, (await named(page + name)).status, (await named(page + name)).status]).toEqual([name, 401, 401]);
      expect(asked(new RegExp(`CERT-${name}$`)).length).toBe(1);
    }
    expect((await hear('paypal', body, good)).status).toBe(404);
  });

  it('has its certificate read once for many, and few others in a minute', async () => {
    const body = paypal.webhook('CHECKOUT.ORDER.APPROVED', 'FORGED');
    const good = paypal.sign(body);
    const certificate = `${paypal.url}/v1/notifications/certs/CERT-`;
    const forge = (name: string) => hear('paypal', body, { ...good, 'paypal-cert-url': certificate + name });
    const same = await Promise.all(Array.from({ length: 50 }, () => forge('same')));
    const others = await Promise.all(Array.from({ length: 50 }, (_, index) => forge(`other-${index}`)));
    expect(new Set([...same, ...others].map(({ status }) => status))).toEqual(new Set([401]));
    expect(asked(/CERT-same$/).length).toBe(1);
    expect(asked(/CERT-other/).length).toBe(9);
    expect((await hear('paypal', body, good)).status).toBe(404);
  });

  it('is not believed by a certificate that is over, or not good yet', async () => {
    const body = paypal.webhook('CHECKOUT.ORDER.APPROVED', 'FORGED');
    const isSigned = (now: Date) =>
      isSignedByPaypal({
        rawBody: body,
        headers: new Headers(paypal.sign(body, { at: now })),
        now,
        webhookId: paypalKeys.PAYPAL_WEBHOOK_ID,
        apiUrl: paypal.url,
      });
    const asOf = ['2026-11-01', '2026-12-01', '2126-12-01'].map((date) => isSigned(new Date(date)));
    expect(await Promise.all(asOf)).toEqual([false, true, false]);
  });

  it('speaks of what is not ours without being believed or rejected', async () => {
    const body = paypal.webhook('BILLING.PLAN.CREATED', 'P-1');
    expect((await hear('paypal', body, paypal.sign(body))).status).toBe(200);
    const other = paypal.webhook('CHECKOUT.ORDER.APPROVED', 'OTHERORDER');
    expect((await hear('paypal', other, paypal.sign(other))).status).toBe(404);
    expect(asked(/OTHERORDER/)).toEqual([]);
  });

  it('says that the card was declined, and the order may be paid anew', async () => {
    const opened = await openPayment('paypal', 'NTD');
    paypal.cards.set(opened.reference, 'INSTRUMENT_DECLINED');
    paypal.approve(opened.reference);
    expect((await refresh(opened)).payment?.status).toBe('DECLINED');
    const again = await startWith('paypal', opened);
    expect(again.body.paymentId).not.toBe(opened.paymentId);
  });

  it('may take its time, and then say no', async () => {
    const opened = await openPayment('paypal', 'NTD');
    paypal.cards.set(opened.reference, 'PENDING');
    paypal.approve(opened.reference);
    await sendWebhook('CHECKOUT.ORDER.APPROVED', opened.reference);
    expect((await orderOf(opened.member, opened.order.id)).payment?.status).toBe('PROCESSING');
    paypal.orders.get(opened.reference)!.purchase_units[0]!.payments!.captures[0]!.status = 'DECLINED';
    await sendWebhook('PAYMENT.CAPTURE.DENIED', opened.reference);
    expect((await orderOf(opened.member, opened.order.id)).payment?.status).toBe('DECLINED');
  });

  it('that took another sum buys nothing, and the money goes back', async () => {
    const opened = await openPayment('paypal', 'USD');
    paypal.orders.get(opened.reference)!.purchase_units[0]!.amount = { currency_code: 'USD', value: '1.50' };
    paypal.approve(opened.reference);
    await sendWebhook('CHECKOUT.ORDER.APPROVED', opened.reference);
    expect((await orderOf(opened.member, opened.order.id)).status).toBe('PENDING');
    await drainOutbox(await platform());
    expect(await expectBalance(opened.order.id)).toMatchObject({ captured: 150, refunded: 150, due: 0 });
    expect(refundsOf(opened.reference)).toMatchObject([{ amount: { currency_code: 'USD', value: '1.50' } }]);
  });

  it('takes nothing for an order that is over, and gives back what it took already', async () => {
    const [approved, taken] = [await openPayment('paypal', 'JPY'), await openPayment('paypal', 'JPY')];
    paypal.cards.set(taken.reference, 'PENDING');
    paypal.approve(taken.reference);
    await sendWebhook('CHECKOUT.ORDER.APPROVED', taken.reference);
    await expireOrders(await platform(), new Date(Date.now() + 31 * 60_000));
    paypal.approve(approved.reference);
    await sendWebhook('CHECKOUT.ORDER.APPROVED', approved.reference);
    expect(asked(new RegExp(`${approved.reference}/capture`))).toEqual([]);
    expect(await expectBalance(approved.order.id)).toMatchObject({ captured: 0 });
    paypal.orders.get(taken.reference)!.purchase_units[0]!.payments!.captures[0]!.status = 'COMPLETED';
    await sendWebhook('PAYMENT.CAPTURE.COMPLETED', taken.reference);
    await drainOutbox(await platform());
    expect(await expectBalance(taken.order.id)).toMatchObject({ captured: 10_000, refunded: 10_000, due: 0 });
  });

  it('gives back a part and the rest, each once for its key', async () => {
    const opened = await openPayment('paypal', 'NTD');
    paypal.approve(opened.reference);
    await sendWebhook('CHECKOUT.ORDER.APPROVED', opened.reference);
    const values = () => refundsOf(opened.reference).map(({ amount }) => amount.value);
    paypal.troubles.push({ path: /refund$/, is: 'lost' }, { path: /refund$/, is: 'silent' });
    await expect(refundAt('paypal', opened.reference, 297, `part:${opened.paymentId}`)).rejects.toThrow(/paypal/);
    await refundAt('paypal', opened.reference, 297, `part:${opened.paymentId}`);
    // PayPal stores keys for a limited time; the refund itself is what counts.
    paypal.resetKeys();
    await refundAt('paypal', opened.reference, 297, `part:${opened.paymentId}`);
    expect(values()).toEqual(['297']);
    await refundAt('paypal', opened.reference, 693, `rest:${opened.paymentId}`);
    expect(values()).toEqual(['297', '693']);
    await expect(refundAt('paypal', opened.reference, 1, `more:${opened.paymentId}`)).rejects.toThrow(
      /REFUND_AMOUNT_EXCEEDED/,
    );
  });
});
