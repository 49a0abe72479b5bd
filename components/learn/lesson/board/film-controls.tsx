'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { speeds, type useFilm } from './use-film';

type Props = {
  film: ReturnType<typeof useFilm>;
  /** How many moments there are. */
  count: number;
  /** Its last moment is there, all of it. */
  isSeen: boolean;
  /** Where the film is, in words. */
  valueText: string;
  children?: ReactNode;
};

const still = '(prefers-reduced-motion: reduce)';
const follow = (tell: () => void) => {
  const media = matchMedia(still);
  media.addEventListener('change', tell);
  return () => media.removeEventListener('change', tell);
};
/** Whoever asked for less motion goes from moment to moment; nothing plays. */
const useIsStill = () =>
  useSyncExternalStore(
    follow,
    () => matchMedia(still).matches,
    () => false,
  );

export function FilmControls({ film, count, isSeen, valueText, children }: Props) {
  const t = useTranslations('learn.board');
  const isStill = useIsStill();
  const { index } = film.place;
  return (
    <div className="learn-controls">
      <div className="flex flex-wrap items-center gap-1.5 sm:gap-2">
        <Button
          kind="secondary"
          className="learn-tool"
          aria-label={t('previous')}
          aria-disabled={index === 0 || undefined}
          onClick={() => film.toMoment(index - 1)}
        >
          <span aria-hidden="true">‹</span>
        </Button>
        {!isStill && (
          <Button
            kind={isSeen ? 'secondary' : 'primary'}
            className={`learn-tool learn-play ${isSeen || film.isPlaying ? '' : 'learn-cue'}`}
            onClick={film.toggle}
          >
            <span aria-hidden="true">{film.isPlaying ? '❚❚' : '▶'}</span>
            {t(film.isPlaying ? 'pause' : 'play')}
          </Button>
        )}
        <Button
          kind={isStill && !isSeen ? 'primary' : 'secondary'}
          className={`learn-tool ${isStill && !isSeen ? 'learn-cue' : ''}`}
          aria-label={t('next')}
          aria-disabled={index === count - 1 || undefined}
          onClick={() => film.toMoment(index + 1)}
        >
          <span aria-hidden="true">›</span>
        </Button>
        <span className="text-sm font-bold text-ink-2 tabular-nums">
          {t('moment', { number: index + 1, total: count })}
        </span>
        {children}
        {!isStill && (
          <select
            aria-label={t('speed')}
            className="learn-speed ms-auto"
            value={film.speed}
            onChange={(event) => film.setSpeed(Number(event.target.value))}
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
        max={Math.ceil(film.end)}
        step={1}
        value={Math.round(film.seconds)}
        onChange={(event) => film.seek(Math.min(film.end, Number(event.target.value)))}
      />
    </div>
  );
}
