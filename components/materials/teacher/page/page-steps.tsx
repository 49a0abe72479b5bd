'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextArea } from '@/components/ui/forms/text-area';
import { Button } from '@/components/ui/button';
import {
  gamesOf,
  maxPageTextLength,
  stepsAfter,
  withoutStep,
  withStep,
  type BoardPage,
  type PageStep,
} from '@/lib/materials/board-page';
import { markKinds, opponentOf, type Position, type StoneColor } from '@/lib/go/position';
import { editPosition } from '@/lib/go/edit-position';
import { beginGame, playRule, stonesOf, type Game } from '@/lib/go/rules';
import { PressBoard, usePointName } from '../press-board';
import { ToolBar } from '../tool-bar';

const tools = ['black', 'white', ...markKinds, 'letter', 'number'] as const;
type Tool = (typeof tools)[number];

type Props = {
  page: BoardPage;
  /** The step that is shown, counted from 0. */
  at: number;
  onAt: (at: number) => void;
  /** Null: read-only. */
  onPage: ((page: BoardPage) => void) | null;
};

/** The steps of a page, one at a time: its moves are played on the board, its text is written beside it. */
export function PageSteps({ page, at: wanted, onAt, onPage }: Props) {
  const t = useTranslations('teach.materials');
  const nameOf = usePointName(page.position.size);
  const at = Math.min(wanted, page.steps.length - 1);
  const step = page.steps[at]!;
  const games = gamesOf(page, playRule);
  const game = games[at] ?? beginGame(page.position);
  const [tool, setTool] = useState<Tool>(() => nextColor(page, at));
  const isStone = tool === 'black' || tool === 'white';
  const [notice, setNotice] = useState('');
  const after = stepsAfter(page, at);

  const show = (to: number, changed: BoardPage = page) => {
    setNotice('');
    onAt(to);
    if (isStone) setTool(nextColor(changed, to));
  };
  const write = (change: Partial<PageStep>) =>
    onPage?.({ ...page, steps: page.steps.with(at, tidied({ ...step, ...change })) });
  const grow = (given: Omit<PageStep, 'from'>) => {
    const grown = withStep(page, at, given);
    onPage?.(grown.page);
    show(grown.at, grown.page);
  };
  const press = (point: string) => {
    setNotice('');
    if (!isStone) {
      const { marks, labels } = editPosition(boardOf(game, page, step), { type: 'press', tool, at: point });
      return write({ marks: marks ?? [], labels: labels ?? [] });
    }
    const known = after.find((next) => {
      const { move } = page.steps[next]!;
      return move?.at === point && move.color === tool;
    });
    if (known !== undefined) return show(known);
    if (!playRule.play(game, tool, point)) return setNotice(t('notPlayable', { point: nameOf(point) }));
    grow({ move: { color: tool, at: point }, words: '' });
  };
  const nameOfStep = (index: number) => {
    const { move } = page.steps[index]!;
    return move ? t('moveIs', { color: t(`tools.${move.color}`), point: nameOf(move.at) }) : t('wordsOnly');
  };
  return (
    <div className="teach-bench">
      <PressBoard
        position={boardOf(game, page, step)}
        title={t('boardTitle')}
        help={t('stepsHelp')}
        {...(isStone && { turn: tool })}
        onPress={onPage ? press : undefined}
      />
      <div className="grid content-start gap-4">
        <p role="status" className="font-bold">
          {t('stepAt', { step: at + 1, steps: page.steps.length, name: at === 0 ? t('begin') : nameOfStep(at) })}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button kind="secondary" disabled={step.from === null} onClick={() => show(step.from ?? 0)}>
            {t('stepBack')}
          </Button>
          {after.map((next) => (
            <Button key={next} kind="secondary" onClick={() => show(next)}>
              {t('stepTo', { name: nameOfStep(next) })}
            </Button>
          ))}
        </div>
        {onPage && (
          <>
            <ToolBar
              label={t('toolsLabel')}
              tools={tools}
              tool={tool}
              onTool={setTool}
              nameOf={(each) => t(`tools.${each}`)}
            />
            {notice && (
              <p role="alert" className="font-semibold text-danger">
                {notice}
              </p>
            )}
          </>
        )}
        <TextArea
          label={t('words')}
          hint={t('wordsHint', { most: maxPageTextLength })}
          value={step.words}
          maxLength={maxPageTextLength}
          rows={4}
          readOnly={!onPage}
          onChange={({ target }) => write({ words: target.value })}
        />
        {onPage && (
          <div className="flex flex-wrap gap-2">
            <Button kind="quiet" onClick={() => grow({ words: '' })}>
              {t('addWords')}
            </Button>
            {at > 0 && (
              <Button
                kind="quiet"
                onClick={() => {
                  const left = withoutStep(page, at);
                  onPage(left);
                  show(step.from ?? 0, left);
                }}
              >
                {t('removeStep')}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

/** The color to play after a step: the opponent's of the last move that led there. */
function nextColor({ steps }: BoardPage, at: number): StoneColor {
  for (let step = steps[at]; step; step = step.from === null ? undefined : steps[step.from])
    if (step.move) return opponentOf(step.move.color);
  return 'black';
}

/** Without empty lists, as it is stored. */
function tidied({ marks, labels, ...step }: PageStep): PageStep {
  return { ...step, ...(marks?.length && { marks }), ...(labels?.length && { labels }) };
}

function boardOf(game: Game, { position }: BoardPage, { move, marks, labels }: PageStep): Position {
  return {
    size: position.size,
    black: stonesOf(game, 'black').join(' '),
    white: stonesOf(game, 'white').join(' '),
    ...(move && { last: move.at }),
    ...(marks && { marks }),
    ...(labels && { labels }),
  };
}
