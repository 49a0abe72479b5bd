'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AddressFields, AddressText, emptyAddress, valuesOf } from '@/components/account/address-fields';
import { FormAlert, useAction, useErrorText } from '@/components/ui/forms/action';
import { FormFrame, useAccountForm } from '@/components/ui/forms/account-form';
import { useAccount } from '@/components/ui/shell/account-context';
import { Loaded } from '@/components/ui/shell/loaded';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { notify } from '@/components/ui/toasts/notify';
import { asApiError } from '@/lib/kernel/api/api-error';
import { useAddresses } from '@/lib/account/user-hooks';
import { addAddress, changeAddress, removeAddress } from '@/lib/account/queries';
import { addressSchema, maxSavedAddresses, type SavedAddress } from '@/lib/account/address';

/** Where shipments go. */
export function AddressesTab() {
  return (
    <Loaded query={useAddresses()} skeleton="h-48">
      {(addresses) => <AddressBook addresses={addresses} />}
    </Loaded>
  );
}

function AddressBook({ addresses }: { addresses: SavedAddress[] }) {
  const t = useTranslations('account.addresses');
  const [edited, setEdited] = useState<SavedAddress | 'new' | null>(null);
  if (edited !== null) return <AddressForm address={edited === 'new' ? null : edited} onDone={() => setEdited(null)} />;
  return (
    <div className="grid gap-5">
      {addresses.length === 0 ? (
        <EmptyState title={t('none')}>{t('noneHelp')}</EmptyState>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {addresses.map((address) => (
            <li key={address.id} className="card grid gap-3 p-5">
              <AddressText address={address} />
              <span className="flex flex-wrap gap-2">
                <Button kind="secondary" onClick={() => setEdited(address)}>
                  {t('edit')}
                  <span className="sr-only"> {address.line1}</span>
                </Button>
                <RemoveAddress address={address} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {addresses.length < maxSavedAddresses && (
        <Button className="justify-self-start" onClick={() => setEdited('new')}>
          {t('add')}
        </Button>
      )}
    </div>
  );
}

function RemoveAddress({ address }: { address: SavedAddress }) {
  const t = useTranslations('account');
  const errorText = useErrorText();
  const putBack = () => addAddress(valuesOf(address)).catch((error: unknown) => notify('error', errorText(error)));
  const { run, busy, failure } = useAction(async () => {
    await removeAddress(address.id).catch((error: unknown) => {
      // Another device has already deleted it.
      if (asApiError(error).code !== 'NOT_FOUND') throw error;
    });
    void notify('info', t('addresses.removed'), { label: t('cart.undo'), run: putBack });
  });
  return (
    <>
      <Button kind="quiet" onClick={run} busyLabel={busy && t('sending')}>
        {t('addresses.remove')}
        <span className="sr-only"> {address.line1}</span>
      </Button>
      <FormAlert error={failure} onRetry={run} />
    </>
  );
}

function AddressForm({ address, onDone }: { address: SavedAddress | null; onDone: () => void }) {
  const t = useTranslations('account.addresses');
  const { locale } = useAccount();
  const form = useAccountForm({
    schema: addressSchema,
    defaultValues: address ? valuesOf(address) : emptyAddress(locale),
    send: async (values) => {
      await (address ? changeAddress(address.id, values) : addAddress(values));
      void notify('success', t('saved'));
      onDone();
    },
  });
  const back = (
    <Button kind="secondary" onClick={onDone}>
      {t('back')}
    </Button>
  );
  return (
    <FormFrame form={form} submitText={t('save')} footer={back} className="card max-w-[720px] p-5 sm:p-6">
      <AddressFields form={form} />
    </FormFrame>
  );
}
