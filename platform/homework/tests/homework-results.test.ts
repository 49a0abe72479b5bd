import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Student } from '@/lib/students/contract';
import { codeOf, makeTeacher, teach } from '@/tests/setup/classes';
import { query, sql, type Member } from '@/tests/setup/fixtures';
import { makeProblem, submitEvents } from '@/tests/setup/learning';
import {
  ago,
  change,
  give,
  givenProblems,
  homeworkTry,
  makePupils,
  newHomework,
  ownHomework,
  resultsOf,
  send,
  wrong,
  type Pupil,
} from '@/tests/setup/homework';

let teacher: Member;
beforeAll(async () => {
  teacher = await makeTeacher();
});

describe('results', () => {
  it('are told once: who knows them hears nothing, until something happens', async () => {
    const { schoolClass, pupils } = await makePupils(teacher);
    const [pupil] = pupils as [Pupil];
    const { id, problems } = await givenProblems(teacher, schoolClass);
    const first = await resultsOf(teacher, id);
    expect(first.results?.students[0]?.cells).toEqual([null]);
    expect(await resultsOf(teacher, id, first.stamp)).toEqual({ stamp: first.stamp, results: null });
    // Long before the last reported event, as from a device that was offline.
    await send(pupil, homeworkTry(id, problems[0]!));
    const second = await resultsOf(teacher, id, first.stamp);
    expect(second.results?.students[0]?.cells[0]).toMatchObject({ isDone: true, right: 1 });
    await send(pupil, homeworkTry(id, problems[0]!, ago(300)));
    const third = await resultsOf(teacher, id, second.stamp);
    expect(third.results?.students[0]?.cells[0]).toMatchObject({ tries: 2 });
    await change(teacher, id, { title: 'Other', words: '', due: null });
    expect((await resultsOf(teacher, id, third.stamp)).results).not.toBeNull();
  });

  it('say who needs help, across lessons, climb and homework, until it is not true', async () => {
    const { schoolClass, pupils } = await makePupils(teacher, 3);
    const [pupil, away] = pupils as [Pupil, Pupil, Pupil];
    const { id, problems } = await givenProblems(teacher, schoolClass, 3);
    const level = await makeProblem(2, 'ko');
    const { seedClimb } = await import('@/platform/seed/climb');
    const { platform } = await import('@/tests/setup/fixtures');
    await seedClimb(await platform());
    const helpOf = async () =>
      Object.fromEntries((await resultsOf(teacher, id)).results!.students.map((one) => [one.id, one.needsHelp]));
    await send(away, homeworkTry(id, problems[0]!, ago(24 * 8)));
    await send(pupil, ...problems.map((problem, index) => homeworkTry(id, problem, { ...wrong, ...ago(9 - index) })));
    // A second try at the same problem does not count as a first try.
    await send(pupil, homeworkTry(id, problems[0]!, { ...wrong, ...ago(5) }), homeworkTry(id, problems[1]!, ago(4)));
    expect(await helpOf()).toEqual({ [pupil.id]: null, [away.id]: 'away', [pupils[2]!.id]: null });
    const climbed = { id: randomUUID(), ...ago(1), kind: 'level', level, hints: 0, milliseconds: 1, ...wrong };
    await submitEvents(pupil.token, [climbed as never]);
    expect((await helpOf())[pupil.id]).toBe('wrong');
    const list = await teach<{ items: Student[] }>(teacher, `/students?schoolClass=${schoolClass}`);
    expect(Object.fromEntries(list.body.items.map((one) => [one.id, one.needsHelp]))).toEqual(await helpOf());
    const right = await givenProblems(teacher, schoolClass);
    await send(pupil, homeworkTry(right.id, right.problems[0]!));
    await send(away, homeworkTry(right.id, right.problems[0]!));
    expect(await helpOf()).toEqual({ [pupil.id]: null, [away.id]: null, [pupils[2]!.id]: null });
  });

  it('say so of who has not begun, once they have been there for a week', async () => {
    const { schoolClass, pupils } = await makePupils(teacher, 2);
    const [idle] = pupils as [Pupil, Pupil];
    const { id } = await givenProblems(teacher, schoolClass);
    await query(sql`UPDATE students SET since = ${ago(24 * 7 + 1).occurredAt} WHERE public_id = ${idle.id}`);
    const helped = (students: readonly { id: string; needsHelp: string | null }[]) =>
      students.filter(({ needsHelp }) => needsHelp === 'away').map((one) => one.id);
    expect(helped((await resultsOf(teacher, id)).results!.students)).toEqual([idle.id]);
    const list = await teach<{ items: Student[] }>(teacher, `/students?schoolClass=${schoolClass}`);
    expect(helped(list.body.items)).toEqual([idle.id]);
  });

  it('show active students alone; an archived one sees nothing more, and what they did comes back with them', async () => {
    const { schoolClass, pupils } = await makePupils(teacher);
    const [pupil] = pupils as [Pupil];
    const { id, problems } = await givenProblems(teacher, schoolClass);
    await send(pupil, homeworkTry(id, problems[0]!));
    for (const state of ['archived', 'graduated']) {
      await query(sql`UPDATE students SET state = ${state}::enum_students_state WHERE public_id = ${pupil.id}`);
      expect((await resultsOf(teacher, id)).results?.students).toEqual([]);
      expect((await ownHomework(pupil, id)).status).toBe(404);
      expect(
        codeOf(
          await give(
            teacher,
            newHomework({ students: [pupil.id], items: [{ kind: 'problem', problem: problems[0]! }] }),
          ),
        ),
      ).toBe('STUDENT_UNKNOWN');
    }
    await query(sql`UPDATE students SET state = 'active' WHERE public_id = ${pupil.id}`);
    expect((await resultsOf(teacher, id)).results?.students).toHaveLength(1);
  });
});
