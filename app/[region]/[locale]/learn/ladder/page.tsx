import { getTranslations } from 'next-intl/server';
import { LadderScreen } from '@/components/climb/ladder-screen';
import { LearnNoScript } from '@/components/learn/shell/learn-no-script';
import { pageMetadata } from '@/lib/site/page-metadata';

export async function generateMetadata() {
  const t = await getTranslations('ladder');
  return pageMetadata({ path: 'learn/ladder', title: t('title'), description: t('description'), ended: true });
}

export default function LadderPage() {
  return (
    <>
      <LearnNoScript />
      <LadderScreen />
    </>
  );
}
