'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import * as z from 'zod';
import { FormFrame, useAccountForm } from '@/components/ui/forms/account-form';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { Field } from '@/components/ui/forms/field';
import { hasProof, noProof, OwnerProofFields, proofFields, proofOf, proofShape } from '@/components/login/owner-proof';
import { useCountdown } from '@/components/ui/forms/use-countdown';
import { useAccount } from '@/components/ui/shell/account-context';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/toasts/notify';
import { mailEmailCode, proveEmail } from '@/lib/login/queries';
import { userQuery } from '@/lib/account/queries';
import { getQueryClient } from '@/lib/kernel/api/query-client';
import type { AccountSecurity } from '@/lib/login/contract';
import { setSessionUser } from '@/stores/session/login';

type Props = { security: AccountSecurity };

/** The email address: whether it is proved, a code to prove it, and a form to change it. */
export function EmailCard({ security }: Props) {
  const t = useTranslations('account.email');
  const { email, isEmailProved, pendingEmail } = security;
  const [isChanging, setChanging] = useState(false);
  // A mailed code is asked for first, also after a reload.
  const [isPutOff, setPutOff] = useState(false);
  const awaited = isPutOff ? null : pendingEmail;
  return (
    <section className="card grid gap-5 p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-xl">{t('title')}</h2>
        <span
          className={`rounded-full px-3 py-1 text-sm font-semibold ${isEmailProved ? 'bg-jade-soft text-jade' : 'bg-paper-2 text-ink-2'}`}
        >
          {t(isEmailProved ? 'proved' : 'notProved')}
        </span>
      </div>
      <p className="font-semibold break-all">{email}</p>
      {awaited ? (
        <CodeForm key={awaited} email={awaited} onOther={() => setPutOff(true)} onDone={() => setChanging(false)} />
      ) : isChanging ? (
        <ChangeForm security={security} onSent={() => setPutOff(false)} onCancel={() => setChanging(false)} />
      ) : (
        <>
          {!isEmailProved && <ProvePresent email={email} onSent={() => setPutOff(false)} />}
          <Button kind="secondary" className="justify-self-start" onClick={() => setChanging(true)}>
            {t('change')}
          </Button>
        </>
      )}
    </section>
  );
}

function ProvePresent({ email, onSent }: { email: string; onSent: () => void }) {
  const t = useTranslations('account');
  const { locale } = useAccount();
  const { run, busy, failure } = useAction(async () => {
    await mailEmailCode({ email, locale });
    onSent();
  });
  return (
    <>
      <p className="text-ink-2">{t('email.why')}</p>
      <FormAlert error={failure} onRetry={run} />
      <Button className="justify-self-start" onClick={run} busyLabel={busy && t('sending')}>
        {t('code.request')}
      </Button>
    </>
  );
}

const codeSchema = z.object({ otp: z.string().trim().min(4).max(40) });
/** The server mails one code a minute to one address. */
const pause = 60;

function CodeForm({ email, onOther, onDone }: { email: string; onOther: () => void; onDone: () => void }) {
  const t = useTranslations('account');
  const { locale } = useAccount();
  const [wait, startWait] = useCountdown(pause);
  const form = useAccountForm({
    schema: codeSchema,
    defaultValues: { otp: '' },
    send: async ({ otp }) => {
      await proveEmail(otp);
      setSessionUser(await getQueryClient().fetchQuery(userQuery()));
      void notify('success', t('email.saved'));
      onDone();
    },
    fieldOfCode: { OTP_INVALID: ['otp'] },
  });
  const again = useAction(async () => {
    await mailEmailCode({ email, locale });
    form.reset();
    startWait();
  });
  const footer = (
    <span className="flex flex-wrap gap-2">
      <Button kind="quiet" disabled={wait > 0} onClick={again.run} busyLabel={again.busy && t('sending')}>
        {wait > 0 ? t('code.wait', { seconds: wait }) : t('code.again')}
      </Button>
      <Button kind="quiet" onClick={onOther}>
        {t('email.other')}
      </Button>
    </span>
  );
  return (
    <FormFrame form={form} submitText={t('email.confirm')} footer={footer} className="">
      <p role="status" className="rounded-card bg-jade-soft p-4 text-sm break-words">
        {t('email.sentTo', { email })}
      </p>
      <FormAlert error={again.failure} onRetry={again.run} />
      <Field {...form.field('otp', 'code')} />
    </FormFrame>
  );
}

const changeSchema = z.object({ email: z.email().max(120), ...proofShape }).superRefine(hasProof);

function ChangeForm({ security, onSent, onCancel }: Props & { onSent: () => void; onCancel: () => void }) {
  const t = useTranslations('account');
  const { locale } = useAccount();
  const form = useAccountForm({
    schema: changeSchema,
    defaultValues: { email: '', ...noProof },
    send: async ({ email, ...proof }) => {
      await mailEmailCode({ email, locale, ...proofOf(proof) });
      onSent();
    },
    fieldOfCode: proofFields,
  });
  const footer = (
    <Button kind="secondary" onClick={onCancel}>
      {t('email.cancel')}
    </Button>
  );
  return (
    <FormFrame form={form} submitText={t('code.request')} footer={footer} className="">
      <p className="text-ink-2">{t('email.changeText')}</p>
      <Field {...form.field('email', 'newEmail')} />
      <OwnerProofFields form={form} security={security} />
    </FormFrame>
  );
}
