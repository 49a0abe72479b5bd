'use client';

import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/waiting/skeleton';
import { Spinner } from '@/components/ui/waiting/spinner';

type Props = {
  /** Height of the placeholder. */
  skeleton?: string;
  /** A whole screen, of which nothing is known yet. Without scripts `NoScript` takes its place. */
  isScreen?: boolean;
  className?: string;
};

/** The placeholder of content that is loading. */
export function Loading({ skeleton = 'h-40', isScreen = false, className = '' }: Props) {
  const t = useTranslations('account');
  return (
    <div className={`grid ${isScreen ? 'screen-loading gap-5' : 'gap-4'} ${className}`}>
      {isScreen && <Skeleton className="h-10 w-1/2" />}
      <Spinner label={t('loading')} className="justify-self-center" />
      <Skeleton className={`w-full ${skeleton}`} />
    </div>
  );
}
