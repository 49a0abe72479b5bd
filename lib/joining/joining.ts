import { addDays } from 'date-fns';
import { inFours, lettersOfCode, codeLetters } from '@/lib/kernel/text/course-code';

/** How a family's own account comes into a class (docs/product.md, "Joining a class"). */
export const joinRequestStates = ['waiting', 'accepted', 'declined'] as const;
export type JoinRequestState = (typeof joinRequestStates)[number];

/** For how many days an invitation is good, and how many may ask by it; the first of each is offered first. */
export const invitationDays = [14, 7, 30] as const;
type InvitationDays = (typeof invitationDays)[number];
export const usualUses = 30;
export const maxUses = 200;
/** Of one class that are open at a time. */
export const maxInvitations = 5;

export const endOfInvitation = (madeAt: Date, days: InvitationDays): Date => addDays(madeAt, days);

export const joinCodeLength = 8;
const isJoinCode = new RegExp(`^[${codeLetters}]{${joinCodeLength}}$`);

/** What was typed off an invitation, as it is looked up; null for what can be none. */
export function readJoinCode(typed: string): string | null {
  const letters = lettersOfCode(typed);
  return isJoinCode.test(letters) ? letters : null;
}

/** As it is printed: 'ABCD-EFGH'. */
export const joinCodeText = inFours;

type Invitation = { endsAt: Date; revokedAt: Date | null; used: number; most: number };

/** Whether anybody may still ask by it; one that is used up is shown all the same to who has asked. */
export const invitationState = (
  { endsAt, revokedAt, used, most }: Invitation,
  now: Date,
): 'open' | 'used' | 'ended' | 'revoked' => {
  if (revokedAt !== null) return 'revoked';
  if (now >= endsAt) return 'ended';
  return used < most ? 'open' : 'used';
};
