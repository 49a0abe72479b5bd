'use client';

import { queryOptions } from '@tanstack/react-query';
import type { ComponentType, Ref } from 'react';
import { Rejection } from '@/components/ui/forms/action';
import { Skeleton } from '@/components/ui/waiting/skeleton';
import { ApiError } from '@/lib/kernel/api/api-error';
import { getQueryClient } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';
import { BoardStep } from './board/board-step';
import type { Step, StepProps } from './step-props';

type Code<K extends Step['kind']> = { default: ComponentType<StepProps<K>> };
const problemSteps = () => import('./problem-steps');
/** Nearly every lesson begins with a board. The code of the other kinds is loaded with the first step of the kind, or before. */
type Loaded = Exclude<Step['kind'], 'board'>;
const load: { [K in Loaded]: () => Promise<Code<K>> } = {
  question: async () => ({ default: (await problemSteps()).QuestionStep }),
  reading: () => import('./reading/reading-step'),
  game: () => import('./game/game-step'),
  exercises: async () => ({ default: (await problemSteps()).ExercisesStep }),
  film: () => import('@/components/lessons/video-step'),
};
const codeOf = (kind: Loaded) =>
  queryOptions({
    queryKey: ['step-code', kind],
    queryFn: () =>
      (load[kind]() as Promise<Code<Loaded>>).catch(() => {
        throw new ApiError('NETWORK', 0);
      }),
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });

/** Loads the code of these steps, so that they can be shown offline. */
export function preloadSteps(steps: readonly Step[]): void {
  for (const kind of new Set(steps.map((step) => step.kind)))
    if (kind !== 'board') void getQueryClient().prefetchQuery(codeOf(kind));
}

type Props = StepProps<Step['kind']> & { heading?: Ref<HTMLHeadingElement> };

/** One step of a lesson below its title. */
export function StepView({ heading, ...props }: Props) {
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
      {props.step.kind === 'board' ? (
        <BoardStep {...(props as StepProps<'board'>)} />
      ) : (
        <LoadedStep {...(props as StepProps<Loaded>)} />
      )}
    </section>
  );
}

function LoadedStep(props: StepProps<Loaded>) {
  const { data: code, error, refetch } = useRead(codeOf(props.step.kind));
  if (code) return <code.default {...props} />;
  if (error) return <Rejection error={error} onRetry={() => void refetch()} />;
  return <Skeleton className="h-dvh w-full" />;
}
