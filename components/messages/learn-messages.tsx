'use client';

import { useTranslations } from 'next-intl';
import { useStore } from 'zustand';
import { MessagesScreen } from './messages-screen';
import { useAccount } from '@/components/ui/shell/account-context';
import { hashFor } from '@/components/ui/shell/hash-route';
import { EmptyState } from '@/components/ui/empty-state';
import { sessionStore } from '@/stores/session';
import { useIsInBrowser } from '@/components/ui/browser/use-is-in-browser';
import { useOriginHref } from '@/components/learn/shell/learn-site';

/** The messages between an account and its teachers. They belong to the account, not to one of its learners. */
export function LearnMessages() {
  const t = useTranslations('threads');
  const { user } = useAccount();
  const origin = useOriginHref();
  const isInBrowser = useIsInBrowser();
  const isSettled = useStore(sessionStore, ({ settled }) => settled);
  if (!isInBrowser || (!user && !isSettled)) return null;
  if (user) return <MessagesScreen side="student" />;
  return (
    <div className="wrap learn-page">
      <h1 className="mb-5 text-3xl">{t('title')}</h1>
      <EmptyState title={t('loginTitle')}>
        <a href={origin + hashFor('login', { redirect: 'learn/messages' })} className="btn btn-primary">
          {t('login')}
        </a>
      </EmptyState>
    </div>
  );
}
