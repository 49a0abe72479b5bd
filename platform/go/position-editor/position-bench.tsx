'use client';

import { useState, type ReactNode } from 'react';
import { markKinds, opponentOf, type Position, type StoneColor } from '@/lib/go/position';
import { EditBoard } from './edit-board';
import { editPosition, type PositionAction, type Tool } from '@/lib/go/edit-position';
import { colorLabels, toolGroups, toolLabels, ui } from './editor-labels';
import type { EditorTexts } from './editor-texts';
import { ToolIcon } from './tool-icon';

type Choice = Tool | 'alternate' | 'crop';
const groups: readonly (readonly [keyof typeof toolGroups, readonly Choice[]])[] = [
  ['stones', ['black', 'white', 'alternate', 'erase']],
  ['notes', [...markKinds, 'letter', 'number', 'last', 'ghost']],
  ['picture', ['crop']],
];
const allSizes = Array.from({ length: 15 }, (_, i) => i + 5);

type PositionBenchProps = {
  position: Position;
  onEdit: (position: Position) => void;
  t: EditorTexts;
  /** false: only stones, without marks and side to play. */
  hasNotes?: boolean;
  /** The board sizes on offer. */
  sizes?: readonly number[];
  /** Shown below the tools. */
  children?: ReactNode;
};

/** A board with the tools that set up a position on it. */
export function PositionBench({
  position,
  onEdit,
  t,
  hasNotes = true,
  sizes = allSizes,
  children,
}: PositionBenchProps) {
  const [tool, setTool] = useState<Choice>('black');
  const [next, setNext] = useState<StoneColor>('black');
  const [corner, setCorner] = useState<string>();
  const [isWide, setWide] = useState(false);
  const [notice, setNotice] = useState('');
  const { size, crop, toPlay } = position;
  const isCropping = tool === 'crop';

  const choose = (choice: Choice) => {
    setTool(choice);
    setCorner(undefined);
    setNotice(choice === 'crop' ? t(ui.cropHelp) : '');
    if (choice === 'alternate') setNext(toPlay ?? 'black');
  };
  const edit = (action: PositionAction, rejection = '') => {
    const edited = editPosition(position, action);
    setNotice(edited === position ? rejection : '');
    if (edited !== position) onEdit(edited);
  };
  const cropTo = (from: string, to: string) => {
    setCorner(undefined);
    edit({ type: 'crop', from, to }, t(ui.cropTooSmall));
  };
  const press = (at: string) => {
    if (isCropping) {
      if (corner) return cropTo(corner, at);
      setCorner(at);
      return setNotice(t(ui.cropSecond, { point: t.point(at, size) }));
    }
    if (tool === 'alternate') {
      edit({ type: 'press', tool: next, at });
      return setNext(opponentOf(next));
    }
    edit(
      { type: 'press', tool, at },
      tool === 'last' ? t(ui.lastNeedsStone) : tool === 'ghost' ? t(ui.ghostNeedsRoom) : '',
    );
  };
  const turn = tool === 'alternate' ? next : tool === 'black' || tool === 'white' ? tool : undefined;

  return (
    <div className="pe-bench">
      <EditBoard
        position={
          corner ? { ...position, marks: [...(position.marks ?? []), { at: corner, kind: 'square' }] } : position
        }
        isWhole={isCropping || isWide || !crop}
        title={t(ui.board)}
        help={t(ui.help)}
        status={notice}
        t={t}
        turn={turn}
        onPress={press}
        onDrag={isCropping ? cropTo : undefined}
      />
      <div className="pe-side">
        {groups.map(
          ([group, choices]) =>
            (hasNotes || group !== 'notes') && (
              <div key={group} role="group" aria-label={t(toolGroups[group])} className="pe-tools">
                {choices.map((choice) => (
                  <button
                    key={choice}
                    type="button"
                    className="pe-tool"
                    aria-pressed={tool === choice}
                    aria-label={t(toolLabels[choice])}
                    title={t(toolLabels[choice])}
                    onClick={() => choose(choice)}
                  >
                    <ToolIcon tool={choice} />
                  </button>
                ))}
              </div>
            ),
        )}
        <p className="pe-chosen">{t(toolLabels[tool])}</p>
        <div className="pe-row">
          <label className="pe-label">
            {t(ui.size)}
            <select value={size} onChange={(event) => edit({ type: 'resize', size: Number(event.target.value) })}>
              {sizes.map((n) => (
                <option key={n} value={n}>
                  {t(ui.lines, { n })}
                </option>
              ))}
            </select>
          </label>
          {hasNotes && (
            <label className="pe-label">
              {t(ui.toPlay)}
              <select
                value={toPlay ?? ''}
                onChange={(event) =>
                  edit({ type: 'toPlay', color: (event.target.value || undefined) as StoneColor | undefined })
                }
              >
                <option value="">{t(ui.notSet)}</option>
                <option value="black">{t(colorLabels.black)}</option>
                <option value="white">{t(colorLabels.white)}</option>
              </select>
            </label>
          )}
        </div>
        {crop && !isCropping && (
          <label className="pe-check">
            <input type="checkbox" checked={isWide} onChange={(event) => setWide(event.target.checked)} />
            {t(ui.wholeBoard)}
          </label>
        )}
        <div className="pe-row">
          {hasNotes && (
            <button type="button" className="pe-button" onClick={() => edit({ type: 'clear', what: 'notes' })}>
              {t(ui.clearNotes)}
            </button>
          )}
          <button type="button" className="pe-button" onClick={() => edit({ type: 'clear', what: 'all' })}>
            {t(ui.clearAll)}
          </button>
        </div>
        {children}
      </div>
    </div>
  );
}
