import { getTranslations } from 'next-intl/server';
import { PageEditor } from '@/components/teacher-page/editor/page-editor';
import { pageMetadata } from '@/lib/site/page-metadata';

export async function generateMetadata() {
  const t = await getTranslations('teach.page');
  return pageMetadata({ path: 'teach/page', title: t('title'), description: t('lead'), ended: true });
}

export default function TeachPagePage() {
  return <PageEditor />;
}
