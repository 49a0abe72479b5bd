import { addDays } from 'date-fns';
import { inFours, lettersOfCode, codeLetters } from '@/lib/kernel/text/course-code';

/** How a family's own account joins a class (docs/product.md, "Joining a class"). */
export const joinRequestStates = ['waiting', 'accepted', 'declined'] as const;
export type JoinRequestState = (typeof joinRequestStates)[number];

/** The validity of an invitation in days, the default first, and its limit of requests: the default and the maximum. */
export const invitationDays = [14, 7, 30] as const;
type InvitationDays = (typeof invitationDays)[number];
export const usualUses = 30;
export const maxUses = 200;
/** Open invitations of one class at a time. */
export const maxInvitations = 5;

export const endOfInvitation = (madeAt: Date, days: InvitationDays): Date => addDays(madeAt, days);

export const joinCodeLength = 8;
const isJoinCode = new RegExp(`^[${codeLetters}]{${joinCodeLength}}$`);

/** Normalises a typed invitation code; null if it cannot be one. */
export function readJoinCode(typed: string): string | null {
  const letters = lettersOfCode(typed);
  return isJoinCode.test(letters) ? letters : null;
}

/** The printed form: 'ABCD-EFGH'. */
export const joinCodeText = inFours;

type Invitation = { endsAt: Date; revokedAt: Date | null; used: number; most: number };

/** Whether new requests can be made with it; users who have made one still see a used-up invitation. */
export const invitationState = (
  { endsAt, revokedAt, used, most }: Invitation,
  now: Date,
): 'open' | 'used' | 'ended' | 'revoked' => {
  if (revokedAt !== null) return 'revoked';
  if (now >= endsAt) return 'ended';
  return used < most ? 'open' : 'used';
};
