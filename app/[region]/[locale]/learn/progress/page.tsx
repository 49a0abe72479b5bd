import { getTranslations } from 'next-intl/server';
import { ClimbLink } from '@/components/climb/climb-link';
import { NotebookLink } from '@/components/notebook/notebook-link';
import { ProgressScreen } from '@/components/progress/progress-screen';
import { LearnNoScript } from '@/components/learn/shell/learn-no-script';
import { pageMetadata } from '@/lib/site/page-metadata';

export async function generateMetadata() {
  const t = await getTranslations('learn');
  return pageMetadata({
    path: 'learn/progress',
    title: t('progress.title'),
    description: t('description'),
    ended: true,
  });
}

export default function ProgressPage() {
  return (
    <>
      <LearnNoScript />
      <ProgressScreen climb={<ClimbLink />} notebook={<NotebookLink isOffered />} />
    </>
  );
}
