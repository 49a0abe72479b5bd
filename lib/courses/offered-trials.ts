import type { Locale } from '@/lib/kernel/locale';
import { isForChildrenAlone, isSoldIn } from '@/lib/catalogue/on-sale';

type Trial = { id: string; productId: string | null; title: Partial<Record<Locale, string>> };
type Sold = Parameters<typeof isSoldIn>[0] & { id: string; audience: readonly string[] };

/** The trials sold in a language, with their titles; those for children only come last, because an unknown visitor is assumed to be an adult. */
export function offeredTrials(
  trials: readonly Trial[],
  products: readonly Sold[],
  locale: Locale,
): { id: string; title: string }[] {
  return trials
    .flatMap(({ id, productId, title }) => {
      const product = products.find((one) => one.id === productId);
      if (!product || !isSoldIn(product, locale) || !title[locale]) return [];
      return [{ product, trial: { id, title: title[locale] } }];
    })
    .sort((a, b) => Number(isForChildrenAlone(a.product)) - Number(isForChildrenAlone(b.product)))
    .map(({ trial }) => trial);
}
