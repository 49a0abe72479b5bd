'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/account/forms/field';
import { FormFrame, useAccountForm } from '@/components/account/forms/account-form';
import { Facts } from '@/components/account/shell/facts';
import { Loaded } from '@/components/account/shell/loaded';
import { useAccount } from '@/components/account/shell/account-context';
import { notify } from '@/components/ui/notify';
import { ProfilePicture } from '@/components/ui/profile-picture';
import { changePassword, saveProfile, useUser } from '@/lib/api/user-queries';
import { passwordChangeSchema, profileSchema, type SessionUser } from '@/lib/contract/user';
import { storeToken } from '@/lib/session/token';
import { setSessionUser } from '@/stores/session/login';

/** Names, phone and password. */
export function ProfileTab() {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Loaded query={useUser()} skeleton="h-80">
        {(user) => <ProfileForm key={user.username} user={user} />}
      </Loaded>
      <PasswordForm />
    </div>
  );
}

const card = 'card p-5 sm:p-6';

function ProfileForm({ user }: { user: SessionUser }) {
  const t = useTranslations('account');
  const form = useAccountForm({
    schema: profileSchema,
    defaultValues: { realName: user.realName, nickName: user.nickName, phone: user.phone },
    send: async (values) => {
      setSessionUser(await saveProfile(values));
      void notify('success', t('profile.saved'));
    },
  });
  const heading = (
    <div className="flex items-center gap-4">
      {user.profileUrl && <ProfilePicture url={user.profileUrl} className="size-14" />}
      <h2 className="text-xl">{t('profile.title')}</h2>
    </div>
  );
  return (
    <FormFrame form={form} heading={heading} submitText={t('profile.save')} className={card}>
      <Facts
        className="rounded-[12px] bg-paper p-4"
        facts={[
          [t('fields.username'), user.username],
          [t('fields.email'), user.email],
          [t('fields.rank'), user.rank],
        ]}
      />
      <Field {...form.field('realName', 'realName')} />
      <Field {...form.field('nickName', 'nickName')} />
      <Field {...form.field('phone', 'ownPhone')} />
    </FormFrame>
  );
}

/** A new password for whoever knows the present one; other devices are logged out. */
function PasswordForm() {
  const t = useTranslations('account');
  const { user } = useAccount();
  const form = useAccountForm({
    schema: passwordChangeSchema,
    defaultValues: { password: '', newPassword: '' },
    send: async (values) => {
      storeToken(await changePassword(values));
      form.reset();
      void notify('success', t('password.saved'));
    },
    fieldOfCode: { INVALID_CREDENTIALS: ['password', 'wrongPassword'], PASSWORD_WEAK: ['newPassword'] },
  });
  const heading = <h2 className="text-xl">{t('password.title')}</h2>;
  return (
    <FormFrame form={form} heading={heading} submitText={t('password.submit')} className={card}>
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={user?.username ?? ''} readOnly hidden />
      <Field {...form.field('password', 'currentPassword')} />
      <Field {...form.field('newPassword', 'newPassword')} />
      <p className="text-sm text-ink-2">{t('password.text')}</p>
    </FormFrame>
  );
}
