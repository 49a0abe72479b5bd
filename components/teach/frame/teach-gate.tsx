'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useAccount } from '@/components/ui/shell/account-context';
import { hashFor } from '@/components/ui/shell/hash-route';
import { Loaded } from '@/components/ui/shell/loaded';
import { Loading } from '@/components/ui/shell/loading';
import { EmptyState } from '@/components/ui/empty-state';
import { useIsInBrowser } from '@/components/ui/browser/use-is-in-browser';
import { asApiError } from '@/lib/kernel/api/api-error';
import { useTeachWorkspace } from '@/lib/classes/queries';
import type { TeachWorkspace } from '@/lib/classes/contract';
import { isToRenew } from '@/lib/applications/renewal';
import { hrefFor } from '@/lib/kernel/links/href';
import { sessionStore } from '@/stores/session';
import { TeachContext, useTeachOrigin } from '../shell/teach-context';

const loading = <Loading isScreen skeleton="h-72" className="wrap teach-page" />;

/** Lets teachers in; other visitors see for whom this is, and how to get access. */
export function TeachGate({ children }: { children: ReactNode }) {
  const isInBrowser = useIsInBrowser();
  const isSettled = useStore(sessionStore, ({ settled }) => settled);
  const { user } = useAccount();
  const query = useTeachWorkspace(isInBrowser && user !== null);
  if (!isInBrowser || (!user && !isSettled)) return loading;
  if (!user) return <ToLogin />;
  if (query.error && asApiError(query.error).code === 'NOT_A_TEACHER') return <ForTeachers />;
  const { data: workspace } = query;
  if (!workspace)
    return (
      <div className="wrap teach-page">
        <Loaded query={query} skeleton="h-72">
          {() => null}
        </Loaded>
      </div>
    );
  return (
    <TeachContext value={{ isOpen: workspace.state === 'open' }}>
      <YearNotice workspace={workspace} />
      {children}
    </TeachContext>
  );
}

function ToLogin() {
  const t = useTranslations('teach.gate');
  const origin = useTeachOrigin();
  return (
    <Outside title={t('loginTitle')} text={t('loginText')}>
      <a href={origin + hashFor('login', { redirect: 'teach' })} className="btn btn-primary">
        {t('login')}
      </a>
    </Outside>
  );
}

function ForTeachers() {
  const t = useTranslations('teach.gate');
  const { locale } = useAccount();
  return (
    <Outside title={t('otherTitle')} text={t('otherText')}>
      <a href={hrefFor(locale, 'TeachingCooperationProject')} className="btn btn-primary">
        {t('toProgramme')}
      </a>
    </Outside>
  );
}

function Outside({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="wrap teach-page">
      <h1 className="mb-5 text-3xl">{title}</h1>
      <EmptyState title={text}>{children}</EmptyState>
    </div>
  );
}

/** A notice that the teaching year is over, or will be soon, and how to renew. */
function YearNotice({ workspace: { state, until } }: { workspace: TeachWorkspace }) {
  const t = useTranslations('teach.lapsed');
  const { date } = useAccount();
  const origin = useTeachOrigin();
  const isOpen = state === 'open';
  if (isOpen && (!until || !isToRenew(new Date(until), new Date()))) return null;
  return (
    <div className="wrap pt-6">
      <div role="status" className="grid justify-items-start gap-2 rounded-card bg-jade-soft p-4">
        <p className="prose-width">{until ? t(isOpen ? 'soon' : 'text', { date: date(until) }) : t('textNoDate')}</p>
        <a href={origin + hashFor('userSpace/requests')} className="link inline-flex min-h-11 items-center">
          {t('toRequests')}
        </a>
      </div>
    </div>
  );
}
