'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { useHashRoute } from '@/components/ui/shell/hash-route';
import { Loaded } from '@/components/ui/shell/loaded';
import { EmptyState } from '@/components/ui/empty-state';
import { asApiError } from '@/lib/kernel/api/api-error';
import { useOwnHomework } from '@/lib/homework/queries';
import { PageLink } from '@/lib/kernel/links/page-link';
import { homeworkHref } from '@/components/learn/shell/learn-href';
import { useLearning } from '@/components/learn/shell/learn-context';
import { LearnerGate } from '@/components/learn/shell/learner-gate';
import { LoginNote } from '@/components/learn/shell/login-note';
import { HomeworkList } from './homework-list';
import { HomeworkOverview } from './homework-overview';
import { HomeworkProblem } from './homework-problem';

/** The learner's homework: the list, or by the address one homework or a problem of it. */
export function HomeworkScreen() {
  return (
    <LearnerGate>
      <Own />
    </LearnerGate>
  );
}

function Own() {
  const t = useTranslations('homework.own');
  const { user } = useAccount();
  const route = useHashRoute();
  if (!route) return null;
  const [id, problem] = route.segments;
  return (
    <div className="wrap learn-page">
      {!user ? (
        <>
          <h1 className="mb-5 text-3xl">{t('title')}</h1>
          <LoginNote redirect="learn/homework" />
        </>
      ) : id ? (
        <One key={id} id={id} problem={problem} />
      ) : (
        <HomeworkList />
      )}
    </div>
  );
}

function One({ id, problem }: { id: string; problem: string | undefined }) {
  const t = useTranslations('homework.own');
  const { locale } = useAccount();
  const { who } = useLearning();
  const query = useOwnHomework(id, who.learner, locale);
  if (query.error && asApiError(query.error).status === 404)
    return (
      <>
        <h1 className="mb-5 text-3xl">{t('title')}</h1>
        <EmptyState title={t('missing')}>
          <PageLink href={homeworkHref(locale)} className="btn btn-primary">
            {t('toAll')}
          </PageLink>
        </EmptyState>
      </>
    );
  return (
    <Loaded query={query} skeleton="h-[70vh]">
      {(homework) =>
        problem ? (
          <HomeworkProblem key={problem} homework={homework} problem={problem} />
        ) : (
          <HomeworkOverview homework={homework} />
        )
      }
    </Loaded>
  );
}
