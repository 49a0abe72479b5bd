import { getTranslations } from 'next-intl/server';
import { ClassesScreen } from '@/components/joining/teacher/classes-screen';
import { pageMetadata } from '@/lib/site/page-metadata';

export async function generateMetadata() {
  const t = await getTranslations('teach');
  return pageMetadata({ path: 'teach/classes', title: t('classes.title'), description: t('description'), ended: true });
}

export default function ClassesPage() {
  return <ClassesScreen />;
}
