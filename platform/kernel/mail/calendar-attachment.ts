import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { env } from '@/lib/kernel/env';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { messages } from '@/platform/kernel/messages';

export type CalendarAttachment = { filename: string; content: string; contentType: string };

type Appointment = { title: string; place: string; startsAt: string | null; endsAt: string | null };

/** The calendar file of an email (RFC 5545), with UTC times, so that it is right in every time zone. Its event id stays the same when it is sent again. */
export function classFile(
  locale: Locale,
  reference: string,
  { title, place, startsAt, endsAt }: Appointment,
): CalendarAttachment {
  const calendar = ical({
    prodId: { company: messages[locale].mail.closing, product: 'Requests', language: locale },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${reference}@${new URL(env.SITE_URL).hostname}`,
    start: new Date(startsAt!),
    end: new Date(endsAt!),
    summary: title,
    location: [title, place].filter(Boolean).join(', '),
    status: ICalEventStatus.CONFIRMED,
  });
  return { filename: `${reference}.ics`, content: calendar.toString(), contentType: 'text/calendar; charset=utf-8' };
}
