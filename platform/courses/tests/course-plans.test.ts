import { describe, expect, it } from 'vitest';
import type { CoursePlan } from '@/lib/fulfilment/plans-contract';
import { addLearner } from '@/tests/setup/family';
import { call, makeMember, makeProduct, platform, query, sql, type Member } from '@/tests/setup/fixtures';
import { tryOrder } from '@/tests/setup/trade';

const ownPlans = async ({ username, token }: Member) =>
  (await call<CoursePlan[]>(`course/coursePlans?username=${username}`, { token })).body;

/** A free course with its plan. */
async function makeFreePlan(): Promise<string> {
  const code = await makeProduct({ price: 0 });
  const [product] = await query<{ id: number }>(sql`SELECT id FROM products WHERE code = ${code}`);
  const data = { code, title: '體驗', product: product!.id, lessonCount: 4, isTrial: false };
  await (await platform()).create({ collection: 'coursePlans', locale: 'zh-TW', data });
  return code;
}

describe('course plans', () => {
  it('are listed for everybody; ownership is told to the user alone', async () => {
    const [member, other, code] = [await makeMember(), await makeMember(), await makeProduct()];
    const payload = await platform();
    const [product] = await query<{ id: number }>(sql`SELECT id FROM products WHERE code = ${code}`);
    await payload.create({
      collection: 'coursePlans',
      locale: 'zh-TW',
      data: {
        code,
        title: '入門',
        product: product?.id ?? null,
        gradeFrom: 19,
        gradeTo: 17,
        lessonCount: 12,
        isTrial: false,
      },
    });
    await payload.create({
      collection: 'coursePlans',
      locale: 'zh-TW',
      data: {
        code: `trial-${code}`,
        title: '體驗',
        lessonCount: 4,
        isTrial: true,
        startsAt: '2026-01-01T00:00:00Z',
        endsAt: '2026-03-31T15:59:59Z',
      },
    });
    const all = await call<CoursePlan[]>('course/coursePlans');
    expect(all.body.find((plan) => plan.id === code)).toEqual({
      id: code,
      productId: code,
      title: { 'zh-TW': '入門' },
      isTrial: false,
      gradeFrom: 19,
      gradeTo: 17,
      lessonCount: 12,
      startsAt: null,
      endsAt: null,
      status: 'ACTIVE',
    });
    expect(all.body.find((plan) => plan.id === `trial-${code}`)).toMatchObject({
      startsAt: '2026-01-01T00:00:00.000Z',
      endsAt: '2026-03-31T15:59:59.000Z',
      status: 'ENDED',
    });
    expect((await call<CoursePlan[]>('course/coursePlans?username=null')).body.some((plan) => 'owned' in plan)).toBe(
      false,
    );
    expect((await call(`course/coursePlans?username=${member.username}`)).status).toBe(401);
    expect((await call(`course/coursePlans?username=${member.username}`, { token: other.token })).status).toBe(403);
    await query(
      sql`INSERT INTO entitlements (user_id, source, kind, ref, product_code, starts_at) VALUES (${member.id}, 'staff', 'course', ${code}, ${code}, now() - interval '1 minute')`,
    );
    const own = await call<CoursePlan[]>(`course/coursePlans?username=${member.username}`, { token: member.token });
    expect(own.headers.get('cache-control')).toBe('no-store');
    expect(own.body.find((plan) => plan.id === code)?.owned).toBe(true);
    expect(own.body.find((plan) => plan.id === `trial-${code}`)?.owned).toBe(true);
    await query(sql`UPDATE entitlements SET revoked_at = now() WHERE user_id = ${member.id}`);
    expect(
      (await call<CoursePlan[]>(`course/coursePlans?username=${member.username}`, { token: member.token })).body.find(
        (plan) => plan.id === code,
      )?.owned,
    ).toBe(false);
  });

  it('the free trial that was claimed is there for whoever has the account, and what was ordered for a learner for that learner', async () => {
    const [member, other] = [await makeMember(), await makeMember()];
    const [starter, free] = [await makeFreePlan(), await makeFreePlan()];
    const learner = (await addLearner(member)).id;
    const found = async (who: Member) =>
      Object.fromEntries((await ownPlans(who)).map(({ id, owned, ownedBy }) => [id, [owned, ownedBy]]));
    const nobodys = { [starter]: [false, []], [free]: [false, []] };
    const payload = await platform();
    await payload.updateGlobal({ slug: 'requestSettings', data: { starterProduct: starter, starterEndsAt: null } });
    try {
      expect(await found(member)).toMatchObject(nobodys);
      const claimed = await call('course/starterCourse/claim', { method: 'POST', token: member.token });
      expect(claimed.status).toBe(200);
      expect(await found(member)).toMatchObject({
        [starter]: [true, [null]],
        [free]: [false, []],
      });
      const ordered = await tryOrder(member, [{ productId: free, quantity: 1 }], 0, { learner });
      expect(ordered.body.status).toBe('PAID');
      expect(await found(member)).toMatchObject({
        [starter]: [true, [null]],
        [free]: [true, [learner]],
      });
      expect(await found(other)).toMatchObject(nobodys);
    } finally {
      await payload.updateGlobal({ slug: 'requestSettings', data: { starterProduct: null } });
    }
  });
});
