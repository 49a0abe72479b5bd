import type { PriceStep, SortOrder } from '@/lib/domain/catalogue-filter';
import type { Audience, ProductType } from '@/lib/domain/product-type';

/** What the list says, in the page's language. '#' stands for a number. */
export type ListTexts = {
  tabs: string;
  all: string;
  types: Record<ProductType, string>;
  filters: string;
  grade: string;
  gradeFrom: string;
  gradeTo: string;
  audience: string;
  anyone: string;
  audiences: Record<Audience, string>;
  price: string;
  anyPrice: string;
  prices: Record<PriceStep, string>;
  sort: string;
  recommended: string;
  sorts: Record<SortOrder, string>;
  countOne: string;
  countOther: string;
  listName: string;
  /** '{shown}' of '{total}'. */
  shown: string;
  more: string;
  empty: string;
  emptyHint: string;
  reset: string;
  failed: string;
  /** With '{code}'. */
  couponApplied: string;
  couponRefused: string;
};
