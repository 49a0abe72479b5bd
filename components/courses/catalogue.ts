import { writeFacts } from '@/lib/domain/catalogue-filter';
import { currencyOfLocale, type Currency } from '@/lib/domain/money';
import { productTypes, typesUnderMore, type ProductType } from '@/lib/domain/product-type';
import type { CatalogueItem } from '@/lib/data/catalogue';

/** What parts cheap from dear in the price filter, in main units. */
export const priceStep: Record<Currency, number> = { NTD: 1500, USD: 50, JPY: 7000 };

/** The order in which the groups stand and the tabs are offered; 'more' gathers others, so it comes last. */
const tabOrder: readonly ProductType[] = [
  'hjjCoursePlan',
  'bundle',
  'generalCourses',
  'vip',
  'verification',
  'itp',
  'physicalGood',
  'more',
];

/** Types a product counts as: its own, and teacher training when it is marked so. */
export function typesOf({ type, isItp }: Pick<CatalogueItem, 'type' | 'isItp'>): ProductType[] {
  return isItp && type !== 'itp' ? [type, 'itp'] : [type];
}

/** Tabs that hold anything, each with the types it gathers (spec §3). */
export function tabsOf(
  items: readonly CatalogueItem[],
): { key: ProductType; types: readonly ProductType[]; count: number }[] {
  return tabOrder
    .filter((key) => productTypes.includes(key))
    .map((key) => {
      const types = key === 'more' ? [key, ...typesUnderMore] : [key];
      return { key, types, count: items.filter((item) => typesOf(item).some((type) => types.includes(type))).length };
    })
    .filter(({ count }) => count > 0);
}

/** Products by type in the order of the tabs; each stands in one group only. */
export function groupsOf(items: readonly CatalogueItem[]): { type: ProductType; items: CatalogueItem[] }[] {
  return tabOrder
    .map((type) => ({ type, items: items.filter((item) => item.type === type) }))
    .filter((group) => group.items.length > 0);
}

/** The facts a card carries for the filter. */
export function factsOf(item: CatalogueItem, locale: string): string {
  const price = item.price[currencyOfLocale(locale)]?.sellPrice ?? 0;
  return writeFacts({ types: typesOf(item), from: item.gradeFrom, to: item.gradeTo, audience: item.audience, price });
}
