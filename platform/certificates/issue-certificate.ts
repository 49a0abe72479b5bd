import { createHash } from 'node:crypto';
import { certificateNumber, numberLetters } from '@/lib/certificates/certificate';
import { certificates, type exam_sittings } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { randomLetters } from '@/platform/kernel/secrets/random-letters';
import { certificateName } from './certificate-name';

/** A passed sitting with its questions as they were: the name of each, and the hash of its data. */
type Passed = { sitting: typeof exam_sittings.$inferSelect; questions: readonly { id: string; hash: string }[] };

/**
 * Issues the certificate of a passed sitting (docs/product.md, "Certificates"): one per person and grade, for the first
 * pass. Inside the transaction that submits the sitting.
 */
export async function issueCertificate(
  db: Database,
  { sitting, questions }: Passed,
  given: ReadonlyMap<number, string>,
): Promise<void> {
  const { user, person, grade, right, finishedAt, endsAt } = sitting;
  await db
    .insert(certificates)
    .values({
      number: certificateNumber(randomLetters(numberLetters)),
      user,
      person,
      grade,
      sitting: sitting.id,
      name: await certificateName(db, sitting),
      passedAt: finishedAt ?? endsAt,
      right: right ?? 0,
      questions: questions.length,
      digest: digestOf({ sitting, questions }, given),
    })
    .onConflictDoNothing({ target: [certificates.user, certificates.person, certificates.grade] });
}

/** Hash of what the certificate was issued for: the drawn lot, the problems as they were, and the answers. */
const digestOf = ({ sitting, questions }: Passed, given: ReadonlyMap<number, string>): string =>
  createHash('sha256')
    .update(
      JSON.stringify({
        seed: sitting.seed,
        questions: questions.map(({ id, hash }) => [id, hash]),
        answers: [...given].sort(([a], [b]) => a - b),
      }),
    )
    .digest('base64url');
