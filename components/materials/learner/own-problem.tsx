'use client';

import { PlayableBoard } from '@/components/go/playable-board';
import type { Problem } from '@/lib/go/position';
import { usePlayable } from '@/components/lessons/playable';

/** A problem of the teacher's own, with unlimited tries: each reply comes from its proof. */
export function OwnProblem({ problem }: { problem: Problem }) {
  const { items, labels } = usePlayable(problem);
  return (
    <div className="learn-board">
      <PlayableBoard items={items} labels={labels} coordinates asksTwice helps className="learn-play-board" />
    </div>
  );
}
