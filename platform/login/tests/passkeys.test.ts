import { describe, expect, it } from 'vitest';
import { maxPasskeys, type Passkey } from '@/lib/login/passkeys-contract';
import { env } from '@/lib/kernel/env';
import { passkeySite } from '@/platform/login/passkeys/passkey-site';
import { Authenticator } from '@/tests/setup/authenticator';
import { codeMailedTo, emailsTo } from '@/tests/setup/codes';
import { call, makeMember, query, sql, type Member } from '@/tests/setup/fixtures';

type Rejected = { error: { code: string } };
type Options = { challenge: string; rp?: { id: string }; rpId?: string };
const [site, jp] = [new URL(env.SITE_URL).origin, new URL(env.JP_SITE_URL).origin];
const rpId = passkeySite().id;
const newDevice = () => new Authenticator(site, rpId);

const begin = ({ token, password }: Member, proof: object = { password }) =>
  call<Options & Rejected>('user/passkeys/options', { token, body: proof });
const add = ({ token }: Member, response: object, name = '我的手機') =>
  call<Passkey & Rejected>('user/passkeys', { token, body: { name, response } });
const list = async ({ token }: Pick<Member, 'token'>) => (await call<Passkey[]>('user/passkeys', { token })).body;
/** A member with a device that is registered as a passkey. */
async function makeHolder() {
  const [member, device] = [await makeMember(), newDevice()];
  const { body } = await add(member, device.register((await begin(member)).body));
  return { member, device, passkey: body };
}
const beginLogin = async () => (await call<Options>('user/login/passkey/options', { method: 'POST' })).body;
const logIn = (response: object) => call<{ token: string } & Rejected>('user/login/passkey', { body: { response } });
const rejected = ({ status, body }: { status: number; body: Rejected }) => [status, body.error.code];

describe('a passkey', () => {
  it('is added by the owner, who is told, and logs in on both sites without a name', async () => {
    const { member, device, passkey } = await makeHolder();
    expect(passkey).toMatchObject({ name: '我的手機', lastUsedAt: null });
    expect(await emailsTo(member.email, 'passkeyAdded')).toHaveLength(1);
    const first = await logIn(device.logIn(await beginLogin(), { counter: 2 }));
    expect(first.status).toBe(200);
    expect((await call<{ username: string }>('user', { token: first.body.token })).body.username).toBe(member.username);
    expect((await logIn(device.logIn(await beginLogin(), { origin: jp, counter: 3 }))).status).toBe(200);
    expect((await list(member))[0]?.lastUsedAt).not.toBeNull();
    const [row] = await query<{ counter: number }>(sql`SELECT counter::int FROM passkeys WHERE user_id = ${member.id}`);
    expect(row?.counter).toBe(3);
  });

  it('is named, and once removed opens nothing', async () => {
    const { member, device, passkey } = await makeHolder();
    const at = `user/passkeys/${passkey.id}`;
    await call(at, { token: member.token, method: 'PATCH', body: { name: 'Key' } });
    expect(await list(member)).toMatchObject([{ id: passkey.id, name: 'Key' }]);
    const options = await beginLogin();
    expect((await call(at, { token: member.token, method: 'DELETE' })).status).toBe(200);
    expect((await call(at, { token: member.token, method: 'DELETE' })).status).toBe(404);
    expect(rejected(await logIn(device.logIn(options)))).toEqual([401, 'PASSKEY_INVALID']);
  });

  it('is one of ten at most, each device once', async () => {
    const { member, device } = await makeHolder();
    const again = await add(member, device.register((await begin(member)).body));
    expect(rejected(again)).toEqual([401, 'PASSKEY_INVALID']);
    for (let count = 1; count < maxPasskeys; count += 1)
      expect((await add(member, newDevice().register((await begin(member)).body))).status).toBe(200);
    expect(rejected(await begin(member))).toEqual([409, 'TOO_MANY_PASSKEYS']);
  });
});

describe('adding a passkey', () => {
  it('asks for the password or a mailed code: an open session is not enough', async () => {
    const member = await makeMember();
    expect(rejected(await begin(member, {}))).toEqual([401, 'INVALID_CREDENTIALS']);
    expect(rejected(await begin(member, { password: 'not this one' }))).toEqual([401, 'INVALID_CREDENTIALS']);
    expect((await call('user/passkeys/options', { body: { password: member.password } })).status).toBe(401);
    // A challenge for a login is not valid for registering a device.
    expect(rejected(await add(member, newDevice().register(await beginLogin())))).toEqual([401, 'PASSKEY_INVALID']);
  });

  it.each([
    ['from another site', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without a finger, a face or a PIN', { isVerified: false }],
    ['that signs what was not given out', { challenge: 'bm90LWdpdmVuLW91dA' }],
  ])('rejects one %s, and what was given out is used up', async (_, how) => {
    const member = await makeMember();
    const { body: options } = await begin(member);
    const device = newDevice();
    expect(rejected(await add(member, device.register(options, how)))).toEqual([401, 'PASSKEY_INVALID']);
    expect(await list(member)).toEqual([]);
    if ('challenge' in how) return;
    expect(rejected(await add(member, device.register(options)))).toEqual([401, 'PASSKEY_INVALID']);
  });

  it('is for the account that began it, within five minutes', async () => {
    const [member, other] = [await makeMember(), await makeMember()];
    const { body: options } = await begin(member);
    expect(rejected(await add(other, newDevice().register(options)))).toEqual([401, 'PASSKEY_INVALID']);
    const { body: late } = await begin(member);
    await query(sql`UPDATE passkey_challenges SET expires_at = now() - interval '1 second'`);
    expect(rejected(await add(member, newDevice().register(late)))).toEqual([401, 'PASSKEY_INVALID']);
  });

  it('rejects what no device says', async () => {
    const member = await makeMember();
    const { body: options } = await begin(member);
    const real = newDevice().register(options);
    for (const response of [
      { ...real, response: { clientDataJSON: 'x' } },
      { ...real, response: { ...real.response, attestationObject: 'AAAA' } },
    ])
      expect(rejected(await add(member, response))).toEqual([401, 'PASSKEY_INVALID']);
    expect((await add(member, { id: 'x' })).status).toBe(422);
  });
});

describe('logging in with a passkey', () => {
  it('takes each challenge once', async () => {
    const { device } = await makeHolder();
    const signed = device.logIn(await beginLogin(), { counter: 5 });
    const responses = await Promise.all([logIn(signed), logIn(signed), logIn(signed)]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await logIn(signed)).status).toBe(401);
  });

  it('rejects another’s signature, another site, a copied key and a challenge for adding', async () => {
    const { member, device } = await makeHolder();
    const stranger = newDevice();
    const forged = { ...stranger.logIn(await beginLogin()), id: device.logIn(await beginLogin()).id };
    expect(rejected(await logIn({ ...forged, rawId: forged.id }))).toEqual([401, 'PASSKEY_INVALID']);
    for (const how of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { isVerified: false }])
      expect(rejected(await logIn(device.logIn(await beginLogin(), how)))).toEqual([401, 'PASSKEY_INVALID']);
    expect((await logIn(device.logIn(await beginLogin(), { counter: 9 }))).status).toBe(200);
    // A counter that goes back means a copied passkey.
    expect((await logIn(device.logIn(await beginLogin(), { counter: 8 }))).status).toBe(401);
    expect(rejected(await logIn(device.logIn((await begin(member)).body, { counter: 10 })))).toEqual([
      401,
      'PASSKEY_INVALID',
    ]);
    expect(rejected(await logIn(stranger.logIn(await beginLogin())))).toEqual([401, 'PASSKEY_INVALID']);
  });
});

describe('a stranger’s passkey', () => {
  it('ends when the address’s owner proves it, and with a reset by a mailed code', async () => {
    const { member: stranger, device } = await makeHolder();
    await call('user/otp', { body: { username: stranger.email, locale: 'zh-TW' } });
    const { body } = await call<{ token: string }>('user/login', {
      body: { username: stranger.email, otp: await codeMailedTo(stranger.email) },
    });
    expect(await list(body)).toEqual([]);
    expect((await logIn(device.logIn(await beginLogin()))).status).toBe(401);

    const { member: owner } = await makeHolder();
    await call('user/otp', { body: { username: owner.username, locale: 'zh-TW', purpose: 'passwordReset' } });
    const otp = await codeMailedTo(owner.email);
    const reset = await call<{ token: string }>('user/password/reset', {
      body: { username: owner.username, otp, password: 'hane at the head of two' },
    });
    expect(await list(reset.body)).toEqual([]);
  });

  it('of one account is not another’s to see, name or remove', async () => {
    const { member, passkey } = await makeHolder();
    const other = await makeMember();
    expect(await list(other)).toEqual([]);
    const at = `user/passkeys/${passkey.id}`;
    expect((await call(at, { token: other.token, method: 'DELETE' })).status).toBe(404);
    expect((await call(at, { token: other.token, method: 'PATCH', body: { name: 'x' } })).status).toBe(404);
    expect((await call(at, { method: 'DELETE' })).status).toBe(401);
    expect((await call('user/passkeys')).status).toBe(401);
    expect(await list(member)).toHaveLength(1);
  });
});
