'use client';

import { useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import { AddressesTab } from './addresses-tab';
import { CoursesTab } from '@/components/courses/courses-tab';
import { EntitlementsTab } from '@/components/fulfilment/entitlements-tab';
import { GiftList } from '@/components/gifts/gift-list';
import { ProfileTab } from './profile-tab';
import { PurchasesTab } from '@/components/orders/purchases-tab';
import { ApplicationsTab } from '@/components/applications/applications-tab';
import { Screen } from '@/components/ui/shell/screen';
import { screenWithMessages } from '@/components/account/shell/screen-with-messages';
import { userSpaceTabs, type UserSpaceTab } from '@/components/account/screens';
import { useAccount } from '@/components/ui/shell/account-context';

const contents: Record<UserSpaceTab, ComponentType> = {
  profile: ProfileTab,
  account: screenWithMessages('accountTab', () => import('../security/account-tab')),
  learners: screenWithMessages('learnersTab', () => import('@/components/family/learners/learners-tab')),
  courses: CoursesTab,
  purchases: PurchasesTab,
  entitlements: RightsAndGifts,
  requests: ApplicationsTab,
  addresses: AddressesTab,
  letters: screenWithMessages('lettersTab', () => import('@/components/mail/emails-tab')),
};

function RightsAndGifts() {
  return (
    <EntitlementsTab>
      <GiftList />
    </EntitlementsTab>
  );
}

/** The personal space: each tab has its own address. */
export default function PersonalSpaceScreen({ tab }: { tab: UserSpaceTab }) {
  const t = useTranslations('account.userSpace');
  const { user } = useAccount();
  const Content = contents[tab];
  return (
    <Screen key={tab} title={t(`titles.${tab}`)} lead={t('hello', { name: user?.realName || user?.username || '' })}>
      <div className="grid gap-6">
        <nav aria-label={t('label')} className="min-w-0">
          <ul ref={showCurrent} className="tab-row">
            {userSpaceTabs.map((key) => (
              <li key={key}>
                <a href={`#/userSpace/${key}`} aria-current={key === tab ? 'true' : undefined} className="tab">
                  {t(`tabs.${key}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Content />
      </div>
    </Screen>
  );
}

/** Scrolls the row so that the current tab is in its middle, as far as it goes. */
function showCurrent(row: HTMLUListElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current]');
  if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
}
