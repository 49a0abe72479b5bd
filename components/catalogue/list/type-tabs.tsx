import type { Catalogue } from '@/lib/catalogue/shapes';
import type { ProductType } from '@/lib/catalogue/product-type';
import { onPlainClick } from '@/components/ui/browser/plain-click';
import type { ListTexts } from './read-list-texts';
import { useChoice } from './use-choice';
import { intent } from './use-found';

type Props = {
  chosen: ProductType | null;
  /** The number of products by type: without filters, and with the other filters applied. */
  offered: Catalogue['facets'];
  facets: Catalogue['facets'];
  texts: ListTexts;
  /** The whole list's address. */
  path: string;
  onChoose: (type: ProductType | null) => void;
};

/** Each type has a page of its own, which works without JavaScript; with it the list is filtered in place. */
export function TypeTabs({ chosen, offered, facets, texts, path, onChoose }: Props) {
  const [shown, choose] = useChoice(chosen, onChoose);
  const tabs = [
    { type: null, label: texts.all, count: facets.all },
    ...facets.types
      .filter(({ type }) => offered.types.some((one) => one.type === type && one.count > 0))
      .map(({ type, count }) => ({ type, label: texts.types[type], count })),
  ];
  return (
    <nav aria-label={texts.tabs} className="mt-7" {...intent}>
      <ul className="flex flex-wrap gap-2 lg:gap-1.5 [&_.tab]:px-[13px]">
        {tabs.map(({ type, label, count }) => (
          <li key={type}>
            <a
              href={type ? `${path}/type/${type}` : path}
              aria-current={type === shown ? 'true' : undefined}
              className="tab"
              onClick={onPlainClick(() => choose(type))}
            >
              {label}
              <span className="text-[12px] opacity-75">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
