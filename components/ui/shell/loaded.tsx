'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, type ReactNode } from 'react';
import { Rejection } from '@/components/ui/forms/action';
import { EmptyState } from '@/components/ui/empty-state';
import { useMinimumDelay } from '@/components/ui/waiting/use-minimum-delay';
import { asApiError } from '@/lib/kernel/api/api-error';
import { useAccount } from './account-context';
import { Loading } from './loading';

type Props<T> = {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isPending' | 'refetch'>;
  /** Height of the placeholder. */
  skeleton?: string;
  children: (data: T) => ReactNode;
};

/** Data that is loaded: a placeholder, then the data, or the error with a retry. */
export function Loaded<T>({ query: { data, error, isPending, refetch }, skeleton, children }: Props<T>) {
  const waiting = useMinimumDelay(isPending);
  const isOut = error !== null && asApiError(error).status === 401;
  useEffect(() => {
    // The session is over: the guard leads to the login and back.
    if (isOut) void import('@/stores/session/login').then(({ clearSession }) => clearSession());
  }, [isOut]);
  if (waiting || isOut) return <Loading skeleton={skeleton} />;
  if (data !== undefined) return children(data);
  return <Rejection error={error} onRetry={() => void refetch()} />;
}

type NothingProps = {
  title: string;
  text?: string;
  /** Further links, after the one to the courses. */ children?: ReactNode;
};

/** What is missing, and a link to the courses. */
export function NothingYet({ title, text, children }: NothingProps) {
  const t = useTranslations('account');
  const { locale } = useAccount();
  return (
    <EmptyState title={title}>
      {text && <p className="mb-4">{text}</p>}
      <p className="flex flex-wrap justify-center gap-3">
        <a href={`/${locale}/courses`} className="btn btn-primary">
          {t('toCourses')}
        </a>
        {children}
      </p>
    </EmptyState>
  );
}
