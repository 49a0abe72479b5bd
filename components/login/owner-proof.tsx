'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import * as z from 'zod';
import { Button } from '@/components/ui/button';
import { useAccount } from '@/components/ui/shell/account-context';
import type { AccountSecurity, OwnerProof } from '@/lib/login/contract';
import type { AccountForm } from '@/components/ui/forms/account-form';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { Field } from '@/components/ui/forms/field';
import { useCodeRequest } from './use-code-request';

/** The input that proves the account's owner; one of the two is filled in. */
export const proofShape = { password: z.string().max(200), otp: z.string().trim().max(40) };
export const noProof = { password: '', otp: '' };
type Proof = typeof noProof;

/** If both are empty, both fields get the error; only one of them is shown. */
export const hasProof = (values: Proof, { addIssue }: z.core.$RefinementCtx) => {
  if (values.password || values.otp) return;
  for (const name of ['password', 'otp']) addIssue({ code: 'custom', path: [name] });
};
export const proofOf = ({ password, otp }: Proof): OwnerProof => ({
  password: password || undefined,
  otp: otp || undefined,
});
/** The field at which each rejection is shown. */
export const proofFields = { INVALID_CREDENTIALS: ['password', 'wrongPassword'], OTP_INVALID: ['otp'] } as const;

type Props<T extends FieldValues & Proof> = { form: AccountForm<T>; security: AccountSecurity };

/** Asks the logged-in user to prove that it is their account: by the password, or by a code mailed to its address. */
export function OwnerProofFields<T extends FieldValues & Proof>({ form, security }: Props<T>) {
  const t = useTranslations('account');
  const [byCode, setByCode] = useState(!security.hasPassword);
  const switchTo = (code: boolean) => {
    for (const name of ['password', 'otp'] as Path<T>[]) {
      form.setValue(name, '' as PathValue<T, Path<T>>);
      form.clearErrors(name);
    }
    setByCode(code);
  };
  return (
    <div className="grid gap-3">
      {byCode ? (
        <MailedCode form={form} email={security.email} />
      ) : (
        <Field {...form.field('password' as Path<T>, 'currentPassword')} />
      )}
      {security.hasPassword && (
        <Button kind="quiet" className="justify-self-start" onClick={() => switchTo(!byCode)}>
          {t(byCode ? 'owner.byPassword' : 'owner.byCode')}
        </Button>
      )}
    </div>
  );
}

function MailedCode<T extends FieldValues & Proof>({ form, email }: { form: AccountForm<T>; email: string }) {
  const t = useTranslations('account');
  const { user } = useAccount();
  const { send, wait } = useCodeRequest('login');
  const [isSent, setSent] = useState(false);
  const { run, busy, failure } = useAction(async () => {
    await send(user?.username ?? '');
    setSent(true);
    setTimeout(() => form.setFocus('otp' as Path<T>));
  });
  return (
    <>
      <p role={isSent ? 'status' : undefined} className={isSent ? 'rounded-card bg-jade-soft p-4 text-sm' : ''}>
        {t(isSent ? 'email.sentTo' : 'owner.codeText', { email })}
      </p>
      <FormAlert error={failure} onRetry={run} />
      <Button
        kind="secondary"
        className="justify-self-start"
        disabled={wait > 0}
        onClick={run}
        busyLabel={busy && t('sending')}
      >
        {wait > 0 ? t('code.wait', { seconds: wait }) : t(isSent ? 'code.again' : 'code.request')}
      </Button>
      <Field {...form.field('otp' as Path<T>, 'code')} />
    </>
  );
}
