'use client';

import { useTranslations } from 'next-intl';
import * as z from 'zod';
import { FormFrame, useAccountForm } from '@/components/ui/forms/account-form';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { Field } from '@/components/ui/forms/field';
import { LanguageField } from '@/components/ui/forms/language-field';
import { useAccount } from '@/components/ui/shell/account-context';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/toasts/notify';
import { askFamily, withdrawFamily } from '@/lib/students/queries';
import type { Student } from '@/lib/students/contract';
import { locales } from '@/lib/kernel/locale';

const familySchema = z.object({ email: z.email().max(120), locale: z.enum(locales) });

/** Hands a student's account over to the family: by a link, mailed to the address that a parent gave. */
export function FamilyCard({ student }: { student: Student }) {
  const t = useTranslations('teach.family');
  const account = useTranslations('account');
  const { locale, date } = useAccount();
  const form = useAccountForm<z.infer<typeof familySchema>>({
    schema: familySchema,
    defaultValues: { email: '', locale },
    send: async (values) => {
      await askFamily(student.id, values);
      form.reset({ email: '', locale: values.locale });
      void notify('success', t('sent'));
    },
  });
  const { run, busy, failure } = useAction(async () => {
    await withdrawFamily(student.id);
    void notify('info', t('withdrawn'));
  });
  return (
    <section className="card grid gap-4 p-5 sm:p-6">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="text-ink-2">{t('text')}</p>
      {student.familyAskedAt && (
        <div className="grid justify-items-start gap-2 rounded-card bg-jade-soft p-4">
          <p>{t('asked', { date: date(student.familyAskedAt) })}</p>
          <FormAlert error={failure} onRetry={() => void run()} />
          <Button kind="quiet" onClick={() => void run()} busyLabel={busy && account('sending')}>
            {t('withdraw')}
          </Button>
        </div>
      )}
      <FormFrame
        form={form}
        submitText={t('send')}
        className=""
        footer={student.familyAskedAt && <p className="text-sm text-ink-2">{t('again')}</p>}
      >
        <Field {...form.field('email', 'email')} label={t('email')} autoComplete="off" />
        <LanguageField label={t('language')} {...form.register('locale')} />
      </FormFrame>
    </section>
  );
}
