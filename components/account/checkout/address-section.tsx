'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Address, SavedAddress } from '@/lib/contract/address';
import {
  AddressFields,
  AddressText,
  emptyAddress,
  valuesOf,
  type AddressValues,
} from '@/components/account/forms/address-fields';
import { saveDraft } from './checkout-draft';
import { useAccountSite } from '@/components/account/shell/account-context';

type Props = {
  form: UseFormReturn<AddressValues>;
  saved: SavedAddress[];
  keeps: boolean;
  /** null: nobody is logged in, so nothing can be kept. */
  onKeeps: ((keeps: boolean) => void) | null;
};

/** Where a parcel goes: one of the saved addresses or a new one. */
export function AddressSection({ form, saved, keeps, onKeeps }: Props) {
  const t = useTranslations('account.address');
  const { locale } = useAccountSite();
  const [chosenId, setChosenId] = useState(
    () =>
      saved.find(({ line1, name }) => line1 === form.getValues('line1') && name === form.getValues('name'))?.id ?? null,
  );
  // One that another device has removed meanwhile stays in the form, as a new one.
  const chosen = saved.find(({ id }) => id === chosenId) ?? null;
  const choose = (address: SavedAddress | null) => {
    setChosenId(address?.id ?? null);
    form.reset(address ? valuesOf(address) : emptyAddress(locale));
  };
  return (
    <>
      {saved.length > 0 && (
        <fieldset className="grid gap-2">
          <legend className="sr-only">{t('choose')}</legend>
          {[...saved, null].map((address) => (
            <label
              key={address?.id ?? ''}
              className="flex min-h-[52px] cursor-pointer items-start gap-3 rounded-[12px] border-[1.5px] border-line bg-card px-4 py-3 has-checked:border-orange-500 has-checked:bg-paper"
            >
              <input
                type="radio"
                name="saved-address"
                className="mt-1 size-5 flex-none accent-(--action)"
                checked={chosen === address}
                onChange={() => choose(address)}
              />
              {address ? <AddressText address={address} /> : <b>{t('other')}</b>}
            </label>
          ))}
        </fieldset>
      )}
      {chosen === null && (
        <div className="grid gap-4" onBlur={() => saveDraft(form.getValues() as Address)}>
          <AddressFields register={form.register} errors={form.formState.errors} />
          {onKeeps && (
            <label className="flex min-h-6 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                className="size-5 accent-(--action)"
                checked={keeps}
                onChange={(event) => onKeeps(event.target.checked)}
              />
              {t('keep')}
            </label>
          )}
        </div>
      )}
    </>
  );
}
