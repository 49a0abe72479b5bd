import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ExamScreen } from '@/components/exams/exam-screen';
import { LearnNoScript } from '@/components/learn/shell/learn-no-script';
import { exams } from '@/lib/certificates/exam-rules';
import { freeExamGrade } from '@/lib/catalogue/exam-product';
import { pageMetadata } from '@/lib/site/page-metadata';

type Props = { params: Promise<{ grade: string }> };

/** The free one is built to prove the page; the others are made at their first visit and cached. */
export const generateStaticParams = () => [{ grade: String(freeExamGrade) }];

async function read(params: Props['params']) {
  const { grade } = await params;
  return exams.find((exam) => String(exam.grade) === grade)?.grade ?? notFound();
}

export async function generateMetadata({ params }: Props) {
  const [grade, t] = await Promise.all([read(params), getTranslations('exam')]);
  return pageMetadata({
    path: `learn/exam/${grade}`,
    title: t('name', { grade }),
    description: t('description'),
    ended: true,
  });
}

/** An exam. The browser asks the API who may take it and which sitting runs. */
export default async function ExamPage({ params }: Props) {
  return (
    <>
      <LearnNoScript />
      <ExamScreen grade={await read(params)} />
    </>
  );
}
