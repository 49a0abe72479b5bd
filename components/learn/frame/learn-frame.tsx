'use client';

import type { ReactNode } from 'react';
import { AccountContext, type AccountSite } from '@/components/ui/shell/account-context';
import { AlsoWaitingContext } from '@/components/events/also-waiting';
import { reviewsWaiting } from '@/components/notebook/waiting-reviews';
import { useFocusAfterNavigation } from '@/components/ui/browser/use-focus-after-navigation';
import { LearnHeader } from './learn-header';
import { OriginContext } from '../shell/learn-site';

type Props = AccountSite & {
  /** The address of the origin site, for the login. */ origin: string;
  children: ReactNode;
};

const alsoWaiting = [reviewsWaiting];

/** The frame of the learning app. */
export function LearnFrame({ locale, site, origin, children }: Props) {
  const main = useFocusAfterNavigation<HTMLElement>();
  return (
    <AccountContext value={{ locale, site }}>
      <OriginContext value={origin}>
        <AlsoWaitingContext value={alsoWaiting}>
          <LearnHeader />
          <main id="main" ref={main} tabIndex={-1}>
            {children}
          </main>
        </AlsoWaitingContext>
      </OriginContext>
    </AccountContext>
  );
}
