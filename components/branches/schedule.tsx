import { Icon } from '@/components/ui/icon';
import type { Store } from '@/lib/contract/backstage';
import { classesByDay } from '@/lib/domain/branch-filter';
import { calendarHref } from '@/lib/i18n/calendar-href';
import type { BranchTexts } from './read-branch-texts';
import { BookLink } from './book-link';
import { Seats } from './seats';
import { agesName, counted, dayName, timesIn } from './wording';

/** So many days stand open; the rest opens on a press. */
const openDays = 4;

type Classes = Store['experienceCourses'];
type Props = { classes: Classes; timeZone: string; texts: BranchTexts };

/** The coming classes of a branch, day by day, by its own clock and calendar. */
export function Schedule({ classes, timeZone, texts }: Props) {
  const days = classesByDay(classes, () => timeZone);
  const later = days.slice(openDays);
  const rest = later.reduce((count, { classes: ofDay }) => count + ofDay.length, 0);
  const show = (some: typeof days) =>
    some.map(({ day, classes: ofDay }) => (
      <Day key={day} day={day} classes={ofDay} timeZone={timeZone} texts={texts} />
    ));
  return (
    <>
      {show(days.slice(0, openDays))}
      {rest > 0 && (
        <details>
          <summary className="inline-flex min-h-9 cursor-pointer items-center py-1 text-[14px] link">
            {counted(rest, texts.laterOne, texts.laterOther)}
          </summary>
          {show(later)}
        </details>
      )}
    </>
  );
}

function Day({ day, classes, timeZone, texts }: Props & { day: string }) {
  const times = timesIn(timeZone, texts.locale);
  return (
    <section className="border-t border-line py-2.5 first:border-t-0 first:pt-0">
      <h4 className="text-[15px] font-bold">
        <time dateTime={day}>{dayName(day, texts.locale)}</time>
      </h4>
      <ul className="text-[15px]">
        {classes.map((course) => {
          const ages = agesName(course, texts);
          return (
            <li key={course.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-0.5 py-0.5">
              <span className="flex flex-wrap items-baseline gap-x-2.5 tabular-nums">
                <time dateTime={course.startsAt}>{times(course.startsAt, course.endsAt)}</time>
                <a
                  href={calendarHref({ kind: 'class', id: course.id, locale: texts.locale })}
                  aria-label={texts.toCalendar.replace(
                    '{time}',
                    `${dayName(day, texts.locale)} ${times(course.startsAt, course.endsAt)}`,
                  )}
                  className="grid size-7 place-items-center self-center rounded-full text-ink-2 hover:bg-paper-2 hover:text-action"
                >
                  <Icon name="calendar" className="size-[18px]" />
                </a>
                {ages && <span className="text-[13px] text-ink-2">{ages}</span>}
              </span>
              <span className="flex flex-wrap items-center gap-x-3">
                <Seats seats={course.seats} left={course.seatsLeft} texts={texts} />
                <BookLink
                  course={course}
                  time={`${dayName(day, texts.locale)} ${times(course.startsAt, course.endsAt)}`}
                  texts={texts}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
