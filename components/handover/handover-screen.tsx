'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import * as z from 'zod';
import { FormFrame, useAccountForm } from '@/components/ui/forms/account-form';
import { Field } from '@/components/ui/forms/field';
import { NewPasswordField } from '@/components/login/new-password-field';
import { useAccount } from '@/components/ui/shell/account-context';
import { goTo, hashFor } from '@/components/ui/shell/hash-route';
import { Loaded } from '@/components/ui/shell/loaded';
import { Screen } from '@/components/ui/shell/screen';
import { Checkbox } from '@/components/ui/checkbox';
import { notify } from '@/components/ui/toasts/notify';
import { takeOver, useHandover } from '@/lib/handover/queries';
import type { Handover } from '@/lib/handover/contract';
import { newPassword } from '@/lib/login/contract';
import { newUsername } from '@/lib/account/contract';
import { enter } from '@/stores/session/login';

/** A family takes over the account that a teacher made for a child, by the link of an email (docs/product.md, "From the teacher to the family"). */
export default function HandoverScreen({ query }: { query: URLSearchParams }) {
  const t = useTranslations('account.handover');
  const token = query.get('token') ?? '';
  const [isTaken, setTaken] = useState(false);
  return (
    <Screen title={t('title')} narrow>
      <Loaded query={useHandover(token, !isTaken)}>
        {(handover) => <Offered token={token} handover={handover} onTaken={() => setTaken(true)} />}
      </Loaded>
    </Screen>
  );
}

const takenSchema = z.object({ username: newUsername, password: newPassword, keepsTeacher: z.boolean() });

type Props = { token: string; handover: Handover; onTaken: () => void };

function Offered({ token, handover: { student, teacher, email, username }, onTaken }: Props) {
  const t = useTranslations('account.handover');
  const { locale } = useAccount();
  const form = useAccountForm<z.infer<typeof takenSchema>>({
    schema: takenSchema,
    defaultValues: { username, password: '', keepsTeacher: true },
    send: async (values) => {
      const session = await takeOver({ ...values, token, locale });
      // The login clears queries of the logged-out state; without this the handover would be read again.
      onTaken();
      await enter(session);
      void notify('success', t('done'));
      goTo(hashFor('userSpace/account'), { replace: true });
    },
    fieldOfCode: { USERNAME_TAKEN: ['username'], PASSWORD_WEAK: ['password'] },
  });
  return (
    <div className="grid gap-5">
      <p className="prose-width text-lg wrap-anywhere">{t('lead', { student, teacher })}</p>
      <p className="prose-width text-ink-2 wrap-anywhere">{t('text', { email })}</p>
      <FormFrame form={form} submitText={t('submit')}>
        <Field {...form.field('username', 'username')} />
        <NewPasswordField
          {...form.field('password', 'newPassword')}
          password={form.watch('password')}
          owner={{ username: form.watch('username'), email }}
        />
        <Checkbox {...form.register('keepsTeacher')}>{t('keeps', { student })}</Checkbox>
      </FormFrame>
    </div>
  );
}
