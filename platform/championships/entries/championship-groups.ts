import { and, asc, eq } from '@payloadcms/db-postgres/drizzle';
import type { EntryGroup } from '@/lib/championships/contract';
import type { ApplicationSubject } from '@/lib/applications/contract';
import { schoolTimeZone } from '@/lib/kernel/period';
import type { Locale } from '@/lib/kernel/i18n/locales';
import {
  championships,
  championships_groups as groups,
  championships_groups_locales as groupTexts,
  championships_locales as texts,
  site_metadata_locales as siteTexts,
} from '@/platform/payload-generated-schema';
import { iso, type Database } from '@/platform/kernel/database/database';
import type { ApplicationRow, Shared } from '@/platform/applications/application-rows';

export type Group = Omit<EntryGroup, 'placesLeft'>;
export type Event = { id: number; subject: ApplicationSubject; endsAt: string; groups: Group[] };

/** A published championship in a language, with its groups; null if it has no text in that language. */
export async function findChampionship(
  db: Database,
  wanted: { slug: string } | { id: number },
  locale: Locale,
): Promise<Event | null> {
  const isWanted = 'slug' in wanted ? eq(championships.slug, wanted.slug) : eq(championships.id, wanted.id);
  const [found] = await db
    .select({ event: championships, title: texts.title, venue: texts.venue })
    .from(championships)
    .innerJoin(texts, and(eq(texts._parentID, championships.id), eq(texts._locale, locale)))
    .where(and(isWanted, eq(championships._status, 'published')));
  if (!found?.title) return null;
  const { event, title, venue } = found;
  const [site] = await db.select({ phone: siteTexts.phone }).from(siteTexts).where(eq(siteTexts._locale, locale));
  const rows = await db
    .select({ group: groups, name: groupTexts.name, eligibility: groupTexts.eligibility })
    .from(groups)
    .innerJoin(groupTexts, and(eq(groupTexts._parentID, groups.id), eq(groupTexts._locale, locale)))
    .where(eq(groups._parentID, event.id))
    .orderBy(asc(groups._order));
  // The collection requires these fields for publishing, so a published row has them.
  const [startsAt, endsAt] = [iso(event.startsAt!), iso(event.endsAt!)];
  return {
    id: event.id,
    endsAt,
    subject: {
      id: event.slug!,
      title,
      place: venue ?? '',
      phone: site?.phone ?? '',
      startsAt,
      endsAt,
      timeZone: event.timeZone ?? schoolTimeZone,
    },
    groups: rows.flatMap(({ group, name, eligibility }) =>
      name ? [{ ...limitsOf(group), ...registrationOf(event, group), name, eligibility: eligibility ?? '' }] : [],
    ),
  };
}

type EventRow = typeof championships.$inferSelect;
type GroupRow = typeof groups.$inferSelect;

const limitsOf = ({ id, teamSize, minTeamSize, limit }: GroupRow) => ({
  id,
  limit,
  teamSize: teamSize ?? 1,
  minTeamSize: minTeamSize ?? 1,
});

/** A group's own dates come before those of its championship. */
const registrationOf = (event: EventRow, group: GroupRow) => ({
  registrationStartsAt: iso(group.registrationStartsAt ?? event.registrationStartsAt!),
  registrationEndsAt: iso(group.registrationEndsAt ?? event.registrationEndsAt!),
});

/**
 * How many seats a group has: players if children enter alone, else teams. Infinity without a limit; 0 for other kinds of applications and for a removed
 * group.
 */
export async function groupSeats(db: Database, { kind, groupId }: Shared): Promise<number> {
  if (kind !== 'championship') return 0;
  const [group] = await db
    .select({ limit: groups.limit })
    .from(groups)
    .where(eq(groups.id, groupId ?? ''));
  return group ? (group.limit ?? Infinity) : 0;
}

/**
 * Whether an entry can no longer be cancelled online: after registration has ended, entrants have to call. An entry on the waiting list can be withdrawn
 * at any time.
 */
export async function isEntryFixed(db: Database, row: ApplicationRow, now: Date): Promise<boolean> {
  if (row.kind !== 'championship' || row.state !== 'REGISTERED') return false;
  const [found] = await db
    .select({ event: championships, group: groups })
    .from(groups)
    .innerJoin(championships, eq(championships.id, groups._parentID))
    .where(eq(groups.id, row.groupId ?? ''));
  return found !== undefined && Date.parse(registrationOf(found.event, found.group).registrationEndsAt) < now.getTime();
}
