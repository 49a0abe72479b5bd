'use client';

import { useTranslations } from 'next-intl';
import { FormFrame, useAccountForm } from '@/components/ui/forms/account-form';
import { SelectField } from '@/components/ui/forms/select-field';
import { notify } from '@/components/ui/toasts/notify';
import { useClassChoices } from '@/lib/classes/queries';
import { moveStudents } from '@/lib/students/queries';
import type { Student } from '@/lib/students/contract';
import { ClassOptions } from '@/components/classes/class-options';

type Props = {
  students: readonly Student[];
  /** The class that is shown; '' none. */ from: string;
  onDone: () => void;
};

/** Out of one class, into another, or both. */
export function MoveForm({ students, from, onDone }: Props) {
  const t = useTranslations('teach.actions');
  const { data: classes = [] } = useClassChoices();
  const own = new Map(students.flatMap((student) => student.classes.map(({ id, name }) => [id, name])));
  const form = useAccountForm<{ from: string; to: string }>({
    schema: null,
    defaultValues: { from: own.has(from) ? from : own.size === 1 ? [...own.keys()][0]! : '', to: '' },
    send: async (values) => {
      const ids = students.map(({ id }) => id);
      await moveStudents(ids, values.from || null, values.to || null);
      void notify('success', t('moved'));
      onDone();
    },
    fieldOfCode: { CLASS_ARCHIVED: ['to'] },
  });
  return (
    <FormFrame form={form} submitText={t('moveNow')} className="rounded-card bg-paper-2 p-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label={t('moveFrom')} {...form.register('from')}>
          <option value="">{t('noClass')}</option>
          {[...own].map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField label={t('moveTo')} error={form.errorText('to', 'studentClass')} {...form.register('to')}>
          <option value="">{t('noClass')}</option>
          <ClassOptions classes={classes} />
        </SelectField>
      </div>
    </FormFrame>
  );
}
