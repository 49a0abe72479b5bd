import { expect, it } from 'vitest';
import type { OwnEmail } from '@/lib/mail/contract';
import { drainOutbox } from '@/platform/kernel/outbox/drain-outbox';
import { call, makeMember, makeProduct, platform, query, sql, type Member } from '@/tests/setup/fixtures';
import { buy } from '@/tests/setup/trade';

type Emails = { items: OwnEmail[]; pages: number };
const emailsOf = async ({ token }: Member, page = 1) =>
  (await call<Emails>(`user/letters?page=${page}`, { token })).body;

it('what was written to an account can be read again there: no code, and nothing of somebody else at the same address', async () => {
  const [parent, child] = [await makeMember(), await makeMember()];
  await query(sql`UPDATE users SET email = ${parent.email} WHERE id = ${child.id}`);
  const order = await buy(parent, [await makeProduct({ price: 700 })], 700);
  const others = await buy(child, [await makeProduct({ price: 300 })], 300);
  await call('user/otp', { body: { username: parent.username, locale: 'zh-TW' } });
  await drainOutbox(await platform());
  const { items, pages } = await emailsOf(parent);
  expect(pages).toBe(1);
  expect(items.map(({ subject }) => subject)).toEqual([`訂單 ${order.id} 付款成功`, '歡迎加入先手圍棋']);
  expect(items[0]).toMatchObject({ text: expect.stringContaining('NT$700'), writtenAt: expect.stringMatching(/Z$/) });
  expect(JSON.stringify(items)).not.toMatch(new RegExp(`${others.id}|${child.username}|驗證碼`));
  expect((await emailsOf(child)).items[0]?.subject).toContain(others.id);
  expect((await call('user/letters')).status).toBe(401);
  expect((await call('user/letters?page=0', { token: parent.token })).status).toBe(422);
});

it('many letters come page by page', async () => {
  const member = await makeMember();
  await query(sql`
    INSERT INTO outbox (status, kind, "to", template, data, subject, text, sent_at, dedupe_key)
    SELECT 'SENT', 'mail', ${member.email}, 'refund', jsonb_build_object('username', ${member.username}::text),
      'Letter ' || n, 'Text', now(), 'own-letters:' || ${member.username} || n FROM generate_series(1, 45) n`);
  const { items, pages } = await emailsOf(member, 2);
  expect([items.length, pages]).toEqual([20, 3]);
  expect(items[0]?.subject).toBe('Letter 25');
});
