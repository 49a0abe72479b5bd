import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import * as z from 'zod';
import { normalEmail } from '@/lib/kernel/person/email-address';
import { users } from '@/platform/payload-generated-schema';
import { inTransaction } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import type { AskedByStaff } from '@/platform/kernel/context';
import { deletePasskeys } from '@/platform/login/passkeys/delete-passkeys';
import { voidCodes } from './otp';
import { mailCode } from './request-otp';
import { revokeSessions } from './session';

/** What staff may do for a customer's account; the audit log has who did, and why. */
export const supportActionNames = ['signOut', 'mailLoginCode', 'changeEmail'] as const;

export const supportSchema = z.object({
  id: z.coerce.number().int(),
  action: z.enum(supportActionNames),
  /** Why, in the staff member's own words. */
  reason: z.string().trim().min(3).max(500),
  /** changeEmail only. */
  email: z.email().max(120).optional(),
});

/**
 * Helps a customer; the audit log records the staff member and the reason: signs every device out, mails a login code to the
 * customer, or corrects the address (which then has to be proved anew). No member of staff sees a code or sets a password.
 */
export async function supportCustomer({
  ctx,
  input: { id, action, email },
}: AskedByStaff<z.infer<typeof supportSchema>>): Promise<void> {
  if (action === 'changeEmail' && !email) throw new ServiceError('VALIDATION_FAILED', 'which address');
  const now = ctx.now();
  const locale = await inTransaction(ctx.payload, async ({ db }) => {
    const [found] = await db
      .select({ locale: users.locale })
      .from(users)
      .where(and(eq(users.id, id), isNull(users.deletedAt)))
      .for('update');
    if (!found) throw new ServiceError('NOT_FOUND', 'no such customer');
    if (action === 'changeEmail' && email) {
      await db
        .update(users)
        .set({ email: normalEmail(email), emailProvedAt: null, updatedAt: now.toISOString() })
        .where(eq(users.id, id));
      await voidCodes(db, id, now);
      await deletePasskeys(db, id);
    }
    if (action !== 'mailLoginCode') await revokeSessions(db, id, now);
    return found.locale;
  });
  if (action === 'mailLoginCode') await mailCode({ ctx, input: { userId: id, locale, purpose: 'login' } });
}
