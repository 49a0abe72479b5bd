'use client';

import { FieldDescription, FieldError, FieldLabel, useField, useFormFields } from '@payloadcms/ui';
import type { DefaultCellComponentProps, NumberFieldClientComponent, NumberFieldClientProps } from 'payload';
import { useState } from 'react';
import { currencies, fromMainUnit, minorDigits, type Currency } from '@/lib/kernel/money';
import { amountText, currencySymbols, moneyText, typedAmount } from './money-text';

function show(amount: unknown, currency: unknown): string {
  if (typeof amount !== 'number' || !(currencies as readonly unknown[]).includes(currency)) return '–';
  return moneyText({ amount, currency: currency as Currency });
}

/** An amount stored in the minor unit, shown in its document's currency. Only the services write it. */
export const MoneyField: NumberFieldClientComponent = ({ field, path: givenPath }) => {
  const { value, path } = useField<number>({ potentiallyStalePath: givenPath });
  const currency = useFormFields(([fields]) => fields.currency?.value);
  return (
    <div className="field-type">
      <FieldLabel label={field.label ?? field.name} path={path} />
      <output id={`field-${path.replaceAll('.', '__')}`} className="money">
        {show(value, currency)}
      </output>
      {field.admin?.description && <FieldDescription description={field.admin.description} path={path} />}
    </div>
  );
};

export function MoneyCell({ cellData, rowData }: DefaultCellComponentProps) {
  return <span className="money">{show(cellData, rowData?.currency)}</span>;
}

type PriceFieldProps = NumberFieldClientProps & { currency: Currency };

/** An amount of one currency in its main unit, as people write it: with its symbol, its separators and its decimals. */
export function PriceField({ field, path: givenPath, readOnly, currency }: PriceFieldProps) {
  const { value, setValue, path, showError, disabled } = useField<number | null>({ potentiallyStalePath: givenPath });
  const [draft, setDraft] = useState<string | null>(null);
  const id = `field-${path.replaceAll('.', '__')}`;
  const shown = typeof value === 'number' ? amountText(value, currency) : '';
  return (
    <div className={`field-type number${showError ? ' error' : ''}`} style={{ flex: '1 1 8rem' }}>
      <FieldLabel label={field.label ?? field.name} path={path} required={field.required ?? false} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <span className="price-input">
          <span aria-hidden="true">{currencySymbols[currency]}</span>
          <input
            id={id}
            type="text"
            inputMode={minorDigits[currency] === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            maxLength={20}
            value={draft ?? shown}
            readOnly={readOnly || disabled}
            aria-invalid={showError}
            onFocus={() => setDraft(shown)}
            onChange={(event) => {
              setDraft(event.target.value);
              setValue(typedAmount(event.target.value));
            }}
            onBlur={() => setDraft(null)}
          />
        </span>
      </div>
      {field.admin?.description && <FieldDescription description={field.admin.description} path={path} />}
    </div>
  );
}

type Prices = Partial<Record<Currency, { originPrice?: number | null; sellPrice?: number | null }>>;

/** A product's prices in a list: the selling price, and the original one if higher. */
export function PricesCell({ rowData }: DefaultCellComponentProps) {
  const prices = (rowData?.price ?? {}) as Prices;
  const inMain = (value: number, currency: Currency) => moneyText(fromMainUnit(value, currency));
  const sold = currencies.flatMap((currency) => {
    const { originPrice, sellPrice } = prices[currency] ?? {};
    return sellPrice == null ? [] : [{ currency, sellPrice, originPrice }];
  });
  if (sold.length === 0) return <span>–</span>;
  return (
    <ul className="prices-cell">
      {sold.map(({ currency, sellPrice, originPrice }) => (
        <li key={currency} className="money">
          {inMain(sellPrice, currency)}
          {originPrice != null && originPrice > sellPrice && <s>{inMain(originPrice, currency)}</s>}
        </li>
      ))}
    </ul>
  );
}

/** What a coupon takes off. */
export function WorthCell({ rowData }: DefaultCellComponentProps) {
  if (rowData?.kind === 'percent') return <span className="money">{`${rowData.value ?? '–'} %`}</span>;
  const amounts = (rowData?.perCurrency ?? {}) as Partial<Record<Currency, number | null>>;
  const texts = currencies.flatMap((currency) => {
    const amount = amounts[currency];
    return amount == null ? [] : [moneyText(fromMainUnit(amount, currency))];
  });
  return <span className="money">{texts.join(' · ') || '–'}</span>;
}

/** A column that is no field of the form. */
export const NoField = () => null;
