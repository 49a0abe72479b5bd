'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/forms/field';
import type { FieldNotes } from '@/components/ui/forms/field-frame';
import { FormFrame, useAccountForm } from '@/components/ui/forms/account-form';
import { SelectField } from '@/components/ui/forms/select-field';
import { useAccount } from '@/components/ui/shell/account-context';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/toasts/notify';
import { addLearner, changeLearner } from '@/lib/family/queries';
import { learnerInputSchema, type Learner } from '@/lib/family/contract';
import { valuesOf } from './learner-values';

/** Length of the list of birth years. */
const years = 100;

/** A name and the month of birth: the school asks for no more data than it needs to teach. */
export function LearnerForm({ learner, onDone }: { learner: Learner | null; onDone: () => void }) {
  const t = useTranslations('account.learners');
  const { locale } = useAccount();
  const form = useAccountForm({
    schema: learnerInputSchema,
    defaultValues: learner ? valuesOf(learner) : { name: '' },
    send: async (values) => {
      await (learner ? changeLearner(learner.id, values) : addLearner(values));
      void notify('success', t('saved', { name: values.name }));
      onDone();
    },
  });
  const thisYear = new Date().getFullYear();
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const back = (
    <Button kind="secondary" onClick={onDone}>
      {t('back')}
    </Button>
  );
  return (
    <FormFrame form={form} submitText={t('save')} footer={back} className="card max-w-[560px] p-5 sm:p-6">
      <Field {...form.field('name', 'learnerName')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice
          {...form.register('birthYear', { valueAsNumber: true })}
          {...labelOf(form.field('birthYear', 'birthYear'))}
          choices={Array.from({ length: years }, (_, back) => [thisYear - back, String(thisYear - back)])}
        />
        <Choice
          {...form.register('birthMonth', { valueAsNumber: true })}
          {...labelOf(form.field('birthMonth', 'birthMonth'))}
          choices={Array.from({ length: 12 }, (_, index) => [index + 1, month.format(Date.UTC(2000, index, 1))])}
        />
      </div>
      <p className="text-sm text-ink-2">{t('whyBirth')}</p>
    </FormFrame>
  );
}

/** Without the hint: the options of a select explain themselves. */
const labelOf = ({ label, error }: { label: string; error?: string | undefined }) => ({ label, error });

type ChoiceProps = ComponentProps<'select'> & FieldNotes & { choices: (readonly [value: number, text: string])[] };

function Choice({ choices, ...select }: ChoiceProps) {
  const t = useTranslations('account.learners');
  return (
    <SelectField {...select}>
      <option value="">{t('choose')}</option>
      {choices.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}
