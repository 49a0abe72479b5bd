'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { notify } from '@/components/ui/notify';
import { notifyUndo } from '@/components/ui/notify-undo';
import { addressSchema, type Address } from '@/lib/contract/address';
import { getQueryClient } from '@/lib/api/query-client';
import { addressesQuery, saveAddresses, useAddresses } from '@/lib/api/user-queries';
import { AddressFields, AddressText, emptyAddress } from '@/components/account/forms/address-fields';
import { FormAlert } from '@/components/account/forms/form-alert';
import { Loaded } from '@/components/account/shell/loaded';
import { useAccountSite } from '@/components/account/shell/account-context';
import { SubmitButton } from '@/components/account/forms/submit-button';
import { useAction } from '@/components/account/forms/use-action';
import { useSubmit } from '@/components/account/forms/use-submit';

async function store(addresses: Address[]): Promise<void> {
  getQueryClient().setQueryData(addressesQuery().queryKey, await saveAddresses(addresses));
}

/** Where parcels go. */
export function AddressesTab() {
  const query = useAddresses();
  return (
    <Loaded query={query} skeleton="h-48">
      {(addresses) => <AddressBook addresses={addresses} />}
    </Loaded>
  );
}

function AddressBook({ addresses }: { addresses: Address[] }) {
  const t = useTranslations('account.addresses');
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  if (edited !== null) {
    const at = edited === 'new' ? addresses.length : edited;
    return (
      <AddressForm
        address={addresses[at]}
        onDone={() => setEdited(null)}
        onSave={(address) => store(addresses.toSpliced(at, 1, address))}
      />
    );
  }
  return (
    <div className="grid gap-5">
      {addresses.length === 0 ? (
        <EmptyState title={t('none')}>{t('noneHelp')}</EmptyState>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {addresses.map((address, index) => (
            <li key={JSON.stringify(address)} className="card grid gap-3 p-5">
              <AddressText address={address} />
              <span className="flex flex-wrap gap-2">
                <Button kind="secondary" onClick={() => setEdited(index)}>
                  {t('edit')}
                  <span className="sr-only"> {address.line1}</span>
                </Button>
                <RemoveAddress addresses={addresses} index={index} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {addresses.length < 20 && (
        <Button className="justify-self-start" onClick={() => setEdited('new')}>
          {t('add')}
        </Button>
      )}
    </div>
  );
}

function RemoveAddress({ addresses, index }: { addresses: Address[]; index: number }) {
  const t = useTranslations('account');
  const { run, busy, failure } = useAction(async () => {
    await store(addresses.toSpliced(index, 1));
    void notifyUndo(t('addresses.removed'), t('cart.undo'), () => void store(addresses));
  });
  return (
    <>
      <Button kind="quiet" onClick={run} busyLabel={busy && t('sending')}>
        {t('addresses.remove')}
        <span className="sr-only"> {addresses[index]?.line1}</span>
      </Button>
      <FormAlert error={failure} onRetry={run} />
    </>
  );
}

function AddressForm({
  address,
  onDone,
  onSave,
}: {
  address: Address | undefined;
  onDone: () => void;
  onSave: (address: Address) => Promise<void>;
}) {
  const t = useTranslations('account.addresses');
  const { locale } = useAccountSite();
  const form = useForm({ resolver: zodResolver(addressSchema), defaultValues: address ?? emptyAddress(locale) });
  const { submit, busy, failure } = useSubmit(form, async ({ line2, ...values }) => {
    await onSave({ ...values, ...(line2 && { line2 }) });
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
