'use client';

import { useTranslations } from 'next-intl';
import { useLearnerOptions } from '@/components/family/learner-options';
import { UnreadCount } from '@/components/messages/unread-count';
import { useAccount } from '@/components/ui/shell/account-context';
import { hashFor } from '@/components/ui/shell/hash-route';
import { useUnread } from '@/lib/messages/queries';
import { CurrentLink } from '@/lib/kernel/links/current-link';
import { hrefFor } from '@/lib/kernel/links/href';
import { useIsInBrowser } from '@/components/ui/browser/use-is-in-browser';
import { learnHref, messagesHref, progressHref } from '../shell/learn-href';
import { useOriginHref } from '../shell/learn-site';
import { useKids } from '../shell/use-kids';
import { chooseWho, useWho } from '../shell/who-learns';

/** The small header: the navigation, the learner, and the link back to the shop. */
export function LearnHeader() {
  const t = useTranslations('learn.header');
  const { locale } = useAccount();
  return (
    <header className="app-header learn-header">
      <div className="wrap flex h-full items-center gap-1 sm:gap-3">
        <nav aria-label={t('label')} className="flex items-center gap-1 sm:gap-3">
          <CurrentLink href={learnHref(locale)} className="app-tab">
            {t('today')}
          </CurrentLink>
          <CurrentLink href={progressHref(locale)} className="app-tab">
            {t('progress')}
          </CurrentLink>
          {useIsInBrowser() && <MessagesTab />}
        </nav>
        {useIsInBrowser() && <Person />}
      </div>
    </header>
  );
}

/** Only for learners with a teacher to write to. */
function MessagesTab() {
  const t = useTranslations('learn.header');
  const { locale, user } = useAccount();
  const { data } = useUnread(user !== null);
  if (!data?.hasTeacher) return null;
  return (
    <CurrentLink href={messagesHref(locale)} className="app-tab">
      {t('messages')}
      <UnreadCount count={data.student} />
    </CurrentLink>
  );
}

/** The learner; known in the browser only. */
function Person() {
  const t = useTranslations('learn.header');
  const { locale, user } = useAccount();
  const origin = useOriginHref();
  const who = useWho();
  const kids = useKids(who === 'toBeChosen' ? { username: user?.username ?? null, learner: null } : who);
  const people = useLearnerOptions();
  const name = who !== 'toBeChosen' ? people.find(({ id }) => id === who.learner)?.name : undefined;
  const shop = !kids && (
    <a href={hrefFor(locale, '')} className="app-tab">
      {t('shop')}
    </a>
  );
  if (!user)
    return (
      <div className="ms-auto flex items-center gap-1 sm:gap-3">
        <a href={origin + hashFor('login', { redirect: 'learn' })} className="app-tab">
          {t('login')}
        </a>
        {shop}
      </div>
    );
  return (
    <div className="flex min-w-0 grow items-center justify-end gap-1 sm:gap-3">
      {name !== undefined &&
        (people.length > 1 ? (
          <button
            type="button"
            className="app-tab learn-name"
            aria-label={t('change', { name })}
            onClick={() => chooseWho(user.username, undefined)}
          >
            <Name name={name} />
          </button>
        ) : (
          <span className="learn-name font-bold">
            <Name name={user.realName || user.username} />
          </span>
        ))}
      {shop}
    </div>
  );
}

/** A name; on phones without room only its first character. */
function Name({ name }: { name: string }) {
  return (
    <>
      <span className="learn-name-whole">{name}</span>
      <span className="learn-name-first" aria-hidden="true">
        {[...name][0]}
      </span>
    </>
  );
}
