import { describe, expect, it } from 'vitest';
import { drainOutbox } from '@/platform/jobs/drain-outbox';
import { call, makeMember, platform, query, sql, unique } from '../setup/fixtures';

type Failure = { error: { code: string; message: string } };
const registration = () => {
  const username = unique('player');
  return {
    username,
    email: `${username}@example.com`,
    password: 'a long enough password',
    realName: '王小明',
    locale: 'zh-TW',
  };
};

/** The newest code, once so many have been mailed. */
async function codeMailedTo(email: string, mails = 1): Promise<string> {
  for (let tries = 0; tries < 50; tries += 1) {
    const found = await query<{ data: { code: string } }>(
      sql`SELECT data FROM outbox WHERE "to" = ${email} AND template IN ('otp', 'passwordReset') ORDER BY id DESC`,
    );
    if (found[0] && found.length >= mails) return found[0].data.code;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('no code was mailed');
}

describe('register', () => {
  it('makes an account, signs in, gives a VIP month and writes a welcome', async () => {
    const input = registration();
    const { status, body } = await call<{ token: string }>('user/register', { body: input });
    expect(status).toBe(200);
    const me = await call<{ username: string; realName: string; vipEndAt: string | null; role: string }>('user', {
      token: body.token,
    });
    expect(me.body).toMatchObject({ username: input.username, realName: '王小明', role: 'learner' });
    expect(Date.parse(me.body.vipEndAt ?? '')).toBeGreaterThan(Date.now() + 27 * 86_400_000);
    const owned = await call<{ kind: string }[]>('user/entitlements', { token: body.token });
    expect(owned.body.map((entry) => entry.kind)).toEqual(['vip']);
    await drainOutbox(await platform());
    const mails = await query<{ status: string; subject: string; html: string }>(
      sql`SELECT status::text, subject, html FROM outbox WHERE "to" = ${input.email}`,
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ status: 'KEPT', subject: '歡迎加入先手圍棋' });
    expect(mails[0]?.html).toContain('王小明');
  });

  it('refuses a taken name, a short password and fields it does not know', async () => {
    const first = registration();
    await call('user/register', { body: first });
    expect(
      (await call<Failure>('user/register', { body: { ...registration(), username: first.username.toUpperCase() } }))
        .body.error.code,
    ).toBe('USERNAME_TAKEN');
    expect((await call('user/register', { body: { ...registration(), password: 'short' } })).status).toBe(422);
    expect((await call('user/register', { body: { ...registration(), role: 'teacher' } })).status).toBe(422);
  });

  it('gives a name to one of many who want it at once', async () => {
    const wanted = registration();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        call('user/register', { body: { ...wanted, email: `${index}-${wanted.email}` } }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(7);
  });
});

describe('an address', () => {
  const join = async (email: string) => {
    const input = { ...registration(), email, password: `a long password ${unique('p')}` };
    const { status, body } = await call<{ token: string }>('user/register', { body: input });
    expect(status).toBe(200);
    return { ...input, ...body };
  };
  const whoseIs = async (body: Record<string, string>) => {
    const { body: session } = await call<{ token?: string }>('user/login', { body });
    return session.token && (await call<{ username: string }>('user', { token: session.token })).body.username;
  };

  it('registers alike whether or not it is known, and each account logs in with it', async () => {
    const parent = await join(`${unique('family')}@example.com`);
    const child = await join(parent.email.toUpperCase());
    for (const account of [parent, child])
      expect(await whoseIs({ username: parent.email, password: account.password })).toBe(account.username);
    expect(await whoseIs({ username: parent.email, password: 'neither of the two' })).toBeUndefined();
  });

  it('stays with who reads its mail, however many strangers register with it', async () => {
    const owner = await join(`${unique('owner')}@example.com`);
    await call('user/otp', { body: { username: owner.username, locale: 'zh-TW' } });
    expect(await whoseIs({ username: owner.email, otp: await codeMailedTo(owner.email) })).toBe(owner.username);
    const strangers = [
      await join(owner.email),
      await join(owner.email),
      await join(owner.email),
      await join(owner.email),
    ];
    expect(await whoseIs({ username: owner.email, password: owner.password })).toBe(owner.username);
    // The newest stranger notices nothing either: there might have been nobody before.
    const newest = strangers[3];
    expect(await whoseIs({ username: owner.email, password: newest?.password ?? '' })).toBe(newest?.username);
    await (
      await platform()
    ).update({
      collection: 'users',
      where: { username: { equals: owner.username } },
      data: { email: `new-${owner.email}` },
    });
    expect(
      await query(sql`SELECT 1 FROM users WHERE username = ${owner.username} AND email_proved_at IS NOT NULL`),
    ).toEqual([]);
  });

  it('is mailed a code for each of its accounts, and not a welcome for each', async () => {
    const parent = await join(`${unique('codes')}@example.com`);
    const child = await join(parent.email);
    await call('user/otp', { body: { username: parent.email, locale: 'en-US' } });
    // The newest account's code is mailed first.
    await codeMailedTo(parent.email, 2);
    const mails = await query<{ template: string; data: { code: string; username: string } }>(
      sql`SELECT template::text, data FROM outbox WHERE "to" = ${parent.email}`,
    );
    expect(mails.filter(({ template }) => template === 'welcome')).toHaveLength(1);
    for (const account of [parent, child]) {
      const mail = mails.find(({ template, data }) => template === 'otp' && data.username === account.username);
      expect(await whoseIs({ username: parent.email, otp: mail?.data.code ?? '' })).toBe(account.username);
    }
  });
});

describe('login', () => {
  it('works with name or address in any case, and stores no token', async () => {
    const member = await makeMember();
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
      expect(tries.filter((answer) => answer.status === 401)).toHaveLength(8);
      expect(tries.filter((answer) => answer.status === 423)).toHaveLength(4);
    }
    const locked = await call<Failure>('user/login', {
      body: { username: member.username, password: member.password },
    });
    expect(locked.body.error.code).toBe('ACCOUNT_LOCKED');
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('locks out the address that guesses, not the person whose name it guesses; many addresses together lock the name', async () => {
    const member = await makeMember();
    const from = (address: string, password = 'wrong') =>
      call('user/login', {
        body: { username: member.username, password },
        headers: { 'x-forwarded-for': `10.9.9.9, ${address}` },
      });
    for (const address of ['203.0.113.1', '2001:db8:1:2::1']) {
      const tries = await Promise.all(Array.from({ length: 9 }, () => from(address)));
      expect(tries.filter((answer) => answer.status === 423)).toHaveLength(1);
    }
    // Another address of the same household is the same guesser.
    expect((await from('2001:db8:1:2:ffff::7')).status).toBe(423);
    expect((await from('203.0.113.99', member.password)).status).toBe(200);
    const guess = (index: number) =>
      call('user/login', {
        body: { username: member.username, otp: '000000' },
        headers: { 'x-forwarded-for': `198.51.100.${index}` },
      });
    const crowd = await Promise.all(Array.from({ length: 28 }, (_, index) => guess(index)));
    expect(crowd.filter((answer) => answer.status === 423)).toHaveLength(4);
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
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call('user/login', { body: { username: member.username, otp } })),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect((await call('user/login', { body: { username: member.username, otp } })).status).toBe(401);
  });

  it('are asked for alike whether or not there is such an account', async () => {
    const answer = await call('user/otp', { body: { username: unique('nobody'), locale: 'zh-TW' } });
    expect(answer).toMatchObject({ status: 200, body: { done: true } });
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

describe('session', () => {
  it('ends with logout, on this device alone', async () => {
    const member = await makeMember();
    const { body: other } = await call<{ token: string }>('user/login', {
      body: { username: member.username, password: member.password },
    });
    expect((await call('user/logout', { token: member.token, method: 'POST' })).status).toBe(200);
    expect((await call('user', { token: member.token })).status).toBe(401);
    expect((await call('user', { token: other.token })).status).toBe(200);
  });

  it('lasts 400 days from the last visit', async () => {
    const member = await makeMember();
    await query(
      sql`UPDATE sessions SET expires_at = now() + interval '1 day', last_seen_at = now() - interval '2 days' WHERE user_id = ${member.id}`,
    );
    await call('user', { token: member.token });
    const [row] = await query<{ days: number }>(
      sql`SELECT extract(epoch FROM expires_at - now())::float8 / 86400 AS days FROM sessions WHERE user_id = ${member.id}`,
    );
    expect(row?.days).toBeGreaterThan(399);
    await query(sql`UPDATE sessions SET expires_at = now() - interval '1 second' WHERE user_id = ${member.id}`);
    expect((await call('user', { token: member.token })).status).toBe(401);
  });
});

describe('profile', () => {
  it('changes what is given and nothing else', async () => {
    const member = await makeMember();
    const { body } = await call<Record<string, string>>('user', {
      method: 'PATCH',
      token: member.token,
      body: { nickName: '小棋' },
    });
    expect(body).toMatchObject({ nickName: '小棋', realName: '林小棋' });
    expect((await call('user', { method: 'PATCH', token: member.token, body: { role: 'teacher' } })).status).toBe(422);
    expect((await call('user', { method: 'PATCH', body: { nickName: 'x' } })).status).toBe(401);
  });
});

describe('password', () => {
  it('is changed by who knows the old one; other devices are signed out', async () => {
    const member = await makeMember();
    expect(
      (
        await call('user/password', {
          token: member.token,
          body: { password: 'wrong', newPassword: 'another long password' },
        })
      ).status,
    ).toBe(401);
    expect(
      (await call('user/password', { body: { password: member.password, newPassword: 'another long password' } }))
        .status,
    ).toBe(401);
    const { body } = await call<{ token: string }>('user/password', {
      token: member.token,
      body: { password: member.password, newPassword: 'another long password' },
    });
    expect((await call('user', { token: member.token })).status).toBe(401);
    expect((await call('user', { token: body.token })).status).toBe(200);
  });
});

describe('addresses', () => {
  it('are replaced as a whole and are the user’s own', async () => {
    const [member, other] = [await makeMember(), await makeMember()];
    const home = {
      name: '林小棋',
      phone: '0900-000-000',
      country: 'TW',
      postalCode: '100',
      city: '臺北市',
      line1: '示範路 1 號',
    };
    expect(
      (
        await call('user/addresses', {
          method: 'PUT',
          token: member.token,
          body: [home, { ...home, name: '林爸爸', line2: '2 樓' }],
        })
      ).status,
    ).toBe(200);
    expect((await call('user/addresses', { token: member.token })).body).toEqual([
      home,
      { ...home, name: '林爸爸', line2: '2 樓' },
    ]);
    await call('user/addresses', { method: 'PUT', token: member.token, body: [home] });
    expect((await call('user/addresses', { token: member.token })).body).toEqual([home]);
    expect((await call('user/addresses', { token: other.token })).body).toEqual([]);
    expect((await call('user/addresses')).status).toBe(401);
    expect(
      (await call('user/addresses', { method: 'PUT', token: member.token, body: [{ ...home, country: 'XX' }] })).status,
    ).toBe(422);
  });
});
