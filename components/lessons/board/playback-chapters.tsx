'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Moment } from '../moments';

type Props = {
  moments: readonly Moment[];
  /** The moment that is shown. */
  index: number;
  onChoose: (index: number) => void;
};

/** The captions of a narrated board, moment after moment, to read ahead and to jump to. */
export function PlaybackChapters({ moments, index, onChoose }: Props) {
  const t = useTranslations('learn.board');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="learn-chapters" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="opener min-h-11 font-semibold">{t('chapters')}</summary>
      {isOpen && (
        <ol>
          {moments.map(({ start, caption }, at) => (
            <li key={start}>
              <button type="button" aria-current={at === index ? 'step' : undefined} onClick={() => onChoose(at)}>
                <span>{at + 1}</span>
                {caption}
              </button>
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}
