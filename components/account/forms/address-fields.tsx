'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { addressSchema, type Address, type SavedAddress } from '@/lib/contract/address';
import type { Locale } from '@/lib/i18n/locales';
import { useAccountSite } from '@/components/account/shell/account-context';
import { useFieldError } from './use-field-error';

export type AddressValues = Omit<Address, 'line2'> & { line2?: string | undefined };
type Props = { register: UseFormRegister<AddressValues>; errors: FieldErrors<AddressValues> };

const countryOfLocale: Record<Locale, Address['country']> = {
  'zh-TW': 'TW',
  'zh-CN': 'MY',
  'en-US': 'US',
  'ja-JP': 'JP',
};

export function emptyAddress(locale: Locale): Address {
  return { name: '', phone: '', country: countryOfLocale[locale], postalCode: '', city: '', line1: '', line2: '' };
}

/** What a form holds of a saved address. */
export const valuesOf = ({ id: _, ...values }: SavedAddress): Address => values;

/** The country leads where addresses are written from large to small, and ends where they are written from small to large. */
const orderOfLocale: Record<Locale, readonly (keyof Address)[]> = {
  'zh-TW': ['name', 'phone', 'country', 'postalCode', 'city', 'line1', 'line2'],
  'zh-CN': ['name', 'phone', 'country', 'city', 'line1', 'line2', 'postalCode'],
  'en-US': ['name', 'phone', 'country', 'line1', 'line2', 'city', 'postalCode'],
  'ja-JP': ['name', 'phone', 'country', 'postalCode', 'city', 'line1', 'line2'],
};

const typing = {
  name: { autoComplete: 'name' },
  phone: { autoComplete: 'tel', inputMode: 'tel', type: 'tel' },
  postalCode: { autoComplete: 'postal-code', inputMode: 'text' },
  city: { autoComplete: 'address-level2' },
  line1: { autoComplete: 'address-line1' },
  line2: { autoComplete: 'address-line2' },
} as const;

/** A postal address in the order its language writes it. */
export function AddressFields({ register, errors }: Props) {
  const t = useTranslations('account');
  const { locale } = useAccountSite();
  const fieldError = useFieldError();
  const wide: readonly (keyof Address)[] = ['line1', 'line2'];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {orderOfLocale[locale].map((name) =>
        name === 'country' ? (
          <CountryField key={name} register={register} />
        ) : (
          <Field
            key={name}
            className={wide.includes(name) ? 'sm:col-span-2' : ''}
            label={t(`address.${name}`)}
            optional={name === 'line2' || name === 'postalCode' ? t('optional') : undefined}
            error={fieldError(`address_${name}`, errors[name])}
            {...typing[name]}
            {...register(name)}
          />
        ),
      )}
    </div>
  );
}

function CountryField({ register }: Pick<Props, 'register'>) {
  const t = useTranslations('account.address');
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-[15px] font-semibold">
        {t('country')}
      </label>
      <select id={id} className="input" autoComplete="country" {...register('country')}>
        {addressSchema.shape.country.options.map((code) => (
          <option key={code} value={code}>
            {t(`countries.${code}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** An address in a few lines, as it would stand on a parcel. */
export function AddressText({ address }: { address: Address }) {
  const t = useTranslations('account.address');
  const { locale } = useAccountSite();
  const country = t(`countries.${address.country}`);
  const street = [address.line1, address.line2].filter(Boolean).join(locale === 'en-US' ? ', ' : ' ');
  const lines =
    locale === 'en-US'
      ? [address.name, street, [address.city, address.postalCode].filter(Boolean).join(' '), country, address.phone]
      : [
          [country, address.postalCode].filter(Boolean).join(' '),
          [address.city, street].join(locale === 'ja-JP' ? '' : ' '),
          locale === 'ja-JP' ? `${address.name} 様` : address.name,
          address.phone,
        ];
  return (
    <address className="not-italic leading-relaxed">
      {lines.filter(Boolean).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}
