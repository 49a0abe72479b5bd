'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/ui/forms/select-field';
import { goTo, hashFor } from '@/components/ui/shell/hash-route';
import { useClassChoices } from '@/lib/classes/queries';

/** Chooses a class; '' means all students. Each choice has an address of its own. */
export function ClassChoice({ id }: { id: string }) {
  const t = useTranslations('teach.progress');
  const { data: classes = [] } = useClassChoices();
  return (
    <SelectField
      label={t('class')}
      value={id}
      onChange={({ target }) => goTo(hashFor(target.value ? `class/${target.value}` : ''))}
    >
      <option value="">{t('allStudents')}</option>
      {classes.map((one) => (
        <option key={one.id} value={one.id}>
          {one.name}
        </option>
      ))}
    </SelectField>
  );
}
