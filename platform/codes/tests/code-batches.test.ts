import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StaffRole } from '@/platform/kernel/back-office/access-rules';
import { makeProvedMember } from '@/tests/setup/codes';
import { call, makeCrowd, makeMember, makeProduct, platform, query, sql } from '@/tests/setup/fixtures';
import { askBackOffice, makeAllStaff } from '@/tests/setup/staff';
import type { Failure } from '@/tests/setup/trade';

let staff: Awaited<ReturnType<typeof makeAllStaff>>;

const ask = (path: string, body: object | undefined, as: StaffRole | null, language = 'en') =>
  askBackOffice(path, { as: as && staff[as], body, headers: { 'accept-language': language } });
const post = async (path: string, body: object, as: StaffRole | null = 'support') => (await ask(path, body, as)).status;

beforeAll(async () => {
  staff = await makeAllStaff();
});

type Code = { code: string; expires_at: string | null; revoked_at: string | null };
const codesOf = (batch: number) =>
  query<Code>(sql`SELECT code, expires_at, revoked_at FROM redeem_codes WHERE batch_id = ${batch} ORDER BY id`);

async function makeBatch(productCode: string, count: number, more: object = {}) {
  const key = randomUUID();
  expect(await post('/codeBatches/make', { name: '=國小', productCode, count, key, ...more })).toBe(200);
  const [batch] = await query<{ id: number }>(sql`SELECT id FROM code_batches WHERE idempotency_key = ${key}`);
  return { id: batch!.id, key, codes: await codesOf(batch!.id) };
}
const redeem = (token: string, code: string) => call<Failure>('ecommerce/redeem', { token, body: { code } });

describe('a batch of codes', () => {
  it('is made once for one form, and each code opens what was fixed then, once', async () => {
    const [member, vip] = [
      await makeProvedMember(),
      await makeProduct({ type: 'vip', grants: [{ kind: 'vip', months: 3 }] }),
    ];
    const { id, key, codes } = await makeBatch(vip, 3, { expiresOn: '2090-01-31' });
    expect(codes).toHaveLength(3);
    expect(new Date(codes[0]!.expires_at!).toISOString()).toBe('2090-01-31T15:59:59.999Z');
    const again = await Promise.all(
      Array.from({ length: 5 }, () => post('/codeBatches/make', { name: 'x', productCode: vip, count: 9, key })),
    );
    expect(again).toEqual([200, 200, 200, 200, 200]);
    expect(await codesOf(id)).toHaveLength(3);
    const payload = await platform();
    await payload.update({
      collection: 'products',
      where: { code: { equals: vip } },
      data: { grants: [{ kind: 'vip', months: 1, amount: 1 }] },
    });
    expect((await redeem(member.token, ` ${codes[0]!.code.toLowerCase().replaceAll('-', '.')} `)).status).toBe(200);
    const me = await call<{ vipEndAt: string }>('user', { token: member.token });
    // The trial month and three more.
    expect(Date.parse(me.body.vipEndAt)).toBeGreaterThan(Date.now() + 115 * 86_400_000);
    expect((await redeem(member.token, codes[0]!.code)).body.error.code).toBe('CODE_ALREADY_REDEEMED');
  });

  it('gives one of its codes to one of a hundred who redeem it at once', async () => {
    const { codes } = await makeBatch(await makeProduct(), 1);
    const crowd = await makeCrowd(100);
    const responses = await Promise.all(crowd.map(({ token }) => redeem(token, codes[0]!.code)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(responses.filter(({ status }) => status !== 200).map(({ body }) => body.error.code))).toEqual(
      new Set(['CODE_ALREADY_REDEEMED']),
    );
  });

  it('of five thousand is made in one go, and no longer one', async () => {
    const product = await makeProduct();
    const { codes } = await makeBatch(product, 5000);
    expect(new Set(codes.map(({ code }) => code)).size).toBe(5000);
    expect(codes.every(({ code }) => /^[A-Z2-9]{4}(?:-[A-Z2-9]{4}){3}$/.test(code))).toBe(true);
    const wrong = { name: 'x', productCode: product, key: randomUUID() };
    for (const count of [5001, 0, 1.5, '3']) expect(await post('/codeBatches/make', { ...wrong, count })).toBe(422);
    for (const expiresOn of ['2020-01-01', '2090-02-31', 'soon'])
      expect(await post('/codeBatches/make', { ...wrong, count: 1, expiresOn })).toBe(422);
  });

  it('is not made for what a code cannot open', async () => {
    const course = await makeProduct();
    const bundle = await makeProduct({ type: 'bundle', grants: [{ kind: 'redeemCode', ref: course }] });
    const good = await makeProduct({ type: 'physicalGood', grants: [{ kind: 'goods' }] });
    for (const productCode of [bundle, good, 'no-such'])
      expect(await post('/codeBatches/make', { name: 'x', productCode, count: 1, key: randomUUID() })).toBe(409);
  });

  it('is a table in the words of who asks, safe to open in a spreadsheet', async () => {
    const [member, product] = [await makeMember(), await makeProduct({ title: '=HYPERLINK("x")' })];
    const { id, codes } = await makeBatch(product, 2);
    await redeem(member.token, codes[1]!.code);
    const response = await ask(`/codeBatches/${id}/export`, undefined, 'support', 'zh-TW');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, first, second, end] = new TextDecoder().decode(bytes).split('\r\n');
    expect(head).toContain('課程序號');
    expect(first).toContain(`${codes[0]!.code},${product},"'=HYPERLINK(""x"")",未使用`);
    expect(second).toContain('已兌換');
    expect(second).toContain(member.username);
    expect(end).toBe('');
  });

  it('is voided with a reason, but not what was redeemed', async () => {
    const member = await makeMember();
    const { id, codes } = await makeBatch(await makeProduct(), 3);
    await redeem(member.token, codes[0]!.code);
    expect(await post(`/codeBatches/${id}/void`, {})).toBe(422);
    expect(await post(`/codeBatches/${id}/void`, { reason: 'printed twice' })).toBe(200);
    expect(await post(`/codeBatches/${id}/void`, { reason: 'printed twice' })).toBe(409);
    expect((await codesOf(id)).map((code) => code.revoked_at !== null)).toEqual([false, true, true]);
    expect((await redeem(member.token, codes[1]!.code)).body.error.code).toBe('CODE_INVALID');
  });

  it('is for support and admins alone', async () => {
    const { id } = await makeBatch(await makeProduct(), 1);
    const form = { name: 'x', productCode: 'x', count: 1, key: randomUUID() };
    expect(await post('/codeBatches/make', form, null)).toBe(401);
    expect(await post('/codeBatches/make', form, 'editor')).toBe(403);
    expect(await post(`/codeBatches/${id}/void`, { reason: 'x' }, 'editor')).toBe(403);
    expect((await ask(`/codeBatches/${id}/export`, undefined, null)).status).toBe(401);
    expect((await ask(`/codeBatches/${id}/export`, undefined, 'editor')).status).toBe(403);
  });
});
