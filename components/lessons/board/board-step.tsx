'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { ReadAloud } from '@/components/learn/read-aloud';
import type { StepProps } from '../step-props';
import { BoardPicture } from '../board-picture';
import { PlaybackChapters } from './playback-chapters';
import { PlaybackControls } from './playback-controls';
import { momentsOf } from '../moments';
import { useBoardTexts } from '../use-board-texts';
import { usePlayback } from './use-playback';

/** A narrated board: moves, marks and captions, played automatically or moment by moment. */
export function BoardStep({ step, startAt, onReached, onDone, bar }: StepProps<'board'>) {
  const t = useTranslations('learn.board');
  const { position, frames } = step;
  const { labels, say, describe } = useBoardTexts(position.size);
  const moments = useMemo(() => momentsOf(position, frames), [position, frames]);
  const playback = usePlayback(moments, startAt);
  const { index, played } = playback.place;
  const moment = moments[index]!;
  const picture = moment.pictures[played]!;
  const isWhole = played === moment.pictures.length - 1;
  const isSeen = isWhole && index === moments.length - 1;
  const reportReached = useEffectEvent(onReached);
  const reportDone = useEffectEvent(onDone);
  useEffect(() => {
    if (index !== startAt) reportReached(index);
  }, [index, startAt]);
  useEffect(() => {
    if (isSeen) reportDone();
  }, [isSeen]);
  // On a small screen the caption may lie below the viewport: scroll it into view when it changes.
  const caption = useRef<HTMLDivElement>(null);
  const { isPlaying } = playback;
  useEffect(() => {
    if (isPlaying || index !== startAt) caption.current?.scrollIntoView({ block: 'nearest' });
  }, [isPlaying, index, startAt]);
  const moves = moment.pictures.flatMap(({ move }) => (move ? [say(move)] : []));
  const longest = moments.reduce((text, one) => (one.caption.length > text.length ? one.caption : text), '');
  return (
    <div className="learn-board">
      <BoardPicture
        position={position}
        picture={picture}
        // The marks of a moment are shown once its moves are played.
        marks={isWhole ? moment.marks : undefined}
        labels={isWhole ? moment.labels : undefined}
        convention={labels.convention}
        title={describe(picture.black, picture.white)}
      />
      <div ref={caption} className="learn-caption" data-room={longest}>
        <p aria-live="polite">
          {moves.length > 0 && <span className="sr-only">{`${moves.join(' ')} `}</span>}
          {moment.caption}
        </p>
      </div>
      <PlaybackControls
        playback={playback}
        moments={moments}
        isSeen={isSeen}
        bar={bar}
        valueText={`${t('moment', { number: index + 1, total: moments.length })} ${moment.caption}`}
      >
        <ReadAloud text={moment.caption} />
      </PlaybackControls>
      <PlaybackChapters moments={moments} index={index} onChoose={playback.toMoment} />
    </div>
  );
}
