import { beforeAll, describe, expect, it } from 'vitest';
import { belowGrades, beyondGrades, confidence, minAsked, maxAsked } from '@/lib/grading/grading';
import {
  answer,
  answerAll,
  askedIn,
  begin,
  giveUp,
  gradingOf,
  gradingsOf,
  makeGradedBank,
  place,
  rightMove,
  wrongMove,
} from '@/tests/setup/gradings';
import { call, makeMember, makeProduct, query, sql, unique, type Member } from '@/tests/setup/fixtures';
import { makeCourse } from '@/tests/setup/learning';

beforeAll(() => makeGradedBank());

const child = { name: 'Mei', birthYear: 2018, birthMonth: 3 };
const childOf = async ({ token }: Member) =>
  (await call<{ id: string }>('user/learners', { token, body: child })).body.id;
const idsOf = async (id: string) => (await askedIn(id)).map(({ problem }) => problem);

describe('an AI exam', () => {
  it('asks one question after another, of families in turn and none twice, and says nothing of what is right', async () => {
    const member = await makeMember();
    const { status, body } = await begin(member);
    expect(status).toBe(200);
    expect(body).toMatchObject({ question: { number: 1, goal: 'capture' }, result: null });
    let sitting = body;
    for (let number = 1; number <= 12; number += 1) {
      expect(sitting.question!.number).toBe(number);
      for (const text of ['moves', 'otherwise', 'isRight', 'family', 'grade', 'proof', 'level'])
        expect(JSON.stringify(sitting), text).not.toContain(`"${text}"`);
      sitting = (await answer(member, body.id, number, number % 2 ? rightMove : wrongMove)).body;
    }
    const asked = await askedIn(body.id);
    expect(new Set(asked.map(({ problem }) => problem)).size).toBe(13);
    const ofEach = ['capture', 'cut', 'live'].map((family) => asked.filter((one) => one.family === family).length);
    expect(ofEach.sort()).toEqual([4, 4, 5]);
    expect((await gradingsOf(member)).body).toEqual({
      running: { id: body.id, answered: 12 },
      past: [],
      beginsAt: null,
    });
    expect((await gradingOf(member, body.id)).body).toEqual(sitting);
  });

  it('ends with an estimate near what somebody knows, its range and its confidence, and each question explained', async () => {
    const member = await makeMember();
    const result = await answerAll(member, (await begin(member)).body, (grade) => grade >= 9);
    expect(result).toMatchObject({ confidence, isPlaced: false });
    // The person solves all of G9 and none of G8; the model expects about two thirds at one's own grade.
    expect(Math.abs(result.level - 10)).toBeLessThanOrEqual(2);
    expect(result.weaker - result.stronger).toBe(2);
    expect(result.explained.length).toBeGreaterThanOrEqual(minAsked);
    expect(result.explained.length).toBeLessThanOrEqual(maxAsked);
    expect(result.explained[0]).toMatchObject({ number: 1, problem: { moves: [{ at: rightMove }] } });
    expect(result.explained.map(({ id }) => id)).toEqual(await idsOf(result.id));
    for (const { grade, isRight, answer: at } of result.explained) {
      expect(isRight).toBe(grade >= 9);
      expect(at).toBe(isRight ? rightMove : wrongMove);
    }
    const { body } = await gradingsOf(member);
    expect(body).toMatchObject({ running: null, past: [{ id: result.id, level: result.level, confidence }] });
    expect((await gradingOf(member, result.id)).body).toMatchObject({
      question: null,
      result: { level: result.level },
    });
  });

  it('says below G19 of whom nothing succeeds, and beyond G1 of whom all does', async () => {
    const member = await makeMember();
    expect(await answerAll(member, (await begin(member)).body, () => false)).toMatchObject({ level: belowGrades });
    expect(await answerAll(member, (await begin(member)).body, () => true)).toMatchObject({ level: beyondGrades });
    expect((await gradingsOf(member)).body.past.map(({ level }) => level)).toEqual([beyondGrades, belowGrades]);
  });

  it('takes what somebody does not know as such, and tells it so', async () => {
    const member = await makeMember();
    const { id } = (await begin(member)).body;
    let sitting = (await answer(member, id, 1, null)).body;
    while (sitting.question) sitting = (await answer(member, id, sitting.question.number, wrongMove)).body;
    expect(sitting.result!.explained[0]).toMatchObject({ answer: null, isRight: false });
    expect(sitting.result!.level).toBe(belowGrades);
  });

  it('is one of a person, however many devices begin it at once', async () => {
    const member = await makeMember();
    const learner = await childOf(member);
    const begun = await Promise.all(Array.from({ length: 6 }, () => begin(member)));
    expect(begun.map(({ status }) => status)).toEqual(begun.map(() => 200));
    expect(new Set(begun.map(({ body }) => body.id)).size).toBe(1);
    expect(await askedIn(begun[0]!.body.id)).toHaveLength(1);
    const theirs = await begin({ ...member, learner });
    expect(theirs.body.id).not.toBe(begun[0]!.body.id);
    expect((await gradingsOf({ ...member, learner })).body.running?.id).toBe(theirs.body.id);
  });

  it('keeps the first answer, whichever device gave it, and answers all with what is asked now', async () => {
    const member = await makeMember();
    const { id } = (await begin(member)).body;
    const both = await Promise.all([wrongMove, rightMove, null].map((at) => answer(member, id, 1, at)));
    for (const { status, body } of both) {
      expect(status).toBe(200);
      expect(body.question).toEqual(both[0]!.body.question);
      expect(body.question!.number).toBe(2);
    }
    const [first, second] = await askedIn(id);
    expect(second).toMatchObject({ number: 2, at: null });
    const again = (await answer(member, id, 1, first!.at === 'B2' ? 'F2' : 'B2')).body;
    expect(again.question!.number).toBe(2);
    expect((await askedIn(id))[0]).toEqual(first);
  });

  it('takes no move that the rules forbid, and no question that is not asked yet', async () => {
    const member = await makeMember();
    const { id } = (await begin(member)).body;
    for (const at of ['D4', 'T19', 'I5', 'x']) expect((await answer(member, id, 1, at)).status, at).toBe(422);
    expect((await answer(member, id, 2, rightMove)).status).toBe(404);
    for (const number of [0, 41, 1.5]) expect((await answer(member, id, number, rightMove)).status).toBe(422);
    expect(await askedIn(id)).toMatchObject([{ number: 1, at: null }]);
  });

  it('keeps its question as it was, whatever becomes of the bank', async () => {
    const member = await makeMember();
    const { id, question } = (await begin(member)).body;
    await query(sql`UPDATE problems SET data = jsonb_set(data, '{moves}', '[{"at": "A7"}]')`);
    expect((await gradingOf(member, id)).body.question).toEqual(question);
    await answer(member, id, 1, rightMove);
    const [row] = await query<{ is_right: boolean }>(
      sql`SELECT is_right FROM grading_questions WHERE problem = ${(await idsOf(id))[0]} ORDER BY id DESC`,
    );
    expect(row!.is_right).toBe(true);
    await makeGradedBank();
  });
});

describe('whose an AI exam is', () => {
  it('every member’s for each person of the account, and nobody’s without one', async () => {
    const [member, stranger] = [await makeMember(), await makeMember()];
    const learner = await childOf(member);
    expect((await begin({})).status).toBe(401);
    expect((await gradingsOf({})).status).toBe(401);
    expect((await begin({ ...stranger, learner })).body).toMatchObject({ error: { code: 'LEARNER_UNKNOWN' } });
    expect((await gradingsOf({ ...stranger, learner })).body).toMatchObject({ error: { code: 'LEARNER_UNKNOWN' } });
    const { id } = (await begin({ ...member, learner })).body;
    for (const whose of [stranger, {}]) {
      const expected = 'token' in whose ? 404 : 401;
      const seen = [gradingOf(whose, id), answer(whose, id, 1, rightMove), giveUp(whose, id), place(whose, id)];
      for (const { status } of await Promise.all(seen)) expect(status).toBe(expected);
    }
    expect((await gradingOf(member, id)).body.question!.number).toBe(1);
    expect((await gradingOf(member, unique('grading'))).status).toBe(404);
  });
});

describe('giving up', () => {
  it('ends it without an estimate, once, and lets another begin', async () => {
    const member = await makeMember();
    const { id } = (await begin(member)).body;
    await answer(member, id, 1, rightMove);
    for (const time of [1, 2]) expect((await giveUp(member, id)).body, String(time)).toEqual({ done: true });
    expect((await answer(member, id, 2, rightMove)).body).toMatchObject({ error: { code: 'EXAM_OVER' } });
    expect((await gradingOf(member, id)).body).toMatchObject({ question: null, result: null });
    expect((await gradingsOf(member)).body).toEqual({ running: null, past: [], beginsAt: null });
    expect((await place(member, id)).status).toBe(404);
    expect((await begin(member)).body.id).not.toBe(id);
  });

  it('changes nothing of one that came to an estimate', async () => {
    const member = await makeMember();
    const result = await answerAll(member, (await begin(member)).body, () => false);
    expect((await giveUp(member, result.id)).status).toBe(200);
    expect((await gradingOf(member, result.id)).body.result).toEqual(result);
  });
});

describe('a bank', () => {
  it('asks nothing of the last two again, as long as there is other, withdrawn problems never', async () => {
    const member = await makeMember();
    await query(sql`UPDATE problems SET withdrawn_at = now() WHERE family = 'live'`);
    const asked: string[][] = [];
    for (let time = 0; time < 3; time += 1) {
      const { id } = await answerAll(member, (await begin(member)).body, () => true);
      asked.push(await idsOf(id));
    }
    expect(new Set(asked.flat()).size).toBe(asked.flat().length);
    const families = await query(
      sql`SELECT DISTINCT family FROM grading_questions WHERE user_id = ${member.id} AND family = 'live'`,
    );
    expect(families).toEqual([]);
    await makeGradedBank();
  });

  it('that has nothing left ends it with what is sure so far; what was asked lately is asked again before that', async () => {
    await query(sql`DELETE FROM problems`);
    const member = await makeMember();
    expect((await begin(member)).body).toMatchObject({ error: { code: 'UNAVAILABLE' } });
    expect((await gradingsOf(member)).body.running).toBeNull();
    await makeGradedBank(1, ['capture']);
    await query(sql`DELETE FROM problems WHERE grade > 5`);
    for (const time of [1, 2]) {
      const result = await answerAll(member, (await begin(member)).body, (grade) => grade > 3);
      expect(result.explained, String(time)).toHaveLength(5);
      expect(result.weaker - result.stronger).toBeGreaterThan(2);
    }
    await makeGradedBank();
  });
});

describe('where it leads', () => {
  it('to courses about the grade that comes next that are theirs or sold, and no others', async () => {
    const member = await makeMember();
    const [own, sold, neither] = [await makeCourse(), await makeCourse(), await makeCourse()];
    await query(sql`UPDATE course_plans SET grade_from = 1, grade_to = 1
      WHERE code IN (${own.code}, ${sold.code}, ${neither.code})`);
    await makeProduct({ code: sold.code, grants: [{ kind: 'course', ref: sold.code }] });
    await query(sql`UPDATE course_plans SET product_id = (SELECT id FROM products WHERE code = ${sold.code})
      WHERE code = ${sold.code}`);
    await query(sql`INSERT INTO entitlements (user_id, source, kind, ref, product_code, amount, starts_at)
      VALUES (${member.id}, 'staff', 'course', ${own.code}, ${own.code}, 1, now())`);
    const { courses } = await answerAll(member, (await begin(member)).body, () => true);
    expect(courses.map(({ id, isOpen }) => ({ id, isOpen }))).toEqual([
      { id: own.code, isOpen: true },
      { id: sold.code, isOpen: false },
    ]);
  });

  it('to the climb from that grade, at a press and once, as a placement of that person', async () => {
    const member = await makeMember();
    const learner = await childOf(member);
    const placed = async (whose: { learner?: string }) =>
      (
        await call<{ placed: number | null }>(
          `course/learning/ladder${whose.learner ? `?learner=${whose.learner}` : ''}`,
          member,
        )
      ).body.placed;
    const { id } = await answerAll({ ...member, learner }, (await begin({ ...member, learner })).body, () => true);
    expect(await placed({ learner })).toBeNull();
    const pressed = await Promise.all([place(member, id), place(member, id)]);
    expect(pressed.map(({ status }) => status)).toEqual([200, 200]);
    expect(await placed({ learner })).toBe(1);
    expect(await placed({})).toBeNull();
    expect((await gradingOf(member, id)).body.result!.isPlaced).toBe(true);
    const events = await query(sql`SELECT id FROM learning_events WHERE user_id = ${member.id} AND kind = 'placed'`);
    expect(events).toHaveLength(1);
  });
});

it('a script that answers without thinking is slowed down', async () => {
  const member = await makeMember();
  const { id } = (await begin(member)).body;
  const seen: number[] = [];
  for (let time = 0; time < 121; time += 1) seen.push((await answer(member, id, 1, wrongMove)).status);
  expect(seen.slice(0, 120)).toEqual(seen.slice(0, 120).map(() => 200));
  expect(seen[120]).toBe(429);
});
