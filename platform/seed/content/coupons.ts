import * as z from 'zod';
import { currencies } from '@/lib/kernel/money';
import { productTypes } from '@/lib/catalogue/product-type';
import { readEntries } from '@/platform/kernel/content/data';
import { localized } from '@/platform/kernel/content/shapes';
import { period } from './period';

const count = z.number().int();
const common = {
  ...period,
  note: localized,
  maxUses: count.nullable(),
  uses: count,
  /** Both empty: valid for every product. */
  onlyTypes: z.array(z.enum(productTypes)),
  onlyProducts: z.array(z.string()),
};
const coupon = z.discriminatedUnion('kind', [
  z.strictObject({ ...common, kind: z.literal('percent'), value: count, perCurrency: z.null() }),
  z.strictObject({
    ...common,
    kind: z.literal('amount'),
    value: z.null(),
    perCurrency: z.record(z.enum(currencies), z.number()),
  }),
]);

export const coupons = readEntries('coupons', coupon).map(([code, one]) => ({ code, ...one }));
export type SeedCoupon = (typeof coupons)[number];
