import type { Ref } from 'react';
import type { CatalogueFilter } from '@/lib/catalogue/catalogue-filter';
import { GradeRange } from './grade-range';
import type { ListTexts } from './read-list-texts';
import { useChoice } from './use-choice';
import { intent } from './use-found';

type RadiosProps<Value extends string> = {
  name: string;
  legend: string;
  chosen: Value | null;
  /** The label of no choice, and those of the options. */
  any: string;
  options: Record<Value, string>;
  onChoose: (value: Value | null) => void;
};

function Radios<Value extends string>({ name, legend, chosen, any, options, onChoose }: RadiosProps<Value>) {
  const [shown, choose] = useChoice(chosen, onChoose);
  const values = [null, ...(Object.keys(options) as Value[])];
  return (
    <fieldset toolparamdescription={legend}>
      <legend className="mb-1 font-bold">{legend}</legend>
      {values.map((value) => (
        <label
          key={value}
          className="flex min-h-9 cursor-pointer items-center gap-2.5 text-ink-2 has-checked:font-semibold has-checked:text-ink"
        >
          <input
            className="stone-radio"
            type="radio"
            name={name}
            value={value ?? ''}
            checked={value === shown}
            autoComplete="off"
            onChange={() => choose(value)}
          />
          {value ? options[value] : any}
        </label>
      ))}
    </fieldset>
  );
}

type Props = {
  ref?: Ref<HTMLFormElement>;
  filter: CatalogueFilter;
  texts: ListTexts;
  /** A grade handle is being dragged: the list follows, the address does not yet. */
  onMove: (filter: CatalogueFilter) => void;
  onSettle: () => void;
  onChoose: (change: Partial<CatalogueFilter>) => void;
};

/** In a wide window the form is open: some browsers cannot show the content of a closed one by CSS (list.css). */
const openWhereWide = (details: HTMLDetailsElement | null) => {
  if (details && matchMedia('(min-width: 992px)').matches) details.open = true;
};

export function Filters({ ref, filter, texts, onMove, onSettle, onChoose }: Props) {
  return (
    // Closed on phones; CSS shows the form in a wide window anyway (list.css), so nothing moves after the first paint.
    <details
      ref={openWhereWide}
      className="catalogue-filters lg:sticky lg:top-[calc(var(--header)+24px)] lg:self-start noscript:hidden"
      {...intent}
    >
      <summary className="btn btn-secondary lg:hidden">{texts.filters}</summary>
      <form
        ref={ref}
        className="grid gap-7 text-[15px] max-lg:card max-lg:mt-5 max-lg:p-5 max-lg:shadow-none"
        toolname="filter_courses"
        tooldescription={texts.tool}
        toolautosubmit=""
        onSubmit={(event) => event.preventDefault()}
      >
        <GradeRange
          texts={texts}
          from={filter.from}
          to={filter.to}
          onMove={(ends) => onMove({ ...filter, ...ends })}
          onSettle={onSettle}
        />
        <Radios
          name="audience"
          legend={texts.audience}
          chosen={filter.audience}
          any={texts.anyone}
          options={texts.audiences}
          onChoose={(audience) => onChoose({ audience })}
        />
        <Radios
          name="price"
          legend={texts.priceLabel}
          chosen={filter.price}
          any={texts.anyPrice}
          options={texts.prices}
          onChoose={(price) => onChoose({ price })}
        />
      </form>
    </details>
  );
}
