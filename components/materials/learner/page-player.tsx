'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { lineTo, stepsAfter, type BoardPage } from '@/lib/materials/board-page';
import { BoardPicture } from '@/components/lessons/board-picture';
import { momentsOf } from '@/components/lessons/moments';
import { useBoardTexts } from '@/components/lessons/use-board-texts';

/** A page step by step; where it branches, the user chooses the next step. */
export function PagePlayer({ page }: { page: BoardPage }) {
  const t = useTranslations('learn.shared');
  const { position, steps } = page;
  const { labels, say, describe } = useBoardTexts(position.size);
  const [at, setAt] = useState(0);
  const moments = useMemo(
    () =>
      momentsOf(
        position,
        steps.map(({ from, move, words, ...notes }) => ({
          ...notes,
          ...(from !== null && { from }),
          moves: move ? [move] : [],
          caption: words,
        })),
      ),
    [position, steps],
  );
  const moment = moments[at]!;
  const picture = moment.pictures.at(-1)!;
  const after = stepsAfter(page, at);
  const nameOf = (step: number) => {
    const move = moments[step]!.pictures.at(-1)!.move;
    // A button has no full stop.
    return move ? say(move).replace(/[.。]$/, '') : t('goOn');
  };
  return (
    <div className="learn-board">
      <BoardPicture
        position={position}
        picture={picture}
        marks={moment.marks}
        labels={moment.labels}
        convention={labels.convention}
        title={describe(picture.black, picture.white)}
      />
      <div className="learn-caption">
        <p aria-live="polite" className="whitespace-pre-line wrap-anywhere">
          {picture.move && <span className="sr-only">{`${say(picture.move)} `}</span>}
          {moment.caption}
        </p>
      </div>
      {after.length > 1 && <p className="font-bold">{t('choose')}</p>}
      <div className="flex flex-wrap gap-2">
        <Button kind="secondary" disabled={at === 0} onClick={() => setAt(steps[at]!.from ?? 0)}>
          {t('stepBack')}
        </Button>
        {after.length === 1 && <Button onClick={() => setAt(after[0]!)}>{t('stepOn')}</Button>}
        {after.length > 1 &&
          after.map((step, index) => (
            <Button key={step} onClick={() => setAt(step)}>
              {t('choice', { number: index + 1, name: nameOf(step) })}
            </Button>
          ))}
        {after.length === 0 && at > 0 && (
          <Button kind="secondary" onClick={() => setAt(0)}>
            {t('again')}
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-2">{t(after.length === 0 ? 'end' : 'step', { step: lineTo(page, at).length })}</p>
    </div>
  );
}
