import { getTranslations } from 'next-intl/server';
import { boardLabels } from '@/components/go/board-labels';
import { PlayableBoard } from '@/components/go/playable-board';
import { ButtonLink } from '@/components/ui/button-link';
import { siteMetadata } from '@/lib/data/site';
import { heroProblems } from '@/lib/go/hero-problems';
import { pageLocale } from '@/lib/i18n/page-locale';

/** A board one can play on before anything is asked. */
export async function Hero() {
  const [t, board, locale, site] = await Promise.all([
    getTranslations('home'),
    getTranslations('board'),
    pageLocale(),
    siteMetadata(),
  ]);
  const figures = [
    ['19', t('figures.grades')],
    ['5–15', t('figures.minutes')],
    ['4,000', t('figures.ladder')],
    ...(site.studentCount ? [[site.studentCount.toLocaleString(locale), t('figures.students')]] : []),
  ] as const;
  return (
    <section
      className="hero relative overflow-hidden before:absolute before:-top-[30%] before:-right-[6%] before:aspect-square before:w-[min(900px,110vw)] before:rounded-full lg:before:w-[min(900px,64vw)] dark:before:opacity-32"
      aria-labelledby="hero-title"
    >
      <div className="relative wrap grid gap-9 pt-9 pb-[84px] lg:grid-cols-[1.05fr_.95fr] lg:items-center lg:gap-14 lg:pt-14 lg:pb-[104px]">
        <div className="relative">
          <h1 id="hero-title" className="leading-[1.12] whitespace-pre-line">
            {t('hero.title')}
          </h1>
          <p className="prose-width mt-5 text-[1.1rem] text-on-sun">{t('hero.lead')}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink to="TrialCourse">{t('hero.trial')}</ButtonLink>
            <ButtonLink to="courses" kind="secondary">
              {t('hero.start')}
            </ButtonLink>
          </div>
          <dl className="mt-9 grid grid-cols-2 gap-x-8 gap-y-4 text-sm text-on-sun sm:flex">
            {figures.map(([figure, label]) => (
              <div key={label} className="flex flex-col-reverse">
                <dt>{label}</dt>
                <dd className="font-display text-[26px] leading-tight font-extrabold text-ink">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
        <PlayableBoard
          items={heroProblems.map(({ id, problem }) => ({
            problem,
            title: board(`hero.${id}.title`),
            hint: board(`hero.${id}.hint`),
            wrong: board(`hero.${id}.wrong`),
            solved: board(`hero.${id}.solved`),
          }))}
          labels={boardLabels(board, locale, heroProblems.length)}
          className="relative w-full max-w-[560px] justify-self-center lg:justify-self-end"
        >
          <ButtonLink to="TrialCourse">{t('hero.afterwards')}</ButtonLink>
        </PlayableBoard>
      </div>
    </section>
  );
}
