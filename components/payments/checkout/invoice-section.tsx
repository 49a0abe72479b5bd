'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { Field } from '@/components/ui/forms/field';
import { RadioCard } from '@/components/ui/forms/radio-card';
import { invoiceKinds } from '@/lib/orders/taiwan-invoice';
import type { useInvoiceForm } from './use-invoice-form';

type Props = { form: ReturnType<typeof useInvoiceForm>['form'] };

/** Taiwan's invoice: for a person, with a carrier if there is one, for a company, or donated. */
export function InvoiceSection({ form }: Props) {
  const t = useTranslations('account');
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <div className="grid gap-4" onBlur={form.remember}>
      <fieldset className="grid gap-2 sm:grid-cols-3">
        <legend className="sr-only">{t('invoice.kind')}</legend>
        {invoiceKinds.map((one) => (
          <RadioCard
            key={one}
            name="invoice-kind"
            checked={kind === one}
            onChoose={() => {
              form.setValue('kind', one);
              form.clearErrors();
            }}
          >
            <span>{t(`invoice.${one}`)}</span>
          </RadioCard>
        ))}
      </fieldset>
      {kind === 'personal' && <Field {...form.field('carrier', 'invoiceCarrier')} optional={t('optional')} />}
      {kind === 'company' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field {...form.field('taxId', 'invoiceTaxId')} />
          <Field {...form.field('companyName', 'invoiceCompany')} />
        </div>
      )}
      {kind === 'donation' && <Field {...form.field('donationCode', 'invoiceDonation')} />}
      <p className="prose-width text-sm text-ink-2">{t('invoice.help')}</p>
    </div>
  );
}
