'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { addressSchema, type Address, type SavedAddress } from '@/lib/account/address';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { Field } from '@/components/ui/forms/field';
import { SelectField } from '@/components/ui/forms/select-field';
import type { AccountForm } from '@/components/ui/forms/account-form';

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

/** A postal address in the order its language writes it. */
export function AddressFields({ form }: { form: AccountForm<Address> }) {
  const t = useTranslations('account');
  const { locale } = useAccount();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {orderOfLocale[locale].map((name) =>
        name === 'country' ? (
          <SelectField key={name} label={t('address.country')} autoComplete="country" {...form.register(name)}>
            {addressSchema.shape.country.options.map((code) => (
              <option key={code} value={code}>
                {t(`address.countries.${code}`)}
              </option>
            ))}
          </SelectField>
        ) : (
          <Field
            key={name}
            {...form.field(name, name)}
            className={name === 'line1' || name === 'line2' ? 'sm:col-span-2' : ''}
            optional={(name === 'line2' || name === 'postalCode') && t('optional')}
          />
        ),
      )}
    </div>
  );
}

/** An address in a few lines, as it would stand on a shipment. */
export function AddressText({ address }: { address: Address }) {
  const t = useTranslations('account.address');
  const { locale } = useAccount();
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
