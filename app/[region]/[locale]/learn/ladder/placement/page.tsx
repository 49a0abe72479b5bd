import { getTranslations } from 'next-intl/server';
import { PlacementScreen } from '@/components/climb/placement-screen';
import { LearnNoScript } from '@/components/learn/shell/learn-no-script';
import { pageMetadata } from '@/lib/site/page-metadata';

export async function generateMetadata() {
  const t = await getTranslations('ladder');
  return pageMetadata({
    path: 'learn/ladder/placement',
    title: t('placement.title'),
    description: t('description'),
    ended: true,
  });
}

export default function PlacementPage() {
  return (
    <>
      <LearnNoScript />
      <PlacementScreen />
    </>
  );
}
