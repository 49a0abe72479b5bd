import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import { cardCodeLength } from '@/lib/classes/card';
import { students } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { randomLetters } from '@/platform/kernel/secrets/random-letters';
import { secretsFrom } from '@/platform/kernel/secrets/secrets';
import { signatureOf } from '@/platform/kernel/secrets/signed-address';
import type { Teacher } from '@/platform/classes/access/require-teacher';

/** The keyed hash by which a card's code is looked up, for one teacher; the code cannot be derived from it. */
export const cardHash = (secret: string, teacher: number, code: string): string =>
  signatureOf(secret, `class-card:${teacher}:${code}`);

export type NewCode = { code: string; hash: string };

/** The hashes under which a card may be stored, the current secret's first. */
export const cardHashes = (secret: string, teacher: number, code: string): string[] =>
  secretsFrom(secret).map((one) => cardHash(one, teacher, code));

/** Makes `count` codes that no other student of this teacher has. The caller holds the teacher's lock. */
export async function newCardCodes(
  db: Database,
  secret: string,
  teacher: Pick<Teacher, 'id'>,
  count: number,
): Promise<NewCode[]> {
  const made = new Set<string>();
  while (made.size < count) {
    const tried = new Map<string, string>();
    while (made.size + new Set(tried.values()).size < count) {
      const code = randomLetters(cardCodeLength);
      for (const hash of cardHashes(secret, teacher.id, code)) tried.set(hash, code);
    }
    const isTaken = and(eq(students.teacher, teacher.id), inArray(students.cardHash, [...tried.keys()]));
    const taken = await db.select({ hash: students.cardHash }).from(students).where(isTaken);
    const others = new Set(taken.map(({ hash }) => tried.get(hash!)));
    for (const code of tried.values()) if (!others.has(code)) made.add(code);
  }
  return [...made].map((code) => ({ code, hash: cardHash(secret, teacher.id, code) }));
}
