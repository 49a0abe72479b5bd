import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Climb, Level, LevelEntry, PlacementStep } from '@/lib/climb/contract';
import { maxAsked } from '@/lib/events/event-kinds';
import { seedClimb } from '@/platform/seed/climb';
import { remakeProgress } from '@/platform/progress/remake';
import { call, makeMember, platform, query, sql, type Member } from '@/tests/setup/fixtures';
import { emptyBank, eventOf, levelEvent, makeCourse, makeProblem, submitEvents } from '@/tests/setup/learning';

type Rejected = { error?: { code: string } };
type Whose = { token?: string; learner?: string };
const ask = <Answer>(path: string, { token, learner }: Whose = {}, asked: Record<string, string | number> = {}) => {
  const search = new URLSearchParams(
    Object.entries({ ...asked, ...(learner && { learner }) }).map(([k, v]) => [k, `${v}`]),
  );
  return call<Answer & Rejected>(`course/learning/ladder${path}?${search}`, { ...(token && { token }) });
};
const mapOf = async (whose?: Whose) => (await ask<Climb>('', whose)).body;
const nextOf = async (whose: Whose, asked: Record<string, string | number> = {}) =>
  (await ask<{ level: Level | null }>('/next', whose, asked)).body.level;
const minute = (at: number) => ({ occurredAt: new Date(Date.now() + at * 1000 - 60_000).toISOString() });
const since = ({ id }: Member) => query(sql`UPDATE users SET created_at = '2026-01-01' WHERE id = ${id}`);
const someone = async () => {
  const member = await makeMember();
  await since(member);
  return member;
};

/** Three levels of the capture theme in G19, two in G15, one in G10; one of life and death; one of the endgame. */
let capture: string[] = [];
let life = '';
let endgame = '';
beforeAll(async () => {
  await emptyBank();
  for (const grade of [19, 19, 19, 15, 15, 10]) await makeProblem(grade);
  life = await makeProblem(18, 'live');
  endgame = await makeProblem(14, 'endgame');
  // For placements, which ask twice in a grade.
  for (const grade of [17, 17, 12, 12, 6, 6]) await makeProblem(grade, 'race');
  await seedClimb(await platform());
  const rows = await query<{ problem: string }>(
    sql`SELECT problem FROM ladder_levels WHERE theme = 'capture' ORDER BY place`,
  );
  capture = rows.map(({ problem }) => problem);
});

it('of a grade in which a theme has no levels comes the nearest that has, which is said', async () => {
  const member = await someone();
  const asked = async (theme: string, grade: number) => {
    const { body } = await ask<{ level: Level | null; noneIn: number | null }>('/next', member, { theme, grade });
    return [body.level?.grade, body.noneIn];
  };
  expect(await asked('capture', 15)).toEqual([15, null]);
  expect(await asked('capture', 16)).toEqual([15, 16]);
  expect(await asked('capture', 11)).toEqual([10, 11]);
  // Two grades are equally near: the weaker one counts.
  expect(await asked('capture', 17)).toEqual([19, 17]);
  // No grade is harder than the last one: the theme does not start again.
  expect(await asked('capture', 1)).toEqual([10, 1]);
  expect((await ask('/next', member, { grade: 1 })).body).toMatchObject({ noneIn: null });
});

it('the paths follow the bank, and are written anew only where another order follows', async () => {
  const payload = await platform();
  const ids = () => query(sql`SELECT id, problem, place, number, revision FROM ladder_levels ORDER BY id`);
  const before = await ids();
  await seedClimb(payload);
  expect(await ids()).toEqual(before);
  const added = await makeProblem(1, 'net');
  await seedClimb(payload);
  const [row] = await query(
    sql`SELECT theme, grade::int, place::int, number::int FROM ladder_levels WHERE problem = ${added}`,
  );
  expect(row).toEqual({ theme: 'tesuji', grade: 1, place: 1, number: 1 });
  await query(sql`DELETE FROM problems WHERE public_id = ${added}`);
  await seedClimb(payload);
  expect(await query(sql`SELECT 1 FROM ladder_levels WHERE problem = ${added}`)).toEqual([]);
  const [{ problem } = { problem: '' }] = await query<{ problem: string }>(
    sql`SELECT problem FROM ladder_levels LIMIT 1`,
  );
  expect(before).toContainEqual(expect.objectContaining({ problem }));
});

it('a level whose problem is gone or withdrawn is led past, though the paths have not followed yet', async () => {
  const member = await someone();
  const [gone, withdrawn, third] = capture as [string, string, string];
  await query(sql`UPDATE problems SET public_id = 'gone' WHERE public_id = ${gone}`);
  await query(sql`UPDATE problems SET withdrawn_at = now() WHERE public_id = ${withdrawn}`);
  onTestFinished(async () => {
    await query(sql`UPDATE problems SET public_id = ${gone} WHERE public_id = 'gone'`);
    await query(sql`UPDATE problems SET withdrawn_at = NULL`);
  });
  const asked: Record<string, string>[] = [{}, { theme: 'capture' }, { after: gone }, { after: withdrawn }];
  for (const about of asked) expect([about, (await nextOf(member, about))?.id]).toEqual([about, third]);
  const { body: listed } = await ask<LevelEntry[]>('/levels', member, { theme: 'capture', grade: 19 });
  expect(listed.map(({ id }) => id)).toEqual([third]);
  for (const id of [gone, withdrawn]) expect((await ask(`/levels/${id}`, member)).status).toBe(404);
  expect((await mapOf()).open.map(({ id }) => id)).not.toContain(gone);
});

it('the next level is found in the index of its path, without a scan', async () => {
  // With few rows every plan is cheap, so costly plans are switched off: what remains has to read the index in order.
  const costly = ['seqscan', 'bitmapscan', 'sort', 'incremental_sort'];
  for (const way of costly) await query(sql.raw(`SET enable_${way} = off`));
  const plan = await query<Record<string, string>>(
    sql`EXPLAIN SELECT l.problem FROM ladder_levels l JOIN problems b ON b.public_id = l.problem AND b.withdrawn_at IS NULL LEFT JOIN level_progress p
      ON p.problem = l.problem AND p.user_id = 1 AND p.person = 0
      WHERE l.theme = 'capture' AND l.place >= 2 AND (p.is_solved IS NULL OR p.is_solved = false)
      ORDER BY l.theme, l.place LIMIT 1`,
  );
  for (const way of costly) await query(sql.raw(`SET enable_${way} = on`));
  const text = plan.map((row) => Object.values(row)[0]).join('\n');
  expect(text).toContain('theme_place_idx');
  expect(text).not.toContain('Sort');
});

describe('who has no account', () => {
  it('sees the map, plays the open levels and none else', async () => {
    const map = await mapOf();
    expect(map.cells).toContainEqual({ theme: 'capture', grade: 19, levels: 3, tried: 0, solved: 0, firstTry: 0 });
    expect(map.open.map(({ id }) => id)).toEqual([capture[0], life]);
    expect(map.next).toMatchObject({
      id: capture[0],
      theme: 'capture',
      grade: 19,
      number: 1,
      state: 'new',
      isOpen: true,
    });
    expect(map).toMatchObject({ records: { solved: 0, strongest: null }, placed: null });
    expect((await ask<Level>(`/levels/${capture[0]}`)).body).toMatchObject({
      number: 1,
      of: 3,
      problem: { goal: 'capture' },
    });
    for (const closed of [capture[1], endgame])
      expect((await ask(`/levels/${closed}`)).body).toMatchObject({ error: { code: 'FORBIDDEN' } });
    const { body: levels } = await ask<LevelEntry[]>('/levels', {}, { theme: 'capture', grade: 19 });
    expect(levels.map(({ id, isOpen }) => [id, isOpen])).toEqual([
      [capture[0], true],
      [capture[1], false],
      [capture[2], false],
    ]);
    expect(await nextOf({})).toMatchObject({ id: capture[0] });
    expect(await nextOf({}, { after: capture[0]! })).toMatchObject({ id: life });
    expect(await nextOf({}, { after: life })).toBeNull();
    expect(await nextOf({}, { theme: 'endgame' })).toBeNull();
    expect((await call('course/learning/ladder/placement', { body: { answers: [] } })).status).toBe(401);
    expect((await call('course/learning/events', { body: { events: [levelEvent(capture[0]!)] } })).status).toBe(401);
  });
});

describe('a member', () => {
  it('climbs from level to level, jumps to any, and is led to what was left behind', async () => {
    const member = await someone();
    expect(await nextOf(member)).toMatchObject({ id: capture[0], state: 'new' });
    await submitEvents(member.token, [
      levelEvent(capture[0]!, minute(1)),
      levelEvent(capture[1]!, { moves: ['A1'], ...minute(2) }),
    ]);
    // Not solved: the same level again.
    expect(await nextOf(member)).toMatchObject({ id: capture[1], state: 'tried' });
    expect(await nextOf(member, { after: capture[1]! })).toMatchObject({ id: capture[2] });
    expect(await nextOf(member, { theme: 'capture', grade: 16 })).toMatchObject({ id: capture[3], grade: 15 });
    expect(await nextOf(member, { theme: 'endgame' })).toMatchObject({ id: endgame });
    await submitEvents(
      member.token,
      capture.slice(2).map((id, index) => levelEvent(id, minute(3 + index))),
    );
    expect(await nextOf(member, { after: capture.at(-1)! })).toMatchObject({ id: capture[1] });
    await submitEvents(member.token, [levelEvent(capture[1]!, minute(20))]);
    expect(await nextOf(member, { theme: 'capture' })).toBeNull();
    expect(await nextOf(member)).toMatchObject({ id: life });
    expect((await ask('/next', member, { after: 'nothing' })).status).toBe(404);
    expect((await ask('/levels/nothing', member)).status).toBe(404);
    expect((await ask('/levels', member, { theme: 'chess', grade: 19 })).status).toBe(422);
    expect((await ask('/levels', member, { theme: 'race', grade: 20 })).status).toBe(422);
  });

  it('has records, of the climb alone; made anew from the events they are what was shown', async () => {
    const member = await someone();
    const course = await makeCourse({ isTrial: true });
    const [first, second, third, fourth] = capture as [string, string, string, string];
    // It was solved in a lesson before; that does not count for the climb.
    await submitEvents(member.token, [
      eventOf('attempt', course, course.lessons[2]!, { step: 'practice', problem: third, ...minute(0) }),
    ]);
    expect((await mapOf(member)).records.tried).toBe(0);
    const reported = [
      levelEvent(first, minute(1)),
      levelEvent(second, minute(2)),
      levelEvent(third, { moves: ['A1'], solved: true, ...minute(3) }),
      levelEvent(third, minute(4)),
      levelEvent(fourth, { hints: 1, ...minute(5) }),
    ];
    // Late, twice, and in another order.
    await submitEvents(member.token, reported.slice(2));
    await submitEvents(member.token, reported.toReversed());
    const map = await mapOf(member);
    expect(map.records).toEqual({ solved: 4, tried: 4, firstTry: 2, bestRun: 2, strongest: 15 });
    expect(map.cells).toContainEqual({ theme: 'capture', grade: 19, levels: 3, tried: 3, solved: 3, firstTry: 2 });
    const { body: levels } = await ask<LevelEntry[]>('/levels', member, { theme: 'capture', grade: 19 });
    expect(levels.map(({ state }) => state)).toEqual(['firstTry', 'firstTry', 'solved']);
    await query(sql`UPDATE level_progress SET is_first_try = true, tries = 9 WHERE user_id = ${member.id}`);
    await query(sql`DELETE FROM level_progress WHERE user_id = ${member.id} AND problem = ${first}`);
    await remakeProgress(await platform());
    expect(await mapOf(member)).toEqual(map);
    expect(
      await query(sql`SELECT 1 FROM lesson_progress WHERE user_id = ${member.id} AND lesson LIKE 'ladder/%'`),
    ).toEqual([]);
  });

  it('has solved a level once all its defences are answered', async () => {
    const member = await someone();
    const defence = { position: { size: 7, black: 'C4 D3 E4', white: 'D4 C6 E6', toPlay: 'black' }, goal: 'capture' };
    const proof = JSON.stringify({ defences: [{ ...defence, moves: [{ at: 'D5' }] }] });
    await query(sql`UPDATE problems SET proof = ${proof}::jsonb WHERE public_id = ${endgame}`);
    expect((await ask<Level>(`/levels/${endgame}`, member)).body.defences).toHaveLength(1);
    const tries = [{}, { defences: [['A1']] }, { defences: [['D5']], moves: ['A1'] }, { defences: [['D5']] }];
    for (const [index, given] of tries.entries()) {
      await submitEvents(member.token, [levelEvent(endgame, { ...given, ...minute(index) })]);
      expect((await mapOf(member)).records.solved, `try ${index}`).toBe(index === 3 ? 1 : 0);
    }
    await query(sql`UPDATE problems SET proof = NULL WHERE public_id = ${endgame}`);
  });

  it('tells of no level there is not, and of each id once', async () => {
    const member = await someone();
    const [good, odd] = [levelEvent(life), levelEvent('nothing')];
    for (let time = 0; time < 2; time += 1)
      expect((await submitEvents(member.token, [good, odd])).body).toEqual({
        accepted: [good.id],
        rejected: [{ id: odd.id, code: 'NOT_FOUND' }],
      });
    expect((await mapOf(member)).records).toMatchObject({ tried: 1, firstTry: 1 });
  });

  it('sees nobody else’s climb, and each of the family their own', async () => {
    const [parent, stranger] = [await someone(), await someone()];
    const { body: child } = await call<{ id: string }>('user/learners', {
      token: parent.token,
      body: { name: 'Mei', birthYear: 2018, birthMonth: 3 },
    });
    await submitEvents(parent.token, [levelEvent(capture[0]!)], child.id);
    expect((await mapOf({ ...parent, learner: child.id })).records.solved).toBe(1);
    expect((await mapOf(parent)).records.solved).toBe(0);
    expect((await mapOf(stranger)).records.solved).toBe(0);
    for (const whose of [{ ...stranger, learner: child.id }, { learner: child.id }])
      for (const path of ['', '/next', `/levels/${capture[0]}`])
        expect((await ask(path, whose)).body).toMatchObject({ error: { code: 'LEARNER_UNKNOWN' } });
    expect((await submitEvents(stranger.token, [levelEvent(capture[0]!)], child.id)).status).toBe(404);
  });
});

describe('a placement', () => {
  const step = (token: string, body: unknown) =>
    call<PlacementStep & Rejected>('course/learning/ladder/placement', { token, body });
  type Given = { level: string; moves: string[] };
  /** Answers until the placement ends, correctly up to a grade. */
  async function placed(token: string, can: number) {
    const answers: Given[] = [];
    let { body } = await step(token, { answers });
    const { start } = body;
    while (body.level) {
      expect(answers.length).toBeLessThan(maxAsked);
      answers.push({ level: body.level.id, moves: [body.level.grade >= can ? 'D5' : 'A1'] });
      ({ body } = await step(token, { start, answers }));
    }
    return { start, answers, grade: body.grade };
  }

  it('asks near the middle, ends where somebody stands, and the climb goes on there', async () => {
    const member = await someone();
    const found = await placed(member.token, 15);
    expect(found.grade).toBe(15);
    const { start, answers } = found;
    const event = { ...levelEvent('', minute(1)), kind: 'placed', start, answers };
    for (const odd of ['level', 'moves', 'solved', 'hints', 'milliseconds'])
      delete (event as Record<string, unknown>)[odd];
    expect((await submitEvents(member.token, [event as never])).body.accepted).toHaveLength(1);
    expect(await mapOf(member)).toMatchObject({
      placed: 15,
      next: { id: capture[3], grade: 15 },
      records: { tried: 0 },
    });
    // Other themes begin there, too, once one is solved.
    await submitEvents(member.token, [levelEvent(life, minute(2))]);
    expect((await mapOf(member)).next).toMatchObject({ id: capture[3] });
    // The grade of the theme that is nearest to theirs.
    expect(await nextOf(member, { theme: 'race' })).toMatchObject({ grade: 17 });
    // It begins near what was solved.
    expect((await step(member.token, { answers: [] })).body.start).toBe(19);
  });

  it('is judged here: answers to what was not asked are none, and what is not finished places nobody', async () => {
    const member = await someone();
    const found = await placed(member.token, 19);
    expect((await step(member.token, { start: 14, answers: [{ level: 'nothing', moves: [] }] })).status).toBe(404);
    const again = [found.answers[0]!, found.answers[0]!];
    expect((await step(member.token, { start: found.start, answers: again })).status).toBe(404);
    const event = (answers: Given[]) => {
      const { id, occurredAt } = levelEvent('');
      return { id, occurredAt, kind: 'placed', start: found.start, answers } as never;
    };
    const unfinished = event(found.answers.slice(0, 1));
    const forged = event(capture.slice(0, 3).map((level) => ({ level, moves: ['D5'] })));
    expect((await submitEvents(member.token, [unfinished, forged])).body.rejected).toHaveLength(2);
    expect((await mapOf(member)).placed).toBeNull();
  });
});
