'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { gradingHref } from '@/components/learn/shell/learn-href';
import { WayCard } from '@/components/learn/shell/way-card';

/** A card that links to the AI exam, on screens of the learning app. */
export function GradingLink() {
  const t = useTranslations('grading');
  const { locale } = useAccount();
  return <WayCard title={t('title')} text={t('link')} href={gradingHref(locale)} open={t('open')} />;
}
