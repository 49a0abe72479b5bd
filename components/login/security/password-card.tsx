'use client';

import { useTranslations } from 'next-intl';
import * as z from 'zod';
import { FormFrame, useAccountForm } from '@/components/ui/forms/account-form';
import { NewPasswordField } from '../new-password-field';
import { hasProof, noProof, OwnerProofFields, proofFields, proofOf, proofShape } from '@/components/login/owner-proof';
import { useAccount } from '@/components/ui/shell/account-context';
import { notify } from '@/components/ui/toasts/notify';
import { changePassword } from '@/lib/login/queries';
import { invalidate } from '@/lib/kernel/api/query-client';
import { newPassword, type AccountSecurity } from '@/lib/login/contract';
import { storeToken } from '@/lib/kernel/browser/token';

const schema = z.object({ newPassword, ...proofShape }).superRefine(hasProof);

/** A new password, or the first one, for the account's owner; other devices are logged out. */
export function PasswordCard({ security }: { security: AccountSecurity }) {
  const t = useTranslations('account');
  const { user } = useAccount();
  const username = user?.username ?? '';
  const form = useAccountForm({
    schema,
    defaultValues: { newPassword: '', ...noProof },
    send: async ({ newPassword, ...proof }) => {
      storeToken(await changePassword({ newPassword, ...proofOf(proof) }));
      form.reset();
      void notify('success', t('password.saved'));
      await invalidate(['user']);
    },
    fieldOfCode: { ...proofFields, PASSWORD_WEAK: ['newPassword'] },
  });
  const titleKey = security.hasPassword ? 'title' : 'setTitle';
  return (
    <FormFrame
      key={titleKey}
      form={form}
      heading={<h2 className="text-xl">{t(`password.${titleKey}`)}</h2>}
      submitText={t(security.hasPassword ? 'password.submit' : 'password.setSubmit')}
      className="card p-5 sm:p-6"
    >
      {!security.hasPassword && <p className="text-ink-2">{t('password.setText')}</p>}
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <OwnerProofFields form={form} security={security} />
      <NewPasswordField
        {...form.field('newPassword', 'newPassword')}
        password={form.watch('newPassword')}
        owner={{ username, email: security.email }}
      />
      <p className="text-sm text-ink-2">{t('password.text')}</p>
    </FormFrame>
  );
}
