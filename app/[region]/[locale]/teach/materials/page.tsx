import { getTranslations } from 'next-intl/server';
import { MaterialsScreen } from '@/components/materials/teacher/materials-screen';
import { pageMetadata } from '@/lib/site/page-metadata';

export async function generateMetadata() {
  const t = await getTranslations('teach');
  return pageMetadata({
    path: 'teach/materials',
    title: t('materials.title'),
    description: t('description'),
    ended: true,
  });
}

export default function MaterialsPage() {
  return <MaterialsScreen />;
}
