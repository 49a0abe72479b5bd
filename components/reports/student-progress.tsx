'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { hashFor } from '@/components/ui/shell/hash-route';
import { Loaded } from '@/components/ui/shell/loaded';
import { Screen } from '@/components/ui/shell/screen';
import { useStudentReport } from '@/lib/reports/queries';
import { ParentLinks } from './parent-links';
import { useFigures } from './figures';
import { PeriodFields, type PeriodProps } from './period-fields';
import { Parts, Totals } from './report-body';
import { SaveReport } from './save-report';
import { StudentRoad } from './student-road';

/** What one student learned, where they stand, and the link for their parents. */
export function StudentProgress({ id, period, onPeriod }: PeriodProps & { id: string }) {
  const t = useTranslations('teach.progress');
  const { locale } = useAccount();
  const { days } = useFigures();
  const query = useStudentReport(id, period, locale);
  return (
    <Screen title={query.data?.found.student.name ?? t('title')}>
      <div className="grid gap-6">
        <p>
          <a href={hashFor('')} className="link inline-flex min-h-11 items-center">
            {t('back')}
          </a>
        </p>
        <div className="grid gap-4 sm:grid-cols-3">
          <PeriodFields period={period} onPeriod={onPeriod} />
        </div>
        <Loaded query={query} skeleton="h-96">
          {({ found: { student, report, road } }) => (
            <div className="grid gap-8">
              <p role="status" className="text-ink-2">
                {days(report)}
              </p>
              <Totals report={report} />
              <Parts report={report} />
              {road.length > 0 && <StudentRoad road={road} />}
              <SaveReport of="student" id={id} name={student.name} period={period} />
              <ParentLinks student={id} />
            </div>
          )}
        </Loaded>
      </div>
    </Screen>
  );
}
