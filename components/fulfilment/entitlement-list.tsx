'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { hashFor } from '@/components/ui/shell/hash-route';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/toasts/notify';
import { StartClassLink } from '@/components/site/start-class-link';
import { useCoursePlans } from '@/lib/fulfilment/plans-hooks';
import type { Entitlement } from '@/lib/fulfilment/contract';
import { gradeOfExam } from '@/lib/catalogue/exam-product';
import { hrefFor, startCourseHref } from '@/lib/kernel/links/href';

const toneOfKind: Partial<Record<Entitlement['kind'], string>> = {
  vip: 'bg-plum-soft text-plum',
  course: 'bg-jade-soft text-jade',
  exam: 'bg-plum-soft text-plum',
};

export function EntitlementList({ entitlements, className = '' }: { entitlements: Entitlement[]; className?: string }) {
  return (
    <ul className={`grid gap-3 ${className}`}>
      {entitlements.map((entitlement) => (
        <EntitlementItem key={entitlement.id} {...entitlement} />
      ))}
    </ul>
  );
}

/** One thing owned: what it is, how much of it, until when; a code can be copied or redeemed. */
function EntitlementItem({ kind, title, exam, examGrade, productId, amount, startsAt, endsAt, code }: Entitlement) {
  const t = useTranslations('account.entitlement');
  const { locale, site, date, user } = useAccount();
  const plans = useCoursePlans(user?.username ?? null).data ?? [];
  // A code of a bundle stands for one course: its name says more than the bundle's.
  const planTitle = plans.find(({ id }) => id === productId)?.title[locale];
  const isLater = new Date(startsAt) > new Date();
  // Exams of another course platform are reached there.
  const grade = site.appUrl === hrefFor(locale, 'learn') && !isLater ? gradeOfExam(exam ?? '') : null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code ?? '');
      await notify('success', t('copied'));
    } catch {
      // Without the clipboard the user can select the code.
      await notify('info', t('copyFailed'));
    }
  };
  return (
    <li className="grid gap-2 rounded-[12px] border border-line bg-card px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className={`rounded-full px-3 py-0.5 text-[13px] font-semibold ${toneOfKind[kind] ?? 'bg-paper-2'}`}>
          {t(`kinds.${kind}`)}
        </span>
        <b>{examGrade ? t('exam', { grade: examGrade }) : (code && planTitle) || title}</b>
      </div>
      {code && (
        <div className="flex flex-wrap items-center gap-2">
          <code className="rounded-lg bg-paper-2 px-3 py-1 font-mono text-[15px] font-bold select-all">{code}</code>
          <Button kind="quiet" onClick={copy}>
            {t('copy')}
            <span className="sr-only"> {code}</span>
          </Button>
          <a href={hashFor('coupon', { code })} className="btn btn-quiet">
            {t('redeem')}
            <span className="sr-only"> {code}</span>
          </a>
          <a href={hashFor(`give/${code}`)} className="btn btn-quiet">
            {t('give')}
            <span className="sr-only"> {code}</span>
          </a>
        </div>
      )}
      <p className="text-sm text-ink-2">
        {[
          kind === 'hours' && t('minutes', { amount }),
          examGrade && t('cameWith', { title }),
          kind === 'exam' && t('times'),
          isLater && t('from', { date: date(startsAt) }),
          endsAt ? t('until', { date: date(endsAt) }) : !code && kind !== 'goods' && t('forever'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {grade !== null && (
        <a href={hrefFor(locale, `learn/exam/${grade}`)} className="btn btn-secondary justify-self-start">
          {t('takeExam')}
          <span className="sr-only"> {examGrade ? t('exam', { grade: examGrade }) : title}</span>
        </a>
      )}
    </li>
  );
}

/** Links to the course platform (to the course itself if exactly one was granted) and to the user's courses. */
export function StartHere({ given }: { given: readonly Entitlement[] }) {
  const t = useTranslations('account.order');
  const { locale, site, user } = useAccount();
  const plans = useCoursePlans(user?.username ?? null).data ?? [];
  const courses = given.filter(({ kind }) => kind === 'course').map(({ productId }) => productId);
  const course = courses.length === 1 ? plans.find(({ id }) => id === courses[0])?.id : undefined;
  return (
    <p className="flex flex-wrap gap-3">
      <StartClassLink href={startCourseHref(site.appUrl, locale, course)} className="btn btn-primary">
        {t('start')}
        <span className="sr-only"> {t('newTab')}</span>
      </StartClassLink>
      <a href="#/userSpace/courses" className="btn btn-secondary">
        {t('toCoursesOwned')}
      </a>
    </p>
  );
}
