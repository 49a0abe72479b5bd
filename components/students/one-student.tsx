'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormFrame, useAccountForm } from '@/components/ui/forms/account-form';
import { useAccount } from '@/components/ui/shell/account-context';
import { Facts } from '@/components/ui/shell/facts';
import { Loaded } from '@/components/ui/shell/loaded';
import { Screen } from '@/components/ui/shell/screen';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { notify } from '@/components/ui/toasts/notify';
import { asApiError } from '@/lib/kernel/api/api-error';
import { changeStudent, useStudent } from '@/lib/students/queries';
import { studentInputSchema, type NewCards, type Student } from '@/lib/students/contract';
import { LoginCards } from './cards/login-cards';
import { useTeach } from '@/components/teach/shell/teach-context';
import { BackToStudents } from './back-to-students';
import { EraseStudent } from './erase-student';
import { FamilyCard } from './family-card';
import { RemoveStudent } from './remove-student';
import { StudentActions } from './student-actions';
import { StudentLinks } from './student-links';
import { StudentFields, type StudentValues } from './student-fields';

/** One student: the facts, and what can be changed. */
export function OneStudent({ id }: { id: string }) {
  const t = useTranslations('teach');
  const query = useStudent(id);
  if (query.error && asApiError(query.error).status === 404)
    return (
      <Screen title={t('student.missing')}>
        <EmptyState title={t('student.missing')}>
          <BackToStudents />
        </EmptyState>
      </Screen>
    );
  return (
    <Screen title={query.data?.name ?? t('students.title')}>
      <Loaded query={query} skeleton="h-72">
        {(student) => <Known student={student} />}
      </Loaded>
    </Screen>
  );
}

function Known({ student }: { student: Student }) {
  const { isOpen } = useTeach();
  const [made, setMade] = useState<NewCards | null>(null);
  if (made)
    return (
      <LoginCards cards={made.cards}>
        <Button kind="secondary" onClick={() => setMade(null)}>
          {student.name}
        </Button>
      </LoginCards>
    );
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <section className="card grid gap-4 p-5 sm:p-6">
        <StudentFacts student={student} />
        <StudentLinks student={student} />
        {isOpen && <StudentActions students={[student]} schoolClass="" onCards={setMade} onDone={() => {}} />}
      </section>
      {isOpen && student.isManaged && <FamilyCard student={student} />}
      {isOpen && !student.isManaged && <RemoveStudent student={student} />}
      {isOpen && student.isManaged && student.state === 'archived' && <EraseStudent student={student} />}
      {isOpen ? <ChangeForm key={student.id} student={student} /> : <BackToStudents />}
    </div>
  );
}

function StudentFacts({ student }: { student: Student }) {
  const t = useTranslations('teach.student');
  const states = useTranslations('teach.students');
  const { date, locale } = useAccount();
  const { birthYear: year, birthMonth: month, cardAt, classes, isManaged, note, since, state } = student;
  const born = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <>
      <Facts
        facts={[
          [states('state'), states(`states.${state}`)],
          [t('classes'), classes.map(({ name }) => name).join(' · ') || states('noClass')],
          [t('born'), year !== null && month !== null && born.format(Date.UTC(year, month - 1, 1))],
          [t('since'), date(since)],
          [t('card'), isManaged && (cardAt ? t('cardOf', { date: date(cardAt) }) : t('noCard'))],
        ]}
      />
      {!isManaged && <p className="text-sm text-ink-2">{t(student.isOfFamily ? 'familyAccount' : 'ownAccount')}</p>}
      {note && <p className="whitespace-pre-line text-ink-2 wrap-anywhere">{note}</p>}
    </>
  );
}

function ChangeForm({ student }: { student: Student }) {
  const t = useTranslations('teach.student');
  const { name, birthYear, birthMonth, note } = student;
  const form = useAccountForm<StudentValues>({
    schema: studentInputSchema,
    defaultValues: { name, birthYear, birthMonth, note },
    send: async (values) => {
      const saved = await changeStudent(student.id, values);
      void notify('success', t('saved', { name: saved.name }));
    },
    fieldOfCode: { STUDENT_EXISTS: ['name'] },
  });
  return (
    <FormFrame form={form} submitText={t('save')} footer={<BackToStudents />} className="card p-5 sm:p-6">
      <StudentFields form={form} />
    </FormFrame>
  );
}
