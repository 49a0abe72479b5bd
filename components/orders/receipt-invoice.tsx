'use client';

import { useTranslations } from 'next-intl';
import { Facts } from '@/components/ui/shell/facts';
import type { OrderInvoice } from '@/lib/orders/invoice';

/** The choices for a Taiwanese invoice, and its number once it is issued. */
export function ReceiptInvoice({ invoice }: { invoice: OrderInvoice | null }) {
  const t = useTranslations('account');
  if (!invoice) return null;
  const { kind, carrier, taxId, companyName, donationCode, number } = invoice;
  return (
    <Facts
      facts={[
        [t('invoice.kind'), kind !== null && t(`invoice.${kind}`)],
        [t('fields.invoiceCarrier'), carrier ?? undefined],
        [t('fields.invoiceTaxId'), taxId ?? undefined],
        [t('fields.invoiceCompany'), companyName ?? undefined],
        [t('fields.invoiceDonation'), donationCode ?? undefined],
        [t('invoice.number'), number ? `${number.slice(0, 2)}-${number.slice(2)}` : t('invoice.notIssued')],
      ]}
    />
  );
}
