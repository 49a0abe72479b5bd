import { getTranslations } from 'next-intl/server';
import { Stone } from '@/components/go/stone';
import type { CmsCourse } from '@/lib/pages/cms-contract';

const shownAtOnce = 8;

type Props = {
  contents: CmsCourse['contents'];
  /** The anchor of the sample problem on this page; null when there is none. */
  sampleHref: string | null;
};

/** The lessons with their lengths; a long list opens on demand. */
export async function Lessons({ contents, sampleHref }: Props) {
  const t = await getTranslations('course');
  if (contents.length === 0) return null;
  const minutes = contents.reduce((sum, lesson) => sum + lesson.minutes, 0);
  const row = (lesson: CmsCourse['contents'][number], index: number) => (
    <li key={index}>
      <Stone color={index % 2 ? 'white' : 'black'} decorative>
        {index + 1}
      </Stone>
      <span className="lesson-title">
        {lesson.title}
        {lesson.isSample && sampleHref && (
          <a
            href={sampleHref}
            className="inline-flex min-h-6 items-center rounded-full bg-jade-soft px-2.5 text-[13px] font-bold whitespace-nowrap text-jade hover:underline"
          >
            {t('sample')}
          </a>
        )}
      </span>
      <small>{t('minutes', { count: lesson.minutes })}</small>
    </li>
  );
  const isLong = contents.length > shownAtOnce + 2;
  const first = isLong ? contents.slice(0, shownAtOnce) : contents;
  return (
    <section aria-labelledby="lessons">
      <h2 id="lessons">{t('lessons')}</h2>
      <p className="mt-1 text-ink-2">
        {t(minutes < 120 ? 'lessonsMinutes' : 'lessonsHours', {
          count: contents.length,
          minutes,
          hours: Math.round(minutes / 60),
        })}
      </p>
      <div className="mt-4 overflow-hidden rounded-[20px] border border-line bg-card">
        <ol className="lesson-list">{first.map(row)}</ol>
        {isLong && (
          <details className="border-t border-line">
            <summary className="cursor-pointer px-4 py-3 font-bold text-action md:px-5">
              {t('moreLessons', { count: contents.length - shownAtOnce })}
            </summary>
            <ol start={shownAtOnce + 1} className="lesson-list border-t border-line">
              {contents.slice(shownAtOnce).map((lesson, index) => row(lesson, index + shownAtOnce))}
            </ol>
          </details>
        )}
      </div>
    </section>
  );
}
