import { getTranslations } from 'next-intl/server';
import { HomeworkScreen } from '@/components/homework/learner/homework-screen';
import { LearnNoScript } from '@/components/learn/shell/learn-no-script';
import { pageMetadata } from '@/lib/site/page-metadata';

export async function generateMetadata() {
  const t = await getTranslations('homework.own');
  return pageMetadata({ path: 'learn/homework', title: t('title'), description: t('description'), ended: true });
}

export default function HomeworkPage() {
  return (
    <>
      <LearnNoScript />
      <HomeworkScreen />
    </>
  );
}
