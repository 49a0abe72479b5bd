'use client';

import { FieldDescription, FieldLabel, useField, useFormFields, useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps, NumberFieldClientComponent } from 'payload';
import { currencies, formatMoney, type Currency } from '@/lib/domain/money';
import { localeOfLanguage } from './words';

function show(amount: unknown, currency: unknown, language: string): string {
  if (typeof amount !== 'number' || !(currencies as readonly unknown[]).includes(currency)) return '–';
  return formatMoney({ amount, currency: currency as Currency }, localeOfLanguage(language));
}

/** An amount kept in the minor unit, read with its document's currency. The services write it. */
export const MoneyField: NumberFieldClientComponent = ({ field, path: givenPath }) => {
  const { value, path } = useField<number>({ potentiallyStalePath: givenPath });
  const currency = useFormFields(([fields]) => fields.currency?.value);
  const { i18n } = useTranslation();
  return (
    <div className="field-type">
      <FieldLabel label={field.label ?? field.name} path={path} />
      <output id={`field-${path.replaceAll('.', '__')}`}>{show(value, currency, i18n.language)}</output>
      {field.admin?.description && <FieldDescription description={field.admin.description} path={path} />}
    </div>
  );
};

export function MoneyCell({ cellData, rowData }: DefaultCellComponentProps) {
  const { i18n } = useTranslation();
  return <span>{show(cellData, rowData?.currency, i18n.language)}</span>;
}
