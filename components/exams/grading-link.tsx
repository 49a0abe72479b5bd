'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { gradingHref } from '@/components/learn/shell/learn-href';
import { WayCard } from '@/components/learn/shell/way-card';

/** The way to the AI exam, from where one learns. */
export function GradingLink() {
  const t = useTranslations('grading');
  const { locale } = useAccount();
  return <WayCard title={t('title')} text={t('link')} href={gradingHref(locale)} open={t('open')} />;
}
