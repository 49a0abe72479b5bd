import { eq } from '@payloadcms/db-postgres/drizzle';
import { users } from '@/platform/payload-generated-schema';
import { isUniqueViolation, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { isHeld } from './new-account';

/**
 * Another name for an account, in its normal form. Under the account's lock. @throws ServiceError USERNAME_TAKEN where
 * another account has, or had, it
 */
export async function renameAccount(db: Database, user: number, username: string): Promise<void> {
  const taken = () => new ServiceError('USERNAME_TAKEN', 'this username is taken');
  await db
    .update(users)
    .set({ username })
    .where(eq(users.id, user))
    // If two accounts choose one name at once, the unique index lets one have it.
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? taken() : error;
    });
  if (await isHeld(db, username)) throw taken();
}
