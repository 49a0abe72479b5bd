import { and, asc, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import type { Payload, Where } from 'payload';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { championships_groups_locales as groupTexts, requests } from '@/platform/payload-generated-schema';
import type { Championship } from '@/platform/payload-types';
import { database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import type { ApplicationRow } from '@/platform/applications/application-rows';
import { winnerText } from './winner-text';

/** One page to print. `award`: the place, with its title from the prizes; null: for taking part. */
export type Certificate = {
  name: string;
  /** School and team. */
  of: string;
  group: string;
  award: { place: number; title: string | null } | null;
};
export type Certificates = {
  event: { title: string; place: string; startsAt: string; endsAt: string; timeZone: string };
  pages: Certificate[];
};

/** One certificate for each line of the results, in one language. */
export async function resultCertificates(payload: Payload, id: number, locale: Locale): Promise<Certificates> {
  const event = await readEvent(payload, { id: { equals: id } }, locale);
  const pages = (event.results ?? []).flatMap(({ group, winners }) =>
    (winners ?? []).map((name, index) => ({ name, of: '', group, award: awardOf(event, index) })),
  );
  return { event: factsOf(event), pages };
}

/** One certificate for each registered player, with the place where the results list the player or the team. */
export async function playerCertificates(payload: Payload, id: number, locale: Locale): Promise<Certificates> {
  const event = await readEvent(payload, { id: { equals: id } }, locale);
  const groupIds = (event.groups ?? []).flatMap((group) => group.id ?? []);
  const isRegistered = and(eq(requests.kind, 'championship'), eq(requests.state, 'REGISTERED'));
  const rows = groupIds.length
    ? await database(payload)
        .select()
        .from(requests)
        .where(and(isRegistered, inArray(requests.groupId, groupIds)))
        .orderBy(asc(requests.groupId), asc(requests.id))
    : [];
  const pages = await Promise.all(rows.map((row) => pagesOf(payload, event, row, locale)));
  return { event: factsOf(event), pages: pages.flat() };
}

/**
 * The certificates of one registration, once the event has ended.
 * @throws ServiceError NOT_FOUND before that, and where there is nothing to certify
 */
export async function ownCertificates(payload: Payload, row: ApplicationRow, now: Date): Promise<Certificates> {
  const isOver = row.overAt !== null && Date.parse(row.overAt) <= now.getTime();
  if (row.kind !== 'championship' || row.state !== 'REGISTERED' || row.erasedAt || !isOver)
    throw new ServiceError('NOT_FOUND', 'no certificate');
  const event = await readEvent(payload, { slug: { equals: row.subjectId } }, row.locale);
  return { event: factsOf(event), pages: await pagesOf(payload, event, row, row.locale) };
}

async function readEvent(payload: Payload, where: Where, locale: Locale): Promise<Championship> {
  const { docs } = await payload.find({
    collection: 'championships',
    where: { and: [where, { _status: { equals: 'published' } }] },
    locale,
    fallbackLocale: false,
    depth: 0,
    limit: 1,
  });
  const [event] = docs;
  if (!event?.title) throw new ServiceError('NOT_FOUND', 'no such championship');
  return event;
}

const factsOf = ({ title, venue, startsAt, endsAt, timeZone }: Championship) => ({
  title,
  place: venue ?? '',
  startsAt,
  endsAt,
  timeZone,
});

const awardOf = ({ prizes }: Championship, index: number) => ({
  place: index + 1,
  title: prizes?.[index]?.place ?? null,
});

type Answers = { group?: string; school?: string; team?: string; players?: { name: string }[] };

async function pagesOf(
  payload: Payload,
  event: Championship,
  row: ApplicationRow,
  locale: Locale,
): Promise<Certificate[]> {
  const { school, team, players = [], group: groupText = '' } = (row.answers ?? {}) as Answers;
  const group = event.groups?.find(({ id }) => id === row.groupId)?.name ?? groupText;
  const names = await namesOfGroup(payload, row, group);
  return players.map(({ name }) => ({
    name,
    of: [school, team].filter(Boolean).join(' '),
    group,
    award: awardFor(event, names, { name: team ?? name, school }, locale),
  }));
}

/** The group's names in all languages, because results store it as text. */
async function namesOfGroup(payload: Payload, { groupId }: ApplicationRow, name: string): Promise<Set<string>> {
  const found = await database(payload)
    .select({ name: groupTexts.name })
    .from(groupTexts)
    .where(eq(groupTexts._parentID, groupId ?? ''));
  return new Set([name, ...found.flatMap((row) => row.name ?? [])]);
}

/** The place, if the group's results list exactly this name. */
function awardFor(
  event: Championship,
  groups: ReadonlySet<string>,
  who: { name: string; school?: string | undefined },
  locale: Locale,
): Certificate['award'] {
  const winners = event.results?.find(({ group }) => groups.has(group))?.winners ?? [];
  const index = winners.indexOf(winnerText(locale, who));
  return index < 0 ? null : awardOf(event, index);
}
