import 'server-only';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { getTranslations } from 'next-intl/server';
import { env } from '@/lib/kernel/env';
import type { CalendarFile } from '@/lib/kernel/links/calendar-href';
import { siteUrl } from '@/lib/site/page-metadata';
import { hrefFor } from '@/lib/kernel/links/href';
import { findClass } from '@/lib/branches/reads';
import { readOne } from '@/lib/pages/editorial';
import { siteMetadata } from '@/lib/site/reads';

type Entry = { title: string; text: string; place: string; path: string; startsAt: string; endsAt: string };

/**
 * The calendar file of an event (RFC 5545); null when there is no such event. Its times are in UTC, so each calendar shows them in its user's time
 * zone; its UID does not depend on what staff edit, so a calendar updates the event instead of adding a second one.
 */
export async function calendarFile(file: CalendarFile): Promise<string | null> {
  const { kind, id, locale } = file;
  const entry = kind === 'championship' ? await championship(file) : await trialClass(file);
  if (!entry) return null;
  const { title: name, email } = await siteMetadata(locale);
  const { title, text, place, path, startsAt, endsAt } = entry;
  const url = siteUrl(hrefFor(locale, path));
  const calendar = ical({
    prodId: { company: name, product: 'Events', language: locale },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${kind}-${id}@${new URL(env.SITE_URL).hostname}`,
    start: new Date(startsAt),
    end: new Date(endsAt),
    summary: title,
    description: [text, url].filter(Boolean).join('\n\n'),
    location: place,
    url,
    status: ICalEventStatus.CONFIRMED,
    ...(email && { organizer: { name, email } }),
  });
  return calendar.toString();
}

async function championship({ id, locale }: CalendarFile): Promise<Entry | null> {
  const found = await readOne('championships', id, locale);
  if (!found) return null;
  const { title, summary: text, venue: place, startsAt, endsAt } = found;
  return { title, text, place, path: `SchoolChampionships/${id}`, startsAt, endsAt };
}

async function trialClass({ id, locale }: CalendarFile): Promise<Entry | null> {
  const [found, t] = await Promise.all([
    findClass(id, locale),
    getTranslations({ locale, namespace: 'branches.calendar' }),
  ]);
  if (!found) return null;
  const { store, startsAt, endsAt } = found;
  return {
    title: t('title', { branch: store.name }),
    text: t('text', { phone: store.phone }),
    place: `${store.name}, ${store.address}`,
    path: `branches#store-${store.id}`,
    startsAt,
    endsAt,
  };
}
