'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { PlacementStep } from '@/lib/climb/contract';
import { maxAsked } from '@/lib/events/event-kinds';
import { ProblemBoard } from '@/components/lessons/problem-board';

type QuestionProps = {
  level: NonNullable<PlacementStep['level']>;
  number: number;
  skip: string;
  onAnswer: (moves: string[]) => void;
};

/** Only the first try counts, and a try with a hint counts as failed; the result is shown before the next question. */
export function Question({ level, number, skip, onAnswer }: QuestionProps) {
  const t = useTranslations('ladder.placement');
  const [moves, setMoves] = useState<string[] | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="learn-lesson w-full">
      <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {t('question', { number, most: maxAsked })}
      </h2>
      <ProblemBoard
        id={level.id}
        problem={level.problem}
        onAttempt={(attempt) => setMoves((first) => first ?? (attempt.hints > 0 ? [] : attempt.moves))}
      />
      <div className="learn-bar">
        <span />
        <Button kind={moves ? 'primary' : 'secondary'} onClick={() => onAnswer(moves ?? [])}>
          {moves ? t('next') : skip}
        </Button>
      </div>
    </div>
  );
}
