'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SelectField } from '@/components/ui/forms/select-field';
import { useHashRoute } from '@/components/ui/shell/hash-route';
import { Screen } from '@/components/ui/shell/screen';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useClasses } from '@/lib/classes/queries';
import { InvitationsScreen } from '@/components/joining/teacher/invitations-screen';
import { JoinRequests } from '@/components/joining/teacher/join-requests';
import { PagedList } from '@/components/ui/shell/paged-list';
import { SearchField } from '@/components/teach/shell/search-field';
import { useTeach } from '@/components/teach/shell/teach-context';
import { ClassForm } from './class-form';
import { ClassRow } from './class-row';

/** The teacher's classes, and at '#/invitations/…' the invitations of one. */
export function ClassesScreen() {
  const route = useHashRoute();
  if (!route) return null;
  const [part, id] = route.segments;
  return part === 'invitations' && id ? <InvitationsScreen key={id} id={id} /> : <ClassList />;
}

/** By name, the archived ones apart; before them who asks to join. */
function ClassList() {
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
        <JoinRequests />
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
