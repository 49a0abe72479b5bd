import { beforeAll, describe, expect, it } from 'vitest';
import type { GivenOwnProblem, Homework } from '@/lib/homework/contract';
import type { Material } from '@/lib/materials/contract';
import type { HomeworkItem } from '@/lib/homework/homework';
import { codeOf, makeTeacher, teach } from '@/tests/setup/classes';
import { makeMember, platform, query, sql, type Member } from '@/tests/setup/fixtures';
import {
  give,
  homeworkTry,
  makePupils,
  newHomework,
  ownHomework,
  resultsOf,
  send,
  wrong,
  type Pupil,
} from '@/tests/setup/homework';
import { makeProblem } from '@/tests/setup/learning';
import { addMaterial, provedProblem } from '@/tests/setup/materials';
import { problemContent } from '@/tests/setup/material-content';

type List = { items: GivenOwnProblem[]; count: number };
const listOwn = async (by: Pick<Member, 'token'>, asked = '') =>
  (await teach<List>(by, `/homework/own-problems${asked}`)).body;
const item = ({ id, revision }: Pick<Material, 'id' | 'revision'>): HomeworkItem => ({
  kind: 'own',
  material: id,
  revision,
});
const nameOf = ({ id, revision }: Pick<Material, 'id' | 'revision'>) => `own-${id}-${revision}`;
const change = (by: Pick<Member, 'token'>, id: string, items: HomeworkItem[]) =>
  teach<Homework>(by, `/homework/${id}`, {
    method: 'PUT',
    body: { title: 'Nets', words: '', due: null, items },
  });
/** Adds a stone, so that the problem must be searched again. */
const editMaterial = (by: Pick<Member, 'token'>, { id, title, revision }: Material) => {
  const content = problemContent();
  const position = { ...content.position, black: `${content.position.black} A1` };
  return teach<Material>(by, `/materials/${id}`, {
    method: 'PUT',
    body: { title, revision, content: { ...content, position } },
  });
};
const removeMaterial = (by: Pick<Member, 'token'>, { id }: Material) =>
  teach(by, `/materials/${id}`, { method: 'DELETE' });
const rejected = { accepted: [], rejected: [{ code: 'NOT_FOUND' }] };

let teacher: Member;
beforeAll(async () => {
  teacher = await makeTeacher();
});

/** Gives one of the teacher's problems to a class of `count` students. */
async function givenOwn(count = 1) {
  const material = await provedProblem(teacher);
  const { schoolClass, pupils } = await makePupils(teacher, count);
  const { body } = await give(teacher, newHomework({ schoolClass, items: [item(material)] }));
  return { material, schoolClass, pupils: pupils as [Pupil, ...Pupil[]], id: body.id, homework: body };
}

describe('a problem of the teacher’s own', () => {
  it('is chosen by its board, once the search agreed with it, by its author alone', async () => {
    const author = await makeTeacher();
    await addMaterial(author);
    await addMaterial(author, problemContent());
    const material = await provedProblem(author);
    const list = await listOwn(author);
    expect(list).toMatchObject({ count: 1, items: [{ material: material.id, revision: 2, title: material.title }] });
    expect(list.items[0]!.problem).toMatchObject({ goal: 'capture', moves: [{ at: 'D5' }], otherwise: 'D5' });
    expect((await listOwn(author, `?search=${material.title.toUpperCase()}`)).count).toBe(1);
    expect((await listOwn(author, '?search=nothing-like-it')).items).toEqual([]);
    expect((await listOwn(teacher)).items.map((one) => one.material)).not.toContain(material.id);
  });

  it('is done like a problem of the bank: judged by its tree, with who, first try, time and wrong moves', async () => {
    const { material, pupils, id, homework } = await givenOwn(2);
    const [pupil, other] = pupils as [Pupil, Pupil];
    const name = nameOf(material);
    expect(homework.items).toMatchObject([{ kind: 'own', key: name, title: material.title }]);
    const before = (await ownHomework(pupil, id)).body;
    expect(before.items).toMatchObject([
      { kind: 'own', id: name, title: material.title, problem: { moves: [{ at: 'D5' }] }, tries: 0, isDone: false },
    ]);
    // Whatever the device reports.
    await send(pupil, homeworkTry(id, name, { ...wrong, solved: true }));
    const right = homeworkTry(id, name, { solved: false });
    await send(pupil, right, right);
    await send(other, homeworkTry(id, name));
    expect((await ownHomework(pupil, id)).body).toMatchObject({ done: 1, items: [{ tries: 2, isDone: true }] });
    const { results } = await resultsOf(teacher, id);
    const cells = Object.fromEntries(results!.students.map((one) => [one.id, one.cells[0]]));
    expect(cells[pupil.id]).toMatchObject({ isDone: true, right: 0, tries: 2, seconds: 4 });
    expect(cells[other.id]).toMatchObject({ isDone: true, right: 1, tries: 1 });
    expect(results!.wrong).toEqual([
      { key: name, moments: [{ after: [], moves: [{ at: 'A1', students: [pupil.id] }], right: ['D5'] }] },
    ]);
  });

  it('stays as it was given, whatever is done with it later', async () => {
    const { material, pupils, id } = await givenOwn();
    const [pupil] = pupils;
    const problemNow = async () => {
      const [first] = (await ownHomework(pupil, id)).body.items;
      return first?.kind === 'own' ? first.problem : null;
    };
    const given = await problemNow();
    expect((await editMaterial(teacher, material)).status).toBe(200);
    expect(await problemNow()).toEqual(given);
    expect((await removeMaterial(teacher, material)).status).toBe(200);
    // Homework that has the problem can still be changed and keeps it, but the problem cannot be given in new homework.
    const beside = { kind: 'problem' as const, problem: await makeProblem() };
    expect((await change(teacher, id, [item(material), beside])).body.items).toMatchObject([
      { kind: 'own', problem: given },
      { kind: 'problem' },
    ]);
    expect(codeOf(await give(teacher, newHomework({ students: [pupil.id], items: [item(material)] })))).toBe(
      'ITEM_UNKNOWN',
    );
    const tried = homeworkTry(id, nameOf(material));
    expect((await send(pupil, tried)).accepted).toEqual([tried.id]);
    expect((await resultsOf(teacher, id)).results?.students[0]?.cells[0]).toMatchObject({ right: 1 });
  });

  it('is not given where the search has not agreed, where it was changed since, or where it is another’s', async () => {
    const { schoolClass } = await makePupils(teacher);
    const codeFor = async (...items: HomeworkItem[]) =>
      codeOf(await give(teacher, newHomework({ schoolClass, items })));
    expect(await codeFor(item(await addMaterial(teacher, problemContent())))).toBe('ITEM_UNKNOWN');
    expect(await codeFor(item(await addMaterial(teacher)))).toBe('ITEM_UNKNOWN');
    const material = await provedProblem(teacher);
    expect(await codeFor(item(await provedProblem(await makeTeacher())))).toBe('ITEM_UNKNOWN');
    expect(await codeFor(item({ ...material, revision: 1 }))).toBe('ITEM_UNKNOWN');
    expect(await codeFor(item(material), item(material))).toBe('ITEM_UNKNOWN');
    expect(await codeFor({ ...item(material), problem: { moves: [{ at: 'A1' }] } } as never)).toBe('VALIDATION_FAILED');
    await query(sql`UPDATE materials SET state = 'refused' WHERE public_id = ${material.id}`);
    expect(await codeFor(item(material))).toBe('ITEM_UNKNOWN');
    await query(sql`UPDATE materials SET state = 'proved' WHERE public_id = ${material.id}`);
    expect(await codeFor(item(material))).toBeUndefined();
  });

  it('is nobody’s who was not given it: a student of another class, a stranger, another teacher', async () => {
    const { material, id } = await givenOwn();
    const [outsider] = (await makePupils(teacher)).pupils as [Pupil];
    const stranger = await makeMember();
    for (const one of [outsider, stranger]) {
      expect((await ownHomework(one, id)).status).toBe(404);
      expect(await send(one, homeworkTry(id, nameOf(material)))).toMatchObject(rejected);
    }
    expect(codeOf(await teach(await makeTeacher(), `/homework/${id}`))).toBe('NOT_FOUND');
    expect(codeOf(await teach(stranger, '/homework/own-problems'))).toBe('NOT_A_TEACHER');
  });

  it('exchanged while somebody hands in: either nothing is exchanged, or the try is of nothing', async () => {
    const { material, pupils, id } = await givenOwn();
    const other = await provedProblem(teacher);
    const [changed, submitted] = await Promise.all([
      change(teacher, id, [item(other)]),
      send(pupils[0], homeworkTry(id, nameOf(material))),
    ]);
    const [left] = (await ownHomework(pupils[0], id)).body.items;
    if (codeOf(changed) === 'HOMEWORK_BEGUN') {
      expect(submitted.accepted).toHaveLength(1);
      expect(left).toMatchObject({ id: nameOf(material), tries: 1 });
    } else {
      expect([changed.status, submitted.accepted]).toEqual([200, []]);
      expect(left).toMatchObject({ id: nameOf(other), tries: 0 });
    }
  });

  it('changed while it is given: it is given as it was looked at, or not at all', async () => {
    const material = await provedProblem(teacher);
    const { schoolClass } = await makePupils(teacher);
    const [given] = await Promise.all([
      give(teacher, newHomework({ schoolClass, items: [item(material)] })),
      editMaterial(teacher, material),
    ]);
    if (given.status === 200)
      expect(given.body.items).toMatchObject([{ problem: { position: { black: 'C4 D3 E4' } } }]);
    else expect(codeOf(given)).toBe('ITEM_UNKNOWN');
  });

  it('has no grade, and says nothing of one', async () => {
    const { levelShownBy } = await import('@/platform/grading/level-shown');
    const { database } = await import('@/platform/kernel/database/database');
    const { schoolClass, pupils } = await makePupils(teacher);
    const [pupil] = pupils as [Pupil];
    const materials = [await provedProblem(teacher), await provedProblem(teacher), await provedProblem(teacher)];
    const { body } = await give(teacher, newHomework({ schoolClass, items: materials.map(item) }));
    await send(pupil, ...materials.map((one) => homeworkTry(body.id, nameOf(one))));
    const [student] = await query<{ user: number; tried: number }>(
      sql`SELECT s.user_id AS user, (SELECT count(*)::int FROM problem_progress p WHERE p.user_id = s.user_id AND p.is_first_try) AS tried
        FROM students s WHERE s.public_id = ${pupil.id}`,
    );
    expect(student!.tried).toBe(3);
    const shown = await levelShownBy(database(await platform()), { user: student!.user, person: 0 } as never);
    expect(shown).toBeNull();
  });
});
