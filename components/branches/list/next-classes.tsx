import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/lib/kernel/links/link';
import { zoneName } from '@/lib/kernel/i18n/zone-name';
import type { CityBranches } from '@/lib/branches/reads';
import { classesByDay } from '@/lib/branches/branch-filter';
import { getTranslations } from 'next-intl/server';
import type { BranchTexts } from '../read-branch-texts';
import { BookLink } from './book-link';
import { Seats } from './seats';
import { agesName, dayName, telHref, timesIn } from '../wording';

type Props = { cities: readonly CityBranches[]; limit: number; texts: BranchTexts };

/** The next classes with seats left, of all branches, day by day; each by the clock of its branch. */
export async function NextClasses({ cities, limit, texts }: Props) {
  const t = await getTranslations('branches');
  const classes = cities.flatMap((city) =>
    city.stores.flatMap((store) =>
      store.experienceCourses.filter(({ seatsLeft }) => seatsLeft > 0).map((course) => ({ ...course, city, store })),
    ),
  );
  const next = classes.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt)).slice(0, limit);
  const days = classesByDay(next, ({ city }) => city.timeZone);
  const zones = [...new Set(next.map(({ city }) => zoneName(city.timeZone, texts.locale)))];
  if (days.length === 0) return <EmptyState title={texts.empty}>{t('nextEmpty')}</EmptyState>;
  return (
    <>
      <ol className="grid gap-4 md:grid-cols-2">
        {days.map(({ day, classes: ofDay }) => (
          <li key={day} className="card p-5 shadow-none sm:p-6">
            <h3 className="mb-2 text-[1.05rem]">
              <time dateTime={day}>{dayName(day, texts.locale)}</time>
            </h3>
            <ul className="grid gap-3 text-[15px]">
              {ofDay.map(({ city, store, ...course }) => (
                <li key={course.id} className="next-class">
                  <span>
                    <span className="flex flex-wrap items-baseline gap-x-2.5 tabular-nums">
                      <time dateTime={course.startsAt} className="font-semibold">
                        {timesIn(city.timeZone, texts.locale)(course.startsAt, course.endsAt)}
                      </time>
                      {/* Where the branches have different time zones, each class shows its own. */}
                      {zones.length > 1 && (
                        <span className="text-[13px] text-ink-3">{zoneName(city.timeZone, texts.locale)}</span>
                      )}
                      <span className="text-[13px] text-ink-2">{agesName(course, texts)}</span>
                    </span>
                    <span className="flex flex-wrap items-center gap-x-3">
                      <Seats seats={course.seats} left={course.seatsLeft} texts={texts} />
                      <BookLink
                        course={course}
                        time={`${dayName(day, texts.locale)} ${timesIn(city.timeZone, texts.locale)(course.startsAt, course.endsAt)}`}
                        texts={texts}
                      />
                    </span>
                  </span>
                  <span>
                    <span>
                      <Link to={`branches#store-${store.id}`} className="inline-block py-0.5 link">
                        {store.name}
                      </Link>{' '}
                      <span className="text-ink-2">{city.name}</span>
                    </span>
                    <a href={telHref(store.phone)} className="next-class-phone">
                      {store.phone}
                    </a>
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {zones.length === 1 && <p className="mt-4 text-[14px] text-ink-2">{texts.zone.replace('{zone}', zones[0]!)}</p>}
      <p className="mt-5">
        <Link to="branches" className="btn btn-secondary">
          {t('all')}
        </Link>
      </p>
    </>
  );
}
