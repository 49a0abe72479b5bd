'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Level } from '@/lib/climb/contract';
import { opponentOf } from '@/lib/go/position';
import { sideToPlay } from '@/lib/go/problem';
import { ProblemBoard } from '@/components/lessons/problem-board';
import { noteAnswerHere } from '@/components/climb/offline/use-stored-packs';
import { ReportProblem } from '@/components/problem-reports/report-problem';
import { useLearning } from '@/components/learn/shell/learn-context';

type Line = { moves: string[]; hints: number; milliseconds: number };
type Props = { level: Level; onSolved: () => void };

/** A level: the problem, then each other defence from the move where it differs. A try is reported when it fails or when all defences are answered. */
export function LevelBoard({ level, onSolved }: Props) {
  const t = useTranslations('ladder');
  const color = useTranslations('board');
  const { who, events } = useLearning();
  const [index, setIndex] = useState(0);
  /** Lines that were answered. */
  const [answered, setAnswered] = useState<readonly Line[]>([]);
  const { id, problem, defences } = level;
  const boards = [problem, ...defences];
  const board = boards[index]!;
  const report = (solved: boolean, last: Line) => {
    const lines = [...answered.slice(0, index), last];
    const sum = (of: 'hints' | 'milliseconds') => lines.reduce((all, line) => all + line[of], 0);
    const [main, ...others] = lines.map(({ moves }) => moves);
    // Stored before the result is shown.
    events.record({
      kind: 'level',
      level: id,
      moves: main!,
      solved,
      hints: sum('hints'),
      milliseconds: sum('milliseconds'),
      ...(others.length > 0 && { defences: others }),
    });
    void noteAnswerHere(who, id, solved, sum('hints'));
  };
  return (
    <>
      {index > 0 && (
        <p role="status" className="font-bold">
          {t('defence', { color: color(opponentOf(sideToPlay(board))) })}
        </p>
      )}
      <ProblemBoard
        key={index}
        id={id}
        problem={board}
        onAttempt={({ moves, solved, hints, milliseconds }) => {
          const line = { moves, hints, milliseconds };
          const isLast = index === boards.length - 1;
          if (!solved || isLast) report(solved, line);
          if (!solved) return;
          setAnswered([...answered.slice(0, index), line]);
          if (isLast) onSolved();
        }}
      >
        {index < boards.length - 1 && (
          <Button kind="primary" className="mt-3" onClick={() => setIndex(index + 1)}>
            {t('otherDefence')}
          </Button>
        )}
      </ProblemBoard>
      <ReportProblem problem={id} />
    </>
  );
}
