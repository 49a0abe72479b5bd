import { beforeAll, describe, expect, it } from 'vitest';
import type { StaffRole } from '@/platform/kernel/back-office/access-rules';
import { restResponse } from '@/platform/back-office/rest';
import { call, makeMember, query, sql } from '@/tests/setup/fixtures';
import { makeAllStaff, staffRequest } from '@/tests/setup/staff';
import { uniqueKey } from '@/tests/api/access-fixtures';

/** What support staff see of a customer, and what they may do for one. */
let staff: Awaited<ReturnType<typeof makeAllStaff>>;

async function ask(as: StaffRole, method: string, path: string, body?: unknown) {
  const response = await restResponse(staffRequest(path, { as: staff[as], method, body }));
  return { status: response.status, body: (await response.json()) as { docs: Record<string, unknown>[] } };
}

beforeAll(async () => {
  staff = await makeAllStaff();
});

describe('a mail with a code', () => {
  const findEmail = async (as: StaffRole, to: string, template: string) => {
    const filter = `where[to][equals]=${encodeURIComponent(to)}&where[template][equals]=${template}`;
    return (await ask(as, 'GET', `/outbox?${filter}`)).body.docs[0];
  };

  it('is seen by support without what it says; other mails are read whole', async () => {
    const member = await makeMember();
    await call('user/otp', { body: { username: member.username, locale: 'en-US' } });
    await expect.poll(() => findEmail('support', member.email, 'otp')).toBeTruthy();
    const seen = await findEmail('support', member.email, 'otp');
    expect(seen).toMatchObject({ to: member.email, template: 'otp' });
    for (const field of ['data', 'text', 'html']) expect(seen).not.toHaveProperty(field);
    expect(await findEmail('support', member.email, 'welcome')).toMatchObject({ data: { account: member.id } });
    // Without a mail server an admin of a demonstration finds the code here.
    const { data } = (await findEmail('admin', member.email, 'otp')) as { data: { code: string } };
    expect(data.code).toMatch(/^\d{8}$/);
    const guess = `/outbox?where[data.code][equals]=${data.code}`;
    expect((await ask('support', 'GET', guess)).body.docs ?? []).toEqual([]);
  });
});

describe('supporting a customer', () => {
  it('takes a reason, is done by name and written down', async () => {
    const member = await makeMember();
    expect((await ask('support', 'POST', `/users/${member.id}/signOut`, {})).status).toBe(422);
    expect((await call('user', { token: member.token })).status).toBe(200);
    const reason = 'lost the phone, called from the number we know';
    expect((await ask('support', 'POST', `/users/${member.id}/signOut`, { reason })).status).toBe(200);
    expect((await call('user', { token: member.token })).status).toBe(401);
    const log = await query(
      sql`SELECT staff_email, action, input FROM audit_log WHERE "table" = 'users' AND document = ${String(member.id)}`,
    );
    expect(log).toEqual([{ staff_email: staff.support.email, action: 'signOut', input: { reason } }]);
  });

  it('mails a code to the customer alone, and a corrected address has to be proved anew', async () => {
    const member = await makeMember();
    await query(sql`UPDATE users SET email_proved_at = now() WHERE id = ${member.id}`);
    const email = `New-${member.email}`;
    const reason = 'mistyped at registration';
    expect((await ask('support', 'POST', `/users/${member.id}/changeEmail`, { reason, email })).status).toBe(200);
    expect((await ask('support', 'POST', `/users/${member.id}/mailLoginCode`, { reason })).status).toBe(200);
    expect(await query(sql`SELECT email, email_proved_at FROM users WHERE id = ${member.id}`)).toEqual([
      { email: email.toLowerCase(), email_proved_at: null },
    ]);
    const mails = await query(sql`SELECT 1 FROM outbox WHERE "to" = ${email.toLowerCase()} AND template = 'otp'`);
    expect(mails).toHaveLength(1);
    expect((await call('user', { token: member.token })).status).toBe(401);
  });

  it('records what was taught live, once for each press, with a reason', async () => {
    const member = await makeMember();
    await query(sql`INSERT INTO entitlements (user_id, source, kind, product_code, amount, starts_at)
      VALUES (${member.id}, 'staff', 'hours', 'pack', 100, now())`);
    const path = `/users/${member.id}/recordMinutes`;
    const pressed = { key: uniqueKey(), minutes: '45', reason: 'class of Tuesday evening' };
    expect((await ask('editor', 'POST', path, pressed)).status).toBe(403);
    for (const wrong of [
      { ...pressed, reason: '' },
      { ...pressed, minutes: '0' },
      { ...pressed, minutes: '1e9' },
    ])
      expect((await ask('support', 'POST', path, wrong)).status).toBe(422);
    for (let time = 0; time < 2; time += 1) expect((await ask('support', 'POST', path, pressed)).status).toBe(200);
    expect((await ask('support', 'POST', path, { ...pressed, key: uniqueKey(), minutes: '56' })).status).toBe(409);
    expect((await call<{ minutesLeft: number }>('user', { token: member.token })).body.minutesLeft).toBe(55);
  });

  it('is no editor’s to do, and support sets no password', async () => {
    const member = await makeMember();
    const reason = 'because';
    expect((await ask('editor', 'POST', `/users/${member.id}/signOut`, { reason })).status).toBe(403);
    expect((await ask('support', 'PATCH', `/users/${member.id}`, { password: 'four eyes live' })).status).toBe(403);
    expect((await call('user', { token: member.token })).status).toBe(200);
  });
});
