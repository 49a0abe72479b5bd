'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { SelectField } from '@/components/ui/forms/select-field';
import { Screen } from '@/components/ui/shell/screen';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useClasses } from '@/lib/classes/queries';
import { PagedList } from '@/components/ui/shell/paged-list';
import { SearchField } from '@/components/teach/shell/search-field';
import { useTeach } from '@/components/teach/shell/teach-context';
import { ClassForm } from './teacher/class-form';
import { ClassRow } from './teacher/class-row';

/** The teacher's classes by name, the archived ones apart; `children` stand before them. */
export function ClassList({ children }: { children: ReactNode }) {
  const t = useTranslations('teach.classes');
  const { isOpen } = useTeach();
  const [isAdding, setAdding] = useState(false);
  const [filter, setFilter] = useState({ search: '', archived: false });
  const [page, setPage] = useState(1);
  const query = useClasses(filter, page);
  const narrow = (changes: Partial<typeof filter>) => {
    setFilter({ ...filter, ...changes });
    setPage(1);
  };
  return (
    <Screen title={t('title')}>
      <div className="grid gap-5">
        {children}
        {isAdding ? (
          <ClassForm schoolClass={null} onDone={() => setAdding(false)} />
        ) : (
          isOpen && (
            <p>
              <Button onClick={() => setAdding(true)}>{t('add')}</Button>
            </p>
          )
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <SearchField label={t('search')} value={filter.search} onSearch={(search) => narrow({ search })} />
          <SelectField
            label={t('show')}
            value={filter.archived ? 'archived' : 'current'}
            onChange={({ target }) => narrow({ archived: target.value === 'archived' })}
          >
            <option value="current">{t('current')}</option>
            <option value="archived">{t('archived')}</option>
          </SelectField>
        </div>
        <PagedList
          query={query}
          page={page}
          onPage={setPage}
          empty={
            <EmptyState title={t(filter.search || filter.archived ? 'noneFound' : 'none')}>
              {!filter.search && !filter.archived && t('noneHelp')}
            </EmptyState>
          }
        >
          {(items) => (
            <ul className="teach-list">
              {items.map((schoolClass) => (
                <ClassRow key={schoolClass.id} schoolClass={schoolClass} />
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </Screen>
  );
}
