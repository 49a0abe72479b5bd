'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { Board } from '@/components/go/board';
import type { Problem } from '@/lib/go/position';
import { sideToPlay, taskOf } from '@/lib/go/problem';
import { conventionOf } from '@/lib/go/point-name';

/** The diagram of a problem, and its task as text. */
export function ProblemFigure({ name, problem }: { name: string; problem: Problem }) {
  const goal = useTranslations('course.goal');
  const color = useTranslations('board');
  const { locale } = useAccount();
  return (
    <span className="grid gap-1">
      <Board position={problem.position} coordinates={conventionOf(locale)} className="w-full" />
      <span className="text-sm font-semibold wrap-anywhere">{name}</span>
      <span className="text-sm text-ink-2">{goal(taskOf(problem), { color: color(sideToPlay(problem)) })}</span>
    </span>
  );
}
