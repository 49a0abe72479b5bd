import type { Database } from '@/platform/kernel/database/database';
import { findAddressee, mailAccount } from '@/platform/account/mail-account';
import type { ClassRow } from '@/platform/classes/access/require-students';
import { nameOfAccount } from '@/platform/classes/called';
import type { JoinRequestRow } from './join-request';

/** Sends the family one email with the teacher's answer, in the answer's transaction. */
export async function sendAnswerMail(
  db: Database,
  { id, user, name: student }: JoinRequestRow,
  { teacher, name: className }: ClassRow,
  isAccepted: boolean,
  now: Date,
): Promise<void> {
  const account = await findAddressee(db, user);
  if (!account) return;
  await mailAccount(db, now, account, {
    template: 'joinAnswered',
    dedupeKey: `join-answered:${id}:${isAccepted ? 'accepted' : 'declined'}`,
    data: { isAccepted },
    typed: { student, className, teacher: await nameOfAccount(db, teacher) },
  });
}
