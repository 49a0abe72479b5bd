'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, type ReactNode } from 'react';
import { AccountContext, type AccountSite } from '@/components/account/shell/account-context';
import { LearnHeader } from './learn-header';
import { OriginContext } from './learn-site';

type Props = AccountSite & { /** Where one logs in. */ origin: string; children: ReactNode };

/** The frame of the learning app. */
export function LearnFrame({ locale, site, origin, children }: Props) {
  const main = useRef<HTMLElement>(null);
  const path = usePathname();
  const shown = useRef(path);
  // The link that was followed is gone with its page: whoever goes on by keyboard begins at the new one.
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    main.current?.focus({ preventScroll: true });
  }, [path]);
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
