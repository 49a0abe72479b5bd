'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { opponentOf } from '@/lib/go/position';
import { ReadAloud } from '@/components/learn/read-aloud';
import { useBoardTexts } from '../use-board-texts';
import type { StepProps } from '../step-props';
import { GameBoard } from './game-board';
import { useGame } from './use-game';

/** A short game against the partner: up to a number of captures, or to its end. */
export default function GameStep({ step, onDone }: StepProps<'game'>) {
  const t = useTranslations('learn.game');
  const { game: rules } = step;
  const { labels, name, say } = useBoardTexts(rules.size);
  const { state, result, isThinking, lastMoves, taken, canUndo, rejection, act } = useGame(rules, onDone);
  const status = useRef<HTMLParagraphElement>(null);
  const partner = opponentOf(rules.learner);
  const isMyTurn = !result && !isThinking;

  const play = (at: string) => {
    act({ type: 'play', at });
    // On a small screen the status may be below the visible part.
    requestAnimationFrame(() => status.current?.scrollIntoView({ block: 'nearest' }));
  };
  const statusText = () => {
    if (rejection && rejection !== 'notOnBoard') return labels.refused[rejection];
    if (result) return t(result.kind === 'captures' ? `captured.${result.winner}` : `counted.${result.winner}`, result);
    return isThinking ? t('thinking') : t('turn', { color: labels[rules.learner] });
  };
  const spoken = lastMoves.map(({ move, color }) =>
    move === null ? t('passed', { color: labels[color] }) : say(move),
  );
  return (
    <div className="learn-board">
      <p className="flex items-start justify-between gap-3">
        <span className="prose-width">{step.text}</span>
        <ReadAloud text={result ? statusText() : step.text} />
      </p>
      <GameBoard
        state={state}
        turn={isMyTurn ? rules.learner : undefined}
        last={lastMoves.at(-1)?.move ?? undefined}
        labels={labels}
        title={step.title}
        name={name}
        onPlay={play}
      />
      <p ref={status} role="status" className="learn-words font-semibold" data-state={result ? 'over' : 'play'}>
        <span className="sr-only">{`${spoken.join(' ')} `}</span>
        {statusText()}
      </p>
      <p className="text-sm text-ink-2">
        {rules.capture !== null
          ? t('goal', { count: rules.capture, mine: taken[rules.learner], theirs: taken[partner] })
          : t('aim')}
      </p>
      <p className="flex flex-wrap gap-2">
        {/* Disabled buttons stay, so that a focused one is not removed and nothing shifts. */}
        <Button kind="secondary" aria-disabled={!isMyTurn || undefined} onClick={() => play('pass')}>
          {t('pass')}
        </Button>
        <Button kind="quiet" aria-disabled={!canUndo || undefined} onClick={() => act({ type: 'undo' })}>
          {t('undo')}
        </Button>
        <Button kind={result ? 'primary' : 'quiet'} onClick={() => act({ type: 'restart' })}>
          {t('again')}
        </Button>
      </p>
    </div>
  );
}
