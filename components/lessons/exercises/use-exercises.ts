'use client';

import { useEffect, useRef, useState } from 'react';
import { drawExercises } from '@/lib/lessons/queries';
import type { BankProblem } from '@/lib/bank/bank-problem';
import type { Locale } from '@/lib/kernel/locale';

export type Drawn = BankProblem & { isSibling: boolean };
type At = { course: string; lesson: string; learner: string | null; locale: Locale };

/** Exercises of a lesson, and siblings of those that went wrong, which are put at the end. */
export function useExercises({ course, lesson, learner, locale }: At, count: number) {
  const [drawn, setDrawn] = useState<readonly Drawn[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  /** What is drawn, for what is asked meanwhile. */
  const set = useRef<readonly Drawn[]>([]);
  const asked = useRef<Promise<void>>(Promise.resolve());
  const put = (problems: readonly Drawn[]) => {
    set.current = problems;
    setDrawn(problems);
  };
  useEffect(() => {
    let isWanted = true;
    drawExercises({ course, lesson, learner, locale }, count).then(
      (problems) => isWanted && put(problems.map((problem) => ({ ...problem, isSibling: false }))),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [course, lesson, learner, locale, count, round]);
  const bringSibling = async (problem: Drawn) => {
    const without = set.current.map(({ id }) => id);
    const found = await drawExercises({ course, lesson, learner, locale }, 1, { like: problem.id, without }).catch(
      () => [],
    );
    // The set it was for may be gone.
    if (!set.current.includes(problem)) return;
    const siblings = found.filter(({ id }) => !without.includes(id)).map((one) => ({ ...one, isSibling: true }));
    put([...set.current, ...siblings]);
  };
  const noteWrong = (problem: Drawn) => {
    // Once: a sibling that goes wrong too is for another day.
    if (problem.isSibling) return;
    // One after the other: the next is not to bring what this one brought.
    asked.current = asked.current.then(() => bringSibling(problem));
  };
  const draw = () => {
    setFailed(false);
    set.current = [];
    setDrawn(null);
    setRound(round + 1);
  };
  return { drawn, hasFailed, draw, noteWrong };
}
