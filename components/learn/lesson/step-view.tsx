'use client';

import { lazy, Suspense, type ComponentType, type Ref } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import type { Step, StepProps } from './step-props';

/** The code of a kind of step comes with the first of it. */
const kinds: { [K in Step['kind']]: ComponentType<StepProps<K>> } = {
  board: lazy(() => import('./board/board-step')),
  question: lazy(() => import('./question/question-step')),
  reading: lazy(() => import('./reading/reading-step')),
  game: lazy(() => import('./game/game-step')),
  exercises: lazy(() => import('./exercises/exercises-step')),
  film: lazy(() => import('./film/film-step')),
};

type Props = StepProps<Step['kind']> & { heading?: Ref<HTMLHeadingElement> };

/** One step of a lesson below its title. */
export function StepView({ heading, ...props }: Props) {
  const Kind = kinds[props.step.kind] as ComponentType<StepProps<Step['kind']>>;
  return (
    <section aria-labelledby="learn-step" className="grid gap-3">
      <h2
        id="learn-step"
        ref={heading}
        tabIndex={-1}
        className="learn-step text-lg outline-none sm:text-xl md:text-2xl"
      >
        {props.step.title}
      </h2>
      <Suspense fallback={<Skeleton className="h-dvh w-full" />}>
        <Kind {...props} />
      </Suspense>
    </section>
  );
}
