'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { useAccount } from '@/components/ui/shell/account-context';
import { learnHref } from '@/components/learn/shell/learn-href';
import { useLine } from '@/components/learn/use-line';

const never = () => () => {};
/** Only paths of the learning app: the address may come from anybody. */
const path = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*){0,3}$/i;

/** The service worker has redirected here from a page that needs a connection: names it and links to it once online. */
export function WantedPage() {
  const t = useTranslations('ladder.offline');
  const { locale } = useAccount();
  const isOnline = useLine();
  const search = useSyncExternalStore(
    never,
    () => window.location.search,
    () => '',
  );
  const wanted = new URLSearchParams(search).get('wanted');
  if (wanted === null || (wanted !== '' && !path.test(wanted))) return null;
  return (
    <p className="prose-width font-bold">
      {t('wanted')}{' '}
      {isOnline && (
        <a
          href={wanted === '' ? learnHref(locale) : `${learnHref(locale)}/${wanted}`}
          className="link inline-block min-h-6"
        >
          {t('open')}
        </a>
      )}
    </p>
  );
}
