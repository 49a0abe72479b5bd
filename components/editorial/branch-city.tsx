import { getFormatter, getTranslations } from 'next-intl/server';
import type { CityBranches } from '@/lib/data/branches';

/** The branches of one city: where they are, how to reach them, and their coming experience classes in local time. */
export async function BranchCity({ city }: { city: CityBranches }) {
  const [t, format] = await Promise.all([getTranslations('editorial.branches'), getFormatter()]);
  return (
    <section aria-labelledby={`city-${city.id}`}>
      <h2 id={`city-${city.id}`} className="mb-4 text-[1.5rem]">
        {city.name}
      </h2>
      <ul className="grid gap-4 md:grid-cols-2">
        {city.stores.map((store) => (
          <li key={store.id} className="card grid content-start gap-2 p-6">
            <h3>{store.name}</h3>
            <p>{store.address}</p>
            <p className="text-ink-2">{store.openingHours}</p>
            <p className="flex flex-wrap gap-x-5 font-bold">
              <a href={`tel:${store.phone.replace(/[^\d+]/g, '')}`} className="inline-block py-1 text-action">
                {store.phone}
              </a>
              <a
                href={`https://www.openstreetmap.org/?mlat=${store.latitude}&mlon=${store.longitude}#map=16/${store.latitude}/${store.longitude}`}
                className="inline-block py-1 text-action"
                rel="noopener"
                target="_blank"
              >
                {t('map')}
              </a>
            </p>
            <h4 className="mt-2 text-[15px] font-bold">{t('classes')}</h4>
            {store.experienceCourses.length === 0 ? <p className="text-[15px] text-ink-2">{t('noClasses')}</p> : null}
            <ul className="grid gap-1 text-[15px]">
              {store.experienceCourses.map((course) => (
                <li key={course.id} className="flex flex-wrap justify-between gap-x-4">
                  <span>
                    {format.dateTimeRange(new Date(course.startsAt), new Date(course.endsAt), {
                      timeZone: city.timeZone,
                      month: 'short',
                      day: 'numeric',
                      weekday: 'short',
                      hour: 'numeric',
                      minute: '2-digit',
                    })}
                  </span>
                  <span className={course.seatsLeft > 0 ? 'text-jade' : 'text-ink-2'}>
                    {course.seatsLeft > 0 ? t('seats', { count: course.seatsLeft }) : t('full')}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
