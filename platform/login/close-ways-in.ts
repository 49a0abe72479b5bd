import type { Database } from '@/platform/kernel/database/database';
import { voidCodes } from './otp';
import { deletePasskeys } from './passkeys/delete-passkeys';
import { revokeSessions } from './session';

/** Ends the codes and passkeys of an account whose password or address staff change; another password ends its sessions, too. */
export async function closeWaysIn(
  db: Database,
  user: number,
  { isPassword, now }: { isPassword: boolean; now: Date },
): Promise<void> {
  await voidCodes(db, user, now);
  await deletePasskeys(db, user);
  if (isPassword) await revokeSessions(db, user, now);
}
