'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { examsHref } from '@/components/learn/shell/learn-href';
import { WayCard } from '@/components/learn/shell/way-card';

/** The card of the mock exams on the screen Today. */
export function ExamsLink() {
  const t = useTranslations('exam');
  const { locale } = useAccount();
  return <WayCard title={t('today.title')} text={t('today.text')} href={examsHref(locale)} open={t('list.open')} />;
}
