import { strongestGrade, weakestGrade } from '@/lib/kernel/grades';
import { currencies, currencyOfLocale, type Currency } from '@/lib/kernel/money';
import { audiences, productTypes, typesUnderMore, type Audience, type ProductType } from './product-type';

/** Which products of the course list are shown, and in which order. */
export type CatalogueFilter = {
  /** The chosen tab; null: every type. */
  type: ProductType | null;
  /** Grades, from the weaker (larger number) to the stronger. */
  from: number;
  to: number;
  audience: Audience | null;
  price: PriceStep | null;
  /** null: the shop's own order. */
  sort: SortOrder | null;
};

/** Cards on a page of the list. */
export const pageLength = 24;

export const priceSteps = ['free', 'low', 'high'] as const;
export type PriceStep = (typeof priceSteps)[number];
export const sortOrders = ['grade', 'price', 'priceDesc'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** The limit between 'low' (below it) and 'high' (from it on), in main units. */
export const priceLimit: Record<Currency, number> = { NTD: 1500, USD: 50, JPY: 7000 };

/** The order in which the tabs are offered; 'more' gathers others, so it comes last. */
export const tabOrder: readonly ProductType[] = [
  'hjjCoursePlan',
  'bundle',
  'generalCourses',
  'vip',
  'verification',
  'itp',
  'physicalGood',
  'more',
];

export const everything: CatalogueFilter = {
  type: null,
  from: weakestGrade,
  to: strongestGrade,
  audience: null,
  price: null,
  sort: null,
};

/** @param search of the address; an unknown value is ignored */
export function readFilter(search: string): CatalogueFilter {
  const query = new URLSearchParams(search);
  const oneOf = <Value extends string>(name: string, allowed: readonly Value[]) =>
    allowed.find((value) => value === query.get(name)) ?? null;
  const grade = (name: string, otherwise: number) => {
    const value = Number(query.get(name));
    return Number.isInteger(value) && value >= strongestGrade && value <= weakestGrade ? value : otherwise;
  };
  const ends = [grade('gradeFrom', weakestGrade), grade('gradeTo', strongestGrade)];
  return {
    type: oneOf('coursesType', productTypes),
    from: Math.max(...ends),
    to: Math.min(...ends),
    audience: oneOf('audience', audiences),
    price: oneOf('price', priceSteps),
    sort: oneOf('sort', sortOrders),
  };
}

/** The parameters of an address with this filter; defaults are left out. */
export function filterParams({ type, from, to, audience, price, sort }: CatalogueFilter): Record<string, string> {
  const given = {
    coursesType: type,
    gradeFrom: from === weakestGrade ? null : String(from),
    gradeTo: to === strongestGrade ? null : String(to),
    audience,
    price,
    sort,
  };
  return Object.fromEntries(Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== null));
}

/** The facts of a product that the filter uses. Prices in main units. */
export type CatalogueFacts = {
  type: ProductType;
  isItp: boolean;
  audience: readonly Audience[];
  gradeFrom: number | null;
  gradeTo: number | null;
  price: Partial<Record<Currency, { sellPrice: number }>>;
};

/** The tabs that show a product: its own type, teacher training if it is marked so, and 'more' for the types below it. */
export function tabsOf({ type, isItp }: Pick<CatalogueFacts, 'type' | 'isItp'>): readonly ProductType[] {
  const own: ProductType[] = isItp && type !== 'itp' ? [type, 'itp'] : [type];
  return own.some((one) => typesUnderMore.includes(one)) && type !== 'more' ? [...own, 'more'] : own;
}

/** Whether a product is shown, whatever the tab. A narrowed grade range excludes products without grades. */
export function isAmong(facts: CatalogueFacts, filter: CatalogueFilter, locale: string): boolean {
  if (filter.audience && !facts.audience.includes(filter.audience)) return false;
  if (filter.price) {
    const step = stepOf(facts, currencyOfLocale(locale));
    // A free product is 'low', too.
    if (step === null || (step !== filter.price && !(step === 'free' && filter.price === 'low'))) return false;
  }
  if (filter.from === weakestGrade && filter.to === strongestGrade) return true;
  const { gradeFrom, gradeTo } = facts;
  return gradeFrom !== null && gradeTo !== null && gradeTo <= filter.from && gradeFrom >= filter.to;
}

function stepOf({ price }: CatalogueFacts, currency: Currency): PriceStep | null {
  const amount = price[currency]?.sellPrice;
  if (amount === undefined) return null;
  return amount === 0 ? 'free' : amount < priceLimit[currency] ? 'low' : 'high';
}

/** Products of one kind are shown by the same filters, under the same tabs: thousands of products are a few hundred kinds. */
export function kindOf(facts: CatalogueFacts): string {
  const { audience, gradeFrom, gradeTo } = facts;
  return [tabsOf(facts), audience, gradeFrom, gradeTo, ...currencies.map((one) => stepOf(facts, one))].join(' ');
}

/** Order of two products; 0 keeps the shop's own order. Products without grade or price come last. */
export function compareFacts(a: CatalogueFacts, b: CatalogueFacts, sort: SortOrder, locale: string): number {
  if (sort === 'grade') return (b.gradeFrom ?? 0) - (a.gradeFrom ?? 0) || (b.gradeTo ?? 0) - (a.gradeTo ?? 0);
  const [first, second] = [priceOf(a, locale), priceOf(b, locale)];
  if (first === null || second === null) return Number(first === null) - Number(second === null);
  return sort === 'price' ? first - second : second - first;
}

/** How different two products are: by type, grades and audience. */
export function distance(a: CatalogueFacts, b: CatalogueFacts): number {
  const kind = a.type === b.type ? 0 : 6;
  const grade =
    a.gradeTo === null || b.gradeTo === null
      ? 8
      : Math.abs(a.gradeTo - b.gradeTo) + Math.abs((a.gradeFrom ?? 0) - (b.gradeFrom ?? 0));
  const audience = a.audience.some((one) => b.audience.includes(one)) ? 0 : 6;
  return kind + grade + audience;
}

function priceOf({ price }: CatalogueFacts, locale: string): number | null {
  return price[currencyOfLocale(locale)]?.sellPrice ?? null;
}
