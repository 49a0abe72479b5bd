import type { Store } from '@/lib/contract/backstage';
import { classesByDay } from '@/lib/domain/branch-filter';
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
            <li key={course.id} className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 py-0.5">
              <time dateTime={course.startsAt} className="tabular-nums">
                {times(course.startsAt, course.endsAt)}
              </time>
              <span className="grow text-[13px] text-ink-2">{ages}</span>
              <span className="flex basis-full items-baseline gap-x-3 lg:basis-auto">
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
