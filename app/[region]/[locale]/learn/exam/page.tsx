import { getTranslations } from 'next-intl/server';
import { ExamsScreen } from '@/components/exams/exams-screen';
import { LearnNoScript } from '@/components/learn/shell/learn-no-script';
import { pageMetadata } from '@/lib/site/page-metadata';

export async function generateMetadata() {
  const t = await getTranslations('exam');
  return pageMetadata({ path: 'learn/exam', title: t('title'), description: t('description'), ended: true });
}

export default function ExamsPage() {
  return (
    <>
      <LearnNoScript />
      <ExamsScreen />
    </>
  );
}
