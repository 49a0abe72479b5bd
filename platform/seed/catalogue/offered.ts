import * as z from 'zod';
import { currencies } from '@/lib/kernel/money';
import { audiences } from '@/lib/catalogue/product-type';
import { either, languages, localized } from '@/platform/kernel/content/shapes';

const amount = z.number().nonnegative();
/** A single amount is the selling price; otherwise selling and original price. In the currency's main unit. */
const inCurrency = either(
  (value) => typeof value === 'number',
  amount.transform((sellPrice) => ({ originPrice: sellPrice, sellPrice })),
  z.strictObject({ sellPrice: amount, originPrice: amount }),
);
export const price = z.record(z.enum(currencies), inCurrency);
export const sellPrices = z.record(z.enum(currencies), amount);

/** The copy of every product. */
export const copy = {
  title: localized,
  summary: localized,
  description: localized,
  targetAudience: localized,
  outcomes: z.array(localized).min(1),
};

/** Where and for whom it is sold. */
export const availability = {
  sortOrder: z.number().int(),
  audience: z.array(z.enum(audiences)).min(1),
  /** Languages in which it is not sold. */
  hiddenIn: languages.default([]),
};
