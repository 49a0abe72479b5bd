import { describe, expect, it } from 'vitest';
import type { CoursePlan } from '@/lib/contract/course';
import { call, makeMember, makeProduct, platform, query, sql } from '../setup/fixtures';

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
});
