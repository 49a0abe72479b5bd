'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AddressFields, AddressText, emptyAddress, valuesOf } from '@/components/account/address-fields';
import { RadioCard } from '@/components/ui/forms/radio-card';
import type { AccountForm } from '@/components/ui/forms/account-form';
import { useAccount } from '@/components/ui/shell/account-context';
import { Checkbox } from '@/components/ui/checkbox';
import type { Address, SavedAddress } from '@/lib/account/address';
import { saveDraft } from './checkout-draft';

type Props = {
  form: AccountForm<Address>;
  saved: SavedAddress[];
  savesAddress: boolean;
  /** Null: the user is not logged in, so no address can be saved. */
  onSavesAddress: ((savesAddress: boolean) => void) | null;
};

/** Where a shipment goes: one of the saved addresses or a new one. */
export function AddressSection({ form, saved, savesAddress, onSavesAddress }: Props) {
  const t = useTranslations('account.address');
  const { locale } = useAccount();
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
            <RadioCard
              key={address?.id ?? ''}
              name="saved-address"
              checked={chosen === address}
              onChoose={() => choose(address)}
            >
              {address ? <AddressText address={address} /> : <b>{t('other')}</b>}
            </RadioCard>
          ))}
        </fieldset>
      )}
      {chosen === null && (
        <div className="grid gap-4" onBlur={() => saveDraft(form.getValues())}>
          <AddressFields form={form} />
          {onSavesAddress && (
            <Checkbox checked={savesAddress} onChange={({ target }) => onSavesAddress(target.checked)}>
              {t('keep')}
            </Checkbox>
          )}
        </div>
      )}
    </>
  );
}
