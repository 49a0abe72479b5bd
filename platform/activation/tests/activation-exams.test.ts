import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Activatable, ActivationQuote } from '@/lib/activation/contract';
import type { TeacherCode } from '@/lib/teacher-codes/contract';
import type { Order } from '@/lib/orders/shapes';
import type { Grant } from '@/lib/catalogue/grant';
import { products } from '@/platform/seed/catalogue';
import {
  activate,
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
import { codeOf, teach } from '@/tests/setup/classes';
import { begin, examsOf, makeExamBank } from '@/tests/setup/exams';
import { call, platform, query, sql, type Member } from '@/tests/setup/fixtures';
import { askRefund, expectBalance, orderOf, press, refundQuote, start } from '@/tests/setup/trade';

const courseWith = (code: string, ...exams: number[]): Partial<Grant>[] => [
  { kind: 'course', ref: code },
  ...exams.map((grade) => ({ kind: 'exam' as const, ref: `G${grade}` })),
];
const makeStage = (code: string, from: number, to: number, ...exams: number[]) =>
  makeGradedCourse(from, to, { code, grants: courseWith(code, ...exams) });

/** What an account holds now, as 'kind:ref'. */
const heldBy = async ({ user }: { user: number }) =>
  (
    await query<{ what: string }>(sql`SELECT kind || ':' || ref AS what FROM entitlements
      WHERE user_id = ${user} AND revoked_at IS NULL ORDER BY kind::text, id`)
  ).map(({ what }) => what);
const mayGoTo = async (pupil: { token: string }, grade: number) =>
  (await examsOf(pupil)).find((exam) => exam.grade === grade)!.isOpen;

async function listOf(teacher: Member) {
  const items: Activatable['courses']['items'] = [];
  const counts = new Set<number>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { body } = await teach<Activatable>(teacher, `/activatable?locale=zh-TW&currency=NTD&page=${page}`);
    items.push(...body.courses.items);
    counts.add(body.courses.count);
    pages = body.courses.pages;
  }
  return { items, counts: [...counts] };
}

beforeAll(() => setPrices());

describe('the courses of the shop', () => {
  const courses = products.filter(
    ({ type, price: of }) =>
      (type === 'hjjCoursePlan' || type === 'generalCourses') &&
      Object.values(of).some(({ sellPrice }) => sellPrice > 0),
  );

  const made: string[] = [];
  beforeAll(async () => {
    for (const { code, type, gradeFrom, gradeTo, grants } of courses)
      if ((await query(sql`SELECT 1 FROM products WHERE code = ${code}`)).length === 0) {
        await makeGradedCourse(gradeFrom, gradeTo, { code, type, grants });
        made.push(code);
      }
  });
  /** Test files that run after this one use the same product codes. */
  afterAll(async () => {
    await (await platform()).delete({ collection: 'products', where: { code: { in: made } } });
  });

  // The table of the page about the programme.
  it.each([
    [15, 17],
    [10, 15],
    [5, 10],
  ])('a teacher of G%i activates every one down to G%i, and the others are listed with why not', async (own, to) => {
    const { items, counts } = await listOf(await makeGradedTeacher(`G${own}`));
    expect(counts).toEqual([items.length]);
    const known = new Map(items.map((item) => [item.productId, item.refusal]));
    for (const { code, gradeTo } of courses)
      expect(known.get(code), code).toBe(gradeTo !== null && gradeTo >= to ? null : 'BEYOND_GRADE');
  });
});

describe('a course that brings a mock exam', () => {
  it('is activated with it, and goes back with it, also once the exam was begun', async () => {
    await makeExamBank(15);
    const teacher = await makeGradedTeacher('G5');
    const course = await makeStage('stage-back', 19, 15, 15);
    const pupil = await makeLoggedIn(teacher);
    const { order } = (await activate(teacher, course, [pupil])).body;
    expect(await mayGoTo(pupil, 15)).toBe(false);
    await pay(teacher, order);
    expect(await heldBy(pupil)).toEqual(['course:stage-back', 'exam:G15']);
    expect(await mayGoTo(pupil, 15)).toBe(true);
    expect((await begin(pupil, 15)).status).toBe(200);
    // As for a buyer: the line is a course, and an opened lesson ends the right to a refund.
    expect(await refundQuote(teacher, order)).toMatchObject({ refusal: null, amount: price });
    expect((await askRefund<Order>(teacher, order, price)).body.status).toBe('REFUNDED');
    expect(await heldBy(pupil)).toEqual([]);
    expect(await mayGoTo(pupil, 15)).toBe(false);
    await expectBalance(order);
  });

  it('is paid and given once, from however many tabs and teachers', async () => {
    const [one, other] = [await makeGradedTeacher('G5'), await makeGradedTeacher('G5')];
    const course = await makeStage('stage-once', 19, 15, 15);
    const [pupil] = await makePupils(one, 1);
    const tabs = await Promise.all(Array.from({ length: 6 }, () => activate(one, course, [pupil!])));
    expect(tabs.map((tab) => codeOf(tab) ?? 'ordered').sort()).toEqual([
      ...Array(5).fill('ALREADY_ORDERED'),
      'ordered',
    ]);
    const theirs = { id: `x${pupil!.id}`.slice(0, 20) };
    await query(sql`INSERT INTO students (public_id, teacher_id, user_id, name, name_key, state, since, is_made)
      VALUES (${theirs.id}, ${other.id}, ${pupil!.user}, 'Theirs', 'theirs', 'active', now(), false)`);
    const orders = [tabs.find((tab) => !codeOf(tab))!.body.order, (await activate(other, course, [theirs])).body.order];
    const pages = [await start(one, orders[0]!), await start(other, orders[1]!)];
    await Promise.all(pages.map(({ body }) => press(body.redirectUrl, 'approve')));
    expect(await heldBy(pupil!)).toEqual(['course:stage-once', 'exam:G15']);
    const states = [await orderOf(one, orders[0]!), await orderOf(other, orders[1]!)].map(({ status }) => status);
    expect(states.sort()).toEqual(['PAID', 'REFUNDED']);
    for (const order of orders) await expectBalance(order);
    expect(codeOf(await activate(one, course, [pupil!]))).toBe('ALREADY_OWNED');
    expect((await quote<ActivationQuote>(one, course, [pupil!])).body).toMatchObject({ total: 0, charged: [] });
  });

  it('leaves an exam that another course brought when it goes back', async () => {
    const teacher = await makeGradedTeacher('G5');
    const [first, second] = [await makeStage('stage-a', 19, 15, 15), await makeStage('stage-b', 18, 15, 15)];
    const [pupil] = await makePupils(teacher, 1);
    await pay(teacher, (await activate(teacher, first, [pupil!])).body.order);
    const { order } = (await activate(teacher, second, [pupil!])).body;
    await pay(teacher, order);
    await askRefund(teacher, order, price);
    expect(await heldBy(pupil!)).toEqual(['course:stage-a', 'exam:G15']);
  });

  it('comes with it by a code, too', async () => {
    const teacher = await makeGradedTeacher('G5');
    const course = await makeStage('stage-code', 19, 15, 15);
    const pupil = await makeLoggedIn(teacher);
    const { order } = (await orderCodes(teacher, course, 1)).body;
    await pay(teacher, order);
    const { body } = await teach<{ items: TeacherCode[] }>(teacher, '/codes?locale=zh-TW');
    const used = await call('ecommerce/redeem', { token: pupil.token, body: { code: body.items[0]!.code } });
    expect(used.status).toBe(200);
    expect(await heldBy(pupil)).toEqual(['course:stage-code', 'exam:G15']);
    expect(await refundQuote(teacher, order)).toMatchObject({ refusal: 'CODE_REDEEMED' });
  });

  it('is not activated where the exam is beyond the teacher’s grade, or is none', async () => {
    const teacher = await makeGradedTeacher('G10');
    const pupils = await makePupils(teacher, 1);
    const beyond = await makeStage('stage-beyond', 19, 15, 14);
    const unknown = await makeGradedCourse(19, 15, {
      code: 'stage-unknown',
      grants: [...courseWith('stage-unknown'), { kind: 'exam', ref: 'G0' }],
    });
    for (const course of [beyond, unknown])
      expect(
        [
          await quote(teacher, course, pupils),
          await activate(teacher, course, pupils),
          await orderCodes(teacher, course, 1),
        ].map(codeOf),
      ).toEqual(Array(3).fill('BEYOND_GRADE'));
    const { items } = await listOf(teacher);
    const of = (code: string) => items.find(({ productId }) => productId === code);
    expect(of(beyond)).toMatchObject({ gradeTo: 15, refusal: 'BEYOND_GRADE', gradeNeeded: 5 });
    expect(of(unknown)).toMatchObject({ gradeNeeded: null });
  });

  it('that gives anything else is neither listed nor counted', async () => {
    const teacher = await makeGradedTeacher('G5');
    const before = (await listOf(teacher)).counts[0]!;
    const pupils = await makePupils(teacher, 1);
    const others: [string, Partial<Grant>[]][] = [
      ['stage-vip', [...courseWith('stage-vip'), { kind: 'vip', months: 1 }]],
      ['stage-months', [{ kind: 'course', ref: 'stage-months', months: 1 }]],
      ['stage-exam-months', [...courseWith('stage-exam-months'), { kind: 'exam', ref: 'G15', months: 1 }]],
      ['stage-exam', [{ kind: 'exam', ref: 'G15' }]],
    ];
    for (const [code, grants] of others) {
      await makeGradedCourse(19, 15, { code, grants });
      expect(codeOf(await quote(teacher, code, pupils)), code).toBe('PRODUCT_UNAVAILABLE');
    }
    const { items, counts } = await listOf(teacher);
    expect(counts).toEqual([before]);
    expect(items).toHaveLength(before);
  });
});
