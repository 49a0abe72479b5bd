'use client';

import { startTransition, useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import type { BoardLabels } from './board-labels';
import { PlayGrid } from './play-grid';
import type { PlayedAttempt, PlayerItem } from './playable-item';
import { PlayerPicture } from './player/player-picture';
import { PlayerTools } from './player/player-tools';
import { playerMessage, spokenMoves } from './player/player-message';
import { pressOf } from './player/press-of';
import { usePlayer, warmUp } from './player/use-player';
import { Stone } from './stone';

export type BoardPlayerProps = {
  items: readonly PlayerItem[];
  labels: BoardLabels;
  /** The longest text the board may show: its space is reserved, so that the layout does not move. */
  room: string;
  /** Called before the answer is shown. */
  onAttempt?: (attempt: PlayedAttempt) => void;
  /** On points smaller than a finger, the first tap shows the stone and the second plays it. */
  asksTwice?: boolean;
  /** After some wrong tries the board shows hints by itself: first where to look, then the point. */
  helps?: boolean;
  /** Called with the board's message whenever it changes. */
  onSay?: (message: string) => void;
  children?: ReactNode;
  className?: string;
};

/** Problems to play through, one after another: the board, its message, and its tools. */
export function BoardPlayer({
  items,
  labels,
  room,
  onAttempt,
  asksTwice = false,
  helps = false,
  onSay,
  children,
  className,
}: BoardPlayerProps) {
  const [isReady, setReady] = useState(false);
  // The grid of points is not urgent: as a transition it does not block a slow phone.
  useEffect(() => startTransition(() => setReady(true)), []);
  const helpId = useId();
  const { state, standing, act, focus } = usePlayer({ items, helps }, onAttempt);
  const { index, focused } = state;
  const { step, status, color, isLast } = standing;
  const item = items[index]!;

  const message = playerMessage(item, labels, standing, state);
  const reportMessage = useEffectEvent((text: string) => onSay?.(text));
  useEffect(() => {
    if (message) reportMessage(message);
  }, [message]);

  return (
    <div className={className ? `go-play ${className}` : 'go-play'} data-ready={isReady || undefined}>
      <div
        className="relative touch-manipulation contain-content"
        onPointerEnter={warmUp}
        onPointerDown={warmUp}
        onFocus={warmUp}
        onClick={(event) => {
          if (!isReady) return;
          const { at, isHard } = pressOf(event, item);
          act({ type: 'press', at, isHard: asksTwice && isHard });
        }}
      >
        <PlayerPicture item={item} state={state} standing={standing} isNamed={isReady} />
        {isReady && (
          <PlayGrid item={item} step={step} helpId={helpId} labels={labels} active={focused} onActive={focus} />
        )}
      </div>
      <p id={helpId} hidden>
        {labels.help}
      </p>
      <div className="flex items-center gap-2.5 px-1.5 pt-3 pb-1.5 text-[15px]/[1.45]">
        <Stone color={color} className="size-[22px]" decorative />
        <div className="go-play-words" role="status" data-state={status} data-room={room}>
          {step && (
            <span className="sr-only">{`${spokenMoves(step.played, item.problem.position.size, labels)} `}</span>
          )}
          <span>{message}</span>
        </div>
        {items.length > 1 && (
          <span className="font-display text-[13px]/none font-extrabold whitespace-nowrap text-ink-2">
            {labels.counts[index]}
          </span>
        )}
      </div>
      <PlayerTools
        labels={labels}
        state={state}
        standing={standing}
        hasNext={items.length > 1}
        isReady={isReady}
        act={act}
      />
      {status === 'solved' && isLast && children}
      <details
        key={index}
        className="go-solution mx-0.5 mt-2.5 text-[14px] text-ink-2"
        onToggle={() => act({ type: 'openSolution' })}
      >
        <summary className="inline-flex min-h-6 cursor-pointer items-center font-semibold underline decoration-line underline-offset-4">
          {labels.showSolution}
        </summary>
        {item.solution}
      </details>
    </div>
  );
}
