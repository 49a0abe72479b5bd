'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormFrame, useAccountForm } from '@/components/ui/forms/account-form';
import { useAccount } from '@/components/ui/shell/account-context';
import { goTo, hashFor } from '@/components/ui/shell/hash-route';
import { Screen } from '@/components/ui/shell/screen';
import { notify } from '@/components/ui/toasts/notify';
import { giveHomework } from '@/lib/homework/queries';
import { newHomeworkSchema, type NewHomework as Values } from '@/lib/homework/contract';
import { newUuid } from '@/lib/kernel/browser/new-key';
import { ChooseItems } from './choose/choose-items';
import { ChooseStudents, type Recipients } from './choose/choose-students';
import { itemOf, type Chosen } from './choose/chosen';
import { NotOpen } from './not-open';
import { HomeworkTextFields } from './homework-text-fields';

/** The form for a new homework; a repeated request creates only one. */
export function NewHomework() {
  const t = useTranslations('homework.given');
  const errors = useTranslations('errors');
  const { locale } = useAccount();
  const [key] = useState(newUuid);
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [recipients, setRecipients] = useState<Recipients>({ schoolClass: null, students: [] });
  const form = useAccountForm<Values>({
    schema: newHomeworkSchema,
    defaultValues: { key, title: '', words: '', due: null, items: [], schoolClass: null, students: [] },
    send: async (values) => {
      const given = await giveHomework(values, locale);
      void notify('success', t('givenNow', { count: given.students.length }));
      goTo(hashFor(given.id), { replace: true });
    },
    fieldOfCode: {
      DATE_PASSED: ['due'],
      ITEM_UNKNOWN: ['items'],
      NO_STUDENTS: ['schoolClass'],
      CLASS_ARCHIVED: ['schoolClass'],
      CLASS_UNKNOWN: ['schoolClass'],
      STUDENT_UNKNOWN: ['students'],
      TOO_MANY_RECIPIENTS: ['students'],
    },
  });
  const { formState } = form;
  const choose = (items: Chosen[]) => {
    setChosen(items);
    form.setValue('items', items.map(itemOf), { shouldValidate: formState.isSubmitted });
  };
  const address = (next: Recipients) => {
    setRecipients(next);
    form.setValue('schoolClass', next.schoolClass);
    form.setValue(
      'students',
      next.students.map(({ id }) => id),
    );
    form.clearErrors(['schoolClass', 'students']);
  };
  const codeOf = (name: 'items' | 'schoolClass' | 'students') => {
    const type = String(formState.errors[name]?.type ?? '');
    return type && errors.has(type) ? errors(type as 'NO_STUDENTS') : undefined;
  };
  return (
    <Screen title={t('newTitle')} lead={t('newLead')}>
      <FormFrame
        form={form}
        submitText={t('giveNow')}
        className="max-w-[900px] gap-8"
        footer={
          <a href={hashFor('')} className="btn btn-secondary justify-self-start">
            {t('back')}
          </a>
        }
      >
        <NotOpen error={form.failure} />
        <div className="card grid gap-5 p-5 sm:p-6">
          <HomeworkTextFields form={form} />
        </div>
        <ChooseStudents
          recipients={recipients}
          onChange={address}
          error={codeOf('schoolClass') ?? codeOf('students')}
        />
        <ChooseItems
          chosen={chosen}
          onChange={choose}
          error={codeOf('items') ?? (formState.errors.items ? t('choose.nothing') : undefined)}
        />
      </FormFrame>
    </Screen>
  );
}
