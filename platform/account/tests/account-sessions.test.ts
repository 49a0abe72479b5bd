import { describe, expect, it } from 'vitest';
import type { Session } from '@/lib/login/contract';
import { call, makeMember, query, sql, type Member } from '@/tests/setup/fixtures';

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const list = async (token: string) => (await call<Session[]>('user/sessions', { token })).body;
const logIn = async ({ username, password }: Member, userAgent: string) =>
  (
    await call<{ token: string }>('user/login', {
      body: { username, password },
      headers: { 'user-agent': userAgent, 'x-forwarded-for': '203.0.113.77' },
    })
  ).body.token;

describe('the list of sessions', () => {
  it('names each device, marks this one, and keeps no more of it', async () => {
    const member = await makeMember();
    const token = await logIn(member, phone);
    const seen = await list(token);
    expect(seen).toMatchObject([{ device: 'Chrome · Android', isThis: true }, { isThis: false }]);
    const rows = await query(sql`SELECT * FROM sessions WHERE user_id = ${member.id}`);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|Pixel|Mozilla/);
    expect(JSON.stringify(seen)).not.toContain('tokenHash');
  });

  it('ends one, and all others', async () => {
    const member = await makeMember();
    const tokens = [await logIn(member, phone), await logIn(member, phone)];
    const [, second] = await list(member.token);
    const end = (id: string, token = member.token) => call(`user/sessions/${id}`, { token, method: 'DELETE' });
    const gone = (await list(tokens[1]!)).find(({ isThis }) => isThis)!;
    expect((await end(gone.id)).status).toBe(200);
    expect((await end(gone.id)).status).toBe(404);
    expect((await call('user', { token: tokens[1]! })).status).toBe(401);
    expect((await call('user', { token: tokens[0]! })).status).toBe(200);
    expect(second).toBeTruthy();
    expect((await call('user/sessions', { token: member.token, method: 'DELETE' })).status).toBe(200);
    expect((await call('user', { token: tokens[0]! })).status).toBe(401);
    expect(await list(member.token)).toMatchObject([{ isThis: true }]);
  });

  it('is its owner’s alone', async () => {
    const [owner, other] = [await makeMember(), await makeMember()];
    const [mine] = await list(owner.token);
    expect((await call(`user/sessions/${mine!.id}`, { token: other.token, method: 'DELETE' })).status).toBe(404);
    expect((await call('user', { token: owner.token })).status).toBe(200);
    expect((await call('user/sessions')).status).toBe(401);
    expect((await call(`user/sessions/${mine!.id}`, { method: 'DELETE' })).status).toBe(401);
    expect((await call('user/sessions/one', { token: owner.token, method: 'DELETE' })).status).toBe(404);
    expect((await call('user/sessions/999999999', { token: owner.token, method: 'DELETE' })).status).toBe(404);
  });
});
