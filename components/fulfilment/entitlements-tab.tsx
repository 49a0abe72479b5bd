'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useEntitlements } from '@/lib/fulfilment/hooks';
import { useUser } from '@/lib/account/user-hooks';
import type { Entitlement } from '@/lib/fulfilment/contract';
import { EntitlementList } from '@/components/fulfilment/entitlement-list';
import { isOf, useLearnerOptions } from '@/components/family/learner-options';
import { Loaded, NothingYet } from '@/components/ui/shell/loaded';
import { useAccount } from '@/components/ui/shell/account-context';
import { hrefFor } from '@/lib/kernel/links/href';

const groups = [
  { key: 'codes', kinds: ['redeemCode'] },
  { key: 'vip', kinds: ['vip', 'lecture'] },
  { key: 'exams', kinds: ['exam'] },
  { key: 'hours', kinds: ['hours'] },
  { key: 'courses', kinds: ['course', 'goods'] },
] as const satisfies readonly { key: string; kinds: readonly Entitlement['kind'][] }[];

/** All rights in force: VIP and until when, exams, hours, codes to give away or redeem; then what was given away (`children`). */
export function EntitlementsTab({ children }: { children: ReactNode }) {
  const t = useTranslations('account.entitlements');
  return (
    <div className="grid gap-8">
      <VipState />
      <Loaded query={useEntitlements()} skeleton="h-48">
        {(all) => (all.length === 0 ? <NothingYet title={t('none')} /> : <Rights all={all} />)}
      </Loaded>
      {children}
    </div>
  );
}

/** By kind; where more than one person learns, for each of them. Codes belong to no person until they are redeemed. */
function Rights({ all }: { all: Entitlement[] }) {
  const people = useLearnerOptions();
  if (people.length === 1) return <RightsByKind Title="h2" all={all} />;
  const codes = all.filter(({ kind }) => kind === 'redeemCode');
  return (
    <>
      <RightsByKind Title="h2" all={codes} />
      {people.map((person) => {
        const own = all.filter(({ kind, learner }) => kind !== 'redeemCode' && isOf(person, learner, people));
        return (
          own.length > 0 && (
            <section key={person.id} aria-label={person.name} className="grid gap-5">
              <h2 className="text-xl">{person.name}</h2>
              <RightsByKind Title="h3" all={own} />
            </section>
          )
        );
      })}
    </>
  );
}

function RightsByKind({ all, Title }: { all: Entitlement[]; Title: 'h2' | 'h3' }) {
  const t = useTranslations('account.entitlements');
  return groups.map(({ key, kinds }) => {
    const some = all.filter(({ kind }) => kinds.some((wanted) => wanted === kind));
    return (
      some.length > 0 && (
        <section key={key} className="grid gap-3">
          <Title className={Title === 'h2' ? 'text-xl' : 'text-lg'}>{t(`groups.${key}`)}</Title>
          {key === 'codes' && <p className="prose-width text-ink-2">{t('codesHelp')}</p>}
          <EntitlementList entitlements={some} className="md:grid-cols-2" />
        </section>
      )
    );
  });
}

function VipState() {
  const t = useTranslations('account.entitlements');
  const { locale, site, date } = useAccount();
  // Lectures of another course platform are reached there.
  const hasLectures = site.appUrl === hrefFor(locale, 'learn');
  return (
    <Loaded query={useUser()} skeleton="h-24">
      {({ vipEndAt, liveCourseEndAt, minutesLeft = 0 }) => (
        <section className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-plum-soft p-5 sm:p-6">
          <div>
            <h2 className="text-xl text-plum">{vipEndAt ? t('vipUntil', { date: date(vipEndAt) }) : t('noVip')}</h2>
            <p className="prose-width text-sm">{t(vipEndAt ? 'vipText' : 'noVipText')}</p>
            {liveCourseEndAt && (
              <p className="mt-1 text-sm font-semibold">{t('lecturesUntil', { date: date(liveCourseEndAt) })}</p>
            )}
            {hasLectures && (vipEndAt ?? liveCourseEndAt) && (
              <a href={hrefFor(locale, 'learn/lectures')} className="link inline-flex min-h-11 items-center text-sm">
                {t('toLectures')}
              </a>
            )}
            {minutesLeft > 0 && (
              <p className="mt-1 text-sm font-semibold">{t('minutesLeft', { amount: minutesLeft })}</p>
            )}
          </div>
          <a href={`/${locale}/courses?coursesType=vip`} className="btn btn-secondary">
            {t(vipEndAt ? 'extend' : 'getVip')}
          </a>
        </section>
      )}
    </Loaded>
  );
}
