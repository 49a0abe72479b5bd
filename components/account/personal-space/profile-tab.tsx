'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { notify } from '@/components/ui/notify';
import { ProfilePicture } from '@/components/ui/profile-picture';
import { profileSchema, type SessionUser } from '@/lib/contract/user';
import { saveProfile, useUser } from '@/lib/api/user-queries';
import { setSessionUser } from '@/stores/session/login';
import { FormAlert } from '@/components/account/forms/form-alert';
import { Loaded } from '@/components/account/shell/loaded';
import { PasswordForm } from './password-form';
import { SubmitButton } from '@/components/account/forms/submit-button';
import { useFieldError } from '@/components/account/forms/use-field-error';
import { useSubmit } from '@/components/account/forms/use-submit';

/** Names, phone and password. */
export function ProfileTab() {
  const query = useUser();
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Loaded query={query} skeleton="h-80">
        {(user) => <ProfileForm key={user.username} user={user} />}
      </Loaded>
      <PasswordForm />
    </div>
  );
}

function ProfileForm({ user }: { user: SessionUser }) {
  const t = useTranslations('account');
  const fieldError = useFieldError();
  const form = useForm({
    resolver: zodResolver(profileSchema),
    defaultValues: { realName: user.realName, nickName: user.nickName, phone: user.phone },
  });
  const { submit, busy, failure } = useSubmit(form, async (values) => {
    setSessionUser(await saveProfile(values));
    void notify('success', t('profile.saved'));
  });
  const { errors } = form.formState;
  return (
    <form onSubmit={submit} noValidate className="card grid gap-5 p-5 sm:p-6">
      <div className="flex items-center gap-4">
        {user.profileUrl && <ProfilePicture url={user.profileUrl} className="size-14" />}
        <h2 className="text-xl">{t('profile.title')}</h2>
      </div>
      <FormAlert error={failure} onRetry={submit} />
      <dl className="grid gap-2 rounded-[12px] bg-paper p-4 text-sm">
        <Fact label={t('fields.username')} value={user.username} />
        <Fact label={t('fields.email')} value={user.email} />
        {user.rank && <Fact label={t('fields.rank')} value={user.rank} />}
      </dl>
      <Field
        label={t('fields.realName')}
        autoComplete="name"
        error={fieldError('realName', errors.realName)}
        {...form.register('realName')}
      />
      <Field
        label={t('fields.nickName')}
        hint={t('hints.nickName')}
        autoComplete="nickname"
        error={fieldError('nickName', errors.nickName)}
        {...form.register('nickName')}
      />
      <Field
        label={t('fields.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={fieldError('phone', errors.phone)}
        {...form.register('phone')}
      />
      <SubmitButton busy={busy}>{t('profile.save')}</SubmitButton>
    </form>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-2">{label}</dt>
      <dd className="font-semibold break-all">{value}</dd>
    </div>
  );
}
