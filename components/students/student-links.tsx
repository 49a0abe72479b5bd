'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { hashFor } from '@/components/ui/shell/hash-route';
import type { Student } from '@/lib/students/contract';
import { teachHref } from '@/components/teach/shell/teach-tabs';

/** Links from a student to their report and to the messages with them. There are no reports on graduated students. */
export function StudentLinks({ student: { id, state } }: { student: Student }) {
  const t = useTranslations('teach.student');
  const { locale } = useAccount();
  return (
    <span className="flex flex-wrap gap-2">
      {state !== 'graduated' && (
        <a href={teachHref(locale, 'progress') + hashFor(`student/${id}`)} className="btn btn-secondary">
          {t('toReport')}
        </a>
      )}
      <a href={teachHref(locale, 'messages') + hashFor(`with/${id}`)} className="btn btn-secondary">
        {t('toMessages')}
      </a>
    </span>
  );
}
