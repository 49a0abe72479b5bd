import { tzOffset } from '@date-fns/tz';
import type { CityBranches } from '@/lib/branches/reads';
import { zoneName } from '@/lib/kernel/i18n/zone-name';
import { BranchEntry } from './branch-entry';
import { CityOverview } from '../map/city-overview';
import type { BranchTexts } from '../read-branch-texts';
import { counted, regionName } from '../wording';
import { ZoneNote } from './zone-note';

type Props = { cities: readonly CityBranches[]; hasRegions: boolean; texts: BranchTexts };

/** Branches city by city. The server renders it with all branches, the browser with those that match the filter. */
export function BranchList({ cities, hasRegions, texts }: Props) {
  return cities.map((city) => {
    const { id, name, regionId, timeZone, stores } = city;
    return (
      <section key={id} id={`city-${id}`} aria-labelledby={`name-${id}`} className="branch-city">
        {hasRegions && <p className="text-[14px] font-bold text-action">{regionName(regionId, texts.locale)}</p>}
        <h2 id={`name-${id}`} className="text-[1.7rem]">
          {name}
        </h2>
        <p className="mt-1 mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-[15px] text-ink-2">
          {counted(stores.length, texts.branchesOne, texts.branchesOther)}
          <ZoneNote next={nextClass(city)}>{texts.zone.replace('{zone}', zoneName(timeZone, texts.locale))}</ZoneNote>
        </p>
        {/* A single branch needs no overview. */}
        {stores.length > 1 && <CityOverview city={city} texts={texts} />}
        <ul className="grid gap-4">
          {stores.map((store, index) => (
            <BranchEntry
              key={store.id}
              store={store}
              figure={stores.length > 1 ? index + 1 : null}
              timeZone={timeZone}
              texts={texts}
            />
          ))}
        </ul>
      </section>
    );
  });
}

function nextClass({ timeZone, stores }: CityBranches) {
  const starts = stores.flatMap(({ experienceCourses }) => experienceCourses.map(({ startsAt }) => startsAt));
  const at = starts.sort((a, b) => Date.parse(a) - Date.parse(b))[0];
  return at === undefined ? null : { at, offset: tzOffset(timeZone, new Date(at)) };
}
