import { getTranslations } from 'next-intl/server';
import { PlayScreen } from '@/components/climb/play-screen';
import { LearnNoScript } from '@/components/learn/shell/learn-no-script';
import { pageMetadata } from '@/lib/site/page-metadata';

export async function generateMetadata() {
  const t = await getTranslations('ladder');
  return pageMetadata({ path: 'learn/ladder/play', title: t('title'), description: t('description'), ended: true });
}

export default function PlayPage() {
  return (
    <>
      <LearnNoScript />
      <PlayScreen />
    </>
  );
}
