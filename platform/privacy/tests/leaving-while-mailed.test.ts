import { afterEach, expect, it, vi } from 'vitest';
import { drainOutbox } from '@/platform/kernel/outbox/drain-outbox';
import * as transport from '@/platform/kernel/mail/transport';
import { call, makeMember, makeProduct, platform, query, sql, unique } from '@/tests/setup/fixtures';
import { buy, keyed } from '@/tests/setup/trade';

/** Runs something while the next email is on its way to the mail server. */
const meanwhile = (run: () => Promise<void>) =>
  vi.spyOn(transport, 'sendMail').mockImplementationOnce(async () => {
    await run();
    return true;
  });
afterEach(() => vi.restoreAllMocks());

async function giverWithEmail() {
  const giver = await makeMember();
  await query(sql`UPDATE users SET real_name = 'Rosa Luz' WHERE id = ${giver.id}`);
  const bundle = await makeProduct({
    type: 'bundle',
    price: 500,
    grants: [{ kind: 'redeemCode', ref: await makeProduct() }],
  });
  await buy(giver, [bundle], 500);
  await drainOutbox(await platform(), undefined, { lane: 'mail' });
  const { body: owned } = await call<{ code: string | null }[]>('user/entitlements', { token: giver.token });
  const friend = `${unique('friend')}@mail.example`;
  const given = await call('ecommerce/gifts', {
    token: giver.token,
    headers: keyed(),
    body: {
      code: owned.flatMap(({ code }) => code ?? [])[0]!,
      recipientName: 'Mei',
      recipientEmail: friend,
      locale: 'zh-TW',
      message: 'play well',
    },
  });
  expect(given.status).toBe(200);
  const storedEmails = () => query(sql`SELECT status, subject, text, html, data FROM outbox WHERE "to" = ${friend}`);
  return { giver, storedEmails, send: async () => drainOutbox(await platform(), undefined, { lane: 'mail' }) };
}

it('a gift’s letter that is being sent when its giver leaves keeps nothing of them', async () => {
  const { giver, storedEmails, send } = await giverWithEmail();
  meanwhile(async () => {
    const response = await call('user/deletion', { token: giver.token, body: { password: giver.password } });
    expect(response.status).toBe(200);
  });
  await send();
  expect(await storedEmails()).toMatchObject([
    { status: 'SENT', text: null, html: null, data: { isLast: true, name: 'Mei' } },
  ]);
  expect(JSON.stringify(await storedEmails())).not.toMatch(/Rosa Luz|play well/);
});

it('a letter about which nothing has changed meanwhile is kept as it was sent', async () => {
  const { storedEmails, send } = await giverWithEmail();
  meanwhile(async () => {});
  await send();
  const [email] = await storedEmails();
  expect(email).toMatchObject({ status: 'SENT', text: expect.stringContaining('Rosa Luz') });
  expect(JSON.stringify(email)).toContain('play well');
});
