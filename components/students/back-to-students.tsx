'use client';

import { useTranslations } from 'next-intl';
import { hashFor } from '@/components/ui/shell/hash-route';

export function BackToStudents() {
  const t = useTranslations('teach.student');
  return (
    <a href={hashFor('')} className="btn btn-secondary">
      {t('back')}
    </a>
  );
}
