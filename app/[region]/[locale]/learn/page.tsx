import { getTranslations } from 'next-intl/server';
import { LearnNoScript } from '@/components/learn/shell/learn-no-script';
import { TodayScreen } from '@/components/learn/today/today-screen';
import { listTrials } from '@/lib/lessons/reads';
import { pageMetadata } from '@/lib/site/page-metadata';

export async function generateMetadata() {
  const t = await getTranslations('learn');
  // Search engines do not index what a person learns.
  return pageMetadata({ path: 'learn', title: t('title'), description: t('description'), ended: true });
}

/** Today: a static shell, filled in the browser by who learns. */
export default async function LearnPage() {
  return (
    <>
      <LearnNoScript />
      <TodayScreen trials={await listTrials()} />
    </>
  );
}
