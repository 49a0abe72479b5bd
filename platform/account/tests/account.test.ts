import { describe, expect, it } from 'vitest';
import type { SavedAddress } from '@/lib/account/address';
import { call, makeMember, type Member } from '@/tests/setup/fixtures';

type Failure = { error: { code: string } };
const home = {
  name: '林小棋',
  phone: '0912345678',
  country: 'TW',
  postalCode: '106',
  city: '台北市大安區',
  line1: '範例路 1 號',
};

const path = 'user/addresses';
const list = async ({ token }: Member) => (await call<SavedAddress[]>(path, { token })).body;
const add = ({ token }: Member, body: object) => call<SavedAddress & Failure>(path, { token, body });
const change = ({ token }: Member, id: string, body: object) =>
  call<SavedAddress & Failure>(`${path}/${id}`, { token, method: 'PATCH', body });
const remove = ({ token }: Member, id: string) => call<Failure>(`${path}/${id}`, { token, method: 'DELETE' });

describe('saved addresses', () => {
  it('are added, changed and removed one by one, newest first', async () => {
    const member = await makeMember();
    expect(await list(member)).toEqual([]);
    const { body: first } = await add(member, { ...home, name: ' 林小棋 ', line2: '2 樓' });
    expect(first).toEqual({ ...home, line2: '2 樓', id: first.id });
    const { body: second } = await add(member, { ...home, postalCode: '', line1: '範例路 3 號', line2: '' });
    expect(await list(member)).toEqual([second, first]);
    expect(second).not.toHaveProperty('line2');
    expect((await change(member, first.id, { city: '高雄市', line2: '' })).body).toEqual({
      ...home,
      city: '高雄市',
      id: first.id,
    });
    expect((await change(member, second.id, {})).body).toEqual(second);
    expect((await remove(member, second.id)).status).toBe(200);
    expect(await list(member)).toEqual([{ ...home, city: '高雄市', id: first.id }]);
    const again = await remove(member, second.id);
    expect([again.status, again.body.error.code]).toEqual([404, 'NOT_FOUND']);
    expect((await change(member, second.id, { city: '臺南市' })).status).toBe(404);
  });

  it('stay, each of them, when two devices save at once', async () => {
    const member = await makeMember();
    const streets = Array.from({ length: 8 }, (_, index) => `範例路 ${index} 號`);
    const responses = await Promise.all(streets.map((line1) => add(member, { ...home, line1 })));
    expect(responses.map(({ status }) => status)).toEqual(streets.map(() => 200));
    expect((await list(member)).map(({ line1 }) => line1).toSorted()).toEqual(streets);
  });

  it('are changed from a list of before without a loss', async () => {
    const member = await makeMember();
    const { body: seen } = await add(member, home);
    const { body: added } = await add(member, { ...home, line1: '範例路 3 號' });
    const { body: changed } = await change(member, seen.id, { phone: '0987654321' });
    expect(await list(member)).toEqual([added, changed]);
    expect(changed.phone).toBe('0987654321');
    const { body: third } = await add(member, { ...home, line1: '範例路 5 號' });
    await remove(member, seen.id);
    expect(await list(member)).toEqual([third, added]);
  });

  it('are not saved twice, not even by two devices at once', async () => {
    const member = await makeMember();
    const responses = await Promise.all(
      [home, { ...home, line2: '' }, { ...home, city: ` ${home.city}` }].map((body) => add(member, body)),
    );
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    expect(await list(member)).toHaveLength(1);
  });

  it('are twenty at most, also for two devices at once', async () => {
    const member = await makeMember();
    const number = (index: number) => ({ ...home, line1: `範例路 ${index} 號` });
    for (let index = 0; index < 19; index += 1) await add(member, number(index));
    const last = await Promise.all([add(member, number(20)), add(member, number(21))]);
    expect(last.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(last.find(({ status }) => status === 409)?.body.error.code).toBe('TOO_MANY_ADDRESSES');
    expect(await list(member)).toHaveLength(20);
    // An address that is already saved needs no further place.
    expect((await add(member, number(0))).status).toBe(200);
  });

  it('belong to their user alone', async () => {
    const [owner, other] = await Promise.all([makeMember(), makeMember()]);
    const { body: mine } = await add(owner, home);
    expect(await list(other)).toEqual([]);
    expect((await change(other, mine.id, { city: '高雄市' })).status).toBe(404);
    expect((await remove(other, mine.id)).status).toBe(404);
    expect(await list(owner)).toEqual([mine]);
    expect((await call(path)).status).toBe(401);
    expect((await call(path, { body: home })).status).toBe(401);
    expect((await call(`${path}/${mine.id}`, { method: 'DELETE' })).status).toBe(401);
  });

  it('are never saved wrong', async () => {
    const member = await makeMember();
    const { body: mine } = await add(member, home);
    for (const body of [{ ...home, country: 'XX' }, { ...home, secret: 1 }, { ...home, id: 'x' }, [home], {}])
      expect((await add(member, body)).status).toBe(422);
    for (const body of [{ country: 'XX' }, { city: '' }, { id: 'x' }, { _parentID: 1 }])
      expect((await change(member, mine.id, body)).status).toBe(422);
    expect(await list(member)).toEqual([mine]);
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

  it('is rejected with a wrong password, a short new one and without a login', async () => {
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
