import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { message_settings, users } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { readStopToken } from './stop-token';

type Input = { token: string };

/**
 * The account whose emails about unread messages a link stops, and its language. Changes nothing, since programs follow the links of an email.
 * @throws ServiceError NOT_FOUND for a link that is in none of the shop's emails, or whose account is deleted
 */
export async function findMessageEmails({ ctx, input }: Asked<Input>): Promise<{ user: number; locale: Locale }> {
  const user = readStopToken(ctx.payload.secret, input.token);
  const [account] =
    user === null
      ? []
      : await database(ctx.payload)
          .select({ user: users.id, locale: users.locale })
          .from(users)
          .where(and(eq(users.id, user), isNull(users.deletedAt)));
  if (!account) throw new ServiceError('NOT_FOUND', 'no such letter');
  return account;
}

/** Stops an account's emails about unread messages; may be repeated, and needs no login but the link. */
export async function stopMessageEmails({ ctx, input }: Asked<Input>): Promise<{ locale: Locale }> {
  const { user, locale } = await findMessageEmails({ ctx, input });
  await database(ctx.payload)
    .update(message_settings)
    .set({ letters: false, updatedAt: ctx.now().toISOString() })
    .where(eq(message_settings.user, user));
  return { locale };
}
