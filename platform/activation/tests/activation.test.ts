import { randomUUID } from 'node:crypto';
import { subDays } from 'date-fns';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Activatable, Activation, ActivationQuote } from '@/lib/activation/contract';
import type { Order } from '@/lib/orders/shapes';
import { call, makeMember, query, sql } from '@/tests/setup/fixtures';
import { codeOf, giveYear, makeTeacher, teach } from '@/tests/setup/classes';
import {
  activate,
  holders,
  makeGradedCourse,
  makeGradedTeacher,
  makeLoggedIn,
  makePupils,
  orderCodes,
  pay,
  price,
  quote,
  setPrices,
} from '@/tests/setup/activation';
import { addLearner } from '@/tests/setup/family';
import { join, makeInvitation } from '@/tests/setup/joining';
import { eventOf, lessonFor, makeCourse, submitEvents } from '@/tests/setup/learning';
import {
  askRefund,
  expectBalance,
  keyed,
  news,
  orderOf,
  press,
  refundQuote,
  start,
  deliverWebhook,
} from '@/tests/setup/trade';

type List<Item> = { items: Item[]; pages: number; count: number };
const inTaiwan = 'locale=zh-TW&currency=NTD';
const ordersOf = async ({ id }: { id: number }) =>
  Number((await query<{ n: string }>(sql`SELECT count(*) AS n FROM orders WHERE user_id = ${id}`))[0]!.n);
const historyOf = async (by: { token: string }) =>
  (await teach<List<Activation>>(by, '/activations?locale=zh-TW')).body.items;

beforeAll(() => setPrices());

describe('what a teacher may activate', () => {
  it.each([
    [null, ['NO_GRADE', 'NO_GRADE', 'NO_GRADE', 'NO_GRADE']],
    ['G16', ['NO_GRADE', 'NO_GRADE', 'NO_GRADE', 'NO_GRADE']],
    ['G15', [null, 'BEYOND_GRADE', 'BEYOND_GRADE', 'BEYOND_GRADE']],
    ['G10', [null, null, 'BEYOND_GRADE', 'BEYOND_GRADE']],
    ['G5', [null, null, null, 'BEYOND_GRADE']],
  ])('with the own grade %s: by no call anything beyond it', async (rank, rejections) => {
    const teacher = await makeGradedTeacher(rank);
    const students = await makePupils(teacher, 1);
    const ranges = [[19, 17], [19, 15], [14, 10], [9, 6]] as const; // prettier-ignore
    for (const [index, [from, to]] of ranges.entries()) {
      const course = await makeGradedCourse(from, to);
      const answers = [
        await quote(teacher, course, students),
        await activate(teacher, course, students),
        await orderCodes(teacher, course, 2),
      ];
      const rejection = rejections[index] ?? undefined;
      expect(answers.map(codeOf), `G${from}–G${to}`).toEqual([rejection, rejection, rejection]);
      // An account has five unpaid orders at most.
      await query(sql`UPDATE orders SET status = 'CANCELLED' WHERE user_id = ${teacher.id}`);
    }
    expect(await ordersOf(teacher)).toBe(2 * rejections.filter((one) => one === null).length);
  });

  it('is listed by grade, with the price, and of the others why not', async () => {
    const teacher = await makeGradedTeacher('G15');
    const own = await makeGradedCourse(19, 17);
    const beyond = await makeGradedCourse(14, 10);
    const never = await makeGradedCourse(3, 1);
    await setPrices({ [own]: 450 });
    const found: Activatable['courses']['items'] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { body } = await teach<Activatable>(teacher, `/activatable?${inTaiwan}&page=${page}`);
      expect([body.grade, body.range]).toEqual([15, { from: 19, to: 17 }]);
      found.push(...body.courses.items);
      pages = body.courses.pages;
    }
    const of = (id: string) => found.find(({ productId }) => productId === id);
    expect(of(own)).toMatchObject({ price: 450, refusal: null, gradeNeeded: 15, gradeFrom: 19, gradeTo: 17 });
    expect(of(beyond)).toMatchObject({ price, refusal: 'BEYOND_GRADE', gradeNeeded: 5 });
    expect(of(never)).toMatchObject({ refusal: 'BEYOND_GRADE', gradeNeeded: null });
    const inYen = await teach<Activatable>(teacher, '/activatable?locale=ja-JP&currency=JPY');
    expect(new Set(inYen.body.courses.items.map(({ price: none }) => none))).toEqual(new Set([null]));
    expect((await quote<ActivationQuote>(teacher, own, await makePupils(teacher, 2))).body.total).toBe(900);
    await setPrices();
  });

  it('is a course that is sold, in a currency that has a price, and nothing else', async () => {
    const teacher = await makeGradedTeacher('G1');
    const [student] = await makePupils(teacher, 1);
    const free = await makeGradedCourse(19, 19, { price: 0 });
    const draft = await makeGradedCourse(19, 19, { draft: true });
    const bundle = await makeGradedCourse(19, 15, { type: 'bundle', grants: [{ kind: 'redeemCode', ref: free }] });
    const forAWhile = await makeGradedCourse(19, 15, { grants: [{ kind: 'course', months: 1 }] });
    for (const id of [free, draft, bundle, forAWhile, 'none'])
      expect(codeOf(await quote(teacher, id, [student!])), id).toBe('PRODUCT_UNAVAILABLE');
    const course = await makeGradedCourse(19, 19);
    const inYen = { locale: 'ja-JP', currency: 'JPY' };
    expect(codeOf(await quote(teacher, course, [student!], inYen))).toBe('NO_PRICE');
    expect(codeOf(await activate(teacher, course, [student!], { ...inYen, total: 0 }))).toBe('NO_PRICE');
    const inDollars = await quote<ActivationQuote>(teacher, course, [student!], { locale: 'en-US', currency: 'USD' });
    expect(inDollars.body.total).toBe(10.5);
    expect(await ordersOf(teacher)).toBe(0);
  });

  it('is for the own active students alone, within bounds, and not after the year', async () => {
    const [teacher, other] = [await makeGradedTeacher('G5'), await makeGradedTeacher('G5')];
    const course = await makeGradedCourse(19, 15);
    const [own, archived] = await makePupils(teacher, 2);
    const [theirs] = await makePupils(other, 1);
    await query(sql`UPDATE students SET state = 'archived' WHERE public_id = ${archived!.id}`);
    expect(codeOf(await quote(teacher, course, [own!, theirs!]))).toBe('STUDENT_UNKNOWN');
    expect(codeOf(await activate(teacher, course, [own!, theirs!]))).toBe('STUDENT_UNKNOWN');
    expect(codeOf(await activate(teacher, course, [own!, archived!]))).toBe('STATE_CHANGED');
    const family = await makeMember();
    const learner = await addLearner(family);
    const student = await join(teacher, family, (await makeInvitation(teacher)).code, learner.id);
    expect(codeOf(await quote(teacher, course, [own!, student]))).toBe('STUDENT_OF_FAMILY');
    expect(codeOf(await activate(teacher, course, [own!, student]))).toBe('STUDENT_OF_FAMILY');
    for (const students of [[], Array.from({ length: 101 }, () => own!)])
      expect((await activate(teacher, course, students)).status).toBe(422);
    for (const count of [0, -1, 1.5, 201, '2'])
      expect((await orderCodes(teacher, course, count as number)).status).toBe(422);
    const noKey = await activate(teacher, course, [own!], { headers: {} });
    expect([noKey.status, codeOf(noKey)]).toEqual([400, 'IDEMPOTENCY_KEY_REQUIRED']);
    await giveYear(teacher, subDays(new Date(), 1));
    const lapsed = [
      await quote(teacher, course, [own!]),
      await activate(teacher, course, [own!]),
      await orderCodes(teacher, course, 1),
    ];
    expect(lapsed.map(codeOf)).toEqual(Array(3).fill('TEACHING_LAPSED'));
    expect((await teach(teacher, `/activatable?${inTaiwan}`)).status).toBe(200);
    expect(await ordersOf(teacher)).toBe(0);
  });
});

describe('an activation', () => {
  it('is paid for whom it is, and gives each the course once; who has it is named and not charged', async () => {
    const teacher = await makeGradedTeacher('G5');
    const course = await makeGradedCourse(19, 15);
    const [first, second, has] = await makePupils(teacher, 3);
    const pupil = await makeLoggedIn(teacher);
    const all = [first!, second!, has!, pupil];
    await pay(teacher, (await activate(teacher, course, [has!])).body.order);
    const { body: quoted } = await quote<ActivationQuote>(teacher, course, all);
    expect(quoted).toMatchObject({ price, total: 3 * price, owned: [{ id: has!.id, name: has!.name }], waiting: [] });
    expect(quoted.charged.map(({ id }) => id)).toEqual([first!.id, second!.id, pupil.id]);
    const wrong = await activate(teacher, course, all);
    expect([wrong.status, codeOf(wrong)]).toEqual([409, 'PRICE_CHANGED']);
    const { body } = await activate(teacher, course, all, { total: 3 * price });
    expect(await holders(course, all)).toEqual([has!.id]);
    expect((await historyOf(teacher)).filter(({ state }) => state === 'waiting')).toHaveLength(3);
    await pay(teacher, body.order);
    expect(await holders(course, all)).toEqual([has!.id, first!.id, second!.id, pupil.id]);
    const order = await orderOf(teacher, body.order);
    expect(order).toMatchObject({ status: 'PAID', total: 900, teaching: 'activation' });
    expect(order.lines.map(({ student }) => student)).toEqual([first!.name, second!.name, pupil.name]);
    expect((await historyOf(teacher)).map(({ state }) => state)).toEqual(Array(4).fill('active'));
    await expectBalance(body.order);
    // The student owns it, and the order is the teacher's.
    const held = await call<{ productId: string; orderId: string | null }[]>('user/entitlements', {
      token: pupil.token,
    });
    expect(held.body).toMatchObject([{ productId: course, orderId: null }]);
    expect((await call(`ecommerce/orders/${body.order}`, { token: pupil.token })).status).toBe(404);
    const log = await call<{ productId: string }[]>('user/purchaseLog', { token: teacher.token });
    expect(JSON.stringify(log.body)).not.toContain(course);
    // The receipt names no student.
    const [receipt] = await query<{ data: { lines: unknown[] } }>(
      sql`SELECT data FROM outbox WHERE dedupe_key = ${`receipt:${body.order}`}`,
    );
    expect(JSON.stringify(receipt)).toContain('"quantity":3');
    for (const { name } of all) expect(JSON.stringify(receipt)).not.toContain(name);
    const none = await activate(teacher, course, all, { total: 0 });
    expect(codeOf(none)).toBe('ALREADY_OWNED');
    // After the year has ended the students still have it, and the teacher still sees what was activated.
    await giveYear(teacher, subDays(new Date(), 1), 'EXPIRED');
    await query(sql`UPDATE users SET role = 'learner' WHERE id = ${teacher.id}`);
    expect(await holders(course, all)).toEqual([has!.id, first!.id, second!.id, pupil.id]);
    const { body: entitlements } = await call<{ productId: string }[]>('user/entitlements', { token: pupil.token });
    expect(entitlements).toMatchObject([{ productId: course }]);
    expect((await historyOf(teacher)).map(({ state }) => state)).toEqual(Array(4).fill('active'));
  });

  it('is one order for one key, and of two tabs the second is told of the first', async () => {
    const teacher = await makeGradedTeacher('G5');
    const course = await makeGradedCourse(19, 15);
    const students = await makePupils(teacher, 2);
    const headers = keyed();
    const pressed = await Promise.all(
      Array.from({ length: 8 }, () => activate(teacher, course, students, { headers })),
    );
    expect(new Set(pressed.map(({ body }) => body.order)).size).toBe(1);
    const { order } = pressed[0]!.body;
    expect(codeOf(await activate(teacher, course, [students[0]!], { headers }))).toBe('IDEMPOTENCY_KEY_REUSED');
    const other = await activate(teacher, course, [students[1]!]);
    expect([codeOf(other), other.body.error?.details]).toEqual(['ALREADY_ORDERED', { order }]);
    expect((await quote<ActivationQuote>(teacher, course, students)).body).toMatchObject({ total: 0, charged: [] });
    // At once, from tabs that do not know of each other.
    const next = await makePupils(teacher, 1);
    const tabs = await Promise.all(Array.from({ length: 6 }, () => activate(teacher, course, next)));
    expect(tabs.map((tab) => codeOf(tab) ?? 'ordered').sort()).toEqual([
      ...Array(5).fill('ALREADY_ORDERED'),
      'ordered',
    ]);
    expect(await ordersOf(teacher)).toBe(2);
  });

  it('that was cancelled, declined or has expired gives nothing, and comes into no cart', async () => {
    const teacher = await makeGradedTeacher('G5');
    const course = await makeGradedCourse(19, 15);
    const students = await makePupils(teacher, 3);
    const [cancelled, declined, expired] = await Promise.all(students.map((one) => activate(teacher, course, [one])));
    await call(`ecommerce/orders/${cancelled!.body.order}/cancel`, { token: teacher.token, method: 'POST', body: {} });
    await pay(teacher, declined!.body.order, 'decline');
    const late = await start(teacher, expired!.body.order);
    await query(sql`UPDATE orders SET status = 'EXPIRED' WHERE number = ${expired!.body.order}`);
    await press(late.body.redirectUrl, 'approve');
    expect(await holders(course, students)).toEqual([]);
    await expectBalance(expired!.body.order);
    const cart = await call<{ items: unknown[] }>('user/cart', { token: teacher.token });
    expect(cart.body.items).toEqual([]);
    // A declined one may be paid after all.
    await pay(teacher, declined!.body.order);
    expect(await holders(course, students)).toEqual([students[1]!.id]);
  });

  it('is given once, however often its payment is told', async () => {
    const teacher = await makeGradedTeacher('G5');
    const course = await makeGradedCourse(19, 15);
    const students = await makePupils(teacher, 2);
    const { order } = (await activate(teacher, course, students)).body;
    const { body } = await start(teacher, order);
    const again = Array.from({ length: 6 }, () =>
      deliverWebhook(news(body.paymentId, 2 * price, 'SUCCEEDED', randomUUID())),
    );
    await Promise.all(again);
    expect((await holders(course, students)).sort()).toEqual(students.map(({ id }) => id).sort());
    await expectBalance(order);
  });

  it('that another teacher has paid meanwhile, or for an account that is gone, goes back by itself', async () => {
    const [one, other] = [await makeGradedTeacher('G5'), await makeGradedTeacher('G5')];
    const course = await makeGradedCourse(19, 15);
    const [shared, gone, left] = await makePupils(one, 3);
    await query(sql`INSERT INTO students (public_id, teacher_id, user_id, name, name_key, state, since, is_made)
      VALUES (${`x${shared!.id}`.slice(0, 20)}, ${other.id}, ${shared!.user}, 'Their Name', 'their name', 'active', now(), false)`);
    const own = (await activate(one, course, [shared!, gone!, left!])).body.order;
    // The other teacher does not see that it waits in an order for their student.
    const theirs = { id: `x${shared!.id}`.slice(0, 20) };
    expect((await quote<ActivationQuote>(other, course, [theirs])).body).toMatchObject({ total: price, waiting: [] });
    const second = (await activate(other, course, [theirs])).body.order;
    const [first, later] = [await start(one, own), await start(other, second)];
    await query(sql`UPDATE users SET deleted_at = now() WHERE id = ${gone!.user}`);
    await press(later.body.redirectUrl, 'approve');
    await press(first.body.redirectUrl, 'approve');
    expect(await holders(course, [shared!, gone!, left!])).toEqual([shared!.id, left!.id]);
    expect(await orderOf(one, own)).toMatchObject({ status: 'PARTLY_REFUNDED', refunded: 2 * price });
    await expectBalance(own);
    const order = await orderOf(other, second);
    expect([order.status, order.lines[0]!.student]).toEqual(['PAID', 'Their Name']);
  });

  it('of teachers who are each other’s students is paid at once by both, and nobody waits for ever', async () => {
    const [one, other] = [await makeGradedTeacher('G5'), await makeGradedTeacher('G5')];
    const course = await makeGradedCourse(19, 15);
    const ids = [`a${randomUUID().slice(0, 12)}`, `b${randomUUID().slice(0, 12)}`] as const;
    for (const [id, teacher, student] of [
      [ids[0], one, other],
      [ids[1], other, one],
    ] as const)
      // prettier-ignore
      await query(sql`INSERT INTO students (public_id, teacher_id, user_id, name, name_key, state, since, is_made)
        VALUES (${id}, ${teacher.id}, ${student.id}, 'N', 'n', 'active', now(), false)`);
    const orders = [await activate(one, course, [{ id: ids[0] }]), await activate(other, course, [{ id: ids[1] }])];
    const pages = [await start(one, orders[0]!.body.order), await start(other, orders[1]!.body.order)];
    await Promise.all(pages.map(({ body }) => press(body.redirectUrl, 'approve')));
    const both = [one, other].map(({ id }) => ({ id: String(id), user: id }) as never);
    expect(await holders(course, both)).toHaveLength(2);
  });

  it('goes back for one student alone, until that student has opened a lesson', async () => {
    const teacher = await makeGradedTeacher('G5');
    const course = await makeGradedCourse(19, 15);
    const [opened, other] = await makePupils(teacher, 2);
    const { order } = (await activate(teacher, course, [opened!, other!])).body;
    await pay(teacher, order);
    await query(
      sql`INSERT INTO lesson_openings (user_id, plan, lesson, opened_at) VALUES (${opened!.user}, ${course}, 2, now())`,
    );
    expect(await refundQuote(teacher, order, 0)).toMatchObject({ refusal: 'LESSON_OPENED' });
    expect(await refundQuote(teacher, order, 1)).toMatchObject({ refusal: null, amount: price });
    expect((await askRefund(teacher, order, price, { line: 0 })).status).toBe(409);
    const back = await askRefund<Order>(teacher, order, price, { line: 1 });
    expect(back.body.status).toBe('PARTLY_REFUNDED');
    expect(await holders(course, [opened!, other!])).toEqual([opened!.id]);
    expect((await historyOf(teacher)).map(({ state }) => state)).toEqual(['active', 'returned']);
    await expectBalance(order);
    // It can be activated again.
    expect((await activate(teacher, course, [other!])).status).toBe(200);
  });

  it('is studied without a question of refunds, which ends all the same with what was opened', async () => {
    const teacher = await makeGradedTeacher('G5');
    const { code, lessons } = await makeCourse();
    const course = { code };
    await makeGradedCourse(19, 18, { code });
    const pupil = await makeLoggedIn(teacher);
    const { order } = (await activate(teacher, code, [pupil])).body;
    await pay(teacher, order);
    expect((await lessonFor(pupil, course, lessons[1]!)).body).toMatchObject({ access: 'tell', steps: null });
    expect((await refundQuote(teacher, order)).refusal).toBeNull();
    await submitEvents(pupil.token, [eventOf('opened', course, lessons[1]!)]);
    expect((await lessonFor(pupil, course, lessons[1]!)).body.access).toBe('open');
    expect((await refundQuote(teacher, order)).refusal).toBe('LESSON_OPENED');
  });

  it('is nobody else’s to see', async () => {
    const [teacher, other, learner] = [await makeGradedTeacher('G5'), await makeTeacher(), await makeMember()];
    const course = await makeGradedCourse(19, 15);
    const { order } = (await activate(teacher, course, await makePupils(teacher, 1))).body;
    expect(await historyOf(other)).toEqual([]);
    expect((await call(`ecommerce/orders/${order}`, { token: other.token })).status).toBe(404);
    for (const path of [
      `/activatable?${inTaiwan}`,
      '/activations?locale=zh-TW',
      '/codes?locale=zh-TW',
      `/minutes?${inTaiwan}`,
    ])
      expect(codeOf(await teach(learner, path))).toBe('NOT_A_TEACHER');
  });
});
