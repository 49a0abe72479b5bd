'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

/** A form's main button. While busy it keeps its size, its place and the focus. */
export function SubmitButton({
  busy,
  children,
  className = '',
}: {
  busy: boolean;
  children: ReactNode;
  className?: string;
}) {
  const t = useTranslations('account');
  return (
    <Button type="submit" busyLabel={busy && t('sending')} className={`w-full min-h-[50px] ${className}`}>
      {children}
    </Button>
  );
}
