'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import type { AccountForm } from '@/components/ui/forms/account-form';
import { Field } from '@/components/ui/forms/field';
import { SelectField } from '@/components/ui/forms/select-field';
import { TextArea } from '@/components/ui/forms/text-area';
import { useAccount } from '@/components/ui/shell/account-context';

/** The length of the list of years, counted back from this one. */
const years = 100;
export type StudentValues = { name: string; birthYear: number | null; birthMonth: number | null; note: string };
/** An empty choice becomes null. */
const numberOrNull = { setValueAs: (value: unknown) => (value === '' || value === null ? null : Number(value)) };

/** The fields of a student: the name, and optional ones. */
export function StudentFields({ form }: { form: AccountForm<StudentValues> }) {
  const t = useTranslations('account');
  const { locale } = useAccount();
  const optional = t('optional');
  const thisYear = new Date().getFullYear();
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return (
    <>
      <Field {...form.field('name', 'studentName')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice
          {...form.register('birthYear', numberOrNull)}
          {...labelAndError(form.field('birthYear', 'birthYear'))}
          optional={optional}
          choices={Array.from({ length: years }, (_, back) => [thisYear - back, String(thisYear - back)])}
        />
        <Choice
          {...form.register('birthMonth', numberOrNull)}
          {...labelAndError(form.field('birthMonth', 'birthMonth'))}
          optional={optional}
          choices={Array.from({ length: 12 }, (_, index) => [index + 1, month.format(Date.UTC(2000, index, 1))])}
        />
      </div>
      <Note form={form} />
    </>
  );
}

/** A list needs no hint, because it shows what can be chosen. */
const labelAndError = ({ label, error }: ComponentProps<typeof Field>) => ({ label, error });

type ChoiceProps = ComponentProps<typeof SelectField> & { choices: (readonly [value: number, text: string])[] };

function Choice({ choices, ...select }: ChoiceProps) {
  const t = useTranslations('teach.student');
  return (
    <SelectField {...select}>
      <option value="">{t('notGiven')}</option>
      {choices.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}

function Note({ form }: { form: AccountForm<StudentValues> }) {
  const { label, hint, error } = form.field('note', 'teacherNote');
  return <TextArea label={label} hint={hint} error={error} rows={3} {...form.register('note')} />;
}
