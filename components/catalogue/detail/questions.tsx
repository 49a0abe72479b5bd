import { getTranslations } from 'next-intl/server';
import type { CmsCourse } from '@/lib/contract/cms';

export async function Questions({ questions }: { questions: CmsCourse['questions'] }) {
  const t = await getTranslations('course');
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="questions">
      <h2 id="questions">{t('questions')}</h2>
      <div className="mt-4 grid gap-2">
        {questions.map(({ question, answer }) => (
          <details key={question} className="card px-5 py-1 shadow-none">
            <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 font-bold after:text-action after:content-['+']">
              {question}
            </summary>
            <p className="prose-width pb-4 whitespace-pre-line text-ink-2">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
