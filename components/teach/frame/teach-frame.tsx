'use client';

import { useTranslations } from 'next-intl';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, type ReactNode } from 'react';
import { UnreadCount } from '@/components/messages/unread-count';
import { AccountContext, useAccount, type AccountSite } from '@/components/ui/shell/account-context';
import { hashFor } from '@/components/ui/shell/hash-route';
import { useUnread } from '@/lib/messages/queries';
import { CurrentLink } from '@/lib/kernel/links/current-link';
import { hrefFor } from '@/lib/kernel/links/href';
import { useFocusAfterNavigation } from '@/components/ui/browser/use-focus-after-navigation';
import { useIsInBrowser } from '@/components/ui/browser/use-is-in-browser';
import { TeachGate } from './teach-gate';
import { TeachOriginContext, useTeachOrigin } from '../shell/teach-context';
import { teachHref, teachTabs } from '../shell/teach-tabs';

type Props = AccountSite & { /** The address of the app with the login. */ origin: string; children: ReactNode };

/** The frame of the teacher's workspace: its parts as tabs, and the access check. */
export function TeachFrame({ locale, site, origin, children }: Props) {
  const main = useFocusAfterNavigation<HTMLElement>();
  return (
    <AccountContext value={{ locale, site }}>
      <TeachOriginContext value={origin}>
        <TeachHeader />
        <main id="main" ref={main} tabIndex={-1}>
          <TeachGate>{children}</TeachGate>
        </main>
      </TeachOriginContext>
    </AccountContext>
  );
}

function TeachHeader() {
  const t = useTranslations('teach');
  const { locale } = useAccount();
  const isInBrowser = useIsInBrowser();
  const tabs = useRef<HTMLElement>(null);
  const path = usePathname();
  // On a phone the row scrolls; the open tab is brought into view.
  useEffect(() => {
    const [row, open] = [tabs.current, tabs.current?.querySelector('[aria-current]')];
    if (row && open) row.scrollLeft += open.getBoundingClientRect().left - row.getBoundingClientRect().left - 48;
  }, [path]);
  return (
    <header className="app-header teach-header">
      <div className="wrap flex h-full items-center gap-1 sm:gap-3">
        <nav ref={tabs} aria-label={t('header.label')} className="teach-tabs">
          {teachTabs.map(({ name }) => (
            <CurrentLink key={name} href={teachHref(locale, name)} className="app-tab">
              {t(`tabs.${name}`)}
              {name === 'messages' && isInBrowser && <UnreadTab />}
            </CurrentLink>
          ))}
          <a href={hrefFor(locale, 'learn')} className="app-tab">
            {t('header.selfStudy')}
          </a>
        </nav>
        {isInBrowser && <Person />}
      </div>
    </header>
  );
}

function UnreadTab() {
  const { user } = useAccount();
  const { data } = useUnread(user !== null);
  return <UnreadCount count={data?.teacher ?? 0} />;
}

/** The user is known only in the browser. */
function Person() {
  const t = useTranslations('teach.header');
  const { locale, user } = useAccount();
  const origin = useTeachOrigin();
  return (
    <div className="ms-auto flex flex-none items-center gap-1 sm:gap-3">
      {user ? (
        <span className="hidden max-w-48 truncate font-bold sm:block">{user.realName || user.username}</span>
      ) : (
        <a href={origin + hashFor('login', { redirect: 'teach' })} className="app-tab">
          {t('login')}
        </a>
      )}
      <a href={hrefFor(locale, '')} className="app-tab">
        {t('shop')}
      </a>
    </div>
  );
}
