import { getTranslations } from 'next-intl/server';
import { SharedScreen } from '@/components/materials/learner/shared-screen';
import { LearnNoScript } from '@/components/learn/shell/learn-no-script';
import { pageMetadata } from '@/lib/site/page-metadata';

export async function generateMetadata() {
  const t = await getTranslations('learn.shared');
  return pageMetadata({ path: 'learn/shared', title: t('title'), description: t('description'), ended: true });
}

export default function SharedPage() {
  return (
    <>
      <LearnNoScript />
      <SharedScreen />
    </>
  );
}
