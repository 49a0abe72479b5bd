import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { learning_settings, users } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { ofPerson, type Person } from '@/platform/family/person';
import { readStopToken } from './stop-token';

type Input = { token: string };

/**
 * The person whose weekly email a link stops, and the language of the account. Changes nothing, since programs follow the links of an email.
 * @throws ServiceError NOT_FOUND for a link that is in none of the shop's emails, or whose account is deleted
 */
export async function findWeeklyEmail({ ctx, input }: Asked<Input>): Promise<Person & { locale: Locale }> {
  const whose = readStopToken(ctx.payload.secret, input.token);
  const [account] = whose
    ? await database(ctx.payload)
        .select({ locale: users.locale })
        .from(users)
        .where(and(eq(users.id, whose.user), isNull(users.deletedAt)))
    : [];
  if (!whose || !account) throw new ServiceError('NOT_FOUND', 'no such letter');
  return { ...whose, ...account };
}

/** Stops the weekly email of one person; may be repeated, and needs no login but the link. */
export async function stopWeeklyEmail({ ctx, input }: Asked<Input>): Promise<{ locale: Locale }> {
  const { locale, ...who } = await findWeeklyEmail({ ctx, input });
  await database(ctx.payload)
    .update(learning_settings)
    .set({ weeklyLetter: false, weeklySince: null, updatedAt: ctx.now().toISOString() })
    .where(ofPerson(learning_settings, who));
  return { locale };
}
