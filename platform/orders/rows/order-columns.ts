import type { CreateOrderInput } from '@/lib/orders/shapes';
import type { Quote } from '@/platform/cart/quote-cart';
import { invoiceColumns } from './order-papers';
import { addressColumns } from '@/platform/account/address-columns';

/** The columns that an order stores of its request and its quote. An order with a total of 0 has no invoice. */
export function orderColumns(
  { currency, locale, marketHandle, note, address, invoice }: CreateOrderInput,
  { totals: { subtotal, discount, shipping, total }, coupon, settings: { japan } }: Quote,
) {
  return {
    currency,
    locale,
    marketHandle,
    subtotal,
    discount,
    shipping,
    total,
    note,
    coupon: coupon?.code,
    ...(address && addressColumns(address)),
    ...(invoice && total > 0 && invoiceColumns(invoice)),
    ...(japan && currency === 'JPY' && { tax_qualifiedNumber: japan.qualifiedNumber, tax_rate: japan.rate }),
  };
}
