import { calendarFile } from '@/lib/feeds/calendar-file';
import { calendarFileOf } from '@/lib/kernel/links/calendar-href';

/** `/calendar/championship-{slug}-{locale}.ics`, `/calendar/class-{id}-{locale}.ics`: an event for the visitor's own calendar. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const asked = calendarFileOf((await params).file);
  const text = asked && (await calendarFile(asked));
  if (!text) return new Response(null, { status: 404 });
  return new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `inline; filename="${asked.kind}-${asked.id}.ics"`,
      'cache-control': 'public, max-age=300, s-maxage=3600',
    },
  });
}
