import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PricedCart } from '@/lib/catalogue/priced-cart';
import type { Gift, GiftCard } from '@/lib/gifts/contract';
import { drainOutbox } from '@/platform/kernel/outbox/drain-outbox';
import { giftMailKey } from '@/platform/gifts/gift-rows';
import { sendDueGifts } from '@/platform/gifts/due-gifts';
import { voidCodes } from '@/platform/codes/void-codes';
import { database, inTransaction } from '@/platform/kernel/database/database';
import {
  call,
  makeCrowd,
  makeMember,
  makeProduct,
  platform,
  query,
  sql,
  unique,
  type Member,
} from '@/tests/setup/fixtures';
import { askRefund, buy, press, start, tryOrder, type Failure } from '@/tests/setup/trade';

/** A member who bought a bundle, with its codes. */
async function buyer(pieces = 1): Promise<Member & { codes: string[]; course: string; order: string }> {
  const member = await makeMember();
  const course = await makeProduct();
  const bundle = await makeProduct({
    type: 'bundle',
    price: 500,
    grants: [{ kind: 'redeemCode', ref: course, amount: pieces }],
  });
  const { id: order } = await buy(member, [bundle], 500);
  return { ...member, codes: await codesOf(member), course, order };
}
const codesOf = async ({ token }: Member) =>
  (await call<{ code: string | null }[]>('user/entitlements', { token })).body.flatMap(({ code }) => code ?? []);

const mei = { recipientName: 'Mei', locale: 'ja-JP' };
const newMail = () => `${unique('mei')}@mail.example`;
const give = (member: Member, body: object, key: string = randomUUID()) =>
  call<Gift & Failure>('ecommerce/gifts', {
    token: member.token,
    body: { ...mei, ...body },
    headers: { 'idempotency-key': key },
  });
const giftsOf = async ({ token }: Member) => (await call<Gift[]>('ecommerce/gifts', { token })).body;
const callBack = ({ token }: Member, id: string) =>
  call<Gift & Failure>(`ecommerce/gifts/${id}/call-back`, { token, method: 'POST' });
const redeem = ({ token }: Member, code: string) => call<Failure>('ecommerce/redeem', { token, body: { code } });
const emails = (id: string) =>
  query<{ to: string; status: string; text: string | null; subject: string | null }>(
    sql`SELECT "to", status::text, text, subject FROM outbox WHERE dedupe_key = ${giftMailKey(id)}`,
  );
const sentTo = ({ email }: Member, template: string) =>
  query<{ locale: string; subject: string; text: string }>(
    sql`SELECT locale, subject, text FROM outbox WHERE "to" = ${email} AND template = ${template}`,
  );
const taipeiDay = (offset: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Taipei' }).format(new Date(Date.now() + offset * 86_400_000));

describe('a gift by mail', () => {
  it('is a letter in the recipient’s language, one word to the giver, and opens what was bought', async () => {
    const giver = await buyer();
    const to = newMail();
    const message = '生日快樂！\n<b>9 路</b>';
    const { status, body: gift } = await give(giver, {
      code: giver.codes[0]!.toLowerCase(),
      recipientEmail: to,
      message,
    });
    expect(status).toBe(200);
    expect(gift).toMatchObject({ status: 'SENT', code: giver.codes[0], recipientEmail: to, message, sendAt: null });
    // The code belongs to the recipient now.
    expect(await codesOf(giver)).toEqual([]);
    await drainOutbox(await platform());
    const [email] = await emails(gift.id);
    expect(email).toMatchObject({ to, status: 'KEPT', subject: '囲碁のギフトが届きました' });
    expect(email?.text).toContain('贈り主：林小棋');
    expect(email?.text).toContain(giver.codes[0]);
    expect(email?.text).toContain(`講座 ${giver.course}`);
    const [notice] = await query<{ text: string }>(
      sql`SELECT text FROM outbox WHERE template = 'giftSent' AND "to" = ${giver.email}`,
    );
    // The giver's address is not proved either, so the email has the product but not the typed text.
    expect(notice?.text).toContain(giver.course);
    expect(notice?.text).not.toMatch(/Mei|mail\.example/);
    const friend = await makeMember('ja-JP');
    expect((await redeem(friend, giver.codes[0]!)).status).toBe(200);
    await drainOutbox(await platform());
    expect(await sentTo(friend, 'codeRedeemed')).toMatchObject([
      { locale: 'ja-JP', subject: expect.stringContaining(`講座 ${giver.course}`) },
    ]);
    expect(await sentTo(giver, 'codeUsed')).toMatchObject([{ subject: '您送出的禮物已兌換' }]);
    const [state] = await giftsOf(giver);
    expect(state?.redeemedAt).not.toBeNull();
    expect((await callBack(giver, gift.id)).body.error.code).toBe('GIFT_REDEEMED');
  });

  it('is one for one key and one for one code, however often it is sent', async () => {
    const giver = await buyer();
    const body = { code: giver.codes[0]!, recipientEmail: newMail() };
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 5 }, () => give(giver, body, key)));
    expect(new Set(responses.map(({ status, body: { id } }) => `${status} ${id}`)).size).toBe(1);
    expect((await give(giver, { ...body, recipientName: 'Bo' }, key)).body.error.code).toBe('IDEMPOTENCY_KEY_REUSED');
    const again = await give(giver, body);
    expect([again.status, again.body.error.code]).toEqual([409, 'STATE_CHANGED']);
    expect(await giftsOf(giver)).toHaveLength(1);
    expect(await emails(responses[0]!.body.id)).toHaveLength(1);
  });

  it('is said to be mailed once its letter has left, not while it waits', async () => {
    const giver = await buyer();
    const { body: gift } = await give(giver, { code: giver.codes[0]!, recipientEmail: newMail() });
    expect(gift).toMatchObject({ status: 'SENT', isMailed: false });
    const one = async () => (await giftsOf(giver))[0]?.isMailed;
    // Without a mail server the email is only stored.
    await drainOutbox(await platform(), undefined, { lane: 'mail' });
    expect(await one()).toBe(false);
    await query(sql`UPDATE outbox SET status = 'SENT' WHERE dedupe_key = ${giftMailKey(gift.id)}`);
    expect(await one()).toBe(true);
    // Emails do not stay in the outbox for ever.
    await query(sql`DELETE FROM outbox WHERE dedupe_key = ${giftMailKey(gift.id)}`);
    expect(await one()).toBe(true);
  });

  it('waits for its day at nine in Taipei and is sent once by two servers', async () => {
    const giver = await buyer();
    // A day that no other test uses, as other tests also have waiting gifts.
    const day = taipeiDay(40);
    const { body: gift } = await give(giver, { code: giver.codes[0]!, recipientEmail: newMail(), sendOn: day });
    expect(gift).toMatchObject({ status: 'WAITING', sendAt: `${day}T01:00:00.000Z`, sentAt: null });
    const payload = await platform();
    await sendDueGifts(payload, new Date(`${day}T00:59:59Z`));
    expect((await giftsOf(giver))[0]?.status).toBe('WAITING');
    const due = new Date(`${day}T01:00:01Z`);
    const sent = await Promise.all(Array.from({ length: 4 }, () => sendDueGifts(payload, due)));
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await emails(gift.id)).toHaveLength(1);
    expect((await giftsOf(giver))[0]).toMatchObject({ status: 'SENT', sentAt: due.toISOString() });
  });

  it('is for a day from today to a year ahead', async () => {
    const giver = await buyer();
    const on = async (sendOn: string) =>
      (await give(giver, { code: giver.codes[0]!, recipientEmail: newMail(), sendOn })).status;
    expect(await on(taipeiDay(-1))).toBe(422);
    expect(await on(taipeiDay(367))).toBe(422);
    expect(await on('2027-02-30')).toBe(422);
    expect(await on(taipeiDay(365))).toBe(200);
  });

  it('that the giver redeems while it waits is sent to nobody', async () => {
    const giver = await buyer();
    const { body } = await give(giver, { code: giver.codes[0]!, recipientEmail: newMail(), sendOn: taipeiDay(1) });
    expect((await redeem(giver, giver.codes[0]!)).status).toBe(200);
    expect([await sentTo(giver, 'codeRedeemed'), await sentTo(giver, 'codeUsed')]).toMatchObject([{ length: 1 }, []]);
    expect(await sendDueGifts(await platform(), new Date(Date.now() + 3 * 86_400_000))).toBe(0);
    expect(await emails(body.id)).toHaveLength(0);
    expect((await giftsOf(giver))[0]?.status).toBe('CANCELLED');
  });
});

describe('a gift that is called back', () => {
  it('leaves its code worth nothing and gives the giver another, of the same order', async () => {
    const [giver, friend] = [await buyer(), await makeMember()];
    const [old] = giver.codes;
    const { body: gift } = await give(giver, { code: old!, recipientEmail: newMail() });
    const back = await callBack(giver, gift.id);
    expect(back.body).toMatchObject({ status: 'CANCELLED', code: null });
    // The email had not been sent yet.
    expect(await emails(gift.id)).toHaveLength(0);
    expect((await redeem(friend, old!)).body.error.code).toBe('CODE_INVALID');
    const [now, ...others] = await codesOf(giver);
    expect(others).toEqual([]);
    expect(now).not.toBe(old);
    expect((await callBack(giver, gift.id)).body.error.code).toBe('STATE_CHANGED');
    const rows = await query<{ number: string }>(
      sql`SELECT o.number FROM redeem_codes c JOIN orders o ON o.id = c.order_id WHERE c.code = ${now}`,
    );
    expect(rows).toEqual([{ number: giver.order }]);
    // The new code is given again and redeemed.
    expect((await give(giver, { code: now! })).status).toBe(200);
    expect((await redeem(friend, now!)).status).toBe(200);
  });

  it('while a hundred redeem it is either redeemed once or back, and never both', async () => {
    const giver = await buyer(2);
    const crowd = await makeCrowd(50);
    for (const code of giver.codes) {
      const { body: gift } = await give(giver, { code });
      const [back, ...tries] = await Promise.all([
        callBack(giver, gift.id),
        ...crowd.flatMap((member) => [redeem(member, code), redeem(member, code)]),
      ]);
      const redeemed = tries.filter(({ status }) => status === 200).length;
      expect(redeemed + (back.status === 200 ? 1 : 0)).toBe(1);
      const left = await query<{ n: number }>(
        sql`SELECT count(*)::int AS n FROM redeem_codes WHERE owner_id = ${giver.id} AND redeemed_at IS NULL AND revoked_at IS NULL AND code <> ${code}`,
      );
      expect(left[0]!.n).toBeGreaterThanOrEqual(back.status === 200 ? 1 : 0);
    }
    const [count] = await query<{ n: number }>(
      sql`SELECT count(*)::int AS n FROM redeem_codes WHERE owner_id = ${giver.id} AND (revoked_at IS NULL OR redeemed_at IS NOT NULL)`,
    );
    expect(count!.n).toBe(2);
  });

  it('whose bundle is refunded before the letter has left is sent to nobody', async () => {
    const giver = await buyer();
    const { body: gift } = await give(giver, { code: giver.codes[0]!, recipientEmail: newMail() });
    expect(await emails(gift.id)).toHaveLength(1);
    expect((await askRefund(giver, giver.order, 500)).status).toBe(200);
    expect((await giftsOf(giver))[0]?.status).toBe('CANCELLED');
    expect(await emails(gift.id)).toHaveLength(0);
  });

  it('is ended with its code when the code is ended: by staff, or by a refund', async () => {
    const giver = await buyer(2);
    const [first, second] = giver.codes;
    await give(giver, { code: first!, recipientEmail: newMail(), sendOn: taipeiDay(2) });
    expect((await redeem(await makeMember(), second!)).status).toBe(200);
    const payload = await platform();
    const ended = await inTransaction(payload, ({ db }) =>
      voidCodes(db, sql`order_id = (SELECT id FROM orders WHERE number = ${giver.order})`, new Date()),
    );
    // What was redeemed stays.
    expect(ended).toHaveLength(1);
    expect((await giftsOf(giver))[0]).toMatchObject({ status: 'CANCELLED' });
    expect(
      await database(payload).execute(sql`SELECT 1 FROM redeem_codes WHERE code = ${second} AND revoked_at IS NULL`),
    ).toMatchObject({ rowCount: 1 });
  });
});

describe('a course bought for somebody else', () => {
  it('comes as codes, also to who owns it, and opens for the friend what it was', async () => {
    const [member, friend] = [await makeMember(), await makeMember()];
    const course = await makeProduct({ price: 500 });
    await buy(member, [course], 500);
    const items = [{ productId: course, quantity: 3 }];
    const body = { items, currency: 'NTD', locale: 'zh-TW' };
    const price = (more: object) =>
      call<PricedCart>('ecommerce/cart/price', { token: member.token, body: { ...body, ...more } }).then(
        ({ body: priced }) => [priced.lines[0]?.problem, priced.lines[0]?.canBeGift, priced.total],
      );
    expect(await price({})).toEqual(['ALREADY_OWNED', true, 0]);
    expect(await price({ asGift: true })).toEqual([null, true, 1500]);
    const { body: order } = await tryOrder(member, items, 1500, { asGift: true });
    await press((await start(member, order.id)).body.redirectUrl, 'approve');
    const codes = await codesOf(member);
    expect(codes).toHaveLength(3);
    expect((await redeem(friend, codes[0]!)).status).toBe(200);
    // It was in no gift: the buyer is informed, in case the code was stolen.
    await drainOutbox(await platform());
    const [notice] = await sentTo(member, 'codeUsed');
    expect(notice?.text).toContain('如果您沒有把這組序號交給別人');
    const owned = await call<{ productId: string; kind: string }[]>('user/entitlements', { token: friend.token });
    expect(owned.body).toContainEqual(expect.objectContaining({ productId: course, kind: 'course' }));
    expect((await give(member, { code: codes[1]!, recipientEmail: newMail() })).status).toBe(200);
  });

  it('leaves what is no course as it is', async () => {
    const member = await makeMember();
    const goods = await makeProduct({ type: 'physicalGood', price: 300, grants: [{ kind: 'goods' }] });
    const free = await makeProduct({ price: 0 });
    const { body } = await call<PricedCart>('ecommerce/cart/price', {
      token: member.token,
      body: { items: [goods, free].map((productId) => ({ productId, quantity: 1 })), currency: 'NTD', asGift: true },
    });
    expect(body.lines.map((line) => line.canBeGift)).toEqual([false, false]);
  });
});

describe('a gift', () => {
  it('as a card has all that is needed, in the recipient’s language', async () => {
    const giver = await buyer();
    const { body: gift } = await give(giver, { code: giver.codes[0]!, message: 'おめでとう' });
    expect(gift).toMatchObject({ status: 'SENT', recipientEmail: null });
    const path = `ecommerce/gifts/${gift.id}/card`;
    const { body: card } = await call<GiftCard>(path, { token: giver.token });
    expect(card).toMatchObject({
      locale: 'ja-JP',
      code: giver.codes[0],
      title: `講座 ${giver.course}`,
      message: 'おめでとう',
      from: '林小棋 より',
      address: 'localhost:3000/ja-JP/origin#/coupon',
    });
    expect(card.steps).toHaveLength(3);
    expect(await emails(gift.id)).toHaveLength(0);
    await callBack(giver, gift.id);
    expect((await call<Failure>(path, { token: giver.token })).body.error.code).toBe('STATE_CHANGED');
  });

  it('leaves no letter of its giver’s behind when the giver leaves', async () => {
    const giver = await buyer();
    await give(giver, { code: giver.codes[0]!, recipientEmail: newMail() });
    expect(await redeem(await makeMember(), giver.codes[0]!)).toMatchObject({ status: 200 });
    await call('user/deletion', { token: giver.token, body: { password: giver.password } });
    expect(await query(sql`SELECT template FROM outbox WHERE "to" = ${giver.email}`)).toEqual([
      { template: 'accountDeleted' },
    ]);
  });

  it('is nobody else’s, and nobody gives what is not theirs', async () => {
    const [giver, other] = [await buyer(), await makeMember()];
    const { body: gift } = await give(giver, { code: giver.codes[0]! });
    expect((await give(other, { code: giver.codes[0]! })).status).toBe(404);
    expect((await give(other, { code: 'NO-SUCH-CODE' })).status).toBe(404);
    expect((await callBack(other, gift.id)).status).toBe(404);
    expect((await call(`ecommerce/gifts/${gift.id}/card`, { token: other.token })).status).toBe(404);
    expect((await call('ecommerce/gifts')).status).toBe(401);
    expect(await giftsOf(other)).toEqual([]);
    const used = await buyer();
    await redeem(used, used.codes[0]!);
    expect((await give(used, { code: used.codes[0]! })).body.error.code).toBe('CODE_ALREADY_REDEEMED');
    const noKey = await call<Failure>('ecommerce/gifts', { token: giver.token, body: { ...mei, code: 'x' } });
    expect(noKey.body.error.code).toBe('IDEMPOTENCY_KEY_REQUIRED');
  });

  it('is mailed to one address five times a day, whoever gives; a name that leads somewhere is not shown', async () => {
    const [giver, other] = [await buyer(5), await buyer()];
    await query(sql`UPDATE users SET real_name = 'win at evil.example' WHERE id = ${giver.id}`);
    const to = newMail();
    const given = [];
    for (const code of giver.codes) given.push(await give(giver, { code, recipientEmail: to }));
    expect(given.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const rejected = await give(other, { code: other.codes[0]!, recipientEmail: to.toUpperCase() });
    expect([rejected.status, rejected.body.error.code]).toEqual([429, 'TOO_MANY_GIFTS']);
    // Its code stays with the giver, who may print a card.
    expect((await give(other, { code: other.codes[0]! })).status).toBe(200);
    await drainOutbox(await platform());
    const [email] = await emails(given[0]!.body.id);
    expect(email?.text).toContain('贈り主：お知り合いの方');
    expect(email?.text).not.toContain('evil');
  });
});
