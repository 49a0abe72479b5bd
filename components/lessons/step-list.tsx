'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { Step } from './step-props';

type Props = {
  steps: readonly Step[];
  done: ReadonlySet<string>;
  /** An index past the last step is the end of the lesson. */
  current: number;
  onChoose: (index: number) => void;
};

/** The steps of a lesson as stones on a line: played ones are done. */
export function StepList({ steps, done, current, onChoose }: Props) {
  const t = useTranslations('learn.lesson');
  const list = useRef<HTMLOListElement>(null);
  // On a narrow screen the list scrolls; the current step is brought into view.
  useEffect(() => {
    const stone = list.current?.children[current];
    if (stone instanceof HTMLElement) list.current!.scrollLeft = stone.offsetLeft - list.current!.clientWidth / 2;
  }, [current]);
  return (
    <nav aria-label={t('steps')} className="learn-steps">
      <ol ref={list}>
        {steps.map(({ id, title }, index) => {
          const isDone = done.has(id);
          const name = t('step', { number: index + 1, total: steps.length, title });
          return (
            <li key={id}>
              <button
                type="button"
                aria-label={isDone ? t('stepDone', { step: name }) : name}
                aria-current={index === current ? 'step' : undefined}
                data-done={isDone || undefined}
                title={title}
                onClick={() => onChoose(index)}
              >
                <span>{index + 1}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
