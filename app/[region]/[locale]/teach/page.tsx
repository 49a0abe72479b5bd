import { getTranslations } from 'next-intl/server';
import { StudentsScreen } from '@/components/students/students-screen';
import { pageMetadata } from '@/lib/site/page-metadata';

export async function generateMetadata() {
  const t = await getTranslations('teach');
  // Search engines do not index what needs a login.
  return pageMetadata({ path: 'teach', title: t('title'), description: t('description'), ended: true });
}

export default function TeachPage() {
  return <StudentsScreen />;
}
