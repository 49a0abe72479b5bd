import type { Material, MaterialContent, SharedLesson, TeacherLesson } from '@/lib/materials/contract';
import type { Rejected } from './teaching';
import { ownName, teach } from './classes';
import { pageContent, problemContent } from './material-content';
import { call, query, sql, unique, type Member } from './fixtures';

type By = Pick<Member, 'token'>;

export const newMaterial = (content: MaterialContent = pageContent(), title = ownName('Net')) => ({
  title,
  content,
  key: unique('material'),
});
export const addMaterial = async (by: By, content?: MaterialContent) =>
  (await teach<Material>(by, '/materials', { body: newMaterial(content) })).body;
export const judge = (by: By, id: string) => teach<Material>(by, `/materials/${id}/judge`, { method: 'POST' });

/** As if the search had agreed; the search itself has tests of its own. */
export async function provedProblem(by: By): Promise<Material> {
  const made = await addMaterial(by, problemContent());
  const judged = JSON.stringify({ solver: 1, moves: [{ at: 'D5' }], otherwise: 'D5', objections: [] });
  await query(
    sql`UPDATE materials SET judged = ${judged}::jsonb, state = 'proved', revision = 2 WHERE public_id = ${made.id}`,
  );
  return { ...made, state: 'proved', revision: 2 };
}

type Change = { title?: string; materials?: string[]; classes?: string[]; isArchived?: boolean; revision?: number };
export const changeLesson = (by: By, lesson: TeacherLesson, change: Change) =>
  teach<TeacherLesson>(by, `/lessons/${lesson.id}`, {
    method: 'PUT',
    body: {
      title: lesson.title,
      materials: lesson.materials.map(({ id }) => id),
      classes: lesson.classes.map(({ id }) => id),
      isArchived: lesson.archivedAt !== null,
      revision: lesson.revision,
      ...change,
    },
  });
export async function sharedLesson(by: By, schoolClass: string, materials: string[]): Promise<TeacherLesson> {
  const body = { title: ownName('Lesson'), key: unique('lesson') };
  const lesson = (await teach<TeacherLesson>(by, '/lessons', { body })).body;
  return (await changeLesson(by, lesson, { materials, classes: [schoolClass] })).body;
}

type List = { items: { id: string; materials: number }[]; count: number };
export const sharedWith = async ({ token }: By) => (await call<List>('course/learning/shared', { token })).body;
export const readShared = ({ token }: By, id: string) =>
  call<SharedLesson & Partial<Rejected>>(`course/learning/shared/${id}`, { token });
