import * as z from 'zod';
import { asInvoiceCode, invoiceKinds, isCarrier, isDonationCode, isTaxId } from './taiwan-invoice';
import { textsOrNull } from '@/lib/kernel/api/shapes';

const code = (isRight: (text: string) => boolean) =>
  z.string().max(40).transform(asInvoiceCode).pipe(z.string().refine(isRight));

/** The invoice that a buyer in Taiwan requests. The shop does not issue it: staff do, and enter its number. */
export const invoiceWishSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('personal'),
    /** A mobile barcode or the number of a citizen digital certificate. */
    carrier: code(isCarrier).optional(),
  }),
  z.strictObject({
    kind: z.literal('company'),
    taxId: code(isTaxId),
    companyName: z.string().trim().min(1).max(80),
  }),
  z.strictObject({ kind: z.literal('donation'), donationCode: code(isDonationCode) }),
]);
export type InvoiceWish = z.output<typeof invoiceWishSchema>;

/** The invoice of an order; `number` once it is issued. */
export const orderInvoiceSchema = z.object({
  kind: z.enum(invoiceKinds).nullable(),
  ...textsOrNull('carrier', 'taxId', 'companyName', 'donationCode', 'number'),
});
export type OrderInvoice = z.infer<typeof orderInvoiceSchema>;
