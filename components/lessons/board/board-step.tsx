'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { ReadAloud } from '@/components/learn/read-aloud';
import type { StepProps } from '../step-props';
import { BoardPicture } from '../board-picture';
import { FilmChapters } from './film-chapters';
import { FilmControls } from './film-controls';
import { momentsOf } from '../moments';
import { useBoardWords } from '../use-board-words';
import { useFilm } from './use-film';

/** A narrated board: moves, marks and words, as a film or moment by moment. */
export function BoardStep({ step, startAt, onReached, onDone, bar }: StepProps<'board'>) {
  const t = useTranslations('learn.board');
  const { position, frames } = step;
  const { labels, say, describe } = useBoardWords(position.size);
  const moments = useMemo(() => momentsOf(position, frames), [position, frames]);
  const film = useFilm(moments, startAt);
  const { index, played } = film.place;
  const moment = moments[index]!;
  const picture = moment.pictures[played]!;
  const isWhole = played === moment.pictures.length - 1;
  const isSeen = isWhole && index === moments.length - 1;
  const tellReached = useEffectEvent(onReached);
  const tellDone = useEffectEvent(onDone);
  useEffect(() => {
    if (index !== startAt) tellReached(index);
  }, [index, startAt]);
  useEffect(() => {
    if (isSeen) tellDone();
  }, [isSeen]);
  // On a small screen the words may lie below it: they come into view with what they say.
  const words = useRef<HTMLDivElement>(null);
  const { isPlaying } = film;
  useEffect(() => {
    if (isPlaying || index !== startAt) words.current?.scrollIntoView({ block: 'nearest' });
  }, [isPlaying, index, startAt]);
  const moves = moment.pictures.flatMap(({ move }) => (move ? [say(move)] : []));
  const longest = moments.reduce((text, { caption }) => (caption.length > text.length ? caption : text), '');
  return (
    <div className="learn-board">
      <BoardPicture
        position={position}
        picture={picture}
        // What a moment points at is seen once its moves are played.
        marks={isWhole ? moment.marks : undefined}
        labels={isWhole ? moment.labels : undefined}
        convention={labels.convention}
        title={describe(picture.black, picture.white)}
      />
      <div ref={words} className="learn-caption" data-room={longest}>
        <p aria-live="polite">
          {moves.length > 0 && <span className="sr-only">{`${moves.join(' ')} `}</span>}
          {moment.caption}
        </p>
      </div>
      <FilmControls
        film={film}
        moments={moments}
        isSeen={isSeen}
        bar={bar}
        valueText={`${t('moment', { number: index + 1, total: moments.length })} ${moment.caption}`}
      >
        <ReadAloud text={moment.caption} />
      </FilmControls>
      <FilmChapters moments={moments} index={index} onChoose={film.toMoment} />
    </div>
  );
}
