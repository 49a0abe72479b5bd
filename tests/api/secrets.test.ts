import { handleEndpoints } from 'payload';
import { describe, expect, it } from 'vitest';
import { app } from '@/platform/app';
import config from '@/platform/payload.config';
import { inTransaction } from '@/platform/kernel/database/database';
import { stopToken } from '@/platform/messages/email/stop-token';
import { credentialKey, publishedKey } from '@/platform/certificates/credential-key';
import { videoLinks } from '@/platform/videos/video-links';
import { stopToken as weeklyToken } from '@/platform/progress/weekly/stop-token';
import { derivedSecret } from '@/platform/kernel/secrets/secrets';
import { beginVipTrial } from '@/platform/fulfilment/vip-trial';
import { book, makeClass, newBooking, open } from '../setup/applications';
import { linksTo, logInByCard, makePupil, makeTeacher, teach } from '../setup/classes';
import { configure } from '../setup/fake-server';
import { fakeStripe, stripeKeys } from '../setup/fake-stripe';
import { call, makeMember, platform, query, sql, unique, type Member } from '../setup/fixtures';
import { hear, openPayment } from '../setup/provider-payments';
import { newSecret, presentSecret, withSecret } from '../setup/rotation';
import { orderOf } from '../setup/trade';

/** Rotates each secret as docs/operations.md ("Secrets") describes: what keeps working, and what stops. */
const next = newSecret();
/** What is signed now, requested under another secret: with the present secret among the former ones, and without. */
const asked = async <Result>(work: () => Promise<Result>): Promise<[known: Result, unknown: Result]> => [
  await withSecret(next, [newSecret(), presentSecret()], work),
  await withSecret(next, undefined, work),
];

describe('another PAYLOAD_SECRET', () => {
  it('is told from the former as Payload does it', async () => {
    expect((await platform()).secret).toBe(derivedSecret(presentSecret()));
  });

  it('leaves the links of applications, and signs new ones itself', async () => {
    const { body: made } = await book(newBooking((await makeClass()).classId));
    const [known, unknown] = await asked(() => open(made));
    expect([known.status, unknown.status]).toEqual([200, 404]);
    expect(known.body.key).not.toBe(made.key);
    // The new link needs no former secret; the link of another application does not open this one.
    expect((await withSecret(next, undefined, () => open(known.body))).status).toBe(200);
    const { body: others } = await book(newBooking((await makeClass()).classId));
    expect((await asked(() => open({ ...made, key: others.key })))[0].status).toBe(404);
  });

  it('leaves the ways out of letters, the links of films and those to a family', async () => {
    const { id } = await makeMember();
    const { secret } = await platform();
    const [messages, weekly] = [stopToken(secret, id), weeklyToken(secret, { user: id, person: 0 })];
    const videoLink = videoLinks(secret, 'gone', 'staff', new Date()).film;
    const teacher = await makeTeacher();
    const { student } = await makePupil(teacher);
    const email = `${unique('family')}@mail.example`;
    await teach(teacher, `/students/${student.id}/family`, { body: { email, locale: 'ja-JP' } });
    const [token] = await linksTo(email);
    const statuses = async () => [
      (await app.request(`/api/course/message-letters/stop?token=${messages}`)).status,
      (await app.request(`/api/course/learning/weekly-letter/stop?token=${weekly}`)).status,
      // An accepted link to a video that does not exist is a 404, a rejected one a 403.
      (await app.request(videoLink)).status,
      (await call('user/handover/look', { body: { token } })).status,
    ];
    const [known, unknown] = await asked(statuses);
    expect([await statuses(), known, unknown]).toEqual([
      [200, 200, 404, 200],
      [200, 200, 404, 200],
      [404, 404, 403, unknown[3]],
    ]);
    expect(unknown[3]).toBeGreaterThanOrEqual(400);
  });

  it('leaves login cards; one that was used outlives the former secret', async () => {
    const teacher = await makeTeacher();
    const [used, unused] = [(await makePupil(teacher)).card, (await makePupil(teacher)).card];
    const logIn = async ({ handle, code }: typeof used) => (await logInByCard(handle, code)).status;
    const together = await withSecret(next, [presentSecret()], () =>
      Promise.all(Array.from({ length: 10 }, () => logIn(used))),
    );
    expect(together).toEqual(Array(10).fill(200));
    expect(await withSecret(next, undefined, async () => [await logIn(used), await logIn(unused)])).toEqual([200, 401]);
    // An instance that has not been replaced yet accepts what the others sign.
    expect(await withSecret(presentSecret(), [next], () => logIn(used))).toBe(200);
    expect(await logIn(unused)).toBe(200);
  });

  it('gives no address a second month of VIP, also while some instances have it and others have not', async () => {
    const email = `${unique('trial')}@mail.example`;
    const accounts: Member[] = [];
    for (let n = 0; n < 4; n += 1) accounts.push(await makeMember());
    const begin = async ({ id }: Member, secret: string) =>
      inTransaction(await platform(), ({ db }) =>
        beginVipTrial(db, derivedSecret(secret), { id, email, locale: 'zh-TW' }, new Date()),
      );
    const trials = async () =>
      (
        await query(
          sql`SELECT 1 FROM entitlements WHERE source = 'trial' AND user_id = ANY(${sql.raw(
            `ARRAY[${accounts.map(({ id }) => id).join()}]`,
          )})`,
        )
      ).length;
    // Each instance knows the other's secret.
    await withSecret(next, [presentSecret(), next], () =>
      Promise.all(accounts.map((one, index) => begin(one, index % 2 ? next : presentSecret()))),
    );
    expect(await trials()).toBe(1);
    const late = await makeMember();
    accounts.push(late);
    await withSecret(next, [presentSecret(), next], () => begin(late, newSecret()));
    expect(await trials()).toBe(1);
    // Trials begun under a secret that no instance has any more cannot be recognized.
    await withSecret(next, undefined, () => begin(late, newSecret()));
    expect(await trials()).toBe(2);
  });

  it('goes on to sign credentials with the key there is, which is sealed anew', async () => {
    const [first, second] = [newSecret(), newSecret()];
    const instance = async (secret: string) =>
      Object.assign(Object.create(await platform()), { secret: derivedSecret(secret) });
    const keyOf = async (secret: string, former?: string[]) =>
      withSecret(secret, former, async () => (await credentialKey(await instance(secret))).thumbprint);
    const before = await keyOf(first);
    const carried = await withSecret(second, [newSecret(), first], async () => {
      const instances = await Promise.all([1, 2, 3].map(() => instance(second)));
      return Promise.all(instances.map(async (one) => (await credentialKey(one)).thumbprint));
    });
    expect(new Set(carried)).toEqual(new Set([before]));
    expect(await keyOf(second)).toBe(before);
    // Without the former secret a new key is made, and the first stays published.
    expect(await keyOf(newSecret())).not.toBe(before);
    expect(await publishedKey(await platform(), before)).toMatchObject({ kty: 'RSA' });
  });

  it('ends the sessions of staff, and no customer’s', async () => {
    const payload = await platform();
    const [email, password] = [`${unique('admin')}@sente.example`, 'a-long-password'];
    await payload.create({ collection: 'staff', data: { name: 'a', email, password, role: 'admin' } });
    const { token } = await payload.login({ collection: 'staff', data: { email, password } });
    const member = await makeMember();
    const statuses = async () => {
      const request = new Request('http://localhost:3000/backstage/api/orders', {
        headers: { authorization: `JWT ${token}` },
      });
      const office = await handleEndpoints({ config, request });
      return [office.status, (await call('user', { token: member.token })).status];
    };
    expect([await statuses(), ...(await asked(statuses))]).toEqual([
      [200, 200],
      [403, 200],
      [403, 200],
    ]);
  });
});

it('another STRIPE_WEBHOOK_SECRET is believed while Stripe signs with both', async () => {
  const stripe = await fakeStripe();
  const takeBack = configure({ ...stripeKeys, STRIPE_API_URL: stripe.url });
  try {
    const signedBy = (body: string, ...secrets: string[]) => {
      const at = new Date();
      const signatures = secrets.map((secret) => stripe.sign(body, at, secret)['stripe-signature'].split(',')[1]!);
      return { 'stripe-signature': [`t=${Math.floor(at.getTime() / 1000)}`, ...signatures].join() };
    };
    for (const secrets of [
      ['whsec_of_tomorrow', stripeKeys.STRIPE_WEBHOOK_SECRET],
      [stripeKeys.STRIPE_WEBHOOK_SECRET, 'whsec_of_yesterday'],
    ]) {
      const opened = await openPayment('stripe', 'NTD');
      stripe.pay(opened.reference);
      const body = stripe.event('checkout.session.completed', opened.reference);
      expect((await hear('stripe', body, signedBy(body, 'whsec_of_yesterday'))).status).toBe(401);
      expect((await hear('stripe', body, signedBy(body, ...secrets))).status).toBe(200);
      expect((await orderOf(opened.member, opened.order.id)).status).toBe('PAID');
    }
  } finally {
    takeBack();
    await stripe.close();
  }
});
