import { getTranslations } from 'next-intl/server';
import { ClimbScreen } from '@/components/climb/climb-screen';
import { LearnNoScript } from '@/components/learn/shell/learn-no-script';
import { pageMetadata } from '@/lib/site/page-metadata';

export async function generateMetadata() {
  const t = await getTranslations('ladder');
  return pageMetadata({ path: 'learn/ladder', title: t('title'), description: t('description'), ended: true });
}

export default function ClimbPage() {
  return (
    <>
      <LearnNoScript />
      <ClimbScreen />
    </>
  );
}
