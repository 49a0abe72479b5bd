import type { Locale } from '@/lib/kernel/locale';
import { pricesOf } from '@/lib/kernel/money';

type Product = Parameters<typeof pricesOf>[0] & { isActive: Record<Locale, boolean> };

/** Whether a language sells a product: it is switched on there, and has a price in the language's currency. */
export const isSoldIn = (product: Product, locale: Locale): boolean =>
  product.isActive[locale] && pricesOf(product, locale) !== null;

export const isForChildrenAlone = ({ audience }: { audience: readonly string[] }): boolean =>
  audience.join() === 'child';
