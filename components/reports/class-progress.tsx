'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAccount } from '@/components/ui/shell/account-context';
import { Loaded } from '@/components/ui/shell/loaded';
import { Screen } from '@/components/ui/shell/screen';
import { useClassReport } from '@/lib/reports/queries';
import { PageButtons } from '@/components/ui/shell/page-buttons';
import { ClassChoice } from './class-choice';
import { useFigures } from './figures';
import { PeriodFields, type PeriodProps } from './period-fields';
import { Parts, Totals } from './report-body';
import { SaveReport } from './save-report';
import { StudentsTable } from './students-table';

/** What a class learned: in all, and each of its students. It stays up to date while it is open. */
export function ClassProgress({ id, period, onPeriod }: PeriodProps & { id: string }) {
  const t = useTranslations('teach.progress');
  const { locale } = useAccount();
  const { days } = useFigures();
  const [page, setPage] = useState(1);
  const query = useClassReport(id, period, locale, page);
  return (
    <Screen title={query.data?.found.schoolClass.name ?? t('title')}>
      <div className="grid gap-6">
        <div className="grid gap-4 sm:grid-cols-3">
          <ClassChoice id={id} />
          <PeriodFields period={period} onPeriod={onPeriod} />
        </div>
        <Loaded query={query} skeleton="h-96">
          {({ found: { schoolClass, report, students } }) => (
            <div className="grid gap-8">
              <p role="status" className="text-ink-2">
                {days(report)}
              </p>
              <Totals report={report} />
              <section className="grid gap-3">
                <h2 className="text-2xl">{t('students')}</h2>
                {students.count === 0 ? (
                  <p className="text-ink-2">{t('noStudents')}</p>
                ) : (
                  <>
                    <StudentsTable items={students.items} totals={report.totals} />
                    <PageButtons page={page} pages={students.pages} onPage={setPage} />
                  </>
                )}
              </section>
              <Parts report={report} />
              <SaveReport
                of="class"
                id={id}
                name={schoolClass.name}
                others={students.items.map(({ name }) => name)}
                period={period}
              />
            </div>
          )}
        </Loaded>
      </div>
    </Screen>
  );
}
