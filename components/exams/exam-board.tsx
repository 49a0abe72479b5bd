'use client';

import { useTranslations } from 'next-intl';
import { useId, useState, type MouseEvent } from 'react';
import { viewOf } from '@/components/go/board-geometry';
import { PointGrid } from '@/components/go/point-grid';
import { pointNames } from '@/components/go/point-names';
import { Button } from '@/components/ui/button';
import type { ExamQuestion } from '@/lib/exams/contract';
import { cropOf, formatPoint, splitPoints, type StoneColor } from '@/lib/go/position';
import { taskOf } from '@/lib/go/problem';
import { beginGame, play } from '@/lib/go/rules';
import { BoardPicture } from '@/components/lessons/board-picture';
import { useBoardTexts } from '@/components/lessons/use-board-texts';
import { ReadAloud } from '@/components/learn/read-aloud';

type Props = {
  question: Pick<ExamQuestion, 'position' | 'goal' | 'ko' | 'prompt'>;
  /** The final move. */
  answer: string | null;
  /** No more answers are accepted. */
  isOver: boolean;
  onAnswer: (at: string) => void;
};

/** A question: the first press chooses a point, a second press plays it, because the answer is final. It shows no result. */
export function ExamBoard({ question, answer, isOver, onAnswer }: Props) {
  const t = useTranslations('exam.sitting');
  const { position, prompt } = question;
  const goals = useTranslations('course.goal');
  const { size } = position;
  const { labels, name } = useBoardTexts(size);
  const helpId = useId();
  const rect = cropOf(position);
  const color: StoneColor = position.toPlay ?? 'black';
  const [chosen, setChosen] = useState<string | null>(null);
  const [isRejected, setRejected] = useState(false);
  const [active, setActive] = useState(() =>
    formatPoint({ x: Math.round((rect.left + rect.right) / 2), y: Math.round((rect.top + rect.bottom) / 2) }, size),
  );
  const isClosed = answer !== null || isOver;
  const shown = answer ?? chosen;
  const stones = new Map<string, StoneColor>();
  for (const side of ['black', 'white'] as const) for (const at of splitPoints(position[side])) stones.set(at, side);
  const nameOf = pointNames(labels, name, stones, position);
  const choose = ({ target }: MouseEvent) => {
    const at = target instanceof Element ? target.closest('[data-at]')?.getAttribute('data-at') : null;
    if (!at || isClosed || stones.has(at)) return;
    const isLegal = play(beginGame(position), color, at).legal;
    setRejected(!isLegal);
    setChosen(isLegal ? at : null);
  };
  const picture = {
    black: splitPoints(position.black),
    white: splitPoints(position.white),
    ...(shown && { move: { at: shown, color, captured: 0 } }),
  };
  const title = prompt ?? goals(taskOf(question), { color: labels[color] });
  return (
    <section className="learn-board">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-xl">{title}</h2>
        <ReadAloud text={title} />
      </div>
      <div className="relative touch-manipulation" onClick={choose}>
        <BoardPicture
          position={position}
          picture={picture}
          marks={position.marks}
          labels={position.labels}
          convention={labels.convention}
        />
        <PointGrid
          size={size}
          rect={rect}
          view={viewOf(position, labels.convention)}
          title={title}
          helpId={helpId}
          nameOf={nameOf}
          isClosed={(at) => isClosed || stones.has(at)}
          {...(!isClosed && { turn: color })}
          active={active}
          onActive={setActive}
        />
        <p id={helpId} hidden>
          {t('help')}
        </p>
      </div>
      <div className="flex min-h-12 flex-wrap items-center gap-3">
        <p role="status" className="min-w-0 flex-1">
          {answer !== null
            ? t('given', { point: name(answer) })
            : isRejected
              ? t('refused')
              : chosen !== null
                ? t('chosen', { point: name(chosen) })
                : t('choose')}
        </p>
        {answer === null && chosen !== null && !isOver && (
          <Button onClick={() => onAnswer(chosen)}>{t('play', { point: name(chosen) })}</Button>
        )}
      </div>
    </section>
  );
}
