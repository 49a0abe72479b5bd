import { getTranslations } from 'next-intl/server';
import { CodesScreen } from '@/components/teacher-codes/codes-screen';
import { pageMetadata } from '@/lib/site/page-metadata';

export async function generateMetadata() {
  const t = await getTranslations('activation');
  return pageMetadata({
    path: 'teach/codes',
    title: t('codes.title'),
    description: t('codes.description'),
    ended: true,
  });
}

export default function CodesPage() {
  return <CodesScreen />;
}
