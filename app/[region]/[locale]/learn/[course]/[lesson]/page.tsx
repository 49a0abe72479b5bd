import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { LessonDiagrams } from '@/components/lessons/lesson-diagrams';
import { LessonScreen } from '@/components/lessons/lesson-screen';
import { LearnNoScript } from '@/components/learn/shell/learn-no-script';
import { isLearningName } from '@/lib/bank/learning-name';
import { listTrials, readFreeLesson } from '@/lib/lessons/reads';
import { pageMetadata } from '@/lib/site/page-metadata';

type Props = { params: Promise<{ course: string; lesson: string }> };

/** One lesson is built to prove the page; the others are made at their first visit and cached. */
export async function generateStaticParams() {
  const [trial] = await listTrials();
  return [{ course: trial?.id ?? 'kidtrial-01', lesson: 'liberties' }];
}

async function read(params: Props['params']) {
  const { course, lesson } = await params;
  if (!isLearningName(course) || !isLearningName(lesson)) notFound();
  return { course, lesson, free: await readFreeLesson(course, lesson) };
}

export async function generateMetadata({ params }: Props) {
  const [{ course, lesson, free }, t] = await Promise.all([read(params), getTranslations('learn')]);
  return pageMetadata({
    path: `learn/${course}/${lesson}`,
    title: free?.title ?? t('title'),
    description: free?.summary ?? t('description'),
    ended: true,
  });
}

/** A lesson: played in the browser. A free one can be read without JavaScript, too. */
export default async function LessonPage({ params }: Props) {
  const { course, lesson, free } = await read(params);
  return (
    <>
      <LearnNoScript>{free && <LessonDiagrams lesson={free} />}</LearnNoScript>
      <LessonScreen course={course} lesson={lesson} />
    </>
  );
}
