'use client';

import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { Stone } from '@/components/go/stone';
import { AddressSearch } from '@/components/ui/address-search';
import { EmptyState } from '@/components/ui/empty-state';
import { formQuery } from '@/components/ui/browser/form-query';
import { notify } from '@/components/ui/toasts/notify';
import { branchQuery, readBranchFilter, type BranchFilter } from '@/lib/branches/branch-filter';
import type { StoneColor } from '@/lib/go/position';
import { FinderForm, type RegionChoice } from './finder-form';
import type { BranchTexts } from '../read-branch-texts';
import { StoneMap, type Drawing } from '../map/stone-map';
import { useFoundBranches } from './use-found-branches';
import { counted } from '../wording';

/** The query string without unknown parameters. */
const normal = (search: string) => branchQuery(readBranchFilter(search));

type Counts = { branches: number; classes: number };
type Props = {
  regions: readonly (RegionChoice & { map: Drawing; mapTitle: string; square: string })[];
  ages: readonly number[];
  /** The counts of the server's list, and when (ms) its next class begins. */
  counts: Counts;
  staleFrom: number | null;
  texts: BranchTexts;
  /** The list of all branches, as the server made it. */
  children: ReactNode;
};

/** The branch finder: shows the server's list, or the branches that the query string asks for. */
export function Finder({ regions, ages, counts, staleFrom, texts, children }: Props) {
  const [query, setQuery] = useState('');
  /** The address had a query from the start: the server's list is not what the visitor wants to see. */
  const [cameAsking, setCameAsking] = useState(false);
  /** The query last read from or written to the address; null before that. */
  const known = useRef<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  /** The query requested last: a second press adds to the first. */
  const asked = useRef('');
  const form = useRef<HTMLFormElement>(null);
  const filter = readBranchFilter(query);
  const ids = regions.map(({ id }) => id);
  const fail = () => void notify('error', texts.failed);
  const { found, isWaiting } = useFoundBranches(texts.locale, ids, query, staleFrom, fail);

  const choose = (change: Partial<BranchFilter> | null) => {
    // A new start may lie after the old end: parsing the query again drops values that contradict.
    const next = change ? normal(branchQuery({ ...readBranchFilter(asked.current), ...change })) : '';
    asked.current = next;
    setQuery(next);
    setChosen(next);
  };
  // Paints the press first, then the list, then updates the address, unless the visitor has gone back before that.
  useEffect(() => {
    if (chosen === null || chosen !== asked.current || chosen === known.current) return;
    known.current = chosen;
    history.pushState(null, '', chosen ? `?${chosen}` : location.pathname);
  }, [chosen]);
  const onAddress = () => {
    delete document.documentElement.dataset.asking;
    const before = known.current;
    const now = normal(location.search);
    if (now === before) return;
    known.current = asked.current = now;
    if (before === null) setCameAsking(now !== '');
    setQuery(now);
    setChosen(null);
    // Adds choices that were made before this code was loaded to the query of the address.
    const early = before === null && form.current ? normal(formQuery(form.current)) : '';
    if (early) choose(readBranchFilter(`${early}&${now}`));
  };

  const shown = found && new Set(found.cities.map(({ id }) => id));
  const { branches, classes } = found ? countsOf(found.cities) : counts;
  const maps = regions.filter(({ id }) => !filter.region || id === filter.region);
  const isUnasked = cameAsking && isWaiting && !found;
  return (
    <div className="grid gap-10 lg:grid-cols-[1fr_300px] xl:grid-cols-[1fr_380px]">
      <Suspense>
        <AddressSearch onChange={onAddress} />
      </Suspense>
      <div className="min-w-0">
        <FinderForm ref={form} filter={filter} regions={regions} ages={ages} texts={texts} onChoose={choose} />
        {/* At least a screen high: a short list does not pull the content below it into view. */}
        <div
          className={`branch-results mt-6 min-h-svh ${isUnasked ? 'is-unasked' : ''}`}
          aria-busy={isWaiting || undefined}
        >
          <div className="mb-8 flex flex-wrap items-center justify-between gap-x-4 text-[15px] text-ink-2">
            <p role="status" className="font-semibold">
              {counted(branches, texts.branchesOne, texts.branchesOther)}
              {' · '}
              {counted(classes, texts.classesOne, texts.classesOther)}
            </p>
            <a href="#branch-map" className="inline-block py-1.5 link lg:hidden">
              {texts.toMap}
            </a>
          </div>
          {found ? <found.List cities={found.cities} hasRegions={regions.length > 1} texts={texts} /> : children}
          {branches === 0 && (
            <EmptyState title={texts.empty}>
              <p>{texts.emptyHint}</p>
              <button type="button" className="btn btn-secondary mt-4" onClick={() => choose(null)}>
                {texts.reset}
              </button>
            </EmptyState>
          )}
        </div>
      </div>
      <div
        id="branch-map"
        className="grid content-start gap-6 lg:sticky lg:top-[calc(var(--header)+24px)] lg:self-start"
      >
        {maps.map(({ id, map, mapTitle, square }) => (
          <StoneMap key={id} drawing={map} title={mapTitle} shown={shown ?? undefined}>
            <span className="flex flex-wrap gap-x-4 gap-y-1">
              <Key color="black">{texts.withSeats}</Key>
              <Key color="white">{texts.withoutSeats}</Key>
              <span>{square}</span>
            </span>
          </StoneMap>
        ))}
      </div>
    </div>
  );
}

const Key = ({ color, children }: { color: StoneColor; children: string }) => (
  <span className="inline-flex items-center gap-1.5">
    <Stone color={color} className="size-3!" />
    {children}
  </span>
);

const countsOf = (cities: readonly { stores: readonly { experienceCourses: readonly unknown[] }[] }[]): Counts => {
  const stores = cities.flatMap(({ stores: ofCity }) => ofCity);
  return {
    branches: stores.length,
    classes: stores.reduce((count, { experienceCourses }) => count + experienceCourses.length, 0),
  };
};
