import { getTranslations } from 'next-intl/server';
import { NotebookScreen } from '@/components/notebook/notebook-screen';
import { LearnNoScript } from '@/components/learn/shell/learn-no-script';
import { pageMetadata } from '@/lib/site/page-metadata';

export async function generateMetadata() {
  const t = await getTranslations('notebook');
  return pageMetadata({ path: 'learn/notebook', title: t('title'), description: t('description'), ended: true });
}

export default function NotebookPage() {
  return (
    <>
      <LearnNoScript />
      <NotebookScreen />
    </>
  );
}
