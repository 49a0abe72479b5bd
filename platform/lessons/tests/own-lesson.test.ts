import { subDays } from 'date-fns';
import { expect, it } from 'vitest';
import { codeOf, giveYear, logInByCard, makePupil, makeTeacher } from '@/tests/setup/classes';
import { makeMember, query, sql } from '@/tests/setup/fixtures';
import {
  addMaterial,
  changeLesson,
  provedProblem,
  readShared,
  sharedLesson,
  sharedWith,
} from '@/tests/setup/materials';

it('a lesson is read by its author as its students see it, whatever becomes of it, and nothing is recorded of that', async () => {
  const [teacher, other, stranger] = [await makeTeacher(), await makeTeacher(), await makeMember()];
  const { schoolClass, card } = await makePupil(teacher);
  const pupil = { token: (await logInByCard(card.handle, card.code)).body.token };
  const [page, problem, changed] = [
    await addMaterial(teacher),
    await provedProblem(teacher),
    await provedProblem(teacher),
  ];
  let lesson = await sharedLesson(teacher, schoolClass.id, [page.id, problem.id, changed.id]);
  await query(sql`UPDATE materials SET state = 'unjudged' WHERE public_id = ${changed.id}`);
  const asStudentsSee = async () => {
    const { body } = await readShared(teacher, lesson.id);
    expect(body).toMatchObject({ id: lesson.id, isOwn: true });
    expect(body.materials.map(({ id }) => id)).toEqual([page.id, problem.id]);
    for (const by of [other, stranger]) expect(codeOf(await readShared(by, lesson.id))).toBe('MATERIAL_UNKNOWN');
    return body;
  };
  expect((await readShared(pupil, lesson.id)).body).toEqual({ ...(await asStudentsSee()), isOwn: false });
  // It is not shared with them, so it is in no list.
  expect((await sharedWith(teacher)).count).toBe(0);
  const ready = { materials: [page.id, problem.id] };
  for (const given of [{ ...ready, classes: [] }, { isArchived: true }]) {
    lesson = (await changeLesson(teacher, lesson, given)).body;
    await asStudentsSee();
    expect((await readShared(pupil, lesson.id)).status).toBe(404);
  }
  await giveYear(teacher, subDays(new Date(), 1), 'EXPIRED');
  await query(sql`UPDATE users SET role = 'learner' WHERE id = ${teacher.id}`);
  await asStudentsSee();

  expect(await query(sql`SELECT id FROM learning_events WHERE user_id = ${teacher.id}`)).toEqual([]);
});
