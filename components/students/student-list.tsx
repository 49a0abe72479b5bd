'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SelectField } from '@/components/ui/forms/select-field';
import { hashFor } from '@/components/ui/shell/hash-route';
import { Screen } from '@/components/ui/shell/screen';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useClassChoices } from '@/lib/classes/queries';
import { useStudents, type StudentFilter } from '@/lib/students/queries';
import type { NewCards } from '@/lib/students/contract';
import { studentStates, type StudentState } from '@/lib/classes/student';
import { LoginCards } from './cards/login-cards';
import { WithoutCard } from './cards/without-card';
import { ClassOptions } from '@/components/classes/class-options';
import { WaitingNote } from '@/components/classes/waiting-note';
import { PagedList } from '@/components/ui/shell/paged-list';
import { SearchField } from '@/components/teach/shell/search-field';
import { useTeach } from '@/components/teach/shell/teach-context';
import { StudentRows } from './student-rows';

type Props = {
  filter: StudentFilter;
  page: number;
  onFilter: (filter: StudentFilter) => void;
  onPage: (page: number) => void;
};

/** Students by name, a page at a time, of a class or a state, or by letters of their name. */
export function StudentList({ filter, page, onFilter, onPage }: Props) {
  const t = useTranslations('teach.students');
  const { isOpen } = useTeach();
  const query = useStudents(filter, page);
  const [made, setMade] = useState<NewCards | null>(null);
  const isFiltered = filter.search !== '' || filter.schoolClass !== '' || filter.state !== 'active';
  if (made)
    return (
      <Screen title={t('title')}>
        <LoginCards cards={made.cards}>
          <Button kind="secondary" onClick={() => setMade(null)}>
            {t('title')}
          </Button>
        </LoginCards>
        <WithoutCard without={made.without} />
      </Screen>
    );
  return (
    <Screen title={t('title')}>
      <div className="grid gap-5">
        <WaitingNote />
        {isOpen && <WaysToAdd schoolClass={filter.schoolClass} />}
        <Filters filter={filter} onFilter={onFilter} />
        <PagedList
          query={query}
          page={page}
          onPage={onPage}
          empty={
            <EmptyState title={t(isFiltered ? 'noneFound' : 'none')}>
              {isFiltered ? (
                <Button kind="secondary" onClick={() => onFilter({ search: '', schoolClass: '', state: 'active' })}>
                  {t('clear')}
                </Button>
              ) : (
                t('noneHelp')
              )}
            </EmptyState>
          }
        >
          {(items, count, pages) => (
            <>
              <p role="status" className="text-ink-2">
                {t('count', { count })}
              </p>
              <StudentRows
                // Mounted again for another page or filter, which clears the selection.
                key={JSON.stringify([filter, page])}
                students={items}
                filter={filter}
                page={page}
                // The number of students on this page and the pages after it; all pages but the last are full.
                onward={page < pages ? count - (page - 1) * items.length : items.length}
                onCards={setMade}
              />
            </>
          )}
        </PagedList>
      </div>
    </Screen>
  );
}

function WaysToAdd({ schoolClass }: { schoolClass: string }) {
  const t = useTranslations('teach');
  return (
    <div className="flex flex-wrap gap-3">
      <a href={hashFor(['new', schoolClass].filter(Boolean).join('/'))} className="btn btn-primary">
        {t('students.add')}
      </a>
      <a href={hashFor('import')} className="btn btn-secondary">
        {t('import.toImport')}
      </a>
    </div>
  );
}

function Filters({ filter, onFilter }: Pick<Props, 'filter' | 'onFilter'>) {
  const t = useTranslations('teach.students');
  const { data: classes = [] } = useClassChoices();
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <SearchField label={t('search')} value={filter.search} onSearch={(search) => onFilter({ ...filter, search })} />
      <SelectField
        label={t('class')}
        value={filter.schoolClass}
        onChange={({ target }) => onFilter({ ...filter, schoolClass: target.value })}
      >
        <option value="">{t('allClasses')}</option>
        <ClassOptions classes={classes} />
      </SelectField>
      <SelectField
        label={t('state')}
        value={filter.state}
        onChange={({ target }) => onFilter({ ...filter, state: target.value as StudentState })}
      >
        {studentStates.map((state) => (
          <option key={state} value={state}>
            {t(`states.${state}`)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
