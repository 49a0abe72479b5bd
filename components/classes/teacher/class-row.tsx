'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useErrorText } from '@/components/ui/forms/action';
import { useAccount } from '@/components/ui/shell/account-context';
import { hashFor } from '@/components/ui/shell/hash-route';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/toasts/notify';
import { changeClass } from '@/lib/classes/queries';
import type { SchoolClass } from '@/lib/classes/contract';
import { teachHref } from '@/components/teach/shell/teach-tabs';
import { useTeach } from '@/components/teach/shell/teach-context';
import { ClassForm } from './class-form';

/** A class: who is in it, and what can be done with it. Archiving can be undone at once. */
export function ClassRow({ schoolClass }: { schoolClass: SchoolClass }) {
  const t = useTranslations('teach.classes');
  const { locale } = useAccount();
  const { isOpen } = useTeach();
  const errorText = useErrorText();
  const [isRenamed, setRenamed] = useState(false);
  const { id, name, handle, students, archivedAt } = schoolClass;
  const put = async (isArchived: boolean) => {
    try {
      await changeClass(id, { name, isArchived });
      const undo = { label: t('restore'), run: () => void put(false) };
      await notify('success', t(isArchived ? 'archivedNow' : 'restored', { name }), ...(isArchived ? [undo] : []));
    } catch (error) {
      await notify('error', errorText(error));
    }
  };
  const spokenName = <span className="sr-only"> {name}</span>;
  return (
    <li className="teach-row">
      <div className="min-w-0">
        <h2 className="text-lg wrap-anywhere">{name}</h2>
        <p className="text-sm text-ink-2">
          {t('students', { count: students })} · {t('handle', { handle })}
        </p>
      </div>
      <span className="flex flex-wrap gap-2">
        {archivedAt === null && (
          <a href={`${teachHref(locale, 'students')}${hashFor(`class/${id}`)}`} className="btn btn-secondary">
            {t('toStudents')}
            {spokenName}
          </a>
        )}
        {archivedAt === null && (
          <a href={hashFor(`invitations/${id}`)} className="btn btn-secondary">
            {t('invite')}
            {spokenName}
          </a>
        )}
        {isOpen && (
          <>
            <Button kind="quiet" onClick={() => setRenamed(!isRenamed)} aria-expanded={isRenamed}>
              {t('rename')}
              {spokenName}
            </Button>
            <Button kind="quiet" onClick={() => void put(archivedAt === null)}>
              {t(archivedAt === null ? 'archive' : 'restore')}
              {spokenName}
            </Button>
          </>
        )}
      </span>
      {isRenamed && (
        <div className="w-full">
          <ClassForm schoolClass={schoolClass} onDone={() => setRenamed(false)} />
        </div>
      )}
    </li>
  );
}
