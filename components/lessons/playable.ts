'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useAccount } from '@/components/ui/shell/account-context';
import type { PlayableItem } from '@/components/go/playable-item';
import { opponentOf, type Problem } from '@/lib/go/position';
import { sideToPlay, solutionOf, taskOf } from '@/lib/go/problem';
import { useBoardTexts } from './use-board-texts';

/** A problem as the board plays it: with its own texts if it has any, else with those of its goal. */
export function usePlayable(problem: Problem, idea?: string) {
  const t = useTranslations('learn.question');
  const goal = useTranslations('course.goal');
  const { locale } = useAccount();
  const { labels, name } = useBoardTexts(problem.position.size);
  return useMemo(() => {
    const own = problem.texts?.[locale];
    const [first] = solutionOf(problem);
    const color = sideToPlay(problem);
    const filled = (text: string | undefined) => (first && text ? text.replaceAll('{point}', name(first)) : text);
    const item: PlayableItem = {
      problem,
      title: own?.prompt ?? goal(taskOf(problem), { color: labels[color] }),
      hints: { region: t('region'), ...(idea && { idea }) },
      wrong: filled(own?.wrong),
      refuted: ({ kind, count }) =>
        t('wrong', { why: t(`refuted.${kind}`, { color: labels[opponentOf(color)], count }) }),
      solved: filled(own?.right) ?? (problem.ko && t('ko')),
    };
    return { items: [item], labels };
  }, [problem, idea, locale, labels, name, t, goal]);
}
