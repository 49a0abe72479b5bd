'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { notify } from '@/components/ui/notify';
import { notifyUndo } from '@/components/ui/notify-undo';
import { ApiError } from '@/lib/api/api-error';
import { addAddress, changeAddress, removeAddress, useAddresses } from '@/lib/api/user-queries';
import { addressSchema, maxSavedAddresses, type SavedAddress } from '@/lib/contract/address';
import { AddressFields, AddressText, emptyAddress, valuesOf } from '@/components/account/forms/address-fields';
import { FormAlert } from '@/components/account/forms/form-alert';
import { Loaded } from '@/components/account/shell/loaded';
import { useErrorText } from '@/components/account/shell/use-error-text';
import { useAccountSite } from '@/components/account/shell/account-context';
import { SubmitButton } from '@/components/account/forms/submit-button';
import { useAction } from '@/components/account/forms/use-action';
import { useSubmit } from '@/components/account/forms/use-submit';

/** Where parcels go. */
export function AddressesTab() {
  const query = useAddresses();
  return (
    <Loaded query={query} skeleton="h-48">
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
      // Another device was faster.
      if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) throw error;
    });
    void notifyUndo(t('addresses.removed'), t('cart.undo'), () => void putBack());
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
  const { locale } = useAccountSite();
  const form = useForm({
    resolver: zodResolver(addressSchema),
    defaultValues: address ? valuesOf(address) : emptyAddress(locale),
  });
  const { submit, busy, failure } = useSubmit(form, async (values) => {
    await (address ? changeAddress(address.id, values) : addAddress(values));
    void notify('success', t('saved'));
    onDone();
  });
  return (
    <form onSubmit={submit} noValidate className="card grid max-w-[720px] gap-5 p-5 sm:p-6">
      <FormAlert error={failure} onRetry={submit} />
      <AddressFields register={form.register} errors={form.formState.errors} />
      <SubmitButton busy={busy}>{t('save')}</SubmitButton>
      <Button kind="secondary" onClick={onDone}>
        {t('back')}
      </Button>
    </form>
  );
}
