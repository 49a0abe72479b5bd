'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { PlayableBoard } from '@/components/go/playable-board';
import type { PlayedAttempt } from '@/components/go/playable-item';
import type { Problem } from '@/lib/go/position';
import { startActiveClock } from '@/components/events/active-clock';
import { ReadAloud } from '@/components/learn/read-aloud';
import type { Attempt } from './step-props';
import { usePlayable } from './playable';

type Props = {
  /** Its id in the bank or in the lesson. */
  id: string;
  problem: Problem;
  idea?: string;
  onAttempt: (attempt: Attempt) => void;
  /** Shown once it is solved. */
  children?: ReactNode;
};

/** The most moves and replies, hints and milliseconds that are reported (lib/lessons/contract). */
const maxMoves = 60;
const maxHints = 9;
const maxTryMs = 3_600_000;

/** A problem to play. No clock is shown; each try is reported with its duration. */
export function ProblemBoard({ id, problem, idea, onAttempt, children }: Props) {
  const { items, labels } = usePlayable(problem, idea);
  const [spokenText, setSpokenText] = useState(items[0]!.title);
  const clock = useRef<ReturnType<typeof startActiveClock>>(null);
  const before = useRef(0);
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    clock.current = startActiveClock();
    return () => clock.current?.stop();
  }, []);
  const report = ({ moves, solved, hints }: PlayedAttempt) => {
    const now = clock.current?.now() ?? 0;
    onAttempt({
      problem: id,
      moves: moves.slice(0, maxMoves),
      solved,
      hints: Math.min(maxHints, hints),
      milliseconds: Math.min(maxTryMs, Math.round(now - before.current)),
    });
    before.current = now;
    // On a small screen the status may be below the visible part.
    const status = board.current?.querySelector('[role="status"]');
    requestAnimationFrame(() => status?.scrollIntoView({ block: 'nearest' }));
  };
  return (
    <div ref={board} className="learn-board">
      <div className="flex justify-end empty:hidden">
        <ReadAloud text={spokenText} />
      </div>
      <PlayableBoard
        items={items}
        labels={labels}
        coordinates
        asksTwice
        helps
        onAttempt={report}
        onSay={setSpokenText}
        className="learn-play-board"
      >
        {children}
      </PlayableBoard>
    </div>
  );
}
