import type { Database } from '@/platform/kernel/database/database';
import { defineHook } from '@/platform/kernel/define-hook';
import type { users } from '@/platform/payload-generated-schema';

/** Called when an account has just proved its address, in that transaction and with the account's row locked. The secret is Payload's. */
export const onEmailProved =
  defineHook<
    [db: Database, secret: string, account: Pick<typeof users.$inferSelect, 'id' | 'email' | 'locale'>, now: Date]
  >('onEmailProved');
