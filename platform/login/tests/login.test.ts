import { describe, expect, it } from 'vitest';
import { codeMailedTo } from '@/tests/setup/codes';
import { call, makeMember, platform, query, sql, unique } from '@/tests/setup/fixtures';

type Failure = { error: { code: string; message: string } };

describe('login', () => {
  it('works with name or proved address in any case, and stores no token', async () => {
    const member = await makeMember();
    await query(sql`UPDATE users SET email_proved_at = now() WHERE id = ${member.id}`);
    for (const username of [member.username.toUpperCase(), member.email]) {
      const { status, body } = await call<{ token: string }>('user/login', {
        body: { username, password: member.password },
      });
      expect(status).toBe(200);
      expect(await query(sql`SELECT id FROM sessions WHERE token_hash = ${body.token}`)).toEqual([]);
      expect((await call('user', { token: body.token })).status).toBe(200);
    }
  });

  it('works with a password set in the back office', async () => {
    const member = await makeMember();
    await (await platform()).update({ collection: 'users', id: member.id, data: { phone: '0900' } });
    expect((await call('user', { token: member.token })).status).toBe(200);
    await (await platform()).update({ collection: 'users', id: member.id, data: { password: 'set by the staff' } });
    expect((await call('user', { token: member.token })).status).toBe(401);
    expect(
      (await call('user/login', { body: { username: member.username, password: 'set by the staff' } })).status,
    ).toBe(200);
    expect((await call('user/login', { body: { username: member.username, password: member.password } })).status).toBe(
      401,
    );
  });

  it('says the same of a wrong password and of no account', async () => {
    const member = await makeMember();
    const wrong = await call('user/login', { body: { username: member.username, password: 'wrong' } });
    const nobody = await call('user/login', { body: { username: unique('nobody'), password: 'wrong' } });
    expect(wrong.status).toBe(401);
    expect(nobody).toMatchObject({ status: wrong.status, body: wrong.body });
  });

  it('locks a name after eight wrong tries, right password or not, existing or not', async () => {
    const member = await makeMember();
    for (const username of [member.username, unique('nobody')]) {
      const tries = await Promise.all(
        Array.from({ length: 12 }, () => call('user/login', { body: { username, password: 'wrong' } })),
      );
      expect(tries.filter((response) => response.status === 401)).toHaveLength(8);
      expect(tries.filter((response) => response.status === 423)).toHaveLength(4);
    }
    const locked = await call<Failure>('user/login', {
      body: { username: member.username, password: member.password },
    });
    expect(locked.body.error.code).toBe('ACCOUNT_LOCKED');
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('locks out the network that guesses, not the person whose name it guesses', async () => {
    const member = await makeMember();
    const from = (address: string, password = 'wrong') =>
      call('user/login', {
        body: { username: member.username, password },
        headers: { 'x-forwarded-for': `10.9.9.9, ${address}` },
      });
    for (const address of ['203.0.113.1', '2001:db8:1:2::1']) {
      const tries = await Promise.all(Array.from({ length: 9 }, () => from(address)));
      expect(tries.filter((response) => response.status === 423)).toHaveLength(1);
    }
    // Another address of the same /48, which is one customer of a provider, counts as the same network.
    expect((await from('2001:db8:1:ffff::7')).status).toBe(423);
    expect((await from('203.0.113.99', member.password)).status).toBe(200);
  });

  it('cannot be locked for a network that has logged in under the name before', async () => {
    const member = await makeMember();
    const from = (address: string, body: Record<string, string>) =>
      call('user/login', { body: { username: member.username, ...body }, headers: { 'x-forwarded-for': address } });
    const right = { password: member.password };
    expect((await from('192.0.2.10', right)).status).toBe(200);
    const guesses = (address: string) => Promise.all(Array.from({ length: 9 }, () => from(address, { otp: '000000' })));
    expect((await guesses('198.51.100.100')).map(({ status }) => status)).toContain(423);
    expect((await guesses('192.0.2.10')).map(({ status }) => status)).not.toContain(423);
    // The limit of attempts per minute is another one, for any network.
    await query(sql`DELETE FROM rate_limits WHERE key LIKE 'login:%'`);
    expect((await from('192.0.2.10', right)).status).toBe(200);
  });

  it('is tried ten times a minute from one address, whoever is meant', async () => {
    const tries = await Promise.all(
      Array.from({ length: 14 }, () =>
        call<Failure>('user/login', {
          body: { username: unique('nobody'), otp: '000000' },
          headers: { 'x-forwarded-for': '192.0.2.77' },
        }),
      ),
    );
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
    const rejected = tries.filter(({ status }) => status === 429);
    expect(rejected).toHaveLength(4);
    expect(Number(rejected[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('waits in a short queue of its own thread: who comes too late is asked to come again', async () => {
    const started = performance.now();
    let slowest = 0;
    let last = started;
    const beat = setInterval(() => {
      slowest = Math.max(slowest, performance.now() - last);
      last = performance.now();
    }, 5);
    const tries = await Promise.all(
      Array.from({ length: 60 }, () =>
        call<Failure>('user/login', { body: { username: unique('nobody'), password: 'wrong' } }),
      ),
    );
    clearInterval(beat);
    const rejected = tries.filter(({ status }) => status === 429);
    expect(rejected.length).toBeGreaterThan(30);
    expect(rejected.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
    expect(tries.every(({ status }) => status === 401 || status === 429)).toBe(true);
    // The event loop was not blocked meanwhile.
    expect(slowest).toBeLessThan(1000);
  });

  it('cannot keep somebody from redeeming codes', async () => {
    const member = await makeMember();
    for (const username of [`redeem:${member.id}`, String(member.id)]) {
      await Promise.all(Array.from({ length: 9 }, () => call('user/login', { body: { username, otp: '000000' } })));
    }
    expect(
      (await call<Failure>('ecommerce/redeem', { token: member.token, body: { code: 'NO-SUCH-CODE' } })).body.error
        .code,
    ).toBe('CODE_INVALID');
  });

  it('answers nobody without a token or with a made-up one', async () => {
    expect((await call('user')).status).toBe(401);
    expect((await call('user', { token: 'x'.repeat(43) })).status).toBe(401);
    expect((await call('user/getOwnPurchaseLog')).status).toBe(401);
    expect((await call('user/entitlements')).status).toBe(401);
  });
});

describe('codes', () => {
  it('log in once', async () => {
    const member = await makeMember();
    expect((await call('user/otp', { body: { username: member.username, locale: 'ja-JP' } })).status).toBe(200);
    const otp = await codeMailedTo(member.email);
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => call('user/login', { body: { username: member.username, otp } })),
    );
    expect(responses.filter((response) => response.status === 200)).toHaveLength(1);
    expect((await call('user/login', { body: { username: member.username, otp } })).status).toBe(401);
  });

  it('are asked for alike whether or not there is such an account', async () => {
    const response = await call('user/otp', { body: { username: unique('nobody'), locale: 'zh-TW' } });
    expect(response).toMatchObject({ status: 200, body: { done: true } });
  });

  it('serve the purpose they were mailed for and no other', async () => {
    const member = await makeMember();
    await call('user/otp', { body: { username: member.username, locale: 'zh-TW' } });
    const otp = await codeMailedTo(member.email);
    expect(
      (
        await call<Failure>('user/password/reset', {
          body: { username: member.username, otp, password: 'another long password' },
        })
      ).body.error.code,
    ).toBe('OTP_INVALID');
    expect((await call('user/login', { body: { username: member.username, otp } })).status).toBe(200);
  });

  it('are not another user’s', async () => {
    const [member, other] = [await makeMember(), await makeMember()];
    await call('user/otp', { body: { username: member.username, locale: 'zh-TW' } });
    const otp = await codeMailedTo(member.email);
    expect((await call('user/login', { body: { username: other.username, otp } })).status).toBe(401);
  });

  it('set a new password and sign every device out', async () => {
    const member = await makeMember();
    await call('user/otp', { body: { username: member.email, locale: 'en-US', purpose: 'passwordReset' } });
    const otp = await codeMailedTo(member.email);
    expect(
      (
        await call<Failure>('user/password/reset', {
          body: { username: member.username, otp: '000000x', password: 'another long password' },
        })
      ).body.error.code,
    ).toBe('OTP_INVALID');
    const { status, body } = await call<{ token: string }>('user/password/reset', {
      body: { username: member.username, otp, password: 'another long password' },
    });
    expect(status).toBe(200);
    expect((await call('user', { token: member.token })).status).toBe(401);
    expect((await call('user', { token: body.token })).status).toBe(200);
    expect((await call('user/login', { body: { username: member.username, password: member.password } })).status).toBe(
      401,
    );
  });
});
