'use client';

import { useTranslations } from 'next-intl';
import { startTransition, useId, useOptimistic, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { narrow, still, useMedia } from '@/components/learn/shell/use-media';
import { placeAt, type Moment } from '../moments';
import { speeds, type usePlayback } from './use-playback';

type Props = {
  playback: ReturnType<typeof usePlayback>;
  moments: readonly Moment[];
  /** The user has seen all of it; the primary action is then the next step. */
  isSeen: boolean;
  /** The position as text, for screen readers. */
  valueText: string;
  bar: HTMLElement | null;
  children?: ReactNode;
};

/** Plays, pauses and steps through the moments; on a phone the buttons are in the bottom bar. With reduced motion there is only stepping, no playback. */
export function PlaybackControls({ playback, moments, isSeen, valueText, bar, children }: Props) {
  const t = useTranslations('learn.board');
  const ticks = useId();
  const isStill = useMedia(still);
  const isNarrow = useMedia(narrow);
  // Slider and buttons update before the board, so two quick clicks advance by two. The end is not deferred, because it completes the step.
  const [seconds, setSeconds] = useOptimistic(playback.seconds);
  const { index } = placeAt(moments, seconds);
  const whole = playback.secondsOf(moments.length - 1);
  const seek = (to: number) => {
    if (to >= whole) return playback.seek(to);
    startTransition(() => {
      setSeconds(to);
      playback.seek(to);
    });
  };
  const toMoment = (to: number) => {
    playback.pause();
    seek(playback.secondsOf(to));
  };
  const inBar = isNarrow ? bar : null;
  const main = isSeen ? 'secondary' : 'primary';
  const playing = t(playback.isPlaying ? 'pause' : 'play');
  const buttons = (
    <>
      <Button
        kind="secondary"
        className="learn-tool"
        aria-label={t('previous')}
        aria-disabled={index === 0 || undefined}
        onClick={() => toMoment(index - 1)}
      >
        <span aria-hidden="true">‹</span>
      </Button>
      {!isStill && (
        <Button
          kind={main}
          className={`learn-tool ${inBar ? '' : 'learn-play'} ${isSeen || playback.isPlaying ? '' : 'learn-cue'}`}
          aria-label={playing}
          onClick={playback.toggle}
        >
          <span aria-hidden="true">{playback.isPlaying ? '❚❚' : '▶'}</span>
          {!inBar && playing}
        </Button>
      )}
      <Button
        kind={isStill ? main : 'secondary'}
        className={`learn-tool ${isStill && !isSeen ? 'learn-cue' : ''}`}
        aria-label={t('next')}
        aria-disabled={index === moments.length - 1 || undefined}
        onClick={() => toMoment(index + 1)}
      >
        <span aria-hidden="true">›</span>
      </Button>
    </>
  );
  return (
    <div className="learn-controls">
      <div className="flex flex-wrap items-center gap-1.5 sm:gap-2">
        {inBar ? createPortal(<span className="learn-bar-film">{buttons}</span>, inBar) : buttons}
        <span className="text-sm font-bold text-ink-2 tabular-nums">
          {t('moment', { number: index + 1, total: moments.length })}
        </span>
        {children}
        {!isStill && (
          <select
            aria-label={t('speed')}
            className="learn-speed ms-auto"
            value={playback.speed}
            onChange={(event) => playback.setSpeed(Number(event.target.value))}
          >
            {speeds.map((speed) => (
              <option key={speed} value={speed}>
                {t('speedIs', { speed })}
              </option>
            ))}
          </select>
        )}
      </div>
      <input
        type="range"
        className="learn-seek"
        aria-label={t('seek')}
        aria-valuetext={valueText}
        min={0}
        max={Math.ceil(playback.end)}
        step={1}
        list={ticks}
        value={Math.round(seconds)}
        onChange={(event) => seek(Math.min(playback.end, Number(event.target.value)))}
      />
      <datalist id={ticks}>
        {moments.map(({ start }) => (
          <option key={start} value={Math.ceil(start)} />
        ))}
      </datalist>
    </div>
  );
}
