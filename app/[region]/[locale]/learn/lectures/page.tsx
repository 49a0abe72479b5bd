import { getTranslations } from 'next-intl/server';
import { LecturesScreen } from '@/components/lectures/lectures-screen';
import { LearnNoScript } from '@/components/learn/shell/learn-no-script';
import { pageMetadata } from '@/lib/site/page-metadata';

export async function generateMetadata() {
  const t = await getTranslations('lectures');
  return pageMetadata({ path: 'learn/lectures', title: t('title'), description: t('description'), ended: true });
}

export default function LecturesPage() {
  return (
    <>
      <LearnNoScript />
      <LecturesScreen />
    </>
  );
}
