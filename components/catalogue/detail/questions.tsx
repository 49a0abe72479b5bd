import { getTranslations } from 'next-intl/server';
import { Question } from '@/components/ui/text/question';
import type { CmsCourse } from '@/lib/pages/cms-contract';

export async function Questions({ questions }: { questions: CmsCourse['questions'] }) {
  const t = await getTranslations('course');
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="questions">
      <h2 id="questions">{t('questions')}</h2>
      <div className="mt-4 grid gap-2">
        {questions.map(({ question, answer }) => (
          <Question key={question} question={question} answer={answer} />
        ))}
      </div>
    </section>
  );
}
