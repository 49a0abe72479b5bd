'use client';

import type { ReactNode } from 'react';
import { AccountContext, type AccountSite } from '@/components/ui/shell/account-context';
import { useFocusAfterNavigation } from '@/components/ui/browser/use-focus-after-navigation';
import { LearnHeader } from './learn-header';
import { OriginContext } from './learn-site';

type Props = AccountSite & { /** Where one logs in. */ origin: string; children: ReactNode };

/** The frame of the learning app. */
export function LearnFrame({ locale, site, origin, children }: Props) {
  const main = useFocusAfterNavigation<HTMLElement>();
  return (
    <AccountContext value={{ locale, site }}>
      <OriginContext value={origin}>
        <LearnHeader />
        <main id="main" ref={main} tabIndex={-1}>
          {children}
        </main>
      </OriginContext>
    </AccountContext>
  );
}
