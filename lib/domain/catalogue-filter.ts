/**
 * Which products of the course list are shown (decisions, "coursesType"). The functions below name nothing outside
 * themselves: their text also runs as an inline script, so that a filtered list is right at its first paint.
 */
export type CatalogueFilter = {
  /** The chosen tab, '' for all. */
  tab: string;
  /** Product types of that tab; null: every type. */
  types: readonly string[] | null;
  /** Grades, from the weaker (larger number) to the stronger. */
  from: number;
  to: number;
  audience: string;
  price: string;
  sort: string;
};
/** What a card says of its product. `price` in the main unit of the page's currency. */
export type CardFacts = {
  types: readonly string[];
  from: number | null;
  to: number | null;
  audience: readonly string[];
  price: number;
};
/** Tab → the product types it gathers. */
export type CatalogueTabs = Readonly<Record<string, readonly string[]>>;

export const priceSteps = ['free', 'low', 'high'] as const;
export const sortOrders = ['grade', 'price', 'priceDesc'] as const;

/** @param search of the address; unknown values show all */
export function readFilter(search: string, tabs: CatalogueTabs): CatalogueFilter {
  const query = new URLSearchParams(search);
  const oneOf = (name: string, allowed: readonly string[]) => {
    const value = query.get(name) ?? '';
    return allowed.includes(value) ? value : '';
  };
  const grade = (name: string, otherwise: number) => {
    const value = Number(query.get(name));
    return Number.isInteger(value) && value >= 1 && value <= 19 ? value : otherwise;
  };
  const a = grade('gradeFrom', 19);
  const b = grade('gradeTo', 1);
  const tab = oneOf('coursesType', Object.keys(tabs));
  return {
    tab,
    types: tab ? (tabs[tab] ?? null) : null,
    from: Math.max(a, b),
    to: Math.min(a, b),
    audience: oneOf('audience', ['adult', 'child', 'teacher']),
    price: oneOf('price', ['free', 'low', 'high']),
    sort: oneOf('sort', ['grade', 'price', 'priceDesc']),
  };
}

/** 'bundle|19|10|adult child|48' */
export function writeFacts({ types, from, to, audience, price }: CardFacts): string {
  return [types.join(' '), from ?? '', to ?? '', audience.join(' '), price].join('|');
}

export function readFacts(text: string): CardFacts {
  const parts = text.split('|');
  const words = (part: string | undefined) => (part ? part.split(' ') : []);
  const grade = (part: string | undefined) => (part ? Number(part) : null);
  return {
    types: words(parts[0]),
    from: grade(parts[1]),
    to: grade(parts[2]),
    audience: words(parts[3]),
    price: Number(parts[4]),
  };
}

/** @param step main units: 'low' is below it, 'high' from it on. A narrowed grade range leaves out what has no grade. */
export function isShown(facts: CardFacts, filter: CatalogueFilter, step: number): boolean {
  if (filter.types && !facts.types.some((type) => filter.types?.includes(type))) return false;
  if (filter.audience && !facts.audience.includes(filter.audience)) return false;
  if (filter.price === 'free' && facts.price !== 0) return false;
  if (filter.price === 'low' && facts.price >= step) return false;
  if (filter.price === 'high' && facts.price < step) return false;
  if (filter.from === 19 && filter.to === 1) return true;
  return facts.from !== null && facts.to !== null && facts.to <= filter.from && facts.from >= filter.to;
}

/** Order of two cards; 0 keeps the shop's own order. What has no grade comes last. */
export function compareFacts(a: CardFacts, b: CardFacts, sort: string): number {
  if (sort === 'price') return a.price - b.price;
  if (sort === 'priceDesc') return b.price - a.price;
  if (sort === 'grade') return (b.from ?? 0) - (a.from ?? 0) || (b.to ?? 0) - (a.to ?? 0);
  return 0;
}
