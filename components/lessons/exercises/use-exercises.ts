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
  /** The current set, for requests that end later. */
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
    // A new set may have been drawn meanwhile.
    if (!set.current.includes(problem)) return;
    const siblings = found.filter(({ id }) => !without.includes(id)).map((one) => ({ ...one, isSibling: true }));
    put([...set.current, ...siblings]);
  };
  const noteWrong = (problem: Drawn) => {
    // A failed sibling brings no further one.
    if (problem.isSibling) return;
    // One request after another, so that two of them do not bring the same sibling.
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
