import { createHash } from 'node:crypto';
import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { certificateNumber, numberLetters } from '@/lib/domain/learning/certificate';
import { certificates, learners, users } from '@/platform/payload-generated-schema';
import type { Database } from '../../database';
import { randomLetters } from '../../ecommerce/codes/random-letters';
import { questionsOf, type SittingRow } from '../exam/sitting-rows';

/**
 * Gives the certificate of a passed sitting (docs/product.md, "Certificates"): the first pass of a person in a grade has it, and no other.
 * Inside the transaction that hands the sitting in.
 */
export async function issueCertificate(
  db: Database,
  sitting: SittingRow,
  given: ReadonlyMap<number, string>,
): Promise<void> {
  const { user, person, grade, right, finishedAt, endsAt } = sitting;
  await db
    .insert(certificates)
    .values({
      number: certificateNumber(randomLetters(numberLetters)),
      ...{ user, person, grade, sitting: sitting.id, name: await nameOf(db, user, person) },
      ...{ passedAt: finishedAt ?? endsAt, right: right ?? 0, questions: questionsOf(sitting).length },
      digest: digestOf(sitting, given),
    })
    .onConflictDoNothing({ target: [certificates.user, certificates.person, certificates.grade] });
}

/** What the certificate was given for: the lot, the problems as they were, and the answers. */
const digestOf = (sitting: SittingRow, given: ReadonlyMap<number, string>): string =>
  createHash('sha256')
    .update(
      JSON.stringify({
        seed: sitting.seed,
        questions: questionsOf(sitting).map(({ id, hash }) => [id, hash]),
        answers: [...given].sort(([a], [b]) => a - b),
      }),
    )
    .digest('base64url');

/** As it is printed from then on. */
async function nameOf(db: Database, user: number, person: number): Promise<string> {
  if (person !== 0) {
    const isTheirs = and(eq(learners.id, person), eq(learners.user, user));
    const [learner] = await db.select({ name: learners.name }).from(learners).where(isTheirs);
    return learner?.name ?? '';
  }
  const [holder] = await db.select().from(users).where(eq(users.id, user));
  return [holder?.realName, holder?.nickName, holder?.username].find((name) => name?.trim()) ?? '';
}
