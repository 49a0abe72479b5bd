'use client';

import { useTranslations } from 'next-intl';
import { FormFrame, useAccountForm } from '@/components/ui/forms/account-form';
import { Field } from '@/components/ui/forms/field';
import { SelectField } from '@/components/ui/forms/select-field';
import { notify } from '@/components/ui/toasts/notify';
import { makeInvitation } from '@/lib/joining/queries';
import { newInvitationSchema, type NewInvitation as Values } from '@/lib/joining/contract';
import { invitationDays, maxUses, usualUses } from '@/lib/joining/joining';

/** A new invitation: how long it is valid, and for how many. */
export function NewInvitation({ schoolClass }: { schoolClass: string }) {
  const t = useTranslations('teach.joining');
  const form = useAccountForm<Values>({
    schema: newInvitationSchema,
    defaultValues: { days: invitationDays[0], most: usualUses },
    send: async (values) => {
      await makeInvitation(schoolClass, values);
      void notify('success', t('made'));
    },
  });
  return (
    <FormFrame form={form} submitText={t('make')} className="card max-w-[560px] p-5 sm:p-6">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label={t('days')} {...form.register('days', { valueAsNumber: true })}>
          {[...invitationDays]
            .sort((one, other) => one - other)
            .map((days) => (
              <option key={days} value={days}>
                {t('daysOf', { days })}
              </option>
            ))}
        </SelectField>
        <Field
          {...form.field('most', 'invitationUses')}
          {...form.register('most', { valueAsNumber: true })}
          min={1}
          max={maxUses}
        />
      </div>
    </FormFrame>
  );
}
