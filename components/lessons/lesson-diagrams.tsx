import { getTranslations } from 'next-intl/server';
import { Board } from '@/components/go/board';
import { Paragraphs } from '@/components/ui/text/paragraphs';
import type { Lesson } from '@/lib/lessons/contract';
import { gamesOf } from '@/lib/lessons/frames';
import { solutionOf } from '@/lib/go/problem';
import { conventionOf } from '@/lib/go/point-name';
import { playRule, stonesOf } from '@/lib/go/rules';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';
import type { Step, StepOf } from './step-props';

/** A lesson without JavaScript: its boards in order with their captions, its questions with their answers. */
export async function LessonDiagrams({ lesson }: { lesson: Lesson }) {
  const t = await getTranslations('learn');
  return (
    <div className="wrap learn-page grid gap-8">
      <header>
        <h1 className="text-3xl">{lesson.title}</h1>
        <p className="text-ink-2">{t('facts', { grade: `G${lesson.grade}`, minutes: lesson.minutes })}</p>
        <p className="prose-width mt-3">{lesson.summary}</p>
        <p className="prose-width mt-3 text-ink-2">{t('lesson.noScriptLead')}</p>
      </header>
      {lesson.steps?.map((step) => (
        <section key={step.id} className="grid gap-4">
          <h2 className="text-2xl">{step.title}</h2>
          <StepInPrint step={step} />
        </section>
      ))}
    </div>
  );
}

async function StepInPrint({ step }: { step: Step }) {
  const t = await getTranslations('learn.lesson');
  switch (step.kind) {
    case 'board':
      return <Frames step={step} />;
    case 'question':
      return <Question step={step} />;
    case 'reading':
      return <Paragraphs text={step.paragraphs.join('\n\n')} />;
    case 'game':
    case 'exercises':
      return (
        <p className="prose-width">
          {step.text} <span className="text-ink-2">{t('needsScript')}</span>
        </p>
      );
    // Links to videos expire, but this page is static.
    case 'film':
      return <p className="prose-width text-ink-2">{t('filmNeedsScript')}</p>;
  }
}

async function Frames({ step: { position, frames } }: { step: StepOf<'board'> }) {
  const [t, locale] = await Promise.all([getTranslations('learn.lesson'), pageLocale()]);
  const games = gamesOf(position, frames, playRule);
  return (
    <ol className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {frames.map(({ caption, marks, labels, moves }, index) => {
        const game = games[index]!;
        const black = stonesOf(game, 'black').join(' ');
        const white = stonesOf(game, 'white').join(' ');
        const last = moves.at(-1)?.at;
        return (
          <li key={index}>
            <figure className="grid gap-2">
              <Board
                position={{ ...position, black, white, marks, labels, last }}
                coordinates={conventionOf(locale)}
                title={t('figure', { number: index + 1 })}
              />
              <figcaption>{caption}</figcaption>
            </figure>
          </li>
        );
      })}
    </ol>
  );
}

async function Question({ step: { title, problem, hint } }: { step: StepOf<'question'> }) {
  const [t, locale] = await Promise.all([getTranslations('learn.lesson'), pageLocale()]);
  const convention = conventionOf(locale);
  const { position } = problem;
  return (
    <div className="grid max-w-[420px] gap-3">
      <p>{problem.texts?.[locale]?.prompt}</p>
      <Board position={position} coordinates={convention} title={title} />
      <p className="text-ink-2">{hint}</p>
      <details>
        <summary className="link inline-flex min-h-6 cursor-pointer items-center">{t('answer')}</summary>
        <Board
          position={{ ...position, ghost: undefined, last: undefined }}
          moves={solutionOf(problem)}
          coordinates={convention}
          title={t('answer')}
          className="mt-2"
        />
      </details>
    </div>
  );
}
