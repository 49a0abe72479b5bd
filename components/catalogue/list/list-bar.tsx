import { sortOrders, type SortOrder } from '@/lib/catalogue/catalogue-filter';
import type { ListTexts } from './read-list-texts';
import { useChoice } from './use-choice';
import { intent } from './use-found';

type Props = {
  total: number;
  sort: SortOrder | null;
  texts: ListTexts;
  onSort: (sort: SortOrder | null) => void;
};

/** How many there are, and in which order. */
export function ListBar({ total, sort, texts, onSort }: Props) {
  const [shown, choose] = useChoice(sort, onSort);
  return (
    <div
      className="catalogue-bar mb-3.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-[15px] text-ink-2"
      {...intent}
    >
      <p role="status" className="font-semibold">
        {(total === 1 ? texts.countOne : texts.countOther).replace('#', String(total))}
      </p>
      <label className="flex items-center gap-2 noscript:hidden">
        {texts.sort}
        <select
          className="min-h-10 rounded-full border-[1.5px] border-line bg-card px-2.5 py-1 leading-[1.4] font-semibold text-ink"
          autoComplete="off"
          value={shown ?? ''}
          onChange={(event) => choose(sortOrders.find((order) => order === event.target.value) ?? null)}
        >
          <option value="">{texts.sorts.recommended}</option>
          {sortOrders.map((order) => (
            <option key={order} value={order}>
              {texts.sorts[order]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
