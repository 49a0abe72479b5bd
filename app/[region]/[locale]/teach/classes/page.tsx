import { getTranslations } from 'next-intl/server';
import { ClassesScreen } from '@/components/teach/classes/classes-screen';
import { pageMetadata } from '@/lib/i18n/metadata';

export async function generateMetadata() {
  const t = await getTranslations('teach');
  return pageMetadata({ path: 'teach/classes', title: t('classes.title'), description: t('description'), ended: true });
}

export default function ClassesPage() {
  return <ClassesScreen />;
}
