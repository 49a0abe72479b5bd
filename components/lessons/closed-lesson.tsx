'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import type { Lesson } from '@/lib/lessons/contract';
import { PageLink } from '@/lib/kernel/links/page-link';
import { HeldByAnother, useHolders } from '@/components/courses/held-by-another';
import { OfferOfCourse } from '@/components/courses/offer-of-course';
import { courseHref } from '@/components/learn/shell/learn-href';
import { LoginNote } from '@/components/learn/shell/login-note';
import { RegisterForTrial } from '@/components/learn/shell/register-for-trial';

type Props = { lesson: Lesson; /** It was open to the user until now. */ hasEnded: boolean };

/** A lesson that the user may not study, or not any longer: what it teaches, what is free in its course, and where to get the course. */
export default function ClosedLesson({ lesson, hasEnded }: Props) {
  const t = useTranslations('learn.closed');
  const { locale, user } = useAccount();
  const { course } = lesson;
  const here = `learn/${course.id}/${lesson.id}`;
  const isOneStepAway = course.isTrial && !user;
  const holders = useHolders(lesson.heldBy);
  return (
    <div className="card grid justify-items-start gap-4 p-6">
      <h2 className="text-xl">{t('title', { course: course.title })}</h2>
      {hasEnded && (
        <p role="status" className="prose-width font-semibold">
          {t('ended')}
        </p>
      )}
      {holders.length > 0 && <HeldByAnother holders={holders} />}
      <p className="prose-width text-ink-2">{lesson.summary}</p>
      {isOneStepAway && <RegisterForTrial redirect={here} kind="primary" />}
      <PageLink
        href={courseHref(locale, course.id)}
        className={`btn ${isOneStepAway || holders.length > 0 ? 'btn-secondary' : 'btn-primary'}`}
      >
        {t('free')}
      </PageLink>
      {!isOneStepAway && <OfferOfCourse productId={course.productId} />}
      <LoginNote redirect={here} />
    </div>
  );
}
