import { describe, expect, it } from 'vitest';
import type { AccountSecurity } from '@/lib/login/contract';
import { codeMailedTo, aMinuteLater, emailsTo } from '@/tests/setup/codes';
import { call, makeMember, query, sql, unique, type Member } from '@/tests/setup/fixtures';

type Rejected = { error: { code: string } };
const security = async ({ token }: Pick<Member, 'token'>) =>
  (await call<AccountSecurity>('user/security', { token })).body;
const askFor = (member: Pick<Member, 'token'>, email: string, proof: object = {}) =>
  call<Rejected>('user/email/code', { token: member.token, body: { email, locale: 'en-US', ...proof } });
const type = ({ token }: Pick<Member, 'token'>, otp: string) =>
  call<AccountSecurity & Rejected>('user/email', { token, body: { otp } });
const logIn = (username: string, rest: object) =>
  call<{ token: string } & Rejected>('user/login', { body: { username, ...rest } });
const isIn = async (token: string) => (await call('user', { token })).status === 200;
/** A member whose address is proved. */
async function makeProved(): Promise<Member> {
  const member = await makeMember();
  await askFor(member, member.email);
  await type(member, await codeMailedTo(member.email));
  return member;
}
const newAddress = () => `${unique('new')}@example.com`;

describe('proving the address from within the account', () => {
  it('keeps this session and the password, and ends the other sessions', async () => {
    const member = await makeMember();
    const other = (await logIn(member.username, { password: member.password })).body.token;
    expect(await security(member)).toEqual({
      email: member.email,
      isEmailProved: false,
      hasPassword: true,
      pendingEmail: null,
    });
    expect((await askFor(member, member.email.toUpperCase())).status).toBe(200);
    expect((await security(member)).pendingEmail).toBe(member.email);
    const { status, body } = await type(member, await codeMailedTo(member.email));
    expect([status, body.isEmailProved, body.pendingEmail]).toEqual([200, true, null]);
    expect([await isIn(member.token), await isIn(other)]).toEqual([true, false]);
    expect((await logIn(member.email, { password: member.password })).status).toBe(200);
    // There is nothing left to prove, and no email to send.
    await aMinuteLater();
    await askFor(member, member.email);
    expect(await emailsTo(member.email, 'emailChange')).toHaveLength(1);
    expect(await emailsTo(member.email, 'emailChanged')).toEqual([]);
  });

  it('rejects a wrong code, one that was used, one for a login, and another account’s', async () => {
    const [member, other] = [await makeMember(), await makeMember()];
    await askFor(member, member.email);
    const otp = await codeMailedTo(member.email);
    for (const [who, code] of [
      [member, '000000x'],
      [other, otp],
    ] as const) {
      const { status, body } = await type(who, code);
      expect([status, body.error.code]).toEqual([401, 'OTP_INVALID']);
    }
    // It proves an address; it cannot be used to log in.
    expect((await logIn(member.username, { otp })).status).toBe(401);
    expect((await type(member, otp)).status).toBe(200);
    expect((await type(member, otp)).status).toBe(401);
    expect((await call('user/email', { body: { otp } })).status).toBe(401);
  });
});

describe('another address', () => {
  it('asks for the password, proves the new address, tells the old one, and voids open codes', async () => {
    const member = await makeProved();
    const next = newAddress();
    const without = await askFor(member, next);
    expect([without.status, without.body.error.code]).toEqual([401, 'INVALID_CREDENTIALS']);
    expect((await askFor(member, next, { password: 'not this one' })).status).toBe(401);
    expect(await emailsTo(next, 'emailChange')).toEqual([]);
    // A login code that was mailed to the old address and not used.
    await call('user/otp', { body: { username: member.username, locale: 'zh-TW' } });
    await expect.poll(async () => (await emailsTo(member.email, 'otp')).length).toBe(1);
    const [old] = await emailsTo(member.email, 'otp');

    expect((await askFor(member, next, { password: member.password })).status).toBe(200);
    expect(await security(member)).toMatchObject({ email: member.email, isEmailProved: true, pendingEmail: next });
    const otp = await codeMailedTo(next);
    const { body } = await type(member, otp);
    expect(body).toMatchObject({ email: next, isEmailProved: true, pendingEmail: null });
    const [notice] = await emailsTo(member.email, 'emailChanged');
    expect(notice).toMatchObject({ locale: 'zh-TW', data: { username: member.username } });
    expect(JSON.stringify(notice)).not.toContain(next);

    expect((await logIn(member.username, { otp: String(old?.data.code) })).status).toBe(401);
    expect((await logIn(next, { password: member.password })).status).toBe(200);
    expect((await logIn(member.email, { password: member.password })).status).toBe(401);
    expect(await isIn(member.token)).toBe(true);
  });

  it('is asked for once more without the password while its code is open', async () => {
    const member = await makeProved();
    const next = newAddress();
    await askFor(member, next, { password: member.password });
    await aMinuteLater();
    expect((await askFor(member, next)).status).toBe(200);
    expect(await emailsTo(next, 'emailChange')).toHaveLength(2);
    expect((await askFor(member, newAddress())).status).toBe(401);
    // The first code is outdated by the second.
    const codes = await emailsTo(next, 'emailChange');
    expect((await type(member, String(codes[0]?.data.code))).status).toBe(401);
    expect((await type(member, String(codes[1]?.data.code))).status).toBe(200);
  });

  it('takes a code mailed to the present address instead of the password', async () => {
    const member = await makeProved();
    await call('user/otp', { body: { username: member.username, locale: 'zh-TW' } });
    await expect.poll(async () => (await emailsTo(member.email, 'otp')).length).toBe(1);
    const [email] = await emailsTo(member.email, 'otp');
    const next = newAddress();
    const wrong = await askFor(member, next, { otp: 'wrong1' });
    expect([wrong.status, wrong.body.error.code]).toEqual([401, 'OTP_INVALID']);
    expect((await askFor(member, next, { otp: String(email?.data.code) })).status).toBe(200);
    expect((await type(member, await codeMailedTo(next))).status).toBe(200);
  });

  it('answers alike whether or not it is somebody’s, and takes nothing from whoever proved it before', async () => {
    const [member, owner] = [await makeProved(), await makeProved()];
    const known = await askFor(member, owner.email, { password: member.password });
    const unknown = await askFor(await makeProved(), newAddress(), { password: member.password });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect((await logIn(owner.email, { password: owner.password })).status).toBe(200);
  });

  it('is not proved by a code that was mailed before support changed the address', async () => {
    const member = await makeMember();
    await askFor(member, member.email);
    const otp = await codeMailedTo(member.email);
    const { getPlatform } = await import('@/platform/kernel/api/context');
    const { supportCustomer } = await import('@/platform/login/support-customer');
    const payload = await getPlatform();
    const data = { name: 'S', email: `${unique('s')}@sente.example`, password: 'a-long-password', role: 'support' };
    const { id } = await payload.create({ collection: 'staff', data: data as never });
    await supportCustomer({
      ctx: { payload, now: () => new Date(), staff: { id, role: 'support' } },
      input: { id: member.id, action: 'changeEmail', reason: 'typed wrongly', email: newAddress() },
    });
    const again = (await logIn(member.username, { password: member.password })).body;
    expect((await type(again, otp)).status).toBe(401);
    expect((await security(again)).isEmailProved).toBe(false);
  });
});

describe('a new password', () => {
  it('is told to the address and voids every code that is open', async () => {
    const member = await makeProved();
    await call('user/otp', { body: { username: member.username, locale: 'zh-TW' } });
    await expect.poll(async () => (await emailsTo(member.email, 'otp')).length).toBe(1);
    const [email] = await emailsTo(member.email, 'otp');
    const { status } = await call('user/password', {
      token: member.token,
      body: { password: member.password, newPassword: 'hane at the head of two' },
    });
    expect(status).toBe(200);
    expect(await emailsTo(member.email, 'passwordChanged')).toMatchObject([{ data: { username: member.username } }]);
    expect((await logIn(member.username, { otp: String(email?.data.code) })).status).toBe(401);
  });

  it('is set by a mailed code where there is none yet, and not by a session alone', async () => {
    const member = await makeMember();
    await query(sql`UPDATE users SET salt = NULL, hash = NULL WHERE id = ${member.id}`);
    expect((await security(member)).hasPassword).toBe(false);
    const newPassword = 'hane at the head of two';
    const set = (proof: object) =>
      call<{ token: string } & Rejected>('user/password', { token: member.token, body: { newPassword, ...proof } });
    expect((await set({})).body.error.code).toBe('INVALID_CREDENTIALS');
    await call('user/otp', { body: { username: member.username, locale: 'zh-TW' } });
    const otp = await codeMailedTo(member.email);
    expect((await set({ otp: '000000x' })).body.error.code).toBe('OTP_INVALID');
    const { status, body } = await set({ otp });
    expect(status).toBe(200);
    expect(await security(body)).toMatchObject({ hasPassword: true, isEmailProved: true });
    expect((await logIn(member.username, { password: newPassword })).status).toBe(200);
  });

  it('that is rejected uses up no code', async () => {
    const member = await makeMember();
    await call('user/otp', { body: { username: member.username, locale: 'zh-TW' } });
    const otp = await codeMailedTo(member.email);
    const weak = await call<Rejected>('user/password', {
      token: member.token,
      body: { otp, newPassword: 'password1234' },
    });
    expect(weak.body.error.code).toBe('PASSWORD_WEAK');
    expect((await logIn(member.username, { otp })).status).toBe(200);
  });
});
