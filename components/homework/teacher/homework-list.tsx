'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SelectField } from '@/components/ui/forms/select-field';
import { hashFor } from '@/components/ui/shell/hash-route';
import { Screen } from '@/components/ui/shell/screen';
import { EmptyState } from '@/components/ui/empty-state';
import { useHomeworkList } from '@/lib/homework/queries';
import type { HomeworkEntry } from '@/lib/homework/contract';
import { homeworkStates, type HomeworkState } from '@/lib/homework/homework';
import { PagedList } from '@/components/ui/shell/paged-list';
import { useTeach } from '@/components/teach/shell/teach-context';
import { useDueText } from './due-text';

/** The teacher's homework, the newest first: the open ones, and separately the closed or archived ones. */
export function HomeworkList() {
  const t = useTranslations('homework.given');
  const { isOpen } = useTeach();
  const [shown, setShown] = useState<{ state: HomeworkState; page: number }>({ state: 'open', page: 1 });
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <div className="grid gap-5">
        {isOpen && (
          <p>
            <a href={hashFor('new')} className="btn btn-primary">
              {t('give')}
            </a>
          </p>
        )}
        <SelectField
          label={t('show')}
          value={shown.state}
          onChange={({ target }) => setShown({ state: target.value as HomeworkState, page: 1 })}
          className="max-w-[320px]"
        >
          {homeworkStates.map((state) => (
            <option key={state} value={state}>
              {t(`states.${state}`)}
            </option>
          ))}
        </SelectField>
        <PagedList
          query={useHomeworkList(shown.state, shown.page)}
          page={shown.page}
          onPage={(page) => setShown({ ...shown, page })}
          empty={
            <EmptyState title={t(shown.state === 'open' ? 'none' : 'noneFound')}>
              {shown.state === 'open' && t('noneHelp')}
            </EmptyState>
          }
        >
          {(items) => (
            <ul className="teach-list">
              {items.map((entry) => (
                <Row key={entry.id} entry={entry} />
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </Screen>
  );
}

function Row({ entry: { id, title, className, students, items, due } }: { entry: HomeworkEntry }) {
  const t = useTranslations('homework.given');
  const dueText = useDueText();
  const facts = [className, t('students', { count: students }), t('items', { count: items }), dueText(due)];
  return (
    <li>
      <a href={hashFor(id)} className="teach-row">
        <span className="min-w-0 font-bold wrap-anywhere">{title}</span>
        <span className="min-w-0 text-sm text-ink-2 wrap-anywhere">{facts.filter(Boolean).join(' · ')}</span>
      </a>
    </li>
  );
}
