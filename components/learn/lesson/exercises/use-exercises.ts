'use client';

import { useCallback, useEffect, useState } from 'react';
import { drawExercises } from '@/lib/api/learning-queries';
import type { BankProblem } from '@/lib/contract/learning';
import type { Locale } from '@/lib/domain/locale';

export type Drawn = BankProblem & { isSibling: boolean };
type At = { course: string; lesson: string; learner: string | null; locale: Locale };

/** Exercises of a lesson, and siblings of those that went wrong, which are put at the end. */
export function useExercises({ course, lesson, learner, locale }: At, count: number) {
  const [drawn, setDrawn] = useState<readonly Drawn[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isWanted = true;
    drawExercises({ course, lesson, learner, locale }, count).then(
      (problems) => isWanted && setDrawn(problems.map((problem) => ({ ...problem, isSibling: false }))),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [course, lesson, learner, locale, count, round]);
  const noteWrong = useCallback(
    async (problem: Drawn) => {
      // Once: a sibling that goes wrong too is for another day.
      if (problem.isSibling) return;
      const siblings = await drawExercises({ course, lesson, learner, locale }, 1, problem.id).catch(() => []);
      setDrawn((all) => {
        const known = new Set(all?.map(({ id }) => id));
        return [
          ...(all ?? []),
          ...siblings.filter(({ id }) => !known.has(id)).map((one) => ({ ...one, isSibling: true })),
        ];
      });
    },
    [course, lesson, learner, locale],
  );
  const draw = () => {
    setFailed(false);
    setDrawn(null);
    setRound(round + 1);
  };
  return { drawn, hasFailed, draw, noteWrong };
}
