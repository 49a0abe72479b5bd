'use client';

import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ComponentType, Ref } from 'react';
import { Rejection } from '@/components/account/forms/action';
import { Skeleton } from '@/components/ui/skeleton';
import { ApiError } from '@/lib/api/api-error';
import { getQueryClient } from '@/lib/api/query-client';
import type { Step, StepProps } from './step-props';

type Code<K extends Step['kind']> = { default: ComponentType<StepProps<K>> };
/** The code of a kind of step comes with the first of it, or before. */
const load: { [K in Step['kind']]: () => Promise<Code<K>> } = {
  board: () => import('./board/board-step'),
  question: () => import('./question/question-step'),
  reading: () => import('./reading/reading-step'),
  game: () => import('./game/game-step'),
  exercises: () => import('./exercises/exercises-step'),
  film: () => import('./film/film-step'),
};
const codeOf = (kind: Step['kind']) =>
  queryOptions({
    queryKey: ['step-code', kind],
    queryFn: () =>
      (load[kind]() as Promise<Code<Step['kind']>>).catch(() => {
        throw new ApiError('NETWORK', 0);
      }),
    ...{ staleTime: Infinity, gcTime: Infinity, structuralSharing: false },
  });

/** Fetches what these steps need to be shown, so that the line may be lost. */
export function preloadSteps(steps: readonly Step[]): void {
  for (const kind of new Set(steps.map((step) => step.kind))) void getQueryClient().prefetchQuery(codeOf(kind));
}

type Props = StepProps<Step['kind']> & { heading?: Ref<HTMLHeadingElement> };

/** One step of a lesson below its title. */
export function StepView({ heading, ...props }: Props) {
  const { data: code, error, refetch } = useQuery(codeOf(props.step.kind), getQueryClient());
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
      {code ? (
        <code.default {...props} />
      ) : error ? (
        <Rejection error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-dvh w-full" />
      )}
    </section>
  );
}
