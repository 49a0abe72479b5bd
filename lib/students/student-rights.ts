import type { StudentState } from '@/lib/classes/student';

/** What a teacher may do with a student's account, or with their own row about it (docs/product.md, "A teacher's students"). */
export const studentActions = ['card', 'handover', 'archive', 'restore', 'erase', 'remove'] as const;
type StudentAction = (typeof studentActions)[number];

type Student = {
  /** The teacher made the account. */
  isMade: boolean;
  state: StudentState;
  /** The person can log in with an own address, password or passkey. */
  hasOwnDoor: boolean;
};

/**
 * Whether the account is in this teacher's care: no other person can log in to it. A person's own account never gets a
 * second way to log in through a teacher.
 */
export const isInCare = ({ isMade, state, hasOwnDoor }: Student): boolean =>
  isMade && !hasOwnDoor && state !== 'graduated';

/**
 * An account in the teacher's care is archived, handed over or erased, and gets a new card. A student with an own account
 * (who joined or was handed over) can only be removed from the teacher's students, or restored if archived; the account
 * stays as it is.
 */
export function mayDo(action: StudentAction, student: Student): boolean {
  if (action === 'remove') return !isInCare(student);
  if (!isInCare(student)) return action === 'restore' && student.state === 'archived';
  if (action === 'handover') return true;
  const isArchived = student.state === 'archived';
  return action === 'erase' || action === 'restore' ? isArchived : !isArchived;
}
