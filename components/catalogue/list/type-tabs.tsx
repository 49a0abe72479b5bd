import type { MouseEvent } from 'react';
import type { Catalogue } from '@/lib/contract/ecommerce';
import type { ProductType } from '@/lib/domain/product-type';
import { isPlainClick } from '../plain-click';
import type { ListTexts } from './list-texts';

type Props = {
  chosen: ProductType | null;
  /** Types that have products here. */
  types: readonly ProductType[];
  /** How many there are with the other filters as they are. */
  facets: Catalogue['facets'];
  texts: ListTexts;
  /** The whole list's address. */
  path: string;
  onChoose: (type: ProductType | null) => void;
  /** The visitor is about to choose. */
  onIntent: () => void;
};

/** Each type has a page of its own, which works without JavaScript; with it the list is filtered where it stands. */
export function TypeTabs({ chosen, types, facets, texts, path, onChoose, onIntent }: Props) {
  const tabs = [
    { type: null, label: texts.all, count: facets.all },
    ...facets.types
      .filter(({ type }) => types.includes(type))
      .map(({ type, count }) => ({ type, label: texts.types[type], count })),
  ];
  const choose = (event: MouseEvent, type: ProductType | null) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose(type);
  };
  return (
    <nav aria-label={texts.tabs} className="mt-7" onPointerEnter={onIntent} onFocus={onIntent}>
      <ul className="flex flex-wrap gap-2 lg:gap-1.5 [&_.tab]:px-[13px]">
        {tabs.map(({ type, label, count }) => (
          <li key={type}>
            <a
              href={type ? `${path}/type/${type}` : path}
              aria-current={type === chosen ? 'true' : undefined}
              className="tab"
              onClick={(event) => choose(event, type)}
            >
              {label}
              <span className="tab-count">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
