import type { CityBranches } from '@/lib/branches/reads';
import { hasSeats } from '@/lib/branches/branch-filter';
import { fitMap, placeLabels, spread, type Place } from '@/lib/branches/map';
import type { StoreRegion } from '@/lib/branches/store-regions';
import { mapGrid, ring } from './map-grid';
import { outlines } from './outlines';
import type { BranchTexts } from '../read-branch-texts';
import type { Drawing } from './stone-map';
import { counted } from '../wording';

const stoneRadius = 17;
const width = 380;

const coast = (part: readonly number[]): Place[] =>
  part.flatMap((longitude, index) => (index % 2 === 0 ? [{ longitude, latitude: part[index + 1] ?? 0 }] : []));

const middle = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const middleOf = (places: readonly Place[]): Place => ({
  latitude: middle(places.map(({ latitude }) => latitude)),
  longitude: middle(places.map(({ longitude }) => longitude)),
});

const isWithin = (place: Place, part: readonly Place[]) =>
  (['latitude', 'longitude'] as const).every(
    (way) => part.some((point) => point[way] <= place[way]) && part.some((point) => point[way] >= place[way]),
  );

/** A region and its cities as stones, black where a class has seats left. Islands without a branch do not widen the frame. @param tallest height */
export function regionMap(regionId: StoreRegion, cities: readonly CityBranches[], tallest: number, texts: BranchTexts) {
  const parts = outlines[regionId].map(coast);
  const branches = cities.flatMap(({ stores }) => stores);
  const inFrame = parts.filter((part) => branches.some((branch) => isWithin(branch, part))).flat();
  const { size, at, kilometre } = fitMap([...inFrame, ...branches], {
    width,
    heights: [240, tallest],
    margin: 26,
    minKilometres: 20,
  });
  const places = cities.map(({ stores }) => at(middleOf(stores)));
  const stones = spread(places, 2 * stoneRadius, size, stoneRadius + 8);
  const labels = placeLabels(
    stones,
    cities.map(({ name }) => lengthOf(name)),
    stoneRadius,
    size,
  );
  const { grid, distance } = mapGrid(size, kilometre, 34, texts.locale);
  const drawing: Drawing = {
    size,
    grid,
    land: parts.map((part) => ring(part.map(at))).join(''),
    stones: cities.map(({ id, name, stores }, index) => ({
      id,
      href: `#city-${id}`,
      name,
      note: counted(stores.length, texts.branchesOne, texts.branchesOther),
      figure: String(stores.length),
      color: hasSeats(stores) ? 'black' : 'white',
      place: places[index]!,
      stone: stones[index]!,
      label: labels[index]!,
    })),
  };
  return { drawing, distance };
}

/** About as long as the name is drawn, in units of the map. */
const lengthOf = (name: string) => [...name].reduce((length, letter) => length + (letter > '\u2e7f' ? 14 : 7.5), 0) + 8;
