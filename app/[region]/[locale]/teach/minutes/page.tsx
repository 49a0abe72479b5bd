import { getTranslations } from 'next-intl/server';
import { MinutesScreen } from '@/components/teach/minutes/minutes-screen';
import { pageMetadata } from '@/lib/i18n/metadata';

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
