'use client';

import { startTransition, useId, useOptimistic, type ReactNode, type Ref } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { branchQuery, readBranchFilter, type BranchFilter } from '@/lib/branches/branch-filter';
import type { StoreRegion } from '@/lib/branches/store-regions';
import { DayField } from './day-field';
import type { BranchTexts } from '../read-branch-texts';
import { intent } from './use-found-branches';

export type RegionChoice = { id: StoreRegion; name: string; cities: { id: string; name: string }[] };

type Props = {
  ref?: Ref<HTMLFormElement>;
  filter: BranchFilter;
  regions: readonly RegionChoice[];
  /** Ages that classes are for. */
  ages: readonly number[];
  texts: BranchTexts;
  /** @param change null: resets all filters */
  onChoose: (change: Partial<BranchFilter> | null) => void;
};

const noFilter = readBranchFilter('');

/** Region, city, days and age. Without scripts it does nothing; the whole list stands below. */
export function FinderForm({ ref, filter: asked, regions, ages, texts, onChoose }: Props) {
  const title = useId();
  // The choice itself is painted at once; the list follows.
  const [filter, show] = useOptimistic(asked);
  const choose = (change: Partial<BranchFilter> | null) =>
    startTransition(() => {
      show({ ...filter, ...(change ?? noFilter) });
      onChoose(change);
    });
  const offered = filter.region ? regions.filter(({ id }) => id === filter.region) : regions;
  const options = (cities: RegionChoice['cities']) =>
    cities.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ));
  return (
    <form
      ref={ref}
      className="card branch-form bg-paper p-4 text-[15px] shadow-none sm:p-6 noscript:hidden"
      data-fields={regions.length > 1 ? 'many' : 'few'}
      aria-labelledby={title}
      toolname="find_branches"
      tooldescription={texts.tool}
      toolautosubmit=""
      onSubmit={(event) => event.preventDefault()}
      {...intent}
    >
      <div className="col-span-full flex items-center justify-between gap-4">
        <h2 id={title} className="text-[1.3rem]">
          {texts.find}
        </h2>
        <button
          type="button"
          className={`btn btn-quiet -my-2 whitespace-nowrap ${branchQuery(filter) ? '' : 'invisible'}`}
          onClick={() => choose(null)}
        >
          {texts.reset}
        </button>
      </div>
      {regions.length > 1 && (
        <Field label={texts.region}>
          <select
            className="input font-normal"
            name="region"
            toolparamdescription={texts.region}
            autoComplete="off"
            value={filter.region ?? ''}
            onChange={({ target }) =>
              choose({ region: regions.find(({ id }) => id === target.value)?.id ?? null, city: null })
            }
          >
            <option value="">{texts.anyRegion}</option>
            {regions.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </Field>
      )}
      <Field label={texts.city}>
        <select
          className="input font-normal"
          name="city"
          toolparamdescription={texts.city}
          autoComplete="off"
          value={filter.city ?? ''}
          onChange={({ target }) => choose({ city: target.value || null })}
        >
          <option value="">{texts.anyCity}</option>
          {offered.length === 1
            ? options(offered[0]!.cities)
            : offered.map(({ id, name, cities }) => (
                <optgroup key={id} label={name}>
                  {options(cities)}
                </optgroup>
              ))}
        </select>
      </Field>
      <Field label={texts.age}>
        <select
          className="input font-normal"
          name="age"
          toolparamdescription={texts.age}
          autoComplete="off"
          value={filter.age ?? ''}
          onChange={({ target }) => choose({ age: target.value ? Number(target.value) : null })}
        >
          <option value="">{texts.anyAge}</option>
          {[...new Set([...ages, ...(filter.age === null ? [] : [filter.age])])].map((age) => (
            <option key={age} value={age}>
              {texts.years.replace('{age}', String(age))}
            </option>
          ))}
        </select>
      </Field>
      {(['from', 'to'] as const).map((end) => (
        <Field key={end} label={texts[end]}>
          <DayField
            name={end}
            label={texts[end]}
            value={filter[end]}
            least={end === 'to' ? filter.from : null}
            onChoose={(day) => choose({ [end]: day })}
          />
        </Field>
      ))}
      <Checkbox
        name="seats"
        value="1"
        toolparamdescription={texts.onlySeats}
        autoComplete="off"
        checked={filter.seats}
        onChange={({ target }) => choose({ seats: target.checked })}
        className="branch-seats self-end font-semibold"
      >
        {texts.onlySeats}
      </Checkbox>
    </form>
  );
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className="grid min-w-0 content-start gap-1 font-semibold">
      {label}
      {children}
    </label>
  );
}
