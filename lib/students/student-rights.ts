import type { StudentState } from '@/lib/classes/student';

/** What a teacher may do with a student's account, or with their own row about it (docs/product.md, "A teacher's students"). */
export const studentActions = ['card', 'handover', 'archive', 'restore', 'erase', 'remove'] as const;
type StudentAction = (typeof studentActions)[number];

type Student = {
  /** The teacher made the account. */
  isMade: boolean;
  state: StudentState;
  /** It is entered by an address, a password or a passkey of somebody's. */
  hasOwnDoor: boolean;
};

/** Whether the account is in this teacher's care: nobody else could open it. Somebody's own account never gets a second door from outside. */
export const isInCare = ({ isMade, state, hasOwnDoor }: Student): boolean =>
  isMade && !hasOwnDoor && state !== 'graduated';

/**
 * An account in the teacher's care is archived, handed over or erased, and its card is made anew; whose own it is, who joined or was handed over, is removed from
 * the teacher's students, and nothing else: their account stays as it is.
 */
export function mayDo(action: StudentAction, student: Student): boolean {
  if (action === 'remove') return !isInCare(student);
  if (!isInCare(student)) return action === 'restore' && student.state === 'archived';
  if (action === 'handover') return true;
  const isArchived = student.state === 'archived';
  return action === 'erase' || action === 'restore' ? isArchived : !isArchived;
}
