'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormFrame, useAccountForm } from '@/components/ui/forms/account-form';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { Field } from '@/components/ui/forms/field';
import { hasProof, noProof, OwnerProofFields, proofFields, proofOf, proofShape } from '@/components/login/owner-proof';
import { useAccount } from '@/components/ui/shell/account-context';
import { Loaded } from '@/components/ui/shell/loaded';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/toasts/notify';
import { asApiError } from '@/lib/kernel/api/api-error';
import { addPasskey, hasPasskeys, removePasskey, renamePasskey, usePasskeys } from '@/lib/login/passkey-queries';
import type { AccountSecurity } from '@/lib/login/contract';
import { passkeyNameSchema, type Passkey } from '@/lib/login/passkeys-contract';

/** Passkeys of the account: the owner adds, names and removes them. */
export function PasskeysCard({ security }: { security: AccountSecurity }) {
  const t = useTranslations('account.passkeys');
  const [isAdding, setAdding] = useState(false);
  return (
    <section className="card grid gap-4 p-5 sm:p-6">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="text-sm text-ink-2">{t('text')}</p>
      <Loaded query={usePasskeys()} skeleton="h-24">
        {(passkeys) =>
          passkeys.length > 0 && (
            <ul className="grid divide-y divide-line">
              {passkeys.map((passkey) => (
                <Entry key={passkey.id} passkey={passkey} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {!hasPasskeys() ? (
        <p className="text-sm font-semibold">{t('unsupported')}</p>
      ) : isAdding ? (
        <AddForm security={security} onDone={() => setAdding(false)} />
      ) : (
        <Button kind="secondary" className="justify-self-start" onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      )}
    </section>
  );
}

const addSchema = passkeyNameSchema.extend(proofShape).superRefine(hasProof);

function AddForm({ security, onDone }: { security: AccountSecurity; onDone: () => void }) {
  const t = useTranslations('account.passkeys');
  const form = useAccountForm({
    schema: addSchema,
    defaultValues: { name: '', ...noProof },
    send: async ({ name, ...proof }) => {
      await addPasskey(name, proofOf(proof));
      void notify('success', t('added'));
      onDone();
    },
    fieldOfCode: proofFields,
  });
  return (
    <FormFrame form={form} submitText={t('submit')} footer={<Cancel onClick={onDone} />} className="">
      <Field {...form.field('name', 'passkeyName')} />
      <OwnerProofFields form={form} security={security} />
    </FormFrame>
  );
}

function Cancel({ onClick }: { onClick: () => void }) {
  const t = useTranslations('account.passkeys');
  return (
    <Button kind="secondary" onClick={onClick}>
      {t('cancel')}
    </Button>
  );
}

function Entry({ passkey }: { passkey: Passkey }) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const t = useTranslations('account.passkeys');
  const { date } = useAccount();
  const [isNaming, setNaming] = useState(false);
  const { run, busy, failure } = useAction(async () => {
    await removePasskey(id).catch((error: unknown) => {
      // Another device was faster.
      if (asApiError(error).code !== 'NOT_FOUND') throw error;
    });
    void notify('info', t('removed'));
  });
  const created = date(createdAt);
  return (
    <li className="grid gap-3 py-3">
      <span>
        <b className="break-words">{name}</b>
        <span className="block text-sm text-ink-2">
          {lastUsedAt ? t('used', { created, used: date(lastUsedAt) }) : t('unused', { created })}
        </span>
      </span>
      {isNaming ? (
        <NameForm passkey={passkey} onDone={() => setNaming(false)} />
      ) : (
        <span className="flex flex-wrap gap-2">
          <Button kind="secondary" onClick={() => setNaming(true)}>
            {t('rename')}
            <span className="sr-only"> {name}</span>
          </Button>
          <Button kind="quiet" onClick={run} busyLabel={busy && t('remove')}>
            {t('remove')}
            <span className="sr-only"> {name}</span>
          </Button>
        </span>
      )}
      <FormAlert error={failure} onRetry={run} />
    </li>
  );
}

function NameForm({ passkey: { id, name }, onDone }: { passkey: Passkey; onDone: () => void }) {
  const t = useTranslations('account.passkeys');
  const form = useAccountForm({
    schema: passkeyNameSchema,
    defaultValues: { name },
    send: async (values) => {
      await renamePasskey(id, values.name);
      void notify('success', t('renamed'));
      onDone();
    },
  });
  return (
    <FormFrame form={form} submitText={t('save')} footer={<Cancel onClick={onDone} />} className="">
      <Field {...form.field('name', 'passkeyName')} />
    </FormFrame>
  );
}
