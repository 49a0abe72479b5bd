import { getTranslations } from 'next-intl/server';
import { GradingScreen } from '@/components/grading/grading-screen';
import { LearnNoScript } from '@/components/learn/shell/learn-no-script';
import { pageMetadata } from '@/lib/site/page-metadata';

export async function generateMetadata() {
  const t = await getTranslations('grading');
  return pageMetadata({ path: 'learn/grading', title: t('title'), description: t('description'), ended: true });
}

export default function GradingPage() {
  return (
    <>
      <LearnNoScript />
      <GradingScreen />
    </>
  );
}
