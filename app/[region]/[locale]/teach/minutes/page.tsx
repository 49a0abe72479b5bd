import { getTranslations } from 'next-intl/server';
import { MinutesScreen } from '@/components/minutes/minutes-screen';
import { pageMetadata } from '@/lib/site/page-metadata';

export async function generateMetadata() {
  const t = await getTranslations('activation');
  return pageMetadata({
    path: 'teach/minutes',
    title: t('minutes.title'),
    description: t('minutes.description'),
    ended: true,
  });
}

export default function MinutesPage() {
  return <MinutesScreen />;
}
