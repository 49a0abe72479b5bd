'use client';

import { useTranslations } from 'next-intl';
import * as z from 'zod';
import { FormFrame, useAccountForm } from '@/components/ui/forms/account-form';
import { Field } from '@/components/ui/forms/field';
import { logInByCard } from '@/stores/session/login';

const typed = z.string().trim().min(1).max(40);
const cardSchema = z.object({ handle: typed, code: typed });

/** The error does not reveal which of the two was wrong. */
export function LoginCardForm() {
  const t = useTranslations('account');
  const form = useAccountForm({
    schema: cardSchema,
    defaultValues: { handle: '', code: '' },
    send: logInByCard,
    fieldOfCode: { INVALID_CREDENTIALS: ['code', 'wrongCard'] },
  });
  return (
    <FormFrame form={form} className="" submitText={t('login.submit')}>
      <Field {...form.field('handle', 'cardHandle')} />
      <Field {...form.field('code', 'cardCode')} />
    </FormFrame>
  );
}
