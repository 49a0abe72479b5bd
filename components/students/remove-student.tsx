'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { goTo, hashFor } from '@/components/ui/shell/hash-route';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/toasts/notify';
import { removeStudent } from '@/lib/students/queries';
import type { Student } from '@/lib/students/contract';

/** Removes a student with an account of their own, after an explanation of what that means. */
export function RemoveStudent({ student: { id, name } }: { student: Student }) {
  const t = useTranslations('teach.student');
  const account = useTranslations('account');
  const [isAsked, setAsked] = useState(false);
  const { run, busy, failure } = useAction(async () => {
    await removeStudent(id);
    void notify('info', t('removed', { name }));
    goTo(hashFor(''), { replace: true });
  });
  return (
    <section className="card grid justify-items-start gap-3 p-5 sm:p-6">
      <h2 className="text-xl">{t('removeTitle')}</h2>
      <p className="text-ink-2">{t('removeText')}</p>
      {isAsked ? (
        <>
          <FormAlert error={failure} onRetry={() => void run()} />
          <span className="flex flex-wrap gap-2">
            <Button kind="danger" onClick={() => void run()} busyLabel={busy && account('sending')}>
              {t('removeNow', { name })}
            </Button>
            <Button kind="quiet" onClick={() => setAsked(false)}>
              {t('cancel')}
            </Button>
          </span>
        </>
      ) : (
        <Button kind="danger" onClick={() => setAsked(true)}>
          {t('remove')}
        </Button>
      )}
    </section>
  );
}
