'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { useAccount } from '@/components/ui/shell/account-context';
import { hashFor } from '@/components/ui/shell/hash-route';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/toasts/notify';
import { leaveClass, leaveTeacher, useTeachers } from '@/lib/handover/queries';
import type { OwnTeacher } from '@/lib/handover/contract';
import { JoinRequests } from '@/components/joining/own-requests';

/** The teachers of this account's people, with actions to leave and to join a class; nothing for an account in a teacher's care without a teacher. */
export function TeachersCard({ canLeave }: { canLeave: boolean }) {
  const t = useTranslations('account.teachers');
  const { data: teachers = [] } = useTeachers();
  if (teachers.length === 0 && !canLeave) return null;
  return (
    <section className="card grid gap-4 p-5 sm:p-6">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="text-ink-2">{t(teachers.length > 0 ? 'lead' : 'none')}</p>
      <ul className="grid gap-4">
        {teachers.map((teacher) => (
          <Teacher key={teacher.id} canLeave={canLeave} {...teacher} />
        ))}
      </ul>
      {canLeave && (
        <>
          <JoinRequests />
          <p>
            <a href={hashFor('join')} className="btn btn-secondary">
              {t('join')}
            </a>
          </p>
        </>
      )}
    </section>
  );
}

function Teacher({ id, teacher, since, classes, learner, canLeave }: OwnTeacher & { canLeave: boolean }) {
  const t = useTranslations('account.teachers');
  const account = useTranslations('account');
  const { date } = useAccount();
  const [isAsked, setAsked] = useState(false);
  const { run, busy, failure } = useAction(async () => {
    await leaveTeacher(id);
    void notify('info', t('left', { teacher }));
  });
  return (
    <li className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0 wrap-anywhere">
          <b>{teacher}</b>{' '}
          <span className="text-sm text-ink-2">
            {[
              ...(learner ? [learner] : []),
              ...classes.map(({ name }) => name),
              t('since', { date: date(since) }),
            ].join(' · ')}
          </span>
        </span>
        {canLeave && (
          <Button kind="quiet" aria-expanded={isAsked} onClick={() => setAsked(!isAsked)}>
            {t('leave')}
            <span className="sr-only"> {teacher}</span>
          </Button>
        )}
      </div>
      {isAsked && (
        <div className="grid justify-items-start gap-3 rounded-card bg-paper-2 p-4">
          {classes.length > 1 && (
            <>
              <p>{t('oneClass', { teacher })}</p>
              {classes.map((schoolClass) => (
                <LeaveClass key={schoolClass.id} of={id} schoolClass={schoolClass} />
              ))}
            </>
          )}
          <p>{t('leaveSure', { teacher })}</p>
          <FormAlert error={failure} onRetry={() => void run()} />
          <span className="flex flex-wrap gap-2">
            <Button kind="danger" onClick={() => void run()} busyLabel={busy && account('sending')}>
              {t('leaveNow')}
            </Button>
            <Button kind="quiet" onClick={() => setAsked(false)}>
              {t('cancel')}
            </Button>
          </span>
        </div>
      )}
    </li>
  );
}

type LeaveClassProps = { of: string; schoolClass: OwnTeacher['classes'][number] };

function LeaveClass({ of, schoolClass: { id, name } }: LeaveClassProps) {
  const t = useTranslations('account.teachers');
  const account = useTranslations('account');
  const { run, busy, failure } = useAction(async () => {
    await leaveClass(of, id);
    void notify('info', t('left', { teacher: name }));
  });
  return (
    <>
      <FormAlert error={failure} onRetry={() => void run()} />
      <Button kind="secondary" onClick={() => void run()} busyLabel={busy && account('sending')}>
        {t('leaveClass', { class: name })}
      </Button>
    </>
  );
}
