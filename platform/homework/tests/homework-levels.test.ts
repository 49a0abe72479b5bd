import { beforeAll, describe, expect, it } from 'vitest';
import type { Homework, OwnHomeworkEntry } from '@/lib/homework/contract';
import { seedClimb } from '@/platform/seed/climb';
import { codeOf, makeTeacher, teach } from '@/tests/setup/classes';
import { call, platform, query, sql, type Member } from '@/tests/setup/fixtures';
import { give, makePupils, newHomework, ownHomework, resultsOf, wrong, type Pupil } from '@/tests/setup/homework';
import { levelEvent, makeProblem, submitEvents } from '@/tests/setup/learning';

const here = { theme: 'endgame', grade: 4 } as const;
const ago = (hours: number) => ({ occurredAt: new Date(Date.now() - hours * 3_600_000).toISOString() });
const climb = async ({ token }: Pupil, ...events: ReturnType<typeof levelEvent>[]) =>
  (await submitEvents(token, events)).body.accepted;
const levels = (count: number, of: { theme: 'endgame' | 'race'; grade: number } = here) => ({
  kind: 'levels' as const,
  count,
  ...of,
});
const cellsOf = async (by: Member, id: string) => {
  const { results } = await resultsOf(by, id);
  return Object.fromEntries(results!.students.map((one) => [one.id, one.cells[0]]));
};

let teacher: Member;
/** Three levels of one grade, and one of another. */
let made: [string, string, string];
let harder: string;
beforeAll(async () => {
  teacher = await makeTeacher();
  made = [
    await makeProblem(here.grade, 'endgame'),
    await makeProblem(here.grade, 'endgame'),
    await makeProblem(here.grade, 'endgame'),
  ];
  harder = await makeProblem(here.grade - 1, 'endgame');
  await seedClimb(await platform());
});

/** Given two hours ago. */
async function givenLevels(count: number, students = 1) {
  const { schoolClass, pupils } = await makePupils(teacher, students);
  const { body } = await give(teacher, newHomework({ schoolClass, items: [levels(count)] }));
  await query(sql`UPDATE homework SET given_at = now() - interval '2 hours' WHERE public_id = ${body.id}`);
  return { id: body.id, pupils: pupils as [Pupil, ...Pupil[]], homework: body };
}

describe('so many levels of the climb', () => {
  it('count as they are solved since then, each once, of their theme and grade, by whom they were given to', async () => {
    const { id, pupils, homework } = await givenLevels(2, 2);
    const [pupil, other] = pupils as [Pupil, Pupil];
    expect(homework.items).toEqual([{ ...levels(2), key: 'levels/endgame/4' }]);
    expect((await ownHomework(pupil, id)).body.items).toEqual([{ ...levels(2), solved: 0, isDone: false }]);
    await climb(pupil, levelEvent(made[0], ago(3)), levelEvent(harder));
    expect((await ownHomework(pupil, id)).body).toMatchObject({ done: 0, items: [{ solved: 0 }] });
    expect(await cellsOf(teacher, id)).toEqual({ [pupil.id]: null, [other.id]: null });
    const first = levelEvent(made[1], ago(1));
    await climb(pupil, levelEvent(made[1], { ...wrong, ...ago(1.5) }), first, first);
    await climb(pupil, first, levelEvent(made[1], ago(0.9)));
    expect((await ownHomework(pupil, id)).body).toMatchObject({ done: 0, items: [{ solved: 1, isDone: false }] });
    expect((await cellsOf(teacher, id))[pupil.id]).toMatchObject({ isDone: false, right: 1, tries: 3 });
    // A level solved before counts once it is solved again.
    await climb(pupil, levelEvent(made[0], ago(0.5)));
    expect((await ownHomework(pupil, id)).body).toMatchObject({ done: 1, items: [{ solved: 2, isDone: true }] });
    const list = await call<{ items: OwnHomeworkEntry[] }>('course/learning/homework', { token: pupil.token });
    expect(list.body.items).toMatchObject([{ id, items: 1, done: 1 }]);
    expect(await cellsOf(teacher, id)).toEqual({
      [pupil.id]: { isDone: true, isLate: false, tries: 4, right: 2, hasHint: false, seconds: 4 },
      [other.id]: null,
    });
  });

  it('two homeworks count each from when it was given', async () => {
    const { id, pupils } = await givenLevels(2);
    const [pupil] = pupils;
    await climb(pupil, levelEvent(made[0], ago(1)));
    const later = await give(teacher, newHomework({ students: [pupil.id], items: [levels(2)] }));
    await climb(pupil, levelEvent(made[1]));
    expect((await ownHomework(pupil, id)).body.items).toMatchObject([{ solved: 2 }]);
    expect((await ownHomework(pupil, later.body.id)).body.items).toMatchObject([{ solved: 1 }]);
  });

  it('a level told late is in the results of a screen that was open', async () => {
    const { id, pupils } = await givenLevels(2);
    const [pupil] = pupils;
    await climb(pupil, levelEvent(made[0]));
    const { stamp } = await resultsOf(teacher, id);
    expect((await resultsOf(teacher, id, stamp)).results).toBeNull();
    await climb(pupil, levelEvent(made[1], ago(1)));
    const next = await resultsOf(teacher, id, stamp);
    expect(next.results?.students[0]?.cells).toMatchObject([{ isDone: true, right: 2 }]);
  });

  it('are late by when the last that was asked for was solved', async () => {
    const { id, pupils } = await givenLevels(1);
    const [pupil] = pupils;
    await query(sql`UPDATE homework SET due_at = now() - interval '30 minutes' WHERE public_id = ${id}`);
    await climb(pupil, levelEvent(made[0], ago(1)), levelEvent(made[1]));
    expect((await cellsOf(teacher, id))[pupil.id]).toMatchObject({ isLate: false, right: 2 });
    await query(sql`UPDATE homework SET items = jsonb_set(items, '{0,count}', '2') WHERE public_id = ${id}`);
    await query(sql`UPDATE homework SET revision = revision + 1 WHERE public_id = ${id}`);
    expect((await cellsOf(teacher, id))[pupil.id]).toMatchObject({ isLate: true, isDone: true });
  });

  it('archived while somebody climbs: what they solve is kept, and late', async () => {
    const { id, pupils } = await givenLevels(1);
    const [pupil] = pupils;
    await teach(teacher, `/homework/${id}/state`, { method: 'PUT', body: { state: 'archived' } });
    await climb(pupil, levelEvent(made[0]));
    expect((await ownHomework(pupil, id)).body).toMatchObject({ state: 'archived', items: [{ isDone: true }] });
    expect((await cellsOf(teacher, id))[pupil.id]).toMatchObject({ isDone: true, isLate: true });
  });

  it('stay as they are once somebody has tried one since', async () => {
    const { id, pupils } = await givenLevels(2);
    const [pupil] = pupils;
    const change = (count: number) =>
      teach<Homework>(teacher, `/homework/${id}`, {
        method: 'PUT',
        body: { title: 'x', words: '', due: null, items: [levels(count)] },
      });
    await climb(pupil, levelEvent(made[0], ago(3)));
    expect((await change(3)).body).toMatchObject({ isBegun: false, items: [{ count: 3 }] });
    await climb(pupil, levelEvent(made[0], wrong));
    expect(codeOf(await change(2))).toBe('HOMEWORK_BEGUN');
    expect((await change(3)).body.isBegun).toBe(true);
  });

  it('are not given where there are not so many, nor twice', async () => {
    const { schoolClass } = await makePupils(teacher);
    const [{ count }] = (await query<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM ladder_levels WHERE theme = 'endgame' AND grade = 4`,
    )) as [{ count: number }];
    const codeFor = async (...items: ReturnType<typeof levels>[]) =>
      codeOf(await give(teacher, newHomework({ schoolClass, items })));
    expect(count).toBeLessThan(30);
    expect(await codeFor(levels(count))).toBeUndefined();
    expect(await codeFor(levels(count + 1))).toBe('ITEM_UNKNOWN');
    expect(await codeFor(levels(1), levels(2))).toBe('ITEM_UNKNOWN');
    for (const none of [0, 31, 1.5]) expect(await codeFor(levels(none))).toBe('VALIDATION_FAILED');
    expect(await codeFor(levels(1, { theme: 'endgame', grade: 20 }))).toBe('VALIDATION_FAILED');
    expect(await codeFor(levels(1, { theme: 'other' as never, grade: 4 }))).toBe('VALIDATION_FAILED');
  });
});
