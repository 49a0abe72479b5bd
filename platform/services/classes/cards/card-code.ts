import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import { cardCodeLength } from '@/lib/domain/classes/card';
import { students } from '@/platform/payload-generated-schema';
import type { Database } from '../../database';
import { randomLetters } from '../../ecommerce/codes/random-letters';
import { signatureOf } from '../../signed-address';
import type { Teacher } from '../access/require-teacher';

/** By what a card's code is looked up, among the students of one teacher; it cannot be told from it. */
export const cardHash = (secret: string, teacher: number, code: string): string =>
  signatureOf(secret, `class-card:${teacher}:${code}`);

export type NewCode = { code: string; hash: string };

/** So many codes, none of them another student's of this teacher. Under the teacher's lock. */
export async function newCardCodes(
  db: Database,
  secret: string,
  teacher: Pick<Teacher, 'id'>,
  count: number,
): Promise<NewCode[]> {
  const made = new Map<string, string>();
  while (made.size < count) {
    const tried = new Map<string, string>();
    while (made.size + tried.size < count) {
      const code = randomLetters(cardCodeLength);
      tried.set(cardHash(secret, teacher.id, code), code);
    }
    const isTaken = and(eq(students.teacher, teacher.id), inArray(students.cardHash, [...tried.keys()]));
    for (const { hash } of await db.select({ hash: students.cardHash }).from(students).where(isTaken))
      tried.delete(hash!);
    for (const [hash, code] of tried) made.set(hash, code);
  }
  return [...made].map(([hash, code]) => ({ code, hash }));
}
