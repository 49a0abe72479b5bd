'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { FormFrame, useAccountForm } from '@/components/ui/forms/account-form';
import { Field } from '@/components/ui/forms/field';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/toasts/notify';
import { addClass, changeClass } from '@/lib/classes/queries';
import { classInputSchema, type SchoolClass } from '@/lib/classes/contract';

/** The name of a class: creates one or renames an existing one. */
export function ClassForm({ schoolClass, onDone }: { schoolClass: SchoolClass | null; onDone: () => void }) {
  const t = useTranslations('teach.classes');
  const form = useAccountForm({
    schema: classInputSchema,
    defaultValues: { name: schoolClass?.name ?? '' },
    send: async ({ name }) => {
      const isArchived = schoolClass?.archivedAt != null;
      await (schoolClass ? changeClass(schoolClass.id, { name, isArchived }) : addClass({ name }));
      void notify('success', t('saved', { name }));
      onDone();
    },
    fieldOfCode: { CLASS_EXISTS: ['name'] },
  });
  const { setFocus } = form;
  // The button that opened the form has disappeared: move the focus.
  useEffect(() => setFocus('name'), [setFocus]);
  const back = (
    <Button kind="secondary" onClick={onDone}>
      {t('back')}
    </Button>
  );
  return (
    <FormFrame form={form} submitText={t('save')} footer={back} className="card max-w-[560px] p-5 sm:p-6">
      <Field {...form.field('name', 'className')} />
    </FormFrame>
  );
}
