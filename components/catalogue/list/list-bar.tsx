import { sortOrders, type SortOrder } from '@/lib/domain/catalogue-filter';
import type { ListTexts } from './read-list-texts';
import { intent } from './use-found';

type Props = {
  total: number;
  sort: SortOrder | null;
  texts: ListTexts;
  onSort: (sort: SortOrder | null) => void;
};

/** How many there are, and in which order. */
export function ListBar({ total, sort, texts, onSort }: Props) {
  return (
    <div className="catalogue-bar" {...intent}>
      <p role="status">{(total === 1 ? texts.countOne : texts.countOther).replace('#', String(total))}</p>
      <label className="catalogue-sort">
        {texts.sort}
        <select
          autoComplete="off"
          value={sort ?? ''}
          onChange={(event) => onSort(sortOrders.find((order) => order === event.target.value) ?? null)}
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
