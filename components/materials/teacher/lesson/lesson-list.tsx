'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { Field } from '@/components/ui/forms/field';
import { SelectField } from '@/components/ui/forms/select-field';
import { goTo, hashFor } from '@/components/ui/shell/hash-route';
import { Screen } from '@/components/ui/shell/screen';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { addTeacherLesson, useTeacherLessons } from '@/lib/materials/queries';
import { maxTitleLength } from '@/lib/materials/board-page';
import { newKey } from '@/lib/kernel/browser/new-key';
import { PagedList } from '@/components/ui/shell/paged-list';
import { useTeach } from '@/components/teach/shell/teach-context';
import { PartsNav } from '../parts-nav';

/** The teacher's lessons, the last changed first, and a form for a new one. */
export function LessonList() {
  const t = useTranslations('teach.materials');
  const { isOpen } = useTeach();
  const [archived, setArchived] = useState(false);
  const [page, setPage] = useState(1);
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <div className="grid gap-6">
        <PartsNav at="lessons" />
        {isOpen && <NewLesson />}
        <SelectField
          label={t('show')}
          value={archived ? 'archived' : 'current'}
          onChange={({ target }) => {
            setArchived(target.value === 'archived');
            setPage(1);
          }}
          className="max-w-[320px]"
        >
          <option value="current">{t('current')}</option>
          <option value="archived">{t('archived')}</option>
        </SelectField>
        <PagedList
          query={useTeacherLessons(archived, page)}
          page={page}
          onPage={setPage}
          empty={
            <EmptyState title={t(archived ? 'noneArchived' : 'noLessons')}>
              {!archived && t('noLessonsHelp')}
            </EmptyState>
          }
        >
          {(items) => (
            <ul className="teach-list">
              {items.map(({ id, title, materials, classes }) => (
                <li key={id}>
                  <a href={hashFor(`lesson/${id}`)} className="teach-row">
                    <span className="min-w-0 font-bold wrap-anywhere">{title}</span>
                    <span className="text-sm text-ink-2">
                      {t('inLesson', { count: materials })} · {t('withClasses', { count: classes })}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </Screen>
  );
}

function NewLesson() {
  const t = useTranslations('teach.materials');
  const [title, setTitle] = useState('');
  // The idempotency key: sending again creates nothing twice.
  const [key] = useState(() => newKey());
  const { run, busy, failure } = useAction(async () => {
    const { id } = await addTeacherLesson({ title, key });
    goTo(hashFor(`lesson/${id}`));
  });
  return (
    <form
      className="card grid max-w-[640px] gap-4 p-5"
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <FormAlert error={failure} onRetry={() => void run()} />
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label={t('newLesson')}
          value={title}
          maxLength={maxTitleLength}
          required
          autoComplete="off"
          className="min-w-0 flex-1 basis-60"
          onChange={({ target }) => setTitle(target.value)}
        />
        <Button type="submit" busyLabel={busy && t('saving')}>
          {t('addLesson')}
        </Button>
      </div>
    </form>
  );
}
