import { loginOperations } from '@/lib/login/contract';
import { accountOperations } from '@/lib/account/contract';
import { courseOperations } from '@/lib/courses/contract';
import { orderOperations } from '@/lib/orders/contract';
import { paymentOperations } from '@/lib/payments/contract';
import { refundOperations } from '@/lib/refunds/contract';
import { giftOperations } from '@/lib/gifts/contract';
import { learnerOperations } from '@/lib/family/contract';
import { passkeyOperations } from '@/lib/login/passkeys-contract';
import { call, makeProduct, platform, query, sql } from '../setup/fixtures';
import { buy, keyed, placeOrder } from '../setup/trade';
import { owner } from './access-actors';
import { once, type OwnThings } from './access-calls';
import { insert, noRefs, smallest } from './access-fixtures';

const course = once(async () => {
  const code = await makeProduct({ price: 10 });
  const payload = await platform();
  await payload.create({ collection: 'coursePlans', locale: 'zh-TW', data: { code, title: '課程', lessonCount: 2 } });
  return code;
});
const bundle = once(async () =>
  makeProduct({
    type: 'bundle',
    price: 10,
    grants: [{ kind: 'redeemCode', ref: await course(), amount: 2 }],
  }),
);
const paid = once(async () => (await buy(owner, [await bundle()], 10)).id);
const unpaid = once(async () => (await placeOrder(owner, [{ productId: await bundle(), quantity: 1 }], 10)).id);
const codes = once(async () => {
  await buy(owner, [await bundle()], 10);
  const found = await query<{ code: string }>(
    sql`SELECT code FROM redeem_codes WHERE owner_id = ${owner.id} ORDER BY id DESC`,
  );
  return found.map(({ code }) => code);
});
const gift = once(async () => {
  const [code] = await codes();
  const { body } = await call<{ id: string }>('ecommerce/gifts', {
    token: owner.token,
    headers: keyed(),
    body: { code, recipientName: 'Mei', locale: 'ja-JP' },
  });
  return body.id;
});
export const address = {
  name: '林',
  phone: '0900-000-000',
  country: 'TW',
  postalCode: '',
  city: '臺北市',
  line1: '1 號',
};
const savedAddress = once(
  async () => (await call<{ id: string }>('user/addresses', { token: owner.token, body: address })).body.id,
);
export const child = { name: '小石', birthYear: 2018, birthMonth: 5 };
const learner = once(
  async () => (await call<{ id: string }>('user/learners', { token: owner.token, body: child })).body.id,
);
const row = async (collection: 'sessions' | 'passkeys') =>
  String(await insert(await platform(), collection, smallest[collection]!({ ...noRefs, user: owner.id })));

/** Data of an account, and its purchases. */
export const ownAccount: OwnThings = [
  [loginOperations.endSession, async () => ({ params: { id: await row('sessions') } })],
  [passkeyOperations.rename, async () => ({ params: { id: await row('passkeys') }, body: { name: 'x' } })],
  [passkeyOperations.remove, async () => ({ params: { id: await row('passkeys') } })],
  [accountOperations.changeAddress, async () => ({ params: { id: await savedAddress() }, body: { line2: 'x' } })],
  [accountOperations.removeAddress, async () => ({ params: { id: await savedAddress() } })],
  [learnerOperations.change, async () => ({ params: { id: await learner() }, body: child })],
  [learnerOperations.remove, async () => ({ params: { id: await learner() } })],
  [orderOperations.order, async () => ({ params: { id: await unpaid() } })],
  [
    paymentOperations.startPayment,
    async () => ({ params: { id: await unpaid() }, body: { provider: 'sandbox', locale: 'zh-TW' } }),
  ],
  [paymentOperations.refreshPayment, async () => ({ params: { id: await unpaid() } })],
  [orderOperations.cancelOrder, async () => ({ params: { id: await unpaid() } })],
  [refundOperations.refundQuote, async () => ({ params: { id: await paid(), line: '0' } })],
  [refundOperations.refund, async () => ({ params: { id: await paid(), line: '0' }, body: { amount: 10 } })],
  [
    giftOperations.give,
    async () => ({ params: {}, body: { code: (await codes())[1], recipientName: 'Mei', locale: 'ja-JP' } }),
  ],
  [giftOperations.card, async () => ({ params: { id: await gift() } })],
  [giftOperations.callBack, async () => ({ params: { id: await gift() } })],
  [
    courseOperations.openLesson,
    async () => {
      await codes();
      await query(sql`INSERT INTO entitlements (user_id, source, kind, ref, product_code, amount, starts_at)
        VALUES (${owner.id}, 'staff', 'course', ${await course()}, ${await course()}, 1, now())`);
      return { params: { id: await course(), lesson: '1' } };
    },
  ],
];
