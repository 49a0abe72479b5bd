import { EmptyState } from '@/components/ui/empty-state';
import { listBranches, type CityBranches } from '@/lib/branches/reads';
import type { Locale } from '@/lib/kernel/i18n/locales';
import type { StoreRegion } from '@/lib/branches/store-regions';
import { BranchList } from './list/branch-list';
import { BranchesJsonLd } from './branches-json-ld';
import { Finder } from './finder/finder';
import { NextClasses } from './list/next-classes';
import { readBranchTexts, type BranchTexts } from './read-branch-texts';
import { regionMap } from './map/region-map';
import { regionName } from './wording';

type Props = {
  /** For another page: the next classes with seats left instead of all branches. */
  teaser?: boolean;
  /** At most so many of them. */
  limit?: number;
  /** Where a class is booked without scripts: an address before the class's id. */
  plainForm: (locale: Locale) => string;
};

/** Every branch of the regions of this language with its coming classes; the page has the whole list, filters need scripts. */
export async function BranchFinder({ teaser = false, limit = 8, plainForm }: Props) {
  const [cities, texts] = await Promise.all([listBranches(), readBranchTexts(plainForm)]);
  if (teaser) return <NextClasses cities={cities} limit={limit} texts={texts} />;
  if (cities.length === 0) return <EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>;
  const ids = [...new Set(cities.map(({ regionId }) => regionId))];
  const regions = ids.map((id) => {
    const ofRegion = cities.filter(({ regionId }) => regionId === id);
    // Several maps share the height of a screen.
    return regionChoice(id, ofRegion, ids.length > 1 ? 300 : 500, texts);
  });
  const stores = cities.flatMap((city) => city.stores);
  const classes = stores.flatMap(({ experienceCourses }) => experienceCourses);
  return (
    <>
      <Finder
        regions={regions}
        ages={agesOf(classes)}
        counts={{ branches: stores.length, classes: classes.length }}
        staleFrom={classes.length > 0 ? Math.min(...classes.map(({ startsAt }) => Date.parse(startsAt))) : null}
        texts={texts}
      >
        <BranchList cities={cities} hasRegions={regions.length > 1} texts={texts} />
      </Finder>
      <BranchesJsonLd cities={cities} />
    </>
  );
}

function regionChoice(id: StoreRegion, cities: CityBranches[], tallest: number, texts: BranchTexts) {
  const name = regionName(id, texts.locale);
  const { drawing, distance } = regionMap(id, cities, tallest, texts);
  return {
    id,
    name,
    cities: cities.map((city) => ({ id: city.id, name: city.name })),
    map: drawing,
    mapTitle: texts.mapOf.replace('{place}', name),
    square: texts.square.replace('{distance}', distance),
  };
}

/** The ages that classes name, as options; the school's own age range where no class names any (docs/product.md, "Grades"). */
function agesOf(
  classes: readonly { ageFrom?: number | null | undefined; ageTo?: number | null | undefined }[],
): number[] {
  const named = classes.flatMap(({ ageFrom, ageTo }) => [ageFrom ?? [], ageTo ?? []].flat());
  const [youngest, oldest] = named.length > 0 ? [Math.min(...named), Math.max(...named)] : [4, 10];
  return Array.from({ length: oldest - youngest + 1 }, (_, index) => youngest + index);
}
