import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { CourseScreen } from '@/components/courses/course-screen';
import { LearnNoScript } from '@/components/learn/shell/learn-no-script';
import { isLearningName } from '@/lib/bank/learning-name';
import { listTrials } from '@/lib/lessons/reads';
import { pageMetadata } from '@/lib/site/page-metadata';

type Props = { params: Promise<{ course: string }> };

/** One course is built to prove the page; the others are made at their first visit and cached. */
export async function generateStaticParams() {
  const [trial] = await listTrials();
  return [{ course: trial?.id ?? 'kidtrial-01' }];
}

async function read(params: Props['params']) {
  const { course } = await params;
  return isLearningName(course) ? course : notFound();
}

export async function generateMetadata({ params }: Props) {
  const [course, t] = await Promise.all([read(params), getTranslations('learn')]);
  return pageMetadata({ path: `learn/${course}`, title: t('title'), description: t('description'), ended: true });
}

/** A course. The browser asks the API which courses exist. */
export default async function CoursePage({ params }: Props) {
  return (
    <>
      <LearnNoScript />
      <CourseScreen course={await read(params)} />
    </>
  );
}
