'use client';

import { useTranslations } from 'next-intl';
import type { BaseSyntheticEvent, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { ApiError } from '@/lib/api/api-error';
import { FormAlert } from './form-alert';

type Props = {
  form: { submit: (event?: BaseSyntheticEvent) => void; busy: boolean; failure: ApiError | null };
  heading?: ReactNode;
  children: ReactNode;
  /** On the main button, which keeps its size, its place and the focus while busy. */
  submitText: string;
  /** Below the button. */
  footer?: ReactNode;
  className?: string;
};

export function FormFrame({ form, heading, children, submitText, footer, className = 'card p-5 sm:p-8' }: Props) {
  const t = useTranslations('account');
  return (
    <form onSubmit={form.submit} noValidate className={`grid gap-5 ${className}`}>
      {heading}
      <FormAlert error={form.failure} onRetry={form.submit} />
      {children}
      <Button type="submit" busyLabel={form.busy && t('sending')} className="w-full min-h-[50px]">
        {submitText}
      </Button>
      {footer}
    </form>
  );
}
