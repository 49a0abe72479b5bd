'use client';

import * as z from 'zod';
import { useAccountForm } from '@/components/ui/forms/account-form';
import type { CreateOrderInput } from '@/lib/orders/shapes';
import { asInvoiceCode, invoiceKinds, isCarrier, isDonationCode, isTaxId } from '@/lib/orders/taiwan-invoice';
import { writeStored, readStoredJson } from '@/lib/kernel/browser/browser-storage';

const fields = z.object({
  kind: z.enum(invoiceKinds),
  carrier: z.string(),
  taxId: z.string(),
  companyName: z.string().max(80),
  donationCode: z.string(),
});
type InvoiceValues = z.infer<typeof fields>;

const empty: InvoiceValues = { kind: 'personal', carrier: '', taxId: '', companyName: '', donationCode: '' };

/** Only the fields of the chosen kind are checked. */
const schema = fields.superRefine(({ kind, carrier, taxId, companyName, donationCode }, { addIssue }) => {
  const rules: [isWrong: boolean, path: keyof InvoiceValues][] = [
    [kind === 'personal' && carrier.trim() !== '' && !isCarrier(asInvoiceCode(carrier)), 'carrier'],
    [kind === 'company' && !isTaxId(asInvoiceCode(taxId)), 'taxId'],
    [kind === 'company' && companyName.trim() === '', 'companyName'],
    [kind === 'donation' && !isDonationCode(asInvoiceCode(donationCode)), 'donationCode'],
  ];
  for (const [isWrong, path] of rules) if (isWrong) addIssue({ code: 'custom', path: [path] });
});

const draftKey = 'sente_checkout_invoice';
const saveDraft = (values: InvoiceValues | null) =>
  writeStored(draftKey, values && JSON.stringify(values), 'sessionStorage');

/** The buyer's choices for the invoice; like the address they survive a login and a reload. */
export function useInvoiceForm() {
  const draft = fields.safeParse(readStoredJson(draftKey, 'sessionStorage')).data;
  const form = useAccountForm<InvoiceValues>({ schema, defaultValues: draft ?? empty, send: async () => {} });
  /** Null: a field is invalid and has the focus. */
  const read = async (): Promise<Pick<CreateOrderInput, 'invoice'> | null> => {
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return null;
    const { kind, carrier, taxId, companyName, donationCode } = form.getValues();
    if (kind === 'company') return { invoice: { kind, taxId, companyName } };
    if (kind === 'donation') return { invoice: { kind, donationCode } };
    return { invoice: { kind, ...(carrier.trim() && { carrier }) } };
  };
  const remember = () => saveDraft(form.getValues());
  return { form: { ...form, remember }, read, forget: () => saveDraft(null) };
}
