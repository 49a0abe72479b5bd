import { describe, expect, it } from 'vitest';
import type { SessionUser } from '@/lib/account/contract';
import { aMinuteLater } from '@/tests/setup/codes';
import { call, query, sql, unique } from '@/tests/setup/fixtures';
import { book, makeClass, newBooking } from '@/tests/setup/applications';
import { runFormerMigration } from '@/tests/setup/former-migration';

type Account = { username: string; email: string; password: string; token: string };

const newMail = () => `${unique('trial')}@mail.example`;

async function join(email: string): Promise<Account> {
  const account = { username: unique('trial'), email, password: 'a long enough password' };
  const { status, body } = await call<{ token: string }>('user/register', { body: { ...account, locale: 'zh-TW' } });
  expect(status).toBe(200);
  return { ...account, token: body.token };
}

const vipEnd = async (token: string) => (await call<SessionUser>('user', { token })).body.vipEndAt;
const trialsOf = async (email: string) =>
  (
    await query<{ n: number }>(
      sql`SELECT count(*)::int AS n FROM entitlements e JOIN users u ON u.id = e.user_id WHERE u.email = ${email.toLowerCase()} AND e.kind = 'vip'`,
    )
  )[0]?.n;

/** The code emailed for an account, polled because the response does not wait for the email. */
async function codeFor({ username }: Account): Promise<string> {
  const codes = () =>
    query<{ code: string }>(
      sql`SELECT o.data->>'code' AS code FROM outbox o JOIN users u ON u.id::text = o.data->>'account' WHERE u.username = ${username} AND o.template = 'otp' ORDER BY o.id DESC`,
    );
  const before = (await codes()).length;
  await call('user/otp', { body: { username, locale: 'zh-TW' } });
  await expect.poll(async () => (await codes()).length, { timeout: 30_000 }).toBeGreaterThan(before);
  return (await codes())[0]!.code;
}
const enter = async (account: Account, otp: string) =>
  (await call<{ token: string }>('user/login', { body: { username: account.username, otp } })).body.token;
const prove = async (account: Account) => enter(account, await codeFor(account));

describe('the month of VIP to try', () => {
  it('begins when the address is proved, by a code at the login or within the account', async () => {
    const [one, other] = [await join(newMail()), await join(newMail())];
    for (const { token } of [one, other]) expect(await vipEnd(token)).toBeNull();
    const entered = await prove(one);
    const end = Date.parse((await vipEnd(entered)) ?? '');
    expect(end).toBeGreaterThan(Date.now() + 27 * 86_400_000);
    expect(end).toBeLessThan(Date.now() + 32 * 86_400_000);

    await call('user/email/code', { token: other.token, body: { email: other.email, locale: 'zh-TW' } });
    const [mail] = await query<{ code: string }>(
      sql`SELECT data->>'code' AS code FROM outbox WHERE "to" = ${other.email} AND template = 'emailChange'`,
    );
    await call('user/email', { token: other.token, body: { otp: mail?.code } });
    expect(await vipEnd(other.token)).not.toBeNull();
  });

  it('is one for an address, however many accounts prove it at once, in whatever letters it is written', async () => {
    const email = newMail();
    const accounts = await Promise.all([join(email), join(email.toUpperCase()), join(email)]);
    expect(await trialsOf(email)).toBe(0);
    const codes = await Promise.all(accounts.map(codeFor));
    const tokens = await Promise.all(accounts.map((account, index) => enter(account, codes[index]!)));
    const ends = await Promise.all(tokens.map(vipEnd));
    expect(ends.filter((end) => end !== null)).toHaveLength(1);
    expect(await trialsOf(email)).toBe(1);
    const late = await join(email);
    expect(await vipEnd(await prove(late))).toBeNull();
  });

  it('is one for an account, whatever addresses it proves', async () => {
    const account = await join(newMail());
    const token = await prove(account);
    const end = await vipEnd(token);
    for (const email of [newMail(), newMail()]) {
      await aMinuteLater();
      const otp = await codeFor(account);
      await call('user/email/code', { token, body: { email, locale: 'zh-TW', otp } });
      const [mail] = await query<{ code: string }>(
        sql`SELECT data->>'code' AS code FROM outbox WHERE "to" = ${email} AND template = 'emailChange'`,
      );
      expect((await call('user/email', { token, body: { otp: mail?.code } })).status).toBe(200);
    }
    expect(await vipEnd(token)).toBe(end);
  });

  it('is not begun again by who leaves and comes back; nothing that is kept tells the address', async () => {
    const email = newMail();
    const account = await join(email);
    const token = await prove(account);
    expect(await vipEnd(token)).not.toBeNull();
    await aMinuteLater();
    expect((await call('user/deletion', { token, body: { otp: await codeFor(account) } })).status).toBe(200);
    await query(sql`DELETE FROM outbox WHERE "to" = ${email}`);
    const rows = await query<{ key: string }>(sql`SELECT dedupe_key AS key FROM entitlements WHERE source = 'trial'`);
    expect(JSON.stringify(rows)).not.toContain(email.split('@')[0]);
    const again = await join(email);
    expect(await vipEnd(await prove(again))).toBeNull();
  });

  it('that was had before it was an address’s counts, and live applications are known by their names of now', async () => {
    const email = newMail();
    const [had, member] = [await join(email), await join(email)];
    await query(sql`UPDATE users SET email_proved_at = now() WHERE username = ${had.username}`);
    await query(sql`INSERT INTO entitlements (user_id, source, kind, product_code, amount, starts_at, ends_at, dedupe_key)
      SELECT id, 'trial', 'vip', 'vip-trial', 1, now(), now(), 'welcome:' || id || ':0' FROM users WHERE username = ${had.username}`);
    const { classId } = await makeClass();
    const booking = newBooking(classId);
    const { body: booked } = await book(booking);
    await query(sql`UPDATE requests SET dedupe_key = ${unique('old')} WHERE reference = ${booked.reference}`);
    await runFormerMigration(2);
    expect(await vipEnd(await prove(member))).toBeNull();
    expect((await book({ ...booking, childName: '小 石' })).body.error?.code).toBe('ALREADY_BOOKED');
  });
});
