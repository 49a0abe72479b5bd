import type { Grant } from '@/lib/catalogue/grant';
import type { ProductType } from '@/lib/catalogue/product-type';
import { makeCoupon, makeProduct, platform, unique } from '../fixtures';

/** What is on sale in the model, and what one piece of it gives. */
export type Item = {
  code: string;
  type: ProductType;
  price: number;
  /** Pieces there are at the beginning of a sequence; null: as many as wanted. */
  stock: number | null;
  /** More than one of it can be bought at once. */
  isCounted: boolean;
  /** Codes that one piece is granted as. */
  codes: number;
  plan?: string;
};
type Coupon = { code: string; maxUses: number | null; maxUsesPerUser: number | null };
export type Assortment = { items: Item[]; coupons: Coupon[]; staff: number };

/** Sending the goods. */
export const shippingFee = 80;

/** What it costs to send something to Taiwan; nothing, as before, without a price. */
export async function setShipping(price?: number): Promise<void> {
  const shippingRates = price === undefined ? [] : [{ country: 'TW' as const, price: { NTD: price }, freeFrom: {} }];
  await (await platform()).updateGlobal({ slug: 'shopSettings', data: { shippingRates } });
}

/** Two courses, one of them with a single seat, a bundle of codes, VIP, hours, goods of which there are three; coupons limited in all and for each, and one for everything. */
export async function seedAssortment(): Promise<Assortment> {
  const payload = await platform();
  async function course(type: ProductType, price: number, stock: number | null): Promise<Item> {
    const plan = unique('plan');
    const data = { code: plan, title: '課程', lessonCount: 2 };
    await payload.create({ collection: 'coursePlans', locale: 'zh-TW', data });
    const code = await makeProduct({ code: plan, type, price, ...(stock !== null && { stock }) });
    return { code, type, price, stock, isCounted: false, codes: 0, plan };
  }
  type More = { stock?: number; codes?: number; requiresShipping?: boolean };
  async function item(type: ProductType, price: number, grants: Partial<Grant>[], more: More = {}): Promise<Item> {
    const { codes = 0, ...facts } = more;
    const code = await makeProduct({ type, price, grants, ...facts });
    return { code, type, price, stock: more.stock ?? null, isCounted: true, codes };
  }
  await setShipping(shippingFee);
  const [first, seat] = [await course('hjjCoursePlan', 995, null), await course('itp', 333, 1)];
  const email = `${unique('ledger')}@sente.example`;
  const staff = await payload.create({
    collection: 'staff',
    data: { name: 'm', email, password: 'a-long-password', role: 'support' },
  });
  return {
    items: [
      first,
      seat,
      await item('bundle', 1501, [{ kind: 'redeemCode', ref: first.code, amount: 2 }], { codes: 2 }),
      await item('vip', 300, [{ kind: 'vip', months: 1 }]),
      await item('more', 77, [{ kind: 'hours', amount: 500 }]),
      await item('physicalGood', 451, [{ kind: 'goods' }], { stock: 3, requiresShipping: true }),
    ],
    coupons: [
      { code: await makeCoupon({ value: 10, maxUses: 2 }), maxUses: 2, maxUsesPerUser: null },
      {
        code: await makeCoupon({ kind: 'amount', ntd: 50, maxUsesPerUser: 1 }),
        maxUses: null,
        maxUsesPerUser: 1,
      },
      // Nothing is left to pay: the order is fulfilled at once.
      { code: await makeCoupon({ value: 100 }), maxUses: null, maxUsesPerUser: null },
    ],
    staff: staff.id,
  };
}
