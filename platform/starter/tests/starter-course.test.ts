import { eq } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { StarterCourse } from '@/lib/fulfilment/starter-course';
import type { PricedCart } from '@/lib/catalogue/priced-cart';
import type { Entitlement } from '@/lib/fulfilment/contract';
import { entitlements } from '@/platform/payload-generated-schema';
import { database } from '@/platform/kernel/database/database';
import { grantByStaff } from '@/platform/fulfilment/grant-by-staff';
import { revokeEntitlement } from '@/platform/fulfilment/revoke';
import { addLearner } from '@/tests/setup/family';
import { call, makeMember, makeProduct, platform, unique } from '@/tests/setup/fixtures';
import { tryOrder } from '@/tests/setup/trade';

type Failure = { error: { code: string } };
const day = 86_400_000;
let code = '';

/** Sets the campaign as staff do; it ends `inDays` days from now. */
async function campaign(productId: string | null, inDays: number | null) {
  const starterEndsAt = inDays === null ? null : new Date(Date.now() + inDays * day).toISOString();
  const payload = await platform();
  await payload.updateGlobal({ slug: 'requestSettings', data: { starterProduct: productId, starterEndsAt } });
}
const claim = (token?: string) =>
  call<Entitlement[] & Failure>('course/starterCourse/claim', { method: 'POST', ...(token && { token }) });
const read = async () => (await call<StarterCourse>('course/starterCourse')).body;
const staffContext = async () => ({
  payload: await platform(),
  now: () => new Date(),
  staff: { id: 1, role: 'support' as const },
});
const heldBy = async (userId: number) =>
  database(await platform())
    .select()
    .from(entitlements)
    .where(eq(entitlements.user, userId));

beforeEach(async () => {
  code = await makeProduct({ price: 0 });
  await campaign(code, 7);
});

afterAll(() => campaign(null, null));

it('is given once for an account, and never again after it was taken back', async () => {
  const { token, id } = await makeMember();
  expect(await read()).toMatchObject({ isOpen: true, productId: code });
  const { status, body } = await claim(token);
  expect(status).toBe(200);
  expect(body).toMatchObject([{ kind: 'course', productId: code, endsAt: null, orderId: null }]);
  const again = async () => (await claim(token)).body.error?.code;
  expect(await again()).toBe('ALREADY_OWNED');

  const [held] = (await heldBy(id)).filter(({ source }) => source === 'claim');
  await revokeEntitlement({ ctx: await staffContext(), input: { id: held!.id } });
  expect(await again()).toBe('ALREADY_OWNED');
  // With another product it is still the same campaign.
  await campaign(await makeProduct({ price: 0 }), 7);
  expect(await again()).toBe('ALREADY_OWNED');
  expect((await heldBy(id)).filter(({ source }) => source === 'claim')).toHaveLength(1);
});

it('fifty calls at once give it one time', async () => {
  const { token, id } = await makeMember();
  const responses = await Promise.all(Array.from({ length: 50 }, () => claim(token)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(responses.flatMap(({ body }) => body.error?.code ?? []))).toEqual(new Set(['ALREADY_OWNED']));
  expect((await heldBy(id)).filter(({ source }) => source === 'claim')).toHaveLength(1);
});

it('after its date every road says so: the claim, the cart, an order, a gift', async () => {
  const member = await makeMember();
  await campaign(code, -1);
  expect(await read()).toMatchObject({ isOpen: false, productId: code });
  expect(await claim(member.token)).toMatchObject({ status: 410, body: { error: { code: 'CAMPAIGN_ENDED' } } });

  const items = [{ productId: code, quantity: 1 }];
  const { body: cart } = await call<PricedCart>('ecommerce/cart/price', { body: { items, currency: 'NTD' } });
  expect(cart.lines[0]?.problem).toBe('CAMPAIGN_ENDED');
  expect((await tryOrder<Failure>(member, items, 0)).body.error.code).toBe('CAMPAIGN_ENDED');
  const gift = grantByStaff({
    ctx: await staffContext(),
    input: { username: member.username, productCode: code, key: unique('gift') },
  });
  await expect(gift).rejects.toMatchObject({ code: 'CAMPAIGN_ENDED' });
  expect((await heldBy(member.id)).filter(({ productCode }) => productCode === code)).toEqual([]);
});

it('before its date, too, it is claimed and never ordered; a gift counts as the claim', async () => {
  const member = await makeMember();
  const order = await tryOrder<Failure>(member, [{ productId: code, quantity: 1 }], 0);
  expect(order.body.error.code).toBe('PRODUCT_UNAVAILABLE');
  const give = async () =>
    grantByStaff({
      ctx: await staffContext(),
      input: { username: member.username, productCode: code, key: unique('gift') },
    });
  await give();
  await expect(give()).rejects.toMatchObject({ code: 'ALREADY_OWNED' });
  expect((await claim(member.token)).body.error?.code).toBe('ALREADY_OWNED');
});

it('is closed where staff name no product, or one that is not published, and asks for a login', async () => {
  const { token } = await makeMember();
  expect((await claim()).status).toBe(401);
  for (const product of [null, ' ', 'nowhere', await makeProduct({ price: 0, draft: true })]) {
    await campaign(product, 7);
    expect((await claim(token)).body.error?.code, String(product)).toBe('CAMPAIGN_ENDED');
  }
  await campaign(null, null);
  expect(await read()).toEqual({ isOpen: false, endsAt: null, productId: null });
  // Without a date it has no end.
  await campaign(code, null);
  expect((await claim(token)).status).toBe(200);
});

it('stays one for an account with learners: none of them gets another', async () => {
  const member = await makeMember();
  const learner = (await addLearner(member)).id;
  expect((await claim(member.token)).body).toMatchObject([{ productId: code, learner: null }]);
  expect((await claim(member.token)).body.error.code).toBe('ALREADY_OWNED');
  const ordered = await tryOrder<Failure>(member, [{ productId: code, quantity: 1 }], 0, { learner });
  expect(ordered.body.error.code).toBe('PRODUCT_UNAVAILABLE');
});
