'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert, useAction, useErrorText } from '@/components/ui/forms/action';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/toasts/notify';
import { makeCards, setStudentState } from '@/lib/students/queries';
import type { NewCards, Student } from '@/lib/students/contract';
import { MoveForm } from './move-form';

type Props = {
  students: readonly Student[];
  /** The class that is shown, whose handle is printed on the cards; '' none. */
  schoolClass: string;
  onCards: (cards: NewCards) => void;
  /** Called after an action. */
  onDone: () => void;
};

/** What can be done with one student or with several. */
export function StudentActions({ students, schoolClass, onCards, onDone }: Props) {
  const t = useTranslations('teach.actions');
  const account = useTranslations('account');
  const errorText = useErrorText();
  const [asked, setAsked] = useState<'cards' | 'move' | null>(null);
  const ids = students.map(({ id }) => id);
  const isActive = students.every(({ state }) => state === 'active');
  const isArchived = students.every(({ state }) => state === 'archived');
  // A student's own account is not archived but removed, on the student's page.
  const areManaged = students.every(({ isManaged }) => isManaged);
  const put = async (state: 'active' | 'archived') => {
    await setStudentState(ids, state);
    const undo = () => void setStudentState(ids, 'active').catch((error: unknown) => notify('error', errorText(error)));
    const message = t(state === 'archived' ? 'archived' : 'restored', { count: ids.length });
    await notify('success', message, ...(state === 'archived' ? [{ label: t('undo'), run: undo }] : []));
    onDone();
  };
  const { run, busy, failure, forgetFailure } = useAction(async (work: () => Promise<unknown>) => work());
  const ask = (what: typeof asked) => {
    forgetFailure();
    setAsked(asked === what ? null : what);
  };
  const busyLabel = busy && account('sending');
  return (
    <div role="group" aria-label={t('label')} className="grid gap-4">
      <FormAlert error={failure} onRetry={() => {}} />
      <span className="flex flex-wrap gap-2">
        {isActive ? (
          <>
            {students.some(({ isManaged }) => isManaged) && (
              <Button kind="secondary" aria-expanded={asked === 'cards'} onClick={() => ask('cards')}>
                {t('newCards')}
              </Button>
            )}
            <Button kind="secondary" aria-expanded={asked === 'move'} onClick={() => ask('move')}>
              {t('move')}
            </Button>
            {areManaged && (
              <Button kind="quiet" onClick={() => void run(() => put('archived'))} busyLabel={busyLabel}>
                {t('archive')}
              </Button>
            )}
          </>
        ) : (
          isArchived && (
            <Button kind="secondary" onClick={() => void run(() => put('active'))} busyLabel={busyLabel}>
              {t('restore')}
            </Button>
          )
        )}
      </span>
      {asked === 'cards' && (
        <div className="grid justify-items-start gap-3 rounded-card bg-paper-2 p-4">
          <p>{t('newCardsSure')}</p>
          <span className="flex flex-wrap gap-2">
            <Button
              onClick={() => void run(async () => onCards(await makeCards(ids, schoolClass || null)))}
              busyLabel={busyLabel}
            >
              {t('makeNow')}
            </Button>
            <Button kind="quiet" onClick={() => ask(null)}>
              {t('cancel')}
            </Button>
          </span>
        </div>
      )}
      {asked === 'move' && (
        <MoveForm
          students={students}
          from={schoolClass}
          onDone={() => {
            setAsked(null);
            onDone();
          }}
        />
      )}
    </div>
  );
}
