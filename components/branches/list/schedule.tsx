import type { Store } from '@/lib/branches/contract';
import { classesByDay } from '@/lib/branches/branch-filter';
import type { BranchTexts } from '../read-branch-texts';
import { BookLink } from './book-link';
import { Seats } from './seats';
import { agesName, counted, dayName, timesIn } from '../wording';

/** Days that are shown at once; the rest opens on a press. */
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
    <section className="class-day">
      <h4>
        <time dateTime={day}>{dayName(day, texts.locale)}</time>
      </h4>
      <ul>
        {classes.map((course) => {
          const ages = agesName(course, texts);
          return (
            <li key={course.id} className="class-row">
              <time dateTime={course.startsAt}>{times(course.startsAt, course.endsAt)}</time>
              <small>{ages}</small>
              <span>
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
