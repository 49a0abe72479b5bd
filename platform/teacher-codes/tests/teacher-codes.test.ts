import { subDays } from 'date-fns';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TeacherCode } from '@/lib/teacher-codes/contract';
import type { Order } from '@/lib/orders/shapes';
import { makeProvedMember } from '@/tests/setup/codes';
import { call, query, sql, type Member } from '@/tests/setup/fixtures';
import { codeOf, giveYear, makeTeacher, teach } from '@/tests/setup/classes';
import { addLearner } from '@/tests/setup/family';
import { join, makeInvitation } from '@/tests/setup/joining';
import {
  holders,
  makeGradedCourse,
  makeGradedTeacher,
  makeLoggedIn,
  orderCodes,
  pay,
  price,
  setPrices,
} from '@/tests/setup/activation';
import { askRefund, expectBalance, orderOf, refundQuote, type Failure } from '@/tests/setup/trade';

type List<Item> = { items: Item[]; pages: number; count: number };
const codesOf = async (by: { token: string }, more = '') =>
  (await teach<List<TeacherCode>>(by, `/codes?locale=zh-TW${more}`)).body;
const table = async (by: { token: string }, more = '') =>
  (await teach<{ text: string }>(by, `/codes/table?locale=en-US${more}`)).body.text;
const voidAll = (by: { token: string }, codes: readonly string[]) =>
  teach<{ voided: number }>(by, '/codes/void', { body: { codes } });
const redeem = (by: { token: string }, code: string) =>
  call<Failure>('ecommerce/redeem', { token: by.token, body: { code } });

async function buyCodes(
  teacher: Member,
  course: string,
  count: number,
): Promise<{ order: string; codes: TeacherCode[] }> {
  const { order } = (await orderCodes(teacher, course, count)).body;
  await pay(teacher, order);
  return { order, codes: (await codesOf(teacher)).items.filter((code) => code.order === order) };
}

beforeAll(() => setPrices());

describe('a teacher’s codes', () => {
  it('are made when they are paid, once, at the price of as many activations, and open the course for who types one', async () => {
    const teacher = await makeGradedTeacher('G5');
    const course = await makeGradedCourse(19, 15);
    const pupil = await makeLoggedIn(teacher);
    const wrong = await orderCodes(teacher, course, 3, { total: price });
    expect([wrong.status, codeOf(wrong)]).toEqual([409, 'PRICE_CHANGED']);
    const { order } = (await orderCodes(teacher, course, 3)).body;
    expect((await codesOf(teacher)).count).toBe(0);
    await pay(teacher, order);
    await expectBalance(order);
    const { items, count } = await codesOf(teacher);
    expect([count, new Set(items.map(({ code }) => code)).size]).toEqual([3, 3]);
    expect(items[0]).toMatchObject({ productId: course, order, state: 'unused', usedBy: null });
    expect(items[0]!.code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
    expect((await redeem(pupil, items[0]!.code.toLowerCase())).status).toBe(200);
    expect(await holders(course, [pupil])).toEqual([pupil.id]);
    const [used] = (await codesOf(teacher, '&state=used')).items;
    expect(used).toMatchObject({ code: items[0]!.code, state: 'used', usedBy: pupil.name, usedAt: expect.any(String) });
    expect((await codesOf(teacher, '&state=unused')).count).toBe(2);
    // A user who is no student of the teacher is not named.
    const stranger = await makeProvedMember();
    expect((await redeem(stranger, items[1]!.code)).status).toBe(200);
    const [second] = (await codesOf(teacher, '&state=used')).items.filter(({ code }) => code === items[1]!.code);
    expect(second).toMatchObject({ state: 'used', usedBy: null });
    expect(JSON.stringify(await codesOf(teacher))).not.toContain(stranger.username);
    // A learner of a family is named as a student, although the family's account redeems the code.
    const family = await makeProvedMember();
    const learner = await addLearner(family);
    const { code } = await makeInvitation(teacher);
    const { name } = await join(teacher, family, code, learner.id);
    const sent = { token: family.token, body: { code: items[2]!.code, learner: learner.id } };
    expect((await call('ecommerce/redeem', sent)).status).toBe(200);
    const [third] = (await codesOf(teacher, '&state=used')).items.filter((one) => one.code === items[2]!.code);
    expect(third).toMatchObject({ usedBy: name });
    // The teacher's personal space does not list the class codes, which can be hundreds.
    const own = await call<unknown[]>('user/entitlements', { token: teacher.token });
    expect(JSON.stringify(own.body)).not.toContain(items[2]!.code);
  });

  it('that nobody used are void at once and for good, all of them or none; nothing is paid back for it', async () => {
    const teacher = await makeGradedTeacher('G5');
    const course = await makeGradedCourse(19, 15);
    const { codes, order } = await buyCodes(teacher, course, 4);
    const pupil = await makeLoggedIn(teacher);
    await redeem(pupil, codes[0]!.code);
    const rejected = await voidAll(teacher, [codes[0]!.id, codes[1]!.id]);
    expect([rejected.status, codeOf(rejected)]).toEqual([409, 'STATE_CHANGED']);
    expect((await codesOf(teacher, '&state=void')).count).toBe(0);
    expect((await voidAll(teacher, [codes[1]!.id, codes[2]!.id])).body).toEqual({ voided: 2 });
    expect((await codesOf(teacher, '&state=void')).items.map(({ id }) => id).sort()).toEqual(
      [codes[1]!.id, codes[2]!.id].sort(),
    );
    expect((await redeem(pupil, codes[1]!.code)).body.error.code).toBe('CODE_INVALID');
    expect(codeOf(await voidAll(teacher, [codes[1]!.id]))).toBe('STATE_CHANGED');
    expect(await orderOf(teacher, order)).toMatchObject({ status: 'PAID', refunded: 0 });
    expect(await refundQuote(teacher, order)).toMatchObject({ refusal: 'CODE_REDEEMED' });
    await expectBalance(order);
  });

  it('go back together as long as none was used, void or not', async () => {
    const teacher = await makeGradedTeacher('G5');
    const { codes, order } = await buyCodes(teacher, await makeGradedCourse(19, 15), 3);
    await voidAll(teacher, [codes[0]!.id]);
    expect((await askRefund<Order>(teacher, order, 3 * price)).body.status).toBe('REFUNDED');
    expect((await codesOf(teacher)).items.map(({ state }) => state)).toEqual(['void', 'void', 'void']);
    await expectBalance(order);
  });

  it('that is voided and used at the same moment is one of both', async () => {
    const teacher = await makeGradedTeacher('G5');
    const course = await makeGradedCourse(19, 15);
    const { codes } = await buyCodes(teacher, course, 4);
    for (const { id, code } of codes) {
      const pupil = await makeLoggedIn(teacher);
      const [voided, used] = await Promise.all([voidAll(teacher, [id]), redeem(pupil, code)]);
      expect([voided.status, used.status].filter((status) => status === 200)).toHaveLength(1);
      expect(await holders(course, [pupil])).toHaveLength(used.status === 200 ? 1 : 0);
    }
  });

  it('are saved as a table in which nothing is run, and read after the year, when nothing is done any more', async () => {
    const teacher = await makeGradedTeacher('G5');
    const course = await makeGradedCourse(19, 15, { title: '課程' });
    await query(sql`UPDATE products_locales SET title = '=cmd()' WHERE _locale = 'en-US'
      AND _parent_id = (SELECT id FROM products WHERE code = ${course})`);
    const { codes } = await buyCodes(teacher, course, 2);
    const pupil = await makeLoggedIn(teacher);
    await redeem(pupil, codes[0]!.code);
    await giveYear(teacher, subDays(new Date(), 1));
    const text = await table(teacher);
    expect(text.startsWith('\uFEFF')).toBe(true);
    const lines = text.trim().split('\r\n');
    expect(lines[0]).toBe('Course code,Course,Status,Order,Made on,Used on,Used by');
    expect(lines).toHaveLength(3);
    const used = lines.find((line) => line.startsWith(codes[0]!.code));
    expect(used).toContain(`,'=cmd(),Used,${codes[0]!.order},`);
    expect(used).toContain(pupil.name);
    expect((await table(teacher, '&state=unused')).trim().split('\r\n')).toHaveLength(2);
    expect(codeOf(await voidAll(teacher, [codes[1]!.id]))).toBe('TEACHING_LAPSED');
    // Codes that were handed out stay valid.
    expect((await redeem(await makeProvedMember(), codes[1]!.code)).status).toBe(200);
  });

  it('are nobody else’s to see or to end', async () => {
    const [teacher, other] = [await makeGradedTeacher('G5'), await makeTeacher()];
    const { codes } = await buyCodes(teacher, await makeGradedCourse(19, 15), 1);
    expect((await codesOf(other)).count).toBe(0);
    expect(await table(other)).not.toContain(codes[0]!.code);
    for (const id of [codes[0]!.id, '0', 'x'])
      expect(codeOf(await voidAll(id === codes[0]!.id ? other : teacher, [id]))).toBe('NOT_FOUND');
    expect((await voidAll(teacher, [])).status).toBe(422);
  });
});
