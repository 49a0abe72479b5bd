import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { cartOperations } from '@/lib/cart/contract';
import { courseOperations } from '@/lib/courses/contract';
import { planOperations } from '@/lib/fulfilment/plans-contract';
import { starterOperations } from '@/lib/starter/contract';
import { catalogueOperations } from '@/lib/catalogue/contract';
import { codeOperations } from '@/lib/codes/contract';
import { orderOperations } from '@/lib/orders/contract';
import { paymentOperations } from '@/lib/payments/contract';
import { refundOperations } from '@/lib/refunds/contract';
import { shippingOperations } from '@/lib/shipping/contract';
import { giftOperations } from '@/lib/gifts/contract';
import type { Order } from '@/lib/orders/shapes';
import { purchaseLogOperations } from '@/lib/orders/purchase-log-contract';
import { entitlementOperations } from '@/lib/fulfilment/contract';
import { sandboxReference, sandboxSecret, signatureHeader } from '@/platform/payments/providers/sandbox';
import { signWebhook } from '@/platform/payments/providers/webhook-signature';
import { recordMinutes } from '@/platform/courses/live-minutes';
import { ecpayKeys } from '../setup/fake-ecpay';
import { configure } from '../setup/fake-server';
import { makeProduct, platform, query, sql, unique, type Member } from '../setup/fixtures';
import { buy, keyed } from '../setup/trade';
import { address } from './contract-account';
import type { Ask } from './contract-ask';

/** Each operation from the cart to the refund, also of gifts, codes and entitlements. */
export async function askShop(ask: Ask, member: Member): Promise<void> {
  const { token } = member;
  const [course, bundle] = [await makeProduct(), unique('combo')];
  await makeProduct({ code: bundle, type: 'bundle', grants: [{ kind: 'redeemCode', ref: course, amount: 2 }] });
  const wanted = { items: [{ productId: bundle, quantity: 2 }], coupon: null, marketHandle: null };
  await ask(cartOperations.saveCart, { token, body: { ...wanted, revision: 0 } });
  await ask(cartOperations.cart, { token });
  const cart = { items: [{ productId: bundle, quantity: 1 }], currency: 'NTD', locale: 'zh-TW' };
  const price = await ask<{ total: number }>(catalogueOperations.priceCart, {
    token,
    body: { ...cart, coupon: 'NONE' },
  });
  const place = () =>
    ask<Order>(orderOperations.createOrder, {
      token,
      headers: keyed(),
      body: { ...cart, expectedTotal: price.total, address },
    });
  const unwantedOrder = await place();
  await ask(orderOperations.cancelOrder, { token, params: { id: unwantedOrder.id } });
  const order = await place();
  const params = { id: order.id };
  await ask(paymentOperations.paymentProviders);
  await ask(shippingOperations.shipping, { query: { currency: 'NTD' } });
  const started = await ask<{ paymentId: string }>(paymentOperations.startPayment, {
    token,
    params,
    headers: keyed(),
    body: { provider: 'sandbox', locale: 'zh-TW' },
  });
  const page = { paymentId: started.paymentId };
  const html = String(await ask<string>(paymentOperations.sandboxPage, { params: page }));
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? '';
  await ask(paymentOperations.sandboxDecide, {
    params: page,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams({ token: field('token'), step: field('step'), action: 'challenge' })),
  });
  const event = { eventId: randomUUID(), reference: sandboxReference(page.paymentId), status: 'SUCCEEDED' };
  const news = JSON.stringify({ ...event, amount: price.total, currency: 'NTD' });
  await ask(paymentOperations.webhook, {
    params: { provider: 'sandbox' },
    headers: { [signatureHeader]: signWebhook(sandboxSecret(), news, new Date()) },
    body: news,
  });
  await ask(paymentOperations.refreshPayment, { token, params });
  await ask(orderOperations.order, { token, params });
  expect(await ask(orderOperations.orders, { token })).toHaveLength(2);
  expect(await ask(purchaseLogOperations.purchaseLog, { token })).toHaveLength(1);
  expect(await ask(refundOperations.refundQuote, { token, params: { ...params, line: '0' } })).toMatchObject({
    amount: price.total,
  });
  const unconfigure = configure(ecpayKeys);
  const toPay = await place();
  const payment = await ask<{ paymentId: string }>(paymentOperations.startPayment, {
    token,
    params: { id: toPay.id },
    headers: keyed(),
    body: { provider: 'ecpay', locale: 'zh-TW' },
  });
  const ofPayment = { params: { paymentId: payment.paymentId } };
  await ask(paymentOperations.paymentForm, ofPayment);
  await ask(paymentOperations.paymentReturn, ofPayment, 303);
  await ask(paymentOperations.paymentReturnByForm, ofPayment, 303);
  unconfigure();
  const owned = await ask<{ code: string | null }[]>(entitlementOperations.entitlements, { token });
  const code = owned.find((one) => one.code)?.code ?? '';
  const giftCode = owned.findLast((one) => one.code)?.code ?? '';
  const gift = await ask<{ id: string }>(giftOperations.give, {
    token,
    headers: keyed(),
    body: {
      code: giftCode,
      recipientName: 'Mei',
      recipientEmail: 'mei@mail.example',
      message: '加油',
      locale: 'ja-JP',
    },
  });
  await ask(giftOperations.card, { token, params: { id: gift.id } });
  await ask(giftOperations.callBack, { token, params: { id: gift.id } });
  expect(await ask(giftOperations.gifts, { token, query: { locale: 'en-US' } })).toHaveLength(1);
  // As users type it.
  await ask(codeOperations.redeem, { token, body: { code: ` ${code.toLowerCase().replaceAll('-', ' ')} ` } });

  const returned = await buy(member, [await makeProduct({ price: 700 })], 700);
  await ask(refundOperations.refund, {
    token,
    params: { id: returned.id, line: '0' },
    headers: keyed(),
    body: { amount: 700 },
  });
  await (
    await platform()
  ).create({ collection: 'coursePlans', locale: 'zh-TW', data: { code: course, title: '課程', lessonCount: 2 } });
  await ask(courseOperations.openLesson, { token, params: { id: course, lesson: '1' } });
  await query(sql`INSERT INTO entitlements (user_id, source, kind, product_code, amount, starts_at)
    VALUES (${member.id}, 'staff', 'hours', 'pack-500', 500, now())`);
  const span = { key: 'class-1', minutes: 50 };
  await recordMinutes({ ctx: { payload: await platform(), now: () => new Date() }, input: { id: member.id, ...span } });
  await ask(courseOperations.useMinutes, { token, body: { key: 'class-1', minutes: 50 } });
  await ask(planOperations.plans, { token, query: { username: member.username } });
}

/** The starter course, which a new account may claim. */
export async function askStarterCourse(ask: Ask, { token }: Member): Promise<void> {
  await (
    await platform()
  ).updateGlobal({ slug: 'requestSettings', data: { starterProduct: await makeProduct({ price: 0 }) } });
  await ask(starterOperations.starterCourse);
  expect(await ask(starterOperations.claimStarterCourse, { token })).toHaveLength(1);
}

/** Each read of the catalogue and of the partner markets. */
export async function askCatalogue(ask: Ask, content: { market: string }): Promise<void> {
  await ask(catalogueOperations.products);
  await ask(catalogueOperations.catalogue, { query: { locale: 'zh-TW' } });
  await ask(catalogueOperations.productAddresses, { query: { locale: 'zh-TW' } });
  await ask(catalogueOperations.products, { query: { marketIdOrHandle: content.market } });
  await ask(catalogueOperations.markets, { query: { locale: 'en-US' } });
  await ask(catalogueOperations.market, { params: { handle: content.market } });
  await ask(catalogueOperations.marketCategories, { params: { handle: content.market } });
}
