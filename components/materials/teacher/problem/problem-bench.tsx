'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SelectField } from '@/components/ui/forms/select-field';
import { pageSizes } from '@/lib/materials/board-page';
import { maxRight, maxWithin, ownGoals, type OwnProblem } from '@/lib/homework/own-problem';
import { splitPoints, type Position, type StoneColor } from '@/lib/go/position';
import { editPosition } from '@/lib/go/edit-position';
import { PressBoard } from '../press-board';
import { ToolBar } from '../tool-bar';

const tools = ['black', 'white', 'erase', 'stake', 'region', 'right'] as const;
type Tool = (typeof tools)[number];

type Props = {
  problem: OwnProblem;
  /** Null: read-only. */
  onProblem: ((problem: OwnProblem) => void) | null;
};

/** The board of a problem: its stones, those at stake, where both may play, and the right first moves. */
export function ProblemBench({ problem, onProblem }: Props) {
  const t = useTranslations('teach.materials');
  const [tool, setTool] = useState<Tool>('black');
  const { position, goal, right, region, within } = problem;
  const place = (edited: Position) => {
    const { size, black, white, marks } = edited;
    const stones = new Set(splitPoints(`${black} ${white}`));
    const isOn = (at: string) => editPosition({ size, black: at, white: '' }, { type: 'resize', size }).black !== '';
    const area = splitPoints(region).filter(isOn).join(' ');
    const { region: _, ...rest } = problem;
    onProblem?.({
      ...rest,
      // A removed stone is no longer at stake, and an occupied point is no right answer.
      position: { size, black, white, toPlay: position.toPlay, ...stakes(marks?.filter(({ at }) => stones.has(at))) },
      right: right.filter((at) => isOn(at) && !stones.has(at)),
      ...(area && { region: area }),
    });
  };
  const press = (at: string) => {
    const stones = splitPoints(`${position.black} ${position.white}`);
    const isStone = stones.includes(at);
    switch (tool) {
      case 'stake':
        return isStone && place(editPosition(position, { type: 'press', tool: 'triangle', at }));
      case 'region': {
        const area = toggled(splitPoints(region), at).join(' ');
        const { region: _, ...rest } = problem;
        return onProblem?.({ ...rest, ...(area && { region: area }) });
      }
      case 'right': {
        const next = toggled(right, at);
        return !isStone && next.length <= maxRight && onProblem?.({ ...problem, right: next });
      }
      default:
        return place(editPosition(position, { type: 'press', tool, at }));
    }
  };
  const drawn: Position = {
    ...position,
    marks: [
      ...(position.marks ?? []),
      ...right.map((at) => ({ at, kind: 'circle' as const })),
      ...(tool === 'region' ? splitPoints(region).filter((at) => !right.includes(at)) : []).map((at) => ({
        at,
        kind: 'square' as const,
      })),
    ],
  };
  const sizes: readonly number[] = (pageSizes as readonly number[]).includes(position.size)
    ? pageSizes
    : [...pageSizes, position.size];
  const isReadOnly = onProblem === null;
  return (
    <div className="teach-bench">
      <PressBoard
        position={drawn}
        title={t('boardTitle')}
        help={t(`toolHelp.${tool}`)}
        {...((tool === 'black' || tool === 'white') && { turn: tool })}
        onPress={onProblem ? press : undefined}
      />
      <div className="grid content-start gap-4">
        {onProblem && (
          <>
            <ToolBar
              label={t('toolsLabel')}
              tools={tools}
              tool={tool}
              onTool={setTool}
              nameOf={(each) => t(`tools.${each}`)}
            />
            <p className="text-sm text-ink-2">{t(`toolHelp.${tool}`)}</p>
          </>
        )}
        <SelectField
          label={t('toPlay')}
          value={position.toPlay}
          disabled={isReadOnly}
          onChange={({ target }) =>
            onProblem?.({ ...problem, position: { ...position, toPlay: target.value as StoneColor } })
          }
        >
          {(['black', 'white'] as const).map((color) => (
            <option key={color} value={color}>
              {t(`tools.${color}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('goal')}
          hint={t('goalHint')}
          value={goal}
          disabled={isReadOnly}
          onChange={({ target }) => onProblem?.({ ...problem, goal: target.value as OwnProblem['goal'] })}
        >
          {ownGoals.map((each) => (
            <option key={each} value={each}>
              {t(`goals.${each}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('within')}
          hint={t('withinHint')}
          value={within}
          disabled={isReadOnly}
          onChange={({ target }) => onProblem?.({ ...problem, within: Number(target.value) })}
        >
          {Array.from({ length: maxWithin }, (_, index) => (
            <option key={index} value={index + 1}>
              {t('moves', { count: index + 1 })}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('size')}
          value={position.size}
          disabled={isReadOnly}
          onChange={({ target }) => place(editPosition(position, { type: 'resize', size: Number(target.value) }))}
        >
          {sizes.map((lines) => (
            <option key={lines} value={lines}>
              {t('lines', { lines })}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  );
}

const stakes = (marks: Position['marks'] = []) => (marks.length > 0 ? { marks } : {});

const toggled = (points: readonly string[], at: string): string[] =>
  points.includes(at) ? points.filter((point) => point !== at) : [...points, at];
