import { getTranslations } from 'next-intl/server';
import { HomeworkScreen } from '@/components/homework/teacher/homework-screen';
import { pageMetadata } from '@/lib/site/page-metadata';

export async function generateMetadata() {
  const t = await getTranslations('homework.given');
  return pageMetadata({ path: 'teach/homework', title: t('title'), description: t('lead'), ended: true });
}

export default function HomeworkPage() {
  return <HomeworkScreen />;
}
