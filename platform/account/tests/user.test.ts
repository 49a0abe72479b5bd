import { describe, expect, it } from 'vitest';
import { drainOutbox } from '@/platform/kernel/outbox/drain-outbox';
import { codeMailedTo } from '@/tests/setup/codes';
import { call, makeMember, platform, query, sql, unique } from '@/tests/setup/fixtures';

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

describe('register', () => {
  it('makes an account, signs in and writes a welcome; VIP waits until the address is proved', async () => {
    const input = registration();
    const { status, body } = await call<{ token: string }>('user/register', { body: input });
    expect(status).toBe(200);
    const me = await call<{ username: string; realName: string; vipEndAt: string | null; role: string }>('user', {
      token: body.token,
    });
    expect(me.body).toMatchObject({ username: input.username, realName: '王小明', role: 'learner' });
    expect(me.body.vipEndAt).toBeNull();
    expect((await call('user/entitlements', { token: body.token })).body).toEqual([]);
    await drainOutbox(await platform());
    const mails = await query<{ status: string; subject: string; html: string }>(
      sql`SELECT status::text, subject, html FROM outbox WHERE "to" = ${input.email}`,
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ status: 'KEPT', subject: '歡迎加入先手圍棋' });
    // The person who registered is not known: nothing they typed is mailed.
    expect(mails[0]?.html).not.toMatch(/王小明|player-/);
  });

  it('rejects a taken name, a short password and fields it does not know', async () => {
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
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        call('user/register', { body: { ...wanted, email: `${index}-${wanted.email}` } }),
      ),
    );
    expect(responses.filter((response) => response.status === 200)).toHaveLength(1);
    expect(responses.filter((response) => response.status === 409)).toHaveLength(7);
  });
});

describe('an address', () => {
  const join = async (email: string) => {
    const input = { ...registration(), email, password: `a long password ${unique('p')}` };
    const { status, body } = await call<{ token: string }>('user/register', { body: input });
    expect(status).toBe(200);
    return { ...input, ...body };
  };
  const enter = (body: Record<string, string>, token?: string) =>
    call<{ token?: string }>('user/login', { body, ...(token && { token }) });
  const whoseIs = async (body: Record<string, string>) => {
    const { body: session } = await enter(body);
    return session.token && (await call<{ username: string }>('user', { token: session.token })).body.username;
  };
  /** Proves the address with the code from the email, as its owner can. */
  const prove = async ({ username, email, token }: { username: string; email: string; token?: string }) => {
    await call('user/otp', { body: { username, locale: 'zh-TW' } });
    const code = await newestCode(username, email);
    return enter({ username, otp: code }, token);
  };
  const newestCode = async (username: string, email: string) => {
    // Several accounts may share an address: each gets an email of its own, which is written after the response.
    const mails = () =>
      query<{ data: { code: string } }>(
        sql`SELECT data FROM outbox WHERE "to" = ${email} AND template = 'otp' AND data->>'account' = (SELECT id::text FROM users WHERE username = ${username}) ORDER BY id DESC`,
      );
    await expect.poll(async () => (await mails()).length).toBeGreaterThan(0);
    return (await mails())[0]!.data.code;
  };

  it('registers alike whether or not it is known, and is a name once its owner has proved it', async () => {
    const parent = await join(`${unique('family')}@example.com`);
    const child = await join(parent.email.toUpperCase());
    for (const account of [parent, child]) {
      expect(await whoseIs({ username: parent.email, password: account.password })).toBeUndefined();
      expect(await whoseIs({ username: account.username, password: account.password })).toBe(account.username);
      expect((await prove({ ...account, email: parent.email })).status).toBe(200);
    }
    expect(await whoseIs({ username: parent.email, password: 'neither of the two' })).toBeUndefined();
  });

  it('proved from within the account keeps its password and is then a name for it', async () => {
    const owner = await join(`${unique('within')}@example.com`);
    const other = await enter({ username: owner.username, password: owner.password });
    expect((await prove(owner)).status).toBe(200);
    expect((await call('user', { token: owner.token })).status).toBe(200);
    expect((await call('user', { token: other.body.token ?? '' })).status).toBe(401);
    expect(await whoseIs({ username: owner.email, password: owner.password })).toBe(owner.username);
  });

  it.each(['login', 'passwordReset'] as const)(
    'that a stranger registered first: the first code its owner uses (%s) ends the stranger’s password and sessions',
    async (purpose) => {
      const victim = `${unique('victim')}@example.com`;
      const stranger = await join(victim);
      await call('user/otp', { body: { username: victim, locale: 'zh-TW', purpose } });
      const otp = await codeMailedTo(victim);
      const { status, body } =
        purpose === 'login'
          ? await enter({ username: victim, otp })
          : await call<{ token?: string }>('user/password/reset', {
              body: { username: victim, otp, password: 'hane at the head of two' },
            });
      expect(status).toBe(200);
      expect((await call('user', { token: body.token ?? '' })).status).toBe(200);
      expect((await call('user', { token: stranger.token })).status).toBe(401);
      expect((await enter({ username: stranger.username, password: stranger.password })).status).toBe(401);
    },
  );

  it('stays with who reads its mail, however many strangers register with it', async () => {
    const owner = await join(`${unique('owner')}@example.com`);
    await prove(owner);
    const strangers = [await join(owner.email), await join(owner.email), await join(owner.email)];
    expect(await whoseIs({ username: owner.email, password: owner.password })).toBe(owner.username);
    for (const { password } of strangers) expect(await whoseIs({ username: owner.email, password })).toBeUndefined();
    // A code asked for by the address is the owner's alone; the strangers' accounts get none.
    await query(sql`UPDATE otps SET created_at = now() - interval '1 hour'`);
    await call('user/otp', { body: { username: owner.email, locale: 'zh-TW' } });
    const codes = () =>
      query<{ username: string }>(
        sql`SELECT u.username FROM outbox o JOIN users u ON u.id::text = o.data->>'account' WHERE o."to" = ${owner.email} AND o.template = 'otp'`,
      );
    await expect.poll(async () => (await codes()).length).toBe(2);
    expect((await codes()).every(({ username }) => username === owner.username)).toBe(true);
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

  it('is mailed a code for each account that claims it, and not a welcome for each', async () => {
    const parent = await join(`${unique('codes')}@example.com`);
    const child = await join(parent.email);
    await call('user/otp', { body: { username: parent.email, locale: 'en-US' } });
    // The newest account's code is mailed first.
    await codeMailedTo(parent.email, 2);
    const mails = await query<{ template: string }>(
      sql`SELECT template::text FROM outbox WHERE "to" = ${parent.email}`,
    );
    expect(mails.filter(({ template }) => template === 'welcome')).toHaveLength(1);
    for (const account of [parent, child]) {
      const otp = await newestCode(account.username, parent.email);
      expect(await whoseIs({ username: account.username, otp })).toBe(account.username);
    }
  });
});

describe('a password', () => {
  it.each([
    ['password', 'common'],
    ['12345678', 'common'],
    ['P@ssw0rd1', 'common'],
    ['qwertyuiop', 'common'],
    ['aaaaaaaaaaaa', 'pattern'],
  ])('like %s is rejected: %s', async (password, reason) => {
    const { status, body } = await call<{ error: { code: string; details: { reason: string } } }>('user/register', {
      body: { ...registration(), password },
    });
    expect({ status, code: body.error.code, reason: body.error.details.reason }).toEqual({
      status: 422,
      code: 'PASSWORD_WEAK',
      reason,
    });
  });

  it('holds neither the username nor a part of the address, at registration, change and reset', async () => {
    const input = registration();
    const personal = { status: 422, body: { error: { code: 'PASSWORD_WEAK', details: { reason: 'personal' } } } };
    for (const password of [input.username.toUpperCase(), `${input.username} in the corner`, `x ${input.email} y`])
      expect(await call('user/register', { body: { ...input, password } })).toMatchObject(personal);
    const member = await makeMember();
    const changed = { password: member.password, newPassword: `${member.username} again` };
    expect(await call('user/password', { token: member.token, body: changed })).toMatchObject(personal);
    expect(
      await call('user/password/reset', {
        body: { username: member.username, otp: '000000', password: `${member.username} again` },
      }),
    ).toMatchObject(personal);
  });
});

describe('a username', () => {
  it.each([
    ['of Cyrillic letters like Latin ones', () => `\u0440\u0430ypal${unique('')}`],
    ['of two scripts', () => `${unique('lin')}小明`],
    ['with marks', () => `li\u0301n${unique('')}`],
  ])('%s is rejected', async (_name, name) => {
    const { status, body } = await call<Failure>('user/register', { body: { ...registration(), username: name() } });
    expect([status, body.error.code]).toEqual([422, 'VALIDATION_FAILED']);
  });

  it('is the same in full-width letters, and may be of Chinese characters and kana', async () => {
    const taken = { ...registration(), username: unique('player').replace('-', '') };
    expect((await call('user/register', { body: taken })).status).toBe(200);
    const wide = [...taken.username].map((c) => String.fromCodePoint(c.codePointAt(0)! + 0xfee0)).join('');
    const { body } = await call<Failure>('user/register', { body: { ...registration(), username: wide } });
    expect(body.error.code).toBe('USERNAME_TAKEN');
    expect((await call('user/login', { body: { username: wide, password: taken.password } })).status).toBe(200);
    const figures = unique('').replace(/[^0-9]/g, '');
    for (const name of [`小明圍棋${figures}`, `さくらサクラ桜${figures}`])
      expect((await call('user/register', { body: { ...registration(), username: name } })).status).toBe(200);
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

  it('holds the language of the letters', async () => {
    const member = await makeMember('zh-TW');
    const save = (locale: string) =>
      call<{ locale: string }>('user', { method: 'PATCH', token: member.token, body: { locale } });
    expect((await call<{ locale: string }>('user', { token: member.token })).body.locale).toBe('zh-TW');
    expect((await save('ja-JP')).body.locale).toBe('ja-JP');
    expect((await save('ko-KR')).status).toBe(422);
    const newPassword = 'another long password';
    await call('user/password', { token: member.token, body: { password: member.password, newPassword } });
    const [email] = await query<{ locale: string }>(
      sql`SELECT locale FROM outbox WHERE "to" = ${member.email} AND template = 'passwordChanged'`,
    );
    expect(email?.locale).toBe('ja-JP');
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
