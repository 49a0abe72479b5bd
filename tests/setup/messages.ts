import { randomUUID } from 'node:crypto';
import type { Message, Thread, ThreadRow } from '@/lib/messages/contract';
import type { Side } from '@/lib/messages/messaging';
import { call, query, sql, type Member } from './fixtures';
import { logInByCard, makePupil, makeTeacher } from './classes';
import type { Rejected } from './teaching';

export type Who = Pick<Member, 'token' | 'id'>;
type Body<T> = T & Partial<Rejected>;
export const at = (side: Side, id: string, below = '') => `course/messages/${side}/${id}${below}`;
export const write = (
  { token }: Pick<Who, 'token'>,
  side: Side,
  id: string,
  text: string,
  key: string = randomUUID(),
) => call<Body<Message>>(at(side, id), { token, body: { key, text } });
export const read = async ({ token }: Pick<Who, 'token'>, side: Side, id: string, more = '') =>
  (await call<Body<Thread>>(at(side, id, more), { token })).body;
export const list = async ({ token }: Pick<Who, 'token'>, side: Side) =>
  (await call<{ items: ThreadRow[]; unread: number; count: number }>(`course/messages/${side}`, { token })).body;

/** A teacher and a student of hers, each logged in. */
export async function makeTwo() {
  const teacher = await makeTeacher();
  const { student, card } = await makePupil(teacher);
  const { token } = (await logInByCard(card.handle, card.code)).body;
  const [row] = await query<{ user: number }>(
    sql`SELECT user_id::int AS user FROM students WHERE public_id = ${student.id}`,
  );
  return { teacher, pupil: { token, id: row!.user }, id: student.id, name: student.name };
}
