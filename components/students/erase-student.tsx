'use client';

import { useTranslations } from 'next-intl';
import { FormFrame, useAccountForm } from '@/components/ui/forms/account-form';
import { Field } from '@/components/ui/forms/field';
import { goTo, hashFor } from '@/components/ui/shell/hash-route';
import { Loaded } from '@/components/ui/shell/loaded';
import { notify } from '@/components/ui/toasts/notify';
import { eraseStudent, useErasure } from '@/lib/students/queries';
import type { Student } from '@/lib/students/contract';

/** Erases an archived student's account for good: shows what is deleted with it, and asks for the name. */
export function EraseStudent({ student: { id, name } }: { student: Student }) {
  const t = useTranslations('teach.student');
  const query = useErasure(id);
  const form = useAccountForm({
    schema: null,
    defaultValues: { name: '' },
    send: async (values) => {
      await eraseStudent(id, values.name);
      void notify('success', t('erased', { name }));
      goTo(hashFor(''), { replace: true });
    },
    fieldOfCode: { NAME_MISMATCH: ['name'] },
  });
  return (
    <section className="card grid gap-4 p-5 sm:p-6">
      <h2 className="text-xl">{t('eraseTitle')}</h2>
      <p className="text-ink-2">{t('eraseText')}</p>
      <Loaded query={query} skeleton="h-16">
        {({ activations, homework }) => (
          <ul className="grid list-disc gap-1 ps-5">
            <li>{t('eraseActivations', { count: activations })}</li>
            <li>{t('eraseHomework', { count: homework })}</li>
          </ul>
        )}
      </Loaded>
      <FormFrame form={form} submitText={t('erase')} className="">
        <Field {...form.field('name', 'studentName')} label={t('eraseName', { name })} hint={undefined} />
      </FormFrame>
    </section>
  );
}
