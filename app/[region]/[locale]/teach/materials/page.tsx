import { getTranslations } from 'next-intl/server';
import { MaterialsScreen } from '@/components/teach/materials/materials-screen';
import { pageMetadata } from '@/lib/i18n/metadata';

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
