'use client';

import { useEffect, useId, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Answer } from './consent';

export type ConsentTexts = Record<
  'title' | 'what' | 'choice' | 'agree' | 'refuse' | 'close' | 'agreed' | 'refused' | 'refusedByBrowser',
  string
>;
type Props = {
  texts: ConsentTexts;
  answer: Answer | null;
  /** The visitor has opened it, so it takes the focus and returns it; else it is the second tab stop, after the skip link. */
  isOpened: boolean;
  /** The browser has refused for its user, so there is no choice. */
  isSettled: boolean;
  onAnswer: (answer: Answer) => void;
  onClose: () => void;
};

/** The question, with two answers of the same visual weight. The page behind it stays usable. */
export function ConsentBar({ texts, answer, isOpened, isSettled, onAnswer, onClose }: Props) {
  const title = useId();
  const bar = useRef<HTMLElement>(null);

  // A focused element is scrolled clear of the bar, and so is the page's end (measure.css).
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--covered', `${bar.current?.offsetHeight ?? 0}px`));
    observer.observe(bar.current!);
    return () => {
      observer.disconnect();
      style.removeProperty('--covered');
    };
  }, []);
  useEffect(() => {
    if (!isOpened) return;
    const { activeElement: before } = document;
    bar.current?.focus();
    return () => (before as HTMLElement | null)?.focus({ preventScroll: true });
  }, [isOpened]);

  const lines = isSettled ? [texts.refusedByBrowser] : [texts.what, texts.choice];
  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-labelledby={title}
      className="consent-bar print:hidden"
      onKeyDown={({ key }) => key === 'Escape' && isOpened && onClose()}
    >
      <div className="wrap grid gap-x-8 gap-y-3 md:grid-cols-[1fr_auto] md:items-center">
        <div className="grid gap-1">
          <h2 id={title} className="font-body text-base">
            {texts.title}
          </h2>
          {lines.map((line) => (
            <p key={line} className="text-ink-2">
              {line}
            </p>
          ))}
          {answer && !isSettled && <p className="font-bold">{texts[answer]}</p>}
        </div>
        <div className="flex items-center gap-2">
          {!isSettled && (
            <div className="grid flex-1 grid-cols-2 gap-2 whitespace-nowrap">
              <button type="button" className="btn btn-secondary" onClick={() => onAnswer('refused')}>
                {texts.refuse}
              </button>
              <button type="button" className="btn btn-secondary" onClick={() => onAnswer('agreed')}>
                {texts.agree}
              </button>
            </div>
          )}
          {isOpened && (
            <button type="button" aria-label={texts.close} className="icon-button" onClick={onClose}>
              <Icon name="close" />
            </button>
          )}
        </div>
      </div>
    </section>
  );
}
