import type { Locale } from '../locale';
import { pricesOf } from '../money';

type Trial = { id: string; productId: string | null; title: Partial<Record<Locale, string>> };
type Sold = Parameters<typeof pricesOf>[0] & {
  id: string;
  isActive: Record<Locale, boolean>;
  audience: readonly string[];
};

/** The trials that a language sells, by name; what is for children alone comes last: who has not said anything of themselves is taken for an adult. */
export function offeredTrials(
  trials: readonly Trial[],
  products: readonly Sold[],
  locale: Locale,
): { id: string; title: string }[] {
  const isForChildren = (product: Sold) => product.audience.join() === 'child';
  return trials
    .flatMap(({ id, productId, title }) => {
      const product = products.find((one) => one.id === productId);
      if (!product?.isActive[locale] || !pricesOf(product, locale) || !title[locale]) return [];
      return [{ product, trial: { id, title: title[locale] } }];
    })
    .sort((a, b) => Number(isForChildren(a.product)) - Number(isForChildren(b.product)))
    .map(({ trial }) => trial);
}
