'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { useAnsweredReports } from '@/lib/problem-reports/queries';
import type { AnsweredReport } from '@/lib/problem-reports/contract';
import { useLearning } from '@/components/learn/shell/learn-context';

/** The outcomes of the problems that the user has reported; nothing if there are none. */
export function ReportOutcomes() {
  const t = useTranslations('reports');
  const { locale } = useAccount();
  const { who } = useLearning();
  const { data = [] } = useAnsweredReports(who.learner, locale);
  if (data.length === 0) return null;
  return (
    <section className="grid gap-2" aria-label={t('title')}>
      {data.map((report) => (
        <Outcome key={report.problem} report={report} />
      ))}
    </section>
  );
}

function Outcome({ report: { outcome, answer, family, grade, topic } }: { report: AnsweredReport }) {
  const t = useTranslations('reports');
  const families = useTranslations('notebook.family');
  const problem =
    family !== null && grade !== null
      ? t('ofBank', { family: families(family), grade: `G${grade}` })
      : topic !== null
        ? t('ofLesson', { topic })
        : t('ofOld');
  return (
    <p className="rounded-card bg-jade-soft p-4">
      {t(`outcome.${outcome}`, { problem })}
      {answer && <span className="block text-ink-2">{t('because', { answer })}</span>}
    </p>
  );
}
