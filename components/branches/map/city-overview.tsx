import { Stone } from '@/components/go/stone';
import type { CityBranches } from '@/lib/branches/reads';
import { dayIn, hasSeats } from '@/lib/branches/branch-filter';
import { fitMap, spread } from '@/lib/branches/map';
import { mapGrid } from './map-grid';
import type { BranchTexts } from '../read-branch-texts';
import { StoneMap } from './stone-map';
import { dayName, timesIn } from '../wording';

type Props = { city: CityBranches; texts: BranchTexts };

/** The branches of one city at a glance: on a board, and by name with the next class that has a seat. */
export function CityOverview({ city, texts }: Props) {
  const { name, stores, timeZone } = city;
  const { size, at, kilometre } = fitMap(stores, { width: 260, heights: [150, 220], margin: 34, minKilometres: 2 });
  const places = stores.map(at);
  const stones = spread(places, 34, size, 25);
  const { grid, distance } = mapGrid(size, kilometre, 22, texts.locale);
  const entries = stores.map((store, index) => ({
    id: store.id,
    href: `#store-${store.id}`,
    name: store.name,
    figure: String(index + 1),
    color: hasSeats([store]) ? ('black' as const) : ('white' as const),
    place: places[index]!,
    stone: stones[index]!,
    next: store.experienceCourses.find(({ seatsLeft }) => seatsLeft > 0),
  }));
  return (
    <div className="mb-4 grid items-center gap-x-7 gap-y-4 sm:grid-cols-[240px_1fr]">
      <StoneMap
        className="max-w-[260px]"
        title={texts.mapOf.replace('{place}', name)}
        drawing={{ size, grid, stones: entries }}
      >
        {texts.square.replace('{distance}', distance)}
      </StoneMap>
      <ol className="grid gap-1">
        {entries.map(({ id, href, name: branch, figure, color, next }) => (
          <li key={id} className="flex items-center gap-3">
            <Stone color={color} decorative>
              {figure}
            </Stone>
            <span className="flex flex-wrap items-baseline gap-x-3">
              <a href={href} className="inline-block py-1 link">
                {branch}
              </a>
              <span className="text-[14px] text-ink-2 tabular-nums">
                {next
                  ? `${dayName(dayIn(next.startsAt, timeZone), texts.locale)} · ${timesIn(timeZone, texts.locale)(next.startsAt, next.endsAt)}`
                  : texts.withoutSeats}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
