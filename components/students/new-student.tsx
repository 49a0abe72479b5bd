'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormFrame, useAccountForm, type AccountForm } from '@/components/ui/forms/account-form';
import { SelectField } from '@/components/ui/forms/select-field';
import { Loaded } from '@/components/ui/shell/loaded';
import { Screen } from '@/components/ui/shell/screen';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/toasts/notify';
import { useClassChoices } from '@/lib/classes/queries';
import { addStudent } from '@/lib/students/queries';
import { type SchoolClass } from '@/lib/classes/contract';
import { newStudentSchema, type LoginCard, type NewStudent as Values } from '@/lib/students/contract';
import { LoginCards } from './cards/login-cards';
import { ClassOptions } from '@/components/classes/class-options';
import { BackToStudents } from './back-to-students';
import { StudentFields, type StudentValues } from './student-fields';

/** A form for a new student; then the card, which is shown only once. @param schoolClass preselected; '' none */
export function NewStudent({ schoolClass }: { schoolClass: string }) {
  const t = useTranslations('teach.student');
  const [card, setCard] = useState<LoginCard | null>(null);
  const choices = useClassChoices();
  return (
    <Screen title={t('newTitle')} lead={card ? undefined : t('newLead')}>
      {card ? (
        <LoginCards cards={[card]}>
          <Button onClick={() => setCard(null)}>{t('another')}</Button>
          <BackToStudents />
        </LoginCards>
      ) : (
        <Loaded query={choices}>
          {(classes) => <NewStudentForm classes={classes} schoolClass={schoolClass} onCard={setCard} />}
        </Loaded>
      )}
    </Screen>
  );
}

type Props = { classes: readonly SchoolClass[]; schoolClass: string; onCard: (card: LoginCard) => void };

function NewStudentForm({ classes, schoolClass, onCard }: Props) {
  const t = useTranslations('teach.student');
  const fields = useTranslations('account.fields');
  const known = classes.some(({ id }) => id === schoolClass) ? schoolClass : null;
  const empty: Values = { name: '', birthYear: null, birthMonth: null, note: '', schoolClass: known };
  const form = useAccountForm<Values>({
    schema: newStudentSchema,
    defaultValues: empty,
    send: async (values) => {
      const { student, card } = await addStudent(values);
      void notify('success', t('created', { name: student.name }));
      if (card) return onCard(card);
      // Ready for the next student of the same class.
      form.reset({ ...empty, schoolClass: values.schoolClass });
      form.setFocus('name');
    },
    fieldOfCode: { STUDENT_EXISTS: ['name'], CLASS_ARCHIVED: ['schoolClass'], CLASS_UNKNOWN: ['schoolClass'] },
  });
  return (
    <FormFrame
      form={form}
      submitText={t('create')}
      footer={<BackToStudents />}
      className="card max-w-[560px] p-5 sm:p-6"
    >
      <StudentFields form={form as unknown as AccountForm<StudentValues>} />
      <SelectField
        label={fields('studentClass')}
        error={form.errorText('schoolClass', 'studentClass')}
        {...form.register('schoolClass', { setValueAs: (value: string | null) => value || null })}
      >
        <option value="">{t('noClassOption')}</option>
        <ClassOptions classes={classes} />
      </SelectField>
    </FormFrame>
  );
}
