'use client';

import { useTranslations } from 'next-intl';
import { useEntitlements, useUser } from '@/lib/api/user-queries';
import type { Entitlement } from '@/lib/contract/user';
import { EntitlementList } from '@/components/account/owned/entitlement-list';
import { Loaded, NothingYet } from '@/components/account/shell/loaded';
import { useAccount } from '@/components/account/shell/account-context';
import { GiftList } from './gift-list';

const groups = [
  { key: 'codes', kinds: ['redeemCode'] },
  { key: 'vip', kinds: ['vip', 'lecture'] },
  { key: 'exams', kinds: ['exam'] },
  { key: 'hours', kinds: ['hours'] },
  { key: 'courses', kinds: ['course', 'goods'] },
] as const satisfies readonly { key: string; kinds: readonly Entitlement['kind'][] }[];

/** All rights in force: VIP and until when, exams, hours, codes to give away or redeem; then what was given away. */
export function EntitlementsTab() {
  const t = useTranslations('account.entitlements');
  return (
    <div className="grid gap-8">
      <VipState />
      <Loaded query={useEntitlements()} skeleton="h-48">
        {(all) => {
          if (all.length === 0) return <NothingYet title={t('none')} />;
          return groups.map(({ key, kinds }) => {
            const some = all.filter(({ kind }) => kinds.some((wanted) => wanted === kind));
            return (
              some.length > 0 && (
                <section key={key} className="grid gap-3">
                  <h2 className="text-xl">{t(`groups.${key}`)}</h2>
                  {key === 'codes' && <p className="prose-width text-ink-2">{t('codesHelp')}</p>}
                  <EntitlementList entitlements={some} className="md:grid-cols-2" />
                </section>
              )
            );
          });
        }}
      </Loaded>
      <GiftList />
    </div>
  );
}

function VipState() {
  const t = useTranslations('account.entitlements');
  const { locale, date } = useAccount();
  return (
    <Loaded query={useUser()} skeleton="h-24">
      {({ vipEndAt, liveCourseEndAt }) => (
        <section className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-plum-soft p-5 sm:p-6">
          <div>
            <h2 className="text-xl text-plum">{vipEndAt ? t('vipUntil', { date: date(vipEndAt) }) : t('noVip')}</h2>
            <p className="prose-width text-sm">{t(vipEndAt ? 'vipText' : 'noVipText')}</p>
            {liveCourseEndAt && (
              <p className="mt-1 text-sm font-semibold">{t('lecturesUntil', { date: date(liveCourseEndAt) })}</p>
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
