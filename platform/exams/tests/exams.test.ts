import { beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '@/lib/catalogue/shapes';
import type { PricedCart } from '@/lib/catalogue/priced-cart';
import { graceSeconds, partCounts } from '@/lib/exams/exam';
import { examOf, exams } from '@/lib/certificates/exam-rules';
import { examRef, freeExamProduct } from '@/lib/catalogue/exam-product';
import { call, makeMember, makeProduct, query, sql, unique, type Member } from '@/tests/setup/fixtures';
import {
  answer,
  begin,
  examFor,
  examsOf,
  grantExam,
  handIn,
  makeExamBank,
  rightMove,
  secondsAfterEnd,
  sittingOf,
  wrongMove,
} from '@/tests/setup/exams';
import { makeCourse } from '@/tests/setup/learning';
import { tryOrder } from '@/tests/setup/trade';

const free = examOf(19);
beforeAll(() => makeExamBank(19));

const child = { name: 'Mei', birthYear: 2018, birthMonth: 3 };
const childOf = async ({ token }: Member) =>
  (await call<{ id: string }>('user/learners', { token, body: child })).body.id;
const problemsOf = async (sitting: string) => {
  const [row] = await query<{ questions: { id: string }[] }>(
    sql`SELECT questions FROM exam_sittings WHERE public_id = ${sitting}`,
  );
  return row!.questions.map(({ id }) => id);
};
/** Answers the first `right` questions correctly and the next `wrong` ones incorrectly. */
async function answerMany(member: Member, id: string, right: number, wrong = 0) {
  for (let number = 1; number <= right + wrong; number += 1)
    expect((await answer(member, id, number, number <= right ? rightMove : wrongMove)).status).toBe(200);
}

const answeredEarlier = ({ id }: Member) =>
  query(sql`UPDATE exam_answers SET answered_at = answered_at - interval '1 hour' WHERE user_id = ${id}`);

describe('whose an exam is', () => {
  it('the easiest is every member’s, the others are whose they were bought for, and nobody’s without an account', async () => {
    const member = await makeMember();
    const learner = await childOf(member);
    const openTo = async (whose: Parameters<typeof examsOf>[0]) =>
      (await examsOf(whose)).filter(({ isOpen }) => isOpen).map(({ grade }) => grade);
    expect((await examsOf(member)).map(({ grade }) => grade)).toEqual(exams.map(({ grade }) => grade));
    expect(await openTo(member)).toEqual([19]);
    await grantExam(member.id, 15);
    await grantExam(member.id, 14, { startsAt: `now() + interval '1 day'` });
    await grantExam(member.id, 13, { endsAt: `now() - interval '1 day'` });
    await grantExam(member.id, 11, { learner: `(SELECT id FROM learners WHERE public_id = '${learner}')` });
    expect(await openTo(member)).toEqual([19, 15]);
    expect(await openTo({ ...member, learner })).toEqual([19, 11]);
    await query(sql`UPDATE entitlements SET revoked_at = now() WHERE user_id = ${member.id} AND ref = 'G15'`);
    expect(await openTo(member)).toEqual([19]);
    expect((await call('course/learning/exams')).status).toBe(401);
  });

  it('what is not theirs begins for nobody, whoever asks', async () => {
    const [member, stranger] = [await makeMember(), await makeMember()];
    const learner = await childOf(member);
    await grantExam(member.id, 15);
    expect((await begin(stranger, 15)).body).toMatchObject({ error: { code: 'FORBIDDEN' } });
    expect((await begin({ ...member, learner }, 15)).body).toMatchObject({ error: { code: 'FORBIDDEN' } });
    expect((await begin({ ...stranger, learner }, 19)).body).toMatchObject({ error: { code: 'LEARNER_UNKNOWN' } });
    expect((await examFor({ ...stranger, learner }, 19)).body).toMatchObject({ error: { code: 'LEARNER_UNKNOWN' } });
    expect((await begin({}, 19)).status).toBe(401);
    for (const grade of [0, 20, 1.5]) expect((await begin(member, grade)).status).toBe(422);
  });

  it('a product that is sold is named, one that is not is none', async () => {
    const member = await makeMember();
    const before = (await examsOf(member)).find(({ grade }) => grade === 8)!;
    expect(before.productId).toBeNull();
    await makeProduct({ code: 'verification-g8', type: 'verification', grants: [{ kind: 'exam', ref: 'G8' }] });
    expect((await examFor(member, 8)).body).toMatchObject({ productId: 'verification-g8', isOpen: false, pass: 21 });
  });
});

describe('the exam that is every member’s', () => {
  it('costs nothing and is sold to nobody, though its product once had a price; what gave it stays', async () => {
    await makeProduct({
      code: freeExamProduct,
      price: 200,
      type: 'verification',
      grants: [{ kind: 'exam', ref: examRef(19) }],
    });
    const member = await makeMember();
    const { body: listed } = await call<Product[]>('ecommerce/products');
    const nothing = { originPrice: 0, sellPrice: 0 };
    expect(listed.find(({ id }) => id === freeExamProduct)?.price).toEqual({
      NTD: nothing,
      USD: nothing,
      JPY: nothing,
    });
    const items = [{ productId: freeExamProduct, quantity: 1 }];
    const { body: cart } = await call<PricedCart>('ecommerce/cart/price', { body: { items, currency: 'NTD' } });
    expect(cart).toMatchObject({ total: 0, lines: [{ problem: 'PRODUCT_UNAVAILABLE', canBeGift: false }] });
    for (const asked of [{}, { asGift: true }])
      expect((await tryOrder<{ error: { code: string } }>(member, items, 0, asked)).body.error.code).toBe(
        'PRODUCT_UNAVAILABLE',
      );
    expect((await examFor(member, 19)).body).toMatchObject({ isOpen: true, isFree: true, productId: null });
    await grantExam(member.id, 19);
    const { body: held } = await call<{ exam: string | null }[]>('user/entitlements', { token: member.token });
    expect(held.map(({ exam }) => exam)).toContain('G19');
  });
});

describe('a sitting', () => {
  it('has the parts that were told, and says nothing of what is right until its end', async () => {
    const member = await makeMember();
    const rules = (await examFor(member, 19)).body;
    expect(rules).toMatchObject({ minutes: 15, questions: 20, pass: 14, isFree: true, running: null, last: null });
    const { status, body } = await begin(member, 19);
    expect(status).toBe(200);
    expect(body).toMatchObject({ grade: 19, questions: 20, result: null, parts: rules.parts });
    expect(body.secondsLeft).toBeLessThanOrEqual(900);
    expect(body.secondsLeft).toBeGreaterThan(880);
    expect(body.asked.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(free.parts.map((part) => body.asked.filter((one) => one.part === part).length)).toEqual(partCounts(free));
    for (const text of ['moves', 'otherwise', 'right', 'family', 'proof'])
      expect(JSON.stringify(body.asked), text).not.toContain(`"${text}"`);
    expect(new Set(await problemsOf(body.id)).size).toBe(20);
    expect((await examFor(member, 19)).body.running).toMatchObject({ id: body.id });
  });

  it('is one of a person and a grade, however many devices begin it at once', async () => {
    const member = await makeMember();
    const learner = await childOf(member);
    const begun = await Promise.all(Array.from({ length: 6 }, () => begin(member, 19)));
    expect(new Set(begun.map(({ body }) => body.id)).size).toBe(1);
    expect(begun.map(({ status }) => status)).toEqual(begun.map(() => 200));
    expect(await query(sql`SELECT id FROM exam_sittings WHERE user_id = ${member.id}`)).toHaveLength(1);
    expect((await begin({ ...member, learner }, 19)).body.id).not.toBe(begun[0]!.body.id);
  });

  it('takes the first answer to a question, from whichever device, and tells it to all', async () => {
    const member = await makeMember();
    const { id } = (await begin(member, 19)).body;
    expect((await answer(member, id, 1, wrongMove)).body).toMatchObject({ answer: wrongMove });
    expect((await answer(member, id, 1, rightMove)).body).toMatchObject({ answer: wrongMove });
    const both = await Promise.all(['B2', 'F2'].map((at) => answer(member, id, 2, at)));
    expect(new Set(both.map(({ body }) => body.answer)).size).toBe(1);
    const { asked } = (await sittingOf(member, id)).body;
    expect(asked.map((one) => one.answer).slice(0, 3)).toEqual([wrongMove, both[0]!.body.answer, null]);
    expect(await query(sql`SELECT id FROM exam_answers WHERE user_id = ${member.id}`)).toHaveLength(2);
  });

  it('takes no move that the rules forbid, and no question it does not ask', async () => {
    const member = await makeMember();
    const { id } = (await begin(member, 19)).body;
    // On a stone, off this board, and not a point.
    for (const at of ['D4', 'T19', 'I5', 'x']) expect((await answer(member, id, 1, at)).status, at).toBe(422);
    expect((await answer(member, id, 21, rightMove)).status).toBe(404);
    expect((await answer(member, id, 0, rightMove)).status).toBe(422);
    expect(await query(sql`SELECT id FROM exam_answers WHERE user_id = ${member.id}`)).toEqual([]);
  });

  it('is nobody else’s', async () => {
    const [member, stranger] = [await makeMember(), await makeMember()];
    const { id } = (await begin(member, 19)).body;
    for (const whose of [stranger, {}]) {
      const seen = await Promise.all([sittingOf(whose, id), answer(whose, id, 1, rightMove), handIn(whose, id)]);
      expect(seen.map(({ status }) => status)).toEqual(seen.map(() => ('token' in whose ? 404 : 401)));
    }
    expect((await sittingOf(member, id)).body.result).toBeNull();
  });

  it('begins for nobody where the bank has too few problems', async () => {
    const member = await makeMember();
    await grantExam(member.id, 16);
    expect((await begin(member, 16)).body).toMatchObject({ error: { code: 'UNAVAILABLE' } });
    expect(await query(sql`SELECT id FROM exam_sittings WHERE user_id = ${member.id}`)).toEqual([]);
  });

  it('is slowed down where a script answers', async () => {
    const member = await makeMember();
    const { id } = (await begin(member, 19)).body;
    const seen: number[] = [];
    for (let time = 0; time < 121; time += 1) seen.push((await answer(member, id, (time % 20) + 1, rightMove)).status);
    expect(seen.slice(0, 120)).toEqual(seen.slice(0, 120).map(() => 200));
    expect(seen[120]).toBe(429);
  });
});

describe('the clock', () => {
  it('is the server’s: begun or read again, the end stays where it was', async () => {
    const member = await makeMember();
    const { id, endsAt } = (await begin(member, 19)).body;
    await secondsAfterEnd(id, -60);
    for (const read of [await begin(member, 19), await sittingOf(member, id)]) {
      expect(read.body.id).toBe(id);
      expect(read.body.secondsLeft).toBeLessThanOrEqual(60);
      expect(read.body.secondsLeft).toBeGreaterThan(40);
      expect(new Date(read.body.endsAt).getTime()).toBeLessThan(new Date(endsAt).getTime());
    }
  });

  it('leaves a line its grace, and takes nothing afterwards', async () => {
    const member = await makeMember();
    const { id } = (await begin(member, 19)).body;
    await answerMany(member, id, 1);
    await answeredEarlier(member);
    await secondsAfterEnd(id, graceSeconds - 10);
    expect((await answer(member, id, 2, rightMove)).body).toMatchObject({ answer: rightMove, secondsLeft: 0 });
    await secondsAfterEnd(id, graceSeconds + 1);
    expect((await answer(member, id, 3, rightMove)).body).toMatchObject({ error: { code: 'EXAM_OVER' } });
    // It is over although it was not handed in, and the second answer came after this end.
    const { body } = await sittingOf(member, id);
    expect(body).toMatchObject({ asked: [], secondsLeft: 0 });
    expect(body.result!.explained.filter((one) => one.answer !== null).map(({ number }) => number)).toEqual([1]);
  });

  it('lets another begin once it has run out, which hands the first in with what counted', async () => {
    const member = await makeMember();
    const { id } = (await begin(member, 19)).body;
    await answerMany(member, id, 3, 1);
    await secondsAfterEnd(id, graceSeconds + 1);
    // The answers came before this end.
    await answeredEarlier(member);
    const another = (await begin(member, 19)).body;
    expect(another.id).not.toBe(id);
    const { sittings, running } = (await examFor(member, 19)).body;
    expect(running?.id).toBe(another.id);
    expect(sittings).toMatchObject([{ id, right: 3, isPassed: false }]);
    expect(Date.parse(sittings[0]!.finishedAt)).toBeLessThanOrEqual(Date.now());
  });

  it('goes on for a sitting whose right has ended meanwhile, and then no other begins', async () => {
    await makeExamBank(15);
    const member = await makeMember();
    await grantExam(member.id, 15);
    const { id } = (await begin(member, 15)).body;
    await query(sql`UPDATE entitlements SET revoked_at = now() WHERE user_id = ${member.id}`);
    expect((await begin(member, 15)).body.id).toBe(id);
    expect((await answer(member, id, 1, rightMove)).status).toBe(200);
    expect((await handIn(member, id)).status).toBe(200);
    expect((await begin(member, 15)).body).toMatchObject({ error: { code: 'FORBIDDEN' } });
    await makeExamBank(19);
  });
});

describe('the result', () => {
  it('is each part’s score and the sum, passes exactly at the rule, and is written down once', async () => {
    const member = await makeMember();
    for (const [right, isPassed] of [
      [free.pass, true],
      [free.pass - 1, false],
    ] as const) {
      const { id } = (await begin(member, 19)).body;
      await answerMany(member, id, right, 1);
      const { body } = await handIn(member, id);
      expect(body.result).toMatchObject({ right, isPassed });
      expect(body.result!.parts).toEqual([
        { part: 'capture', right: 7, total: 7 },
        { part: 'escape', right: isPassed ? 7 : 6, total: 7 },
        { part: 'connect', right: 0, total: 6 },
      ]);
      expect((await answer(member, id, 20, rightMove)).body).toMatchObject({ error: { code: 'EXAM_OVER' } });
      const again = await Promise.all([handIn(member, id), sittingOf(member, id)]);
      for (const { body: read } of again) expect(read.result).toEqual(body.result);
    }
    const { sittings, last } = (await examFor(member, 19)).body;
    expect(sittings.map((one) => one.isPassed)).toEqual([false, true]);
    expect(last).toEqual(sittings[0]);
    expect((await examsOf(member))[0]!.last).toEqual(last);
  });

  it('goes by the rules it began by, though a release changes what passes; one from before they were kept by today’s', async () => {
    const member = await makeMember();
    // It began when two right answers were a pass.
    const { id } = (await begin(member, 19)).body;
    const rows = await query<{ pass: string }>(sql`SELECT pass FROM exam_sittings WHERE public_id = ${id}`);
    expect(Number(rows[0]!.pass)).toBe(free.pass);
    await query(sql`UPDATE exam_sittings SET pass = 2 WHERE public_id = ${id}`);
    await answerMany(member, id, 2);
    expect((await sittingOf(member, id)).body).toMatchObject({ minutes: 15, questions: 20, pass: 2 });
    expect((await handIn(member, id)).body).toMatchObject({ pass: 2, result: { right: 2, isPassed: true } });
    const older = (await begin(member, 19)).body;
    await query(sql`UPDATE exam_sittings SET pass = NULL WHERE public_id = ${older.id}`);
    await answerMany(member, older.id, 2);
    expect((await handIn(member, older.id)).body).toMatchObject({ pass: free.pass, result: { isPassed: false } });
  });

  it('explains each question, and names lessons on what was missed', async () => {
    await makeCourse({ isTrial: true });
    const member = await makeMember();
    const { id } = (await begin(member, 19)).body;
    await answer(member, id, 1, wrongMove);
    for (let number = 2; number <= 20; number += 1) await answer(member, id, number, rightMove);
    const { result } = (await handIn(member, id)).body;
    expect(result!.explained).toHaveLength(20);
    expect(result!.explained[0]).toMatchObject({
      number: 1,
      part: 'capture',
      answer: wrongMove,
      isRight: false,
      problem: { moves: [{ at: rightMove }], otherwise: rightMove },
    });
    expect(result!.explained.map((one) => one.id)).toEqual(await problemsOf(id));
    const body = { problem: result!.explained[0]!.id, reason: 'alsoRight' };
    expect((await call('course/learning/problem-reports', { token: member.token, body })).status).toBe(200);
    expect(result!.study.map(({ part }) => part)).toEqual(['capture']);
    const { lessons } = result!.study[0]!;
    expect(lessons.length).toBeGreaterThan(0);
    expect(lessons.length).toBeLessThanOrEqual(3);
    // Lessons that may be studied come first.
    expect(lessons.map(({ isOpen }) => isOpen)).toEqual(lessons.map(({ isOpen }) => isOpen).sort((a, b) => +b - +a));
  });

  it('of nothing missed names no lessons; of nothing answered each part', async () => {
    const member = await makeMember();
    const first = (await begin(member, 19)).body;
    await answerMany(member, first.id, 20);
    expect((await handIn(member, first.id)).body.result).toMatchObject({ right: 20, isPassed: true, study: [] });
    const second = (await begin(member, 19)).body;
    const { result } = (await handIn(member, second.id)).body;
    expect(result).toMatchObject({ right: 0, isPassed: false });
    expect(result!.study.map(({ part }) => part)).toEqual([...free.parts]);
  });
});

describe('each sitting is drawn anew', () => {
  it('from a seed of its own, without what the last two asked as long as there is other', async () => {
    const member = await makeMember();
    const asked: string[][] = [];
    for (let time = 0; time < 3; time += 1) {
      const { id } = (await begin(member, 19)).body;
      asked.push(await problemsOf(id));
      await handIn(member, id);
    }
    expect(new Set(asked.flat()).size).toBe(60);
    const seeds = await query<{ seed: string }>(sql`SELECT seed FROM exam_sittings WHERE user_id = ${member.id}`);
    expect(new Set(seeds.map(({ seed }) => seed)).size).toBe(3);
  });

  it('and keeps its problems, with the hash of each, whatever becomes of the bank', async () => {
    const member = await makeMember();
    const { id, asked } = (await begin(member, 19)).body;
    await query(sql`UPDATE problems SET data = jsonb_set(data, '{moves}', '[{"at": "A7"}]')`);
    expect((await sittingOf(member, id)).body.asked).toEqual(asked);
    await query(sql`DELETE FROM problems`);
    await answerMany(member, id, 20);
    expect((await handIn(member, id)).body.result).toMatchObject({ right: 20 });
    const hashes = await query<{ hash: string }>(
      sql`SELECT DISTINCT q ->> 'hash' AS hash FROM exam_sittings, jsonb_array_elements(questions) q WHERE public_id = ${id}`,
    );
    // All problems of the test are the same.
    expect(hashes).toHaveLength(1);
    expect(hashes[0]!.hash).toMatch(/^[\w-]{22}$/);
    await makeExamBank(19);
  });
});

it('a sitting says whose of the account it is', async () => {
  const member = await makeMember();
  const learner = await childOf(member);
  expect((await begin(member, 19)).body.learner).toBeNull();
  const { id } = (await begin({ ...member, learner }, 19)).body;
  expect((await sittingOf(member, id)).body.learner).toBe(learner);
});

it('a sitting that nobody has is not found', async () => {
  const member = await makeMember();
  for (const id of [unique('sitting'), '00000000-0000-4000-8000-000000000000'])
    expect((await sittingOf(member, id)).status).toBe(404);
});
