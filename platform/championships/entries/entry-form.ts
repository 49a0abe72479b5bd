import type { EntryForm } from '@/lib/championships/contract';
import type { Locale } from '@/lib/kernel/i18n/locales';
import type { Asked } from '@/platform/kernel/context';
import { database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { freeSeats } from '@/platform/applications/seats/seats';
import { findChampionship } from './championship-groups';

/** A championship with the seats that are left now in each of its groups, for the entry form. */
export async function getEntryForm({
  ctx,
  input: { slug, locale },
}: Asked<{ slug: string; locale: Locale }>): Promise<EntryForm> {
  const db = database(ctx.payload);
  const found = await findChampionship(db, { slug }, locale);
  if (!found) throw new ServiceError('NOT_FOUND', 'no such championship');
  const groups = await Promise.all(
    found.groups.map(async (group) => {
      const free = await freeSeats(db, { kind: 'championship', subjectId: slug, groupId: group.id });
      return { ...group, placesLeft: group.limit === null ? null : Math.max(0, free) };
    }),
  );
  return { subject: found.subject, groups };
}
