'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/forms/field';
import { FormFrame, useAccountForm } from '@/components/ui/forms/account-form';
import { LanguageField } from '@/components/ui/forms/language-field';
import { useAccount } from '@/components/ui/shell/account-context';
import { Facts } from '@/components/ui/shell/facts';
import { Loaded } from '@/components/ui/shell/loaded';
import { Checkbox } from '@/components/ui/checkbox';
import { notify } from '@/components/ui/toasts/notify';
import { useUser } from '@/lib/account/user-hooks';
import { saveProfile } from '@/lib/account/queries';
import { profileSchema, type SessionUser } from '@/lib/account/contract';
import { setSessionUser } from '@/stores/session/login';
import { PictureForm } from './picture-form';

/** Picture, names, phone, and which emails come in which language; rank, VIP and live lectures are read-only. */
export function ProfileTab() {
  return (
    <Loaded query={useUser()} skeleton="h-80">
      {(user) => <ProfileForm key={user.username} user={user} />}
    </Loaded>
  );
}

function ProfileForm({ user }: { user: SessionUser }) {
  const t = useTranslations('account');
  const { locale, date } = useAccount();
  const until = (end: string | null) => end !== null && t('entitlement.until', { date: date(end) });
  const form = useAccountForm({
    schema: profileSchema,
    defaultValues: {
      realName: user.realName,
      nickName: user.nickName,
      phone: user.phone,
      locale: user.locale ?? locale,
      vipReminder: user.vipReminder ?? true,
    },
    send: async (values) => {
      setSessionUser(await saveProfile(values));
      void notify('success', t('profile.saved'));
    },
  });
  const mailLanguage = form.field('locale', 'mailLanguage');
  const heading = (
    <div className="grid gap-5">
      <h2 className="text-xl">{t('profile.title')}</h2>
      <PictureForm user={user} />
    </div>
  );
  return (
    <FormFrame form={form} heading={heading} submitText={t('profile.save')} className="card max-w-[720px] p-5 sm:p-6">
      <Facts
        className="rounded-[12px] bg-paper p-4"
        facts={[
          [t('fields.username'), user.username],
          [t('fields.email'), user.email],
          [t('fields.rank'), user.rank],
          [t('entitlement.kinds.vip'), until(user.vipEndAt)],
          [t('entitlement.kinds.lecture'), until(user.liveCourseEndAt)],
        ]}
      />
      <Field {...form.field('realName', 'realName')} />
      <Field {...form.field('nickName', 'nickName')} />
      <Field {...form.field('phone', 'ownPhone')} />
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-semibold">{t('profile.letters')}</legend>
        <LanguageField {...form.register('locale')} label={mailLanguage.label} hint={mailLanguage.hint} />
        <Checkbox {...form.register('vipReminder')}>{t('profile.vipReminder')}</Checkbox>
        <p className="prose-width text-sm text-ink-2">{t('profile.alwaysWritten')}</p>
      </fieldset>
    </FormFrame>
  );
}
