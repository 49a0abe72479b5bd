import { describe, expect, it } from 'vitest';
import { call, makeMember } from '../setup/fixtures';

type Failure = { error: { code: string } };
const home = {
  name: '林小棋',
  phone: '0912345678',
  country: 'TW',
  postalCode: '106',
  city: '台北市大安區',
  line1: '範例路 1 號',
};

describe('saved addresses', () => {
  it('are replaced as a whole and stay in their order', async () => {
    const member = await makeMember();
    expect((await call('user/addresses', { token: member.token })).body).toEqual([]);
    const two = [
      { ...home, line2: '2 樓' },
      { ...home, postalCode: '', line1: '範例路 3 號' },
    ];
    expect((await call('user/addresses', { token: member.token, method: 'PUT', body: two })).body).toEqual(two);
    await call('user/addresses', { token: member.token, method: 'PUT', body: [two[1]] });
    expect((await call('user/addresses', { token: member.token })).body).toEqual([two[1]]);
  });

  it('belong to their user alone', async () => {
    const [owner, other] = await Promise.all([makeMember(), makeMember()]);
    await call('user/addresses', { token: owner.token, method: 'PUT', body: [home] });
    expect((await call('user/addresses', { token: other.token })).body).toEqual([]);
    expect((await call('user/addresses')).status).toBe(401);
    expect((await call('user/addresses', { method: 'PUT', body: [home] })).status).toBe(401);
  });

  it('are never half written', async () => {
    const member = await makeMember();
    await call('user/addresses', { token: member.token, method: 'PUT', body: [home] });
    for (const body of [
      [home, { ...home, country: 'XX' }],
      [{ ...home, secret: 1 }],
      Array.from({ length: 21 }, () => home),
      { 0: home },
    ]) {
      expect((await call('user/addresses', { token: member.token, method: 'PUT', body })).status).toBe(422);
    }
    expect((await call('user/addresses', { token: member.token })).body).toEqual([home]);
    await Promise.all(
      [[home], [home, home], []].map((body) => call('user/addresses', { token: member.token, method: 'PUT', body })),
    );
    expect([0, 1, 2]).toContain((await call<unknown[]>('user/addresses', { token: member.token })).body.length);
  });
});

describe('change of password', () => {
  it('needs the present one, signs other devices out and this one in', async () => {
    const member = await makeMember();
    const other = (
      await call<{ token: string }>('user/login', { body: { username: member.username, password: member.password } })
    ).body.token;
    const changed = await call<{ token: string }>('user/password', {
      token: member.token,
      body: { password: member.password, newPassword: 'another long one' },
    });
    expect(changed.status).toBe(200);
    expect((await call('user', { token: changed.body.token })).status).toBe(200);
    expect((await call('user', { token: member.token })).status).toBe(401);
    expect((await call('user', { token: other })).status).toBe(401);
    expect((await call('user/login', { body: { username: member.username, password: member.password } })).status).toBe(
      401,
    );
    expect(
      (await call('user/login', { body: { username: member.username, password: 'another long one' } })).status,
    ).toBe(200);
  });

  it('is refused with a wrong password, a short new one and without a login', async () => {
    const member = await makeMember();
    const wrong = await call<Failure>('user/password', {
      token: member.token,
      body: { password: 'not this one', newPassword: 'another long one' },
    });
    expect([wrong.status, wrong.body.error.code]).toEqual([401, 'INVALID_CREDENTIALS']);
    expect(
      (await call('user/password', { token: member.token, body: { password: member.password, newPassword: 'short' } }))
        .status,
    ).toBe(422);
    expect(
      (await call('user/password', { body: { password: member.password, newPassword: 'another long one' } })).status,
    ).toBe(401);
    expect((await call('user', { token: member.token })).status).toBe(200);
  });
});
