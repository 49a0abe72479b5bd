'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import * as z from 'zod';
import { FormAlert } from '@/components/ui/forms/action';
import { useAccountForm } from '@/components/ui/forms/account-form';
import { hasProof, noProof, OwnerProofFields, proofFields, proofOf, proofShape } from '@/components/login/owner-proof';
import { goTo } from '@/components/ui/shell/hash-route';
import { Loaded } from '@/components/ui/shell/loaded';
import { Button } from '@/components/ui/button';
import { deleteAccount, useDeletion } from '@/lib/privacy/queries';
import type { AccountSecurity } from '@/lib/login/contract';
import { clearSession } from '@/stores/session/login';

type Props = { security: AccountSecurity; onCancel: () => void };

/** What is deleted, what stays, and what blocks the deletion; then the owner has to confirm. */
export function DeleteForm({ security, onCancel }: Props) {
  const t = useTranslations('account.deletion');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-5">
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {t('title')}
      </h3>
      <Points title={t('goesTitle')} points={[t('goes.person'), t('goes.courses'), t('goes.requests')]} />
      <Points
        title={t('staysTitle')}
        points={[t('stays.orders'), t('stays.gifts'), t('stays.username'), t('stays.trial')]}
      />
      <p className="text-sm text-ink-2">{t('first')}</p>
      <Loaded query={useDeletion()} skeleton="h-24">
        {({ blockers }) =>
          blockers.length > 0 ? (
            <div className="grid gap-4 rounded-card bg-paper-2 p-4">
              <Points title={t('blockedTitle')} points={blockers.map((blocker) => t(`blockers.${blocker}`))} />
            </div>
          ) : (
            <ConfirmForm security={security} />
          )
        }
      </Loaded>
      <Button kind="secondary" onClick={onCancel}>
        {t('keep')}
      </Button>
    </div>
  );
}

function Points({ title, points }: { title: string; points: string[] }) {
  return (
    <div className="grid gap-1.5">
      <p className="font-semibold">{title}</p>
      <ul className="grid list-disc gap-1 pl-5 text-sm">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

const schema = z.object(proofShape).superRefine(hasProof);

function ConfirmForm({ security }: Pick<Props, 'security'>) {
  const t = useTranslations('account');
  const form = useAccountForm({
    schema,
    defaultValues: noProof,
    send: async (values) => {
      await deleteAccount(proofOf(values));
      // Navigate first: without a session the guard would ask for a login.
      goTo('#/deleted', { replace: true });
      clearSession();
    },
    fieldOfCode: proofFields,
  });
  return (
    <form onSubmit={form.submit} noValidate className="grid gap-5">
      <FormAlert error={form.failure} onRetry={form.submit} />
      <OwnerProofFields form={form} security={security} />
      <Button type="submit" kind="danger" busyLabel={form.busy && t('sending')}>
        {t('deletion.submit')}
      </Button>
    </form>
  );
}
