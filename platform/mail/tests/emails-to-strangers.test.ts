import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Gift } from '@/lib/gifts/contract';
import type { PersonalApplication } from '@/lib/applications/contract';
import { hasAddress } from '@/lib/kernel/text/address-in-text';
import { env } from '@/lib/kernel/env';
import { composeMail } from '@/platform/kernel/mail/compose';
import { app } from '@/platform/app';
import { moveShipment } from '@/platform/shipping/move-shipment';
import { sendDueGifts } from '@/platform/gifts/due-gifts';
import type { MailTemplate } from '@/platform/kernel/mail/emails';
import { passkeySite } from '@/platform/login/passkeys/passkey-site';
import { remindOfVip } from '@/platform/fulfilment/remind-of-vip';
import { Authenticator } from '@/tests/setup/authenticator';
import { enter, makeChampionship, newEntry, newTeam } from '@/tests/setup/championships';
import { aMinuteLater, codeMailedTo } from '@/tests/setup/codes';
import { call, makeMember, makeProduct, platform, query, sql, unique, type Member } from '@/tests/setup/fixtures';
import { book, makeClass, newBooking, withdraw } from '@/tests/setup/applications';
import { runs } from '@/tests/setup/runs';
import { begin, decide, makeReviewer, newDraft, save, setProgramme, submitted } from '@/tests/setup/teaching';
import { askRefund, keyed, press, start } from '@/tests/setup/trade';

/** A string that no email of the shop contains. */
const mark = 'qzxqv';
const dressed = [
  (core: string) => core,
  (core: string) => `${core} 田中（母）`,
  (core: string) => `Dr. ${core} O’Brien`,
  (core: string) => `friend\n${core} You have won 500 USD. Claim at http://evil.example/${core}`,
  (core: string) => `Claim at ${core}.example`,
  (core: string) => `<a href="//${core}">${core}</a>`,
  (core: string) => `${core}\u202e \u0000\u200b`,
  (core: string) => `${core}@evil.example`,
];
/** What a sender writes: the mark, with any text around it. */
const typedText = fc.oneof(
  fc.constantFrom(...dressed.map((dress) => dress(mark))),
  fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => `${text}${mark}`),
);
const texts = fc.record({ name: typedText, child: typedText, message: typedText, note: typedText });
type Texts = Record<'name' | 'child' | 'message' | 'note', string>;

const stranger = () => `${unique('stranger')}@mail.example`;
type Offered = { course: string; bundle: string; board: string; staff: Awaited<ReturnType<typeof makeReviewer>> };
let offered: Offered;
beforeAll(async () => {
  const course = await makeProduct({ price: 100 });
  offered = {
    course,
    bundle: await makeProduct({
      type: 'bundle',
      price: 500,
      grants: [{ kind: 'redeemCode', ref: course, amount: 3 }],
    }),
    board: await makeProduct({ type: 'physicalGood', price: 300, requiresShipping: true, grants: [] }),
    staff: await makeReviewer(),
  };
  await setProgramme([course]);
});

/** Repeats a request without the texts if it is rejected for them. */
async function either<Answer extends { status: number }>(
  act: (name: string) => Promise<Answer>,
  text: string,
): Promise<Answer> {
  const response = await act(text);
  expect(response.status).toBeLessThan(500);
  // 400: a text that the database cannot store.
  return response.status === 422 || response.status === 400 ? act('Mei') : response;
}

/** An account on another person's address, with all that can be typed into it. */
async function register(email: string, { name, note }: Texts): Promise<Member> {
  const account = { username: unique(mark), email, password: 'a long enough password', locale: 'en-US' };
  const { body } = await either(
    (realName) => call<{ token: string }>('user/register', { body: { ...account, realName } }),
    name,
  );
  const { token } = body;
  for (const field of ['realName', 'nickName', 'phone'])
    await call('user', { token, method: 'PATCH', body: { [field]: name.slice(0, 30) } });
  const [row] = await query<{ id: number }>(sql`SELECT id FROM users WHERE username = ${account.username}`);
  const { id } = row!;
  // Names could be like this before they were validated.
  if (!/\0|[\ud800-\udfff]/.test(note))
    await query(sql`UPDATE users SET real_name = ${note.slice(0, 80)} WHERE id = ${id}`);
  return { ...account, token, id };
}

/** Everything that causes an email. @returns the addresses that were written to */
async function doEverything(given: Texts): Promise<string[]> {
  const { name, child, message, note } = given;
  const [email, next, friend] = [stranger(), stranger(), stranger()];
  const payload = await platform();
  const member = await register(email, given);
  const { token, password, username, id } = member;

  for (const purpose of ['login', 'passwordReset'])
    for (const who of [username, email]) await call('user/otp', { body: { username: who, locale: 'ja-JP', purpose } });
  await codeMailedTo(email, 2);
  await call('user/email/code', { token, body: { email: next, locale: 'zh-CN', password } });
  const device = new Authenticator(new URL(env.SITE_URL).origin, passkeySite().id);
  const { body: options } = await call<{ challenge: string }>('user/passkeys/options', { token, body: { password } });
  await call('user/passkeys', { token, body: { name: name.slice(0, 60), response: device.register(options) } });

  const learner = await either(
    (text) => call<{ id: string }>('user/learners', { token, body: { name: text, birthYear: 2019, birthMonth: 5 } }),
    child.slice(0, 40),
  );
  const address = {
    country: 'TW',
    phone: name.slice(0, 30),
    postalCode: '100',
    city: child,
    line1: message,
    line2: note,
  };
  const buy = async (items: string[], total: number, rest: object = {}) => {
    const body = {
      items: items.map((productId) => ({ productId, quantity: 1 })),
      currency: 'NTD',
      locale: 'zh-TW',
      expectedTotal: total,
      note,
      ...rest,
    };
    const { body: order } = await either(
      (text) =>
        call<{ id: string }>('ecommerce/orders', {
          token,
          headers: keyed(),
          body: {
            ...body,
            ...(text === 'Mei'
              ? {
                  address: { ...address, name: 'Mei', city: 'x', line1: 'x', line2: 'x', phone: '0900-000' },
                  note: 'x',
                }
              : { address: { ...address, name: text } }),
          },
        }),
      name,
    );
    const { body: started } = await start(member, order.id);
    await press(started.redirectUrl, 'approve');
    return order;
  };
  const order = await buy([offered.bundle, offered.board], 800);
  const back = await buy([offered.course], 100, { learner: learner.body.id });
  await askRefund(member, back.id, 100);
  const [shipment] = await query<{ id: number }>(
    sql`SELECT s.id FROM shipments s JOIN orders o ON o.id = s.order_id WHERE o.number = ${order.id}`,
  );
  const staff = { payload, now: () => new Date(), staff: offered.staff };
  const sent = { carrier: 'Post', tracking: unique('t'), trackingUrl: '' };
  await moveShipment({ ctx: staff, input: { id: shipment!.id, ...sent, to: 'SHIPPED' } });

  const { body: owned } = await call<{ code: string | null }[]>('user/entitlements', { token });
  const codes = owned.flatMap(({ code }) => code ?? []);
  const give = (code: string, rest: object = {}) =>
    either(
      (text) =>
        call<Gift>('ecommerce/gifts', {
          token,
          headers: keyed(),
          body: {
            code,
            recipientName: text,
            recipientEmail: friend,
            locale: 'zh-TW',
            ...rest,
            ...(text !== 'Mei' && { message }),
          },
        }),
      child,
    );
  await give(codes[0]!);
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Taipei' }).format(Date.now() + 86_400_000);
  await give(codes[1]!, { sendOn: day });
  await query(sql`UPDATE gifts SET send_at = now() WHERE user_id = ${id} AND status = 'WAITING'`);
  await sendDueGifts(payload, new Date());
  await call('ecommerce/redeem', { token, body: { code: codes[2], learner: learner.body.id } });
  await call('ecommerce/redeem', { token: (await makeMember()).token, body: { code: codes[0] } });

  for (const learnerId of [null, 1])
    await query(sql`INSERT INTO entitlements (user_id, learner_id, source, kind, product_code, amount, starts_at, ends_at)
      VALUES (${id}, ${learnerId && sql`(SELECT max(id) FROM learners WHERE user_id = ${id})`}, 'staff', 'vip', 'x', 1, now(), now() + interval '3 days')`);
  await remindOfVip(payload, new Date());

  const asked = [stranger(), stranger(), stranger(), stranger(), stranger(), stranger(), stranger()];
  const [trial, waiting, plain, entry, team, draft, moved] = asked as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const { classId } = await makeClass({ seats: 2 });
  const requests: PersonalApplication[] = [];
  for (const [to, by] of [
    [trial, {}],
    [waiting, { token }],
  ] as const)
    requests.push(
      (
        await either(
          (text) =>
            book(newBooking(classId, { email: to, name: text, childName: text === 'Mei' ? 'Bo' : child, note }), by),
          name,
        )
      ).body,
    );
  const form = { classId, locale: 'zh-TW', once: randomUUID(), childAge: '6', phone: '0912-345-678', wait: '1' };
  for (const typed of [
    { name, childName: child, note },
    { name: 'Mei', childName: 'Bo', note: '' },
  ])
    await app.request('/api/user/requests/trial/form', {
      method: 'POST',
      body: new URLSearchParams({ ...form, ...typed, email: plain }),
    });
  const { slug, groupIds } = await makeChampionship({ groups: [{}, { teamSize: 3 }] });
  requests.push(
    (
      await either(
        (text) =>
          enter(
            newEntry(slug, groupIds[0]!, { email: entry, name: text, school: text, players: [{ name: text }], note }),
          ),
        name,
      )
    ).body,
    (
      await either(
        (text) =>
          enter(
            newTeam(slug, groupIds[1]!, {
              email: team,
              name: text,
              school: text,
              team: text,
              players: [{ name: text }],
              note,
            }),
          ),
        child,
      )
    ).body,
  );
  for (const request of requests) await withdraw(request);
  const { body: application } = await either(
    (text) => begin(newDraft({ email: draft, name: text, experience: note })),
    name,
  );
  await save(application, { name: child });
  await save(application, { email: moved });
  const teacher = `${mark}.${unique('t')}@mail.example`;
  const request = await submitted({ email: teacher, name: 'Mei' });
  await query(sql`UPDATE requests SET name = ${mark} WHERE reference = ${request.reference}`);
  for (const action of ['approve', 'pay', 'activate'] as const) await decide(offered.staff, request, action);

  await call('user/password', { token, body: { password, newPassword: 'another long password' } });
  return [email, next, friend, teacher, ...asked];
}

type Row = { to: string; template: MailTemplate; locale: string; data: Record<string, unknown> };
const emailsTo = (addresses: string[]) =>
  query<Row>(
    sql`SELECT "to", template::text, locale, data FROM outbox WHERE kind = 'mail' AND "to" IN (${sql.join(
      addresses.map((address) => sql`${address}`),
      sql`, `,
    )}) ORDER BY id`,
  );

/** @returns the templates of the emails that were sent */
async function expectSilent(addresses: string[]): Promise<MailTemplate[]> {
  const emails = await emailsTo(addresses);
  for (const { to, template, locale, data } of emails) {
    const { subject, text, html, attachments = [] } = await composeMail(template, locale, data);
    expect(subject, `${template} to ${to}`).not.toContain(mark);
    // A gift contains the giver's texts, but no address in them.
    if (template === 'gift') {
      for (const text of [data.name, data.message, data.giver]) expect(hasAddress(String(text ?? ''))).toBe(false);
      expect(text).not.toContain('evil.example');
      continue;
    }
    const whole = [text, html, JSON.stringify(data), ...attachments.map(({ content }) => content)].join('\n');
    expect(whole.replaceAll(to, ''), `${template} to ${to}`).not.toContain(mark);
  }
  return emails.map(({ template }) => template);
}

describe('a letter to an address that nobody has proved', () => {
  // Everything that sends emails is done for each text; the deep run takes some minutes.
  const timeout = 1_800_000;
  it(
    'has none of the texts of whoever had it sent, whatever they are and wherever they were typed',
    { timeout },
    async () => {
      const seen = new Set<MailTemplate>();
      await fc.assert(
        fc.asyncProperty(texts, async (given) => {
          for (const template of await expectSilent(await doEverything(given))) seen.add(template);
        }),
        {
          numRuns: runs({ usual: 5, deep: 40 }),
          examples: dressed
            .slice(0, 4)
            .map((dress) => [{ name: dress(mark), child: dress(mark), message: dress(mark), note: dress(mark) }]),
        },
      );
      const others = [
        'welcome',
        'otp',
        'passwordReset',
        'emailChange',
        'passwordChanged',
        'passkeyAdded',
        'orderReceipt',
        'refund',
        'shipped',
        'vipEndsSoon',
        'gift',
        'giftSent',
        'codeRedeemed',
        'codeUsed',
        'request',
      ];
      expect([...seen].sort()).toEqual(others.sort());
    },
  );

  it('has none either when the account moves to another address, or is deleted', async () => {
    const given = { name: mark, child: mark, message: mark, note: `${mark}.example` };
    const [email, next] = [stranger(), stranger()];
    const { token, password } = await register(email, given);
    await call('user/email/code', { token, body: { email: next, locale: 'en-US', password } });
    const otp = await codeMailedTo(next);
    expect(await expectSilent([next])).toEqual(['emailChange']);
    await call('user/email', { token, body: { otp } });
    expect((await expectSilent([email])).sort()).toEqual(['emailChanged', 'welcome']);
    const gone = await register(stranger(), given);
    await call('user/deletion', { token: gone.token, body: { password: gone.password } });
    expect(await expectSilent([gone.email])).toEqual(['accountDeleted']);
  });

  it('names its reader once the address is proved', async () => {
    const member = await makeMember();
    await call('user/otp', { body: { username: member.username, locale: 'zh-TW' } });
    const otp = await codeMailedTo(member.email);
    const { body } = await call<{ token: string }>('user/login', { body: { username: member.username, otp } });
    await aMinuteLater();
    await call('user/otp', { body: { username: member.username, locale: 'zh-TW' } });
    await codeMailedTo(member.email, 2);
    const emails = await emailsTo([member.email]);
    const sentTexts = await Promise.all(
      emails.map(async ({ template, locale, data }) => (await composeMail(template, locale, data)).text),
    );
    expect(sentTexts.map((text) => [text.includes('林小棋'), text.includes(member.username)])).toEqual([
      [false, false],
      [false, false],
      [true, true],
    ]);
    const { classId } = await makeClass();
    await book(newBooking(classId, { email: member.email }), { token: body.token });
    // A booking without a login may be by anybody.
    await book(newBooking(classId, { email: member.email, childName: '小偷' }));
    const [own, strange] = (await emailsTo([member.email])).filter(
      ({ template, data }) => template === 'request' && data.action === 'book',
    );
    expect(own?.data).toMatchObject({ name: '王大石', answers: { childName: '小石' } });
    expect(JSON.stringify(strange?.data)).not.toMatch(/王大石|小偷/);
  });
});
