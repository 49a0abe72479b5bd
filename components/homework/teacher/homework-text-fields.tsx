'use client';

import { useTranslations } from 'next-intl';
import type { Path } from 'react-hook-form';
import type { AccountForm } from '@/components/ui/forms/account-form';
import { Field } from '@/components/ui/forms/field';
import { TextArea } from '@/components/ui/forms/text-area';

type HomeworkTexts = { title: string; words: string; due: string | null };

/** The fields title, due date and message, for new and existing homework. */
export function HomeworkTextFields<Values extends HomeworkTexts>({ form }: { form: AccountForm<Values> }) {
  const t = useTranslations('account');
  const due = 'due' as Path<Values>;
  return (
    <>
      <Field {...form.field('title' as Path<Values>, 'homeworkTitle')} />
      <Field
        {...form.field(due, 'homeworkDue')}
        {...form.register(due, { setValueAs: (value: string | null) => value || null })}
      />
      <TextArea
        label={t('fields.homeworkWords')}
        hint={t('hints.homeworkWords')}
        error={form.errorText('words' as Path<Values>, 'homeworkWords')}
        rows={4}
        {...form.register('words' as Path<Values>)}
      />
    </>
  );
}
