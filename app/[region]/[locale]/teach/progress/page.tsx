import { getTranslations } from 'next-intl/server';
import { ProgressScreen } from '@/components/reports/progress-screen';
import { pageMetadata } from '@/lib/site/page-metadata';

export async function generateMetadata() {
  const t = await getTranslations('teach');
  return pageMetadata({
    path: 'teach/progress',
    title: t('progress.title'),
    description: t('description'),
    ended: true,
  });
}

export default function ProgressPage() {
  return <ProgressScreen />;
}
