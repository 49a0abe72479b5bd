'use client';

import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/ui/forms/action';
import { useAccount } from '@/components/ui/shell/account-context';
import { hashFor } from '@/components/ui/shell/hash-route';
import { Loaded } from '@/components/ui/shell/loaded';
import { Screen } from '@/components/ui/shell/screen';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { notify } from '@/components/ui/toasts/notify';
import { asApiError } from '@/lib/kernel/api/api-error';
import { setHomeworkState, useHomework, useHomeworkResults } from '@/lib/homework/queries';
import type { Homework } from '@/lib/homework/contract';
import type { HomeworkState } from '@/lib/homework/homework';
import { useTeach } from '@/components/teach/shell/teach-context';
import { useDueText } from './due-text';
import { ResultsTable } from './results-table';
import { WrongMoves } from './wrong-moves';

/** One homework: its items, the actions, and the results so far. */
export function OneHomework({ id }: { id: string }) {
  const t = useTranslations('homework.given');
  const { locale } = useAccount();
  const query = useHomework(id, locale);
  if (query.error && asApiError(query.error).status === 404)
    return (
      <Screen title={t('title')}>
        <EmptyState title={t('missing')}>
          <a href={hashFor('')} className="btn btn-primary">
            {t('back')}
          </a>
        </EmptyState>
      </Screen>
    );
  return (
    <Loaded query={query} skeleton="h-96">
      {(homework) => (
        <Screen title={homework.title}>
          <Shown homework={homework} />
        </Screen>
      )}
    </Loaded>
  );
}

function Shown({ homework }: { homework: Homework }) {
  const t = useTranslations('homework.given');
  const dueText = useDueText();
  const { id, words, className, students, due, state } = homework;
  const facts = [t(`states.${state}`), className, t('students', { count: students.length }), dueText(due)];
  return (
    <div className="grid gap-6">
      <p className="text-ink-2 wrap-anywhere">{facts.filter(Boolean).join(' · ')}</p>
      {words && <p className="card prose-width p-5 whitespace-pre-line wrap-anywhere">{words}</p>}
      <Actions homework={homework} />
      <Loaded query={useHomeworkResults(id)} skeleton="h-72">
        {({ results }) => (
          <>
            <ResultsTable homework={homework} results={results} />
            <WrongMoves homework={homework} results={results} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function Actions({ homework: { id, state } }: { homework: Homework }) {
  const t = useTranslations('homework.given');
  const { isOpen } = useTeach();
  const errorText = useErrorText();
  const put = async (next: HomeworkState) => {
    try {
      await setHomeworkState(id, next);
      const undo = { label: t('undo'), run: () => void put(state) };
      await notify('success', t(`now.${next}`), ...(next === 'open' ? [] : [undo]));
    } catch (error) {
      await notify('error', errorText(error));
    }
  };
  return (
    <div className="flex flex-wrap gap-3">
      <a href={hashFor('')} className="btn btn-secondary">
        {t('back')}
      </a>
      {isOpen && state !== 'archived' && (
        <a href={hashFor(`${id}/edit`)} className="btn btn-secondary">
          {t('edit')}
        </a>
      )}
      {isOpen && (
        <>
          <Button kind="quiet" onClick={() => void put(state === 'open' ? 'closed' : 'open')}>
            {t(state === 'open' ? 'close' : 'reopen')}
          </Button>
          {state !== 'archived' && (
            <Button kind="quiet" onClick={() => void put('archived')}>
              {t('archive')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
