'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { StartClassLink } from '@/components/site/start-class-link';
import type { CoursePlan } from '@/lib/fulfilment/plans-contract';
import { gradeRange } from '@/lib/kernel/grades';
import { startCourseHref } from '@/lib/kernel/links/href';
import { isOf, useLearnerOptions } from '@/components/family/learner-options';
import { useCoursePlans } from '@/lib/fulfilment/plans-hooks';
import { useEntitlements } from '@/lib/fulfilment/hooks';
import { Loaded, NothingYet } from '@/components/ui/shell/loaded';
import { hashFor } from '@/components/ui/shell/hash-route';
import { useAccount } from '@/components/ui/shell/account-context';

/** A trial that is open to everybody and not yet claimed; a claimed one is among the user's own courses. */
const isUnclaimed = ({ isTrial, ownedBy = [] }: CoursePlan) => isTrial && ownedBy.length === 0;

/** The courses that can be started now, and the trials that every member may claim (docs/product.md, "VIP"). */
export function CoursesTab() {
  const t = useTranslations('account.courses');
  const { user } = useAccount();
  return (
    <Loaded query={useCoursePlans(user?.username ?? null)} skeleton="h-64">
      {(plans) => {
        const owned = plans.filter((plan) => plan.owned && !isUnclaimed(plan));
        const trials = plans.filter((plan) => plan.owned && isUnclaimed(plan));
        return (
          <div className="grid gap-8">
            <OpenCodes />
            {owned.length > 0 ? (
              <OwnedPlans plans={owned} />
            ) : (
              <NothingYet title={t('none')} text={t('noneHelp')}>
                <a href="#/coupon" className="btn btn-secondary">
                  {t('redeem')}
                </a>
              </NothingYet>
            )}
            {trials.length > 0 && (
              <section className="grid gap-4">
                <h2 className="text-xl">{t('trials')}</h2>
                <PlanList Title="h3" plans={trials} />
              </section>
            )}
          </div>
        );
      }}
    </Loaded>
  );
}

/** The courses by person, where more than one person learns. */
function OwnedPlans({ plans }: { plans: CoursePlan[] }) {
  const t = useTranslations('account.courses');
  const people = useLearnerOptions();
  if (people.length === 1) return <PlanList Title="h2" plans={plans} />;
  return people.map((person) => {
    const own = plans.filter(({ ownedBy = [null] }) => ownedBy.some((id) => isOf(person, id, people)));
    return (
      <section key={person.id} aria-label={person.name} className="grid gap-4">
        <h2 className="text-xl">{person.name}</h2>
        {own.length > 0 ? <PlanList Title="h3" plans={own} /> : <p className="text-ink-2">{t('noneOfTheirs')}</p>}
      </section>
    );
  });
}

/** Codes of a bundle that are not redeemed yet: each can become a course. */
function OpenCodes() {
  const t = useTranslations('account.courses');
  const count = (useEntitlements().data ?? []).filter(({ kind }) => kind === 'redeemCode').length;
  if (count === 0) return null;
  return (
    <p className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-jade-soft p-5">
      <span>{t('codes', { count })}</span>
      <a href="#/userSpace/entitlements" className="btn btn-secondary">
        {t('toCodes')}
      </a>
    </p>
  );
}

/** @param Title heading level of a course, below the heading of the list */
function PlanList({ plans, Title }: { plans: CoursePlan[]; Title: 'h2' | 'h3' }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {plans.map((plan) => (
        <PlanItem key={plan.id} plan={plan} Title={Title} />
      ))}
    </ul>
  );
}

function PlanItem({ plan, Title }: { plan: CoursePlan; Title: 'h2' | 'h3' }) {
  const { id, productId, title, isTrial, gradeFrom, lessonCount } = plan;
  const t = useTranslations('account.courses');
  const checkout = useTranslations('account.checkout');
  const { locale, site } = useAccount();
  const name = title[locale] || Object.values(title).find(Boolean) || id;
  return (
    <li className="card grid grid-cols-[auto_1fr] gap-x-4 gap-y-3 p-5">
      <span
        aria-hidden="true"
        className={`grid size-12 place-items-center rounded-full font-display text-sm font-extrabold ${isTrial ? 'border border-line bg-white text-amber-900' : 'bg-ink text-shell'}`}
      >
        {gradeFrom ? `G${gradeFrom}` : <Icon name="check" />}
      </span>
      <div className="min-w-0">
        <Title className="text-lg">{name}</Title>
        <p className="text-sm text-ink-2">
          {[isTrial && t('trial'), gradeRange(plan), lessonCount > 0 && t('lessons', { count: lessonCount })]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {isUnclaimed(plan) && productId && title[locale] ? (
        <a href={hashFor(`shop/products/${productId}`)} className="col-span-2 btn btn-secondary">
          {checkout('claim')}
          <span className="sr-only"> {name}</span>
        </a>
      ) : (
        <StartClassLink
          href={startCourseHref(site.appUrl, locale, id)}
          className={`col-span-2 btn ${isTrial ? 'btn-secondary' : 'btn-primary'}`}
        >
          {t('start')}
          <span className="sr-only"> {t('startWhat', { name })}</span>
        </StartClassLink>
      )}
    </li>
  );
}
