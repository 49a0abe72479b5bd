import { Stone } from '@/components/go/stone';
import type { Store } from '@/lib/branches/contract';
import { hasSeats } from '@/lib/branches/branch-filter';
import type { BranchTexts } from '../read-branch-texts';
import { Schedule } from './schedule';
import { telHref } from '../wording';

type Props = {
  store: Store;
  /** Its number on the map of its city; null where it is the only branch. */
  figure: number | null;
  timeZone: string;
  texts: BranchTexts;
};

/** One branch: where it is, how to reach it, and its coming classes. */
export function BranchEntry({ store, figure, timeZone, texts }: Props) {
  const { id, name, address, phone, latitude, longitude, openingHours, experienceCourses } = store;
  const place = `${latitude}/${longitude}`;
  return (
    <li
      id={`store-${id}`}
      className="branch-entry card grid gap-5 p-5 shadow-none sm:p-6 md:grid-cols-[1fr_1.4fr] md:gap-6"
    >
      <div className="grid content-start gap-1.5">
        <h3 className="flex items-center gap-2.5">
          {figure !== null && (
            <Stone color={hasSeats([store]) ? 'black' : 'white'} decorative>
              {figure}
            </Stone>
          )}
          {name}
        </h3>
        <p>{address}</p>
        <p className="text-[15px] text-ink-2">{openingHours}</p>
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <a href={telHref(phone)} className="btn btn-secondary flex-wrap gap-y-0 whitespace-nowrap [--btn-pad:18px]">
            {texts.call}
            <span className="font-semibold text-ink-2 tabular-nums">{phone}</span>
          </a>
          <a
            href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${place}`}
            className="inline-block py-1.5 text-[15px] link"
            rel="noopener"
            target="_blank"
          >
            {texts.map}
          </a>
        </p>
      </div>
      <div className="min-w-0 md:border-l md:border-line md:pl-6">
        {experienceCourses.length > 0 ? (
          <Schedule classes={experienceCourses} timeZone={timeZone} texts={texts} />
        ) : (
          <p className="text-[15px] text-ink-2">{texts.noClasses}</p>
        )}
      </div>
    </li>
  );
}
