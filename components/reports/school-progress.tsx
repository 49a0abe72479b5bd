'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Loaded } from '@/components/ui/shell/loaded';
import { Screen } from '@/components/ui/shell/screen';
import { EmptyState } from '@/components/ui/empty-state';
import { useSchoolReport } from '@/lib/reports/queries';
import { SearchField } from '@/components/teach/shell/search-field';
import { PageButtons } from '@/components/ui/shell/page-buttons';
import { ClassChoice } from './class-choice';
import { useFigures } from './figures';
import { PeriodFields, type PeriodProps } from './period-fields';
import { StudentsTable } from './students-table';

/** What each student learned, a page of them. */
export function SchoolProgress({ period, onPeriod }: PeriodProps) {
  const t = useTranslations('teach.progress');
  const { days } = useFigures();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const query = useSchoolReport(period, search, page);
  const find = (text: string) => {
    setSearch(text);
    setPage(1);
  };
  return (
    <Screen title={t('title')}>
      <div className="grid gap-6">
        <div className="grid gap-4 sm:grid-cols-3">
          <ClassChoice id="" />
          <PeriodFields period={period} onPeriod={onPeriod} />
          <SearchField label={t('search')} value={search} onSearch={find} />
        </div>
        <Loaded query={query} skeleton="h-96">
          {({ from, to, students: { items, pages, count } }) => (
            <>
              <p role="status" className="text-ink-2">
                {days({ from, to })}
              </p>
              {count === 0 ? (
                <EmptyState title={t(search ? 'noneFound' : 'noStudents')} />
              ) : (
                <>
                  <StudentsTable items={items} />
                  <PageButtons page={page} pages={pages} onPage={setPage} />
                </>
              )}
            </>
          )}
        </Loaded>
      </div>
    </Screen>
  );
}
