import { getTranslations } from 'next-intl/server';
import { PreviewScreen } from '@/components/lessons/preview/preview-screen';
import { previewPath } from '@/lib/lessons/lesson-preview';
import { pageMetadata } from '@/lib/site/page-metadata';

export async function generateMetadata() {
  const t = await getTranslations('learn.preview');
  return pageMetadata({ path: previewPath, title: t('title'), description: t('text'), ended: true });
}

/** Where the back office shows a lesson while it is written; opened alone it is empty. */
export default function LessonPreviewPage() {
  return <PreviewScreen />;
}
