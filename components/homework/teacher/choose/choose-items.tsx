'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { maxItems } from '@/lib/homework/homework';
import { ChooseLessons } from './choose-lessons';
import { ChooseLevels } from './choose-levels';
import { ChooseOwnProblems } from './choose-own-problems';
import { ChooseProblems } from './choose-problems';
import { keyOf, type Chosen } from './chosen';
import { useItemName } from './item-name';
import { ProblemFigure } from './problem-figure';

type Props = { chosen: readonly Chosen[]; onChange: (chosen: Chosen[]) => void; error?: string | undefined };

const parts = ['problems', 'own', 'levels', 'lessons'] as const;

/** The items of a homework: the list so far, and problems, levels and lessons to add. */
export function ChooseItems({ chosen, onChange, error }: Props) {
  const t = useTranslations('homework.given.choose');
  const [part, setPart] = useState<(typeof parts)[number] | null>(null);
  const keys = chosen.map(keyOf);
  const room = maxItems - chosen.length;
  const add = (more: readonly Chosen[]) =>
    onChange([...chosen, ...more.filter((one) => !keys.includes(keyOf(one))).slice(0, room)]);
  const remove = (key: string) => onChange(chosen.filter((one) => keyOf(one) !== key));
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">{t('title')}</h2>
      <p role="status" className="text-ink-2">
        {t('chosen', { count: chosen.length, most: maxItems })}
      </p>
      {error && (
        <p role="alert" className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
      {chosen.length > 0 && (
        <ol className="teach-boards">
          {chosen.map((one, index) => (
            <li key={keyOf(one)} className="grid content-between gap-2">
              <ChosenItem chosen={one} />
              <Button kind="quiet" className="justify-self-start" onClick={() => remove(keyOf(one))}>
                {t('remove')}
                <span className="sr-only"> {index + 1}</span>
              </Button>
            </li>
          ))}
        </ol>
      )}
      <div className="flex flex-wrap gap-3">
        {parts.map((one) => (
          <Button
            key={one}
            kind="secondary"
            aria-expanded={part === one}
            onClick={() => setPart(part === one ? null : one)}
          >
            {t(one)}
          </Button>
        ))}
      </div>
      {part === 'problems' && (
        <ChooseProblems
          chosen={chosen.flatMap((one) => (one.kind === 'problem' ? [one.board.id] : []))}
          room={room}
          onAdd={(boards) => add(boards.map((board) => ({ kind: 'problem', board })))}
          onRemove={remove}
        />
      )}
      {part === 'own' && (
        <ChooseOwnProblems
          chosen={keys}
          room={room}
          onAdd={(board) => add([{ kind: 'own', board }])}
          onRemove={remove}
        />
      )}
      {part === 'levels' && <ChooseLevels chosen={keys} room={room} onAdd={(levels) => add([levels])} />}
      {part === 'lessons' && (
        <ChooseLessons chosen={keys} room={room} onAdd={(lesson) => add([lesson])} onRemove={remove} />
      )}
    </section>
  );
}

function ChosenItem({ chosen }: { chosen: Chosen }) {
  const t = useTranslations('homework.given.choose');
  const nameOf = useItemName();
  if (chosen.kind === 'problem')
    return <ProblemFigure name={nameOf({ kind: 'problem', ...chosen.board })} problem={chosen.board.problem} />;
  if (chosen.kind === 'own') return <ProblemFigure name={chosen.board.title} problem={chosen.board.problem} />;
  return (
    <span className="font-semibold wrap-anywhere">
      {chosen.kind === 'lesson' ? t('lesson', { title: chosen.title }) : nameOf(chosen)}
    </span>
  );
}
