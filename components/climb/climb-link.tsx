'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { climbHref } from '@/components/learn/shell/learn-href';
import { WayCard } from '@/components/learn/shell/way-card';

/** A card that links to the climb, on screens of the learning app. */
export function ClimbLink() {
  const t = useTranslations('ladder');
  const { locale } = useAccount();
  return <WayCard title={t('title')} text={t('link.text')} href={climbHref(locale)} open={t('link.open')} />;
}
