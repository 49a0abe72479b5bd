import type { CSSProperties } from 'react';
import { opponentOf, type Problem, type StoneColor } from '@/lib/go/position';
import { sideToPlay } from '@/lib/go/problem';
import { markFailing, moveAt, removeAt, rowsOf, start, type Edited, type Spot } from './edit-problem';
import { colorLabels, ui } from './editor-labels';
import type { EditorTexts } from './editor-texts';
import { ToolIcon } from './tool-icon';

type MoveListProps = {
  problem: Problem;
  spot: Spot;
  onSpot: (spot: Spot) => void;
  onEdit: (edited: Edited) => void;
  t: EditorTexts;
};

const isSame = (a: Spot, b: Spot) => a.line.join() === b.line.join() && Boolean(a.other) === Boolean(b.other);

/** The tree of moves, one row for each move of the solver with its answer, and the actions on the chosen one. */
export function MoveList({ problem, spot, onSpot, onEdit, t }: MoveListProps) {
  const solver = sideToPlay(problem);
  const opponent = opponentOf(solver);
  const { size } = problem.position;
  const rows = rowsOf(problem);
  const chosen = spot.other ? undefined : moveAt(problem, spot.line);

  const goTo = (to: Spot, label: string, color?: StoneColor, at?: string) => (
    <button
      type="button"
      className="pe-move"
      aria-current={isSame(spot, to) || undefined}
      aria-label={color && at ? t(ui.moved, { color: t(colorLabels[color]), point: t.point(at, size) }) : undefined}
      onClick={() => onSpot(to)}
    >
      {label}
    </button>
  );
  const stone = (to: Spot, color: StoneColor, at: string) => (
    <>
      <ToolIcon tool={color} />
      {goTo(to, t.point(at, size), color, at)}
    </>
  );

  return (
    <section className="pe-panel" aria-label={t(ui.tree)}>
      <h4>{t(ui.tree)}</h4>
      {rows.length === 0 && <p>{t(ui.treeEmpty)}</p>}
      <ul className="pe-tree">
        <li>{goTo(start, t(ui.toStart))}</li>
        {rows.map((row) => (
          <li
            key={`${row.kind} ${row.line.join(' ')}`}
            // React's types do not allow custom properties.
            style={{ '--depth': row.depth } as CSSProperties}
          >
            {row.kind === 'move' ? (
              <>
                {stone({ line: row.line }, solver, row.move.at)}
                {row.move.reply && stone({ line: [...row.line, row.move.reply] }, opponent, row.move.reply)}
                <span className={row.isRight ? 'pe-right' : 'pe-wrong'}>{t(row.isRight ? ui.right : ui.wrong)}</span>
              </>
            ) : (
              <>
                <span>{t(ui.anyOther)}</span>
                {row.at
                  ? stone({ line: row.line, other: true }, opponent, row.at)
                  : goTo({ line: row.line, other: true }, t(ui.addAnswer))}
              </>
            )}
          </li>
        ))}
      </ul>
      {chosen && (
        <label className="pe-check">
          <input
            type="checkbox"
            checked={Boolean(chosen.fails)}
            onChange={(event) => onEdit({ problem: markFailing(problem, spot.line, event.target.checked), spot })}
          />
          {t(ui.failing)}
        </label>
      )}
      {(chosen || spot.other) && (
        <div className="pe-row">
          <button type="button" className="pe-button" onClick={() => onEdit(removeAt(problem, spot))}>
            {t(spot.other || spot.line.length % 2 === 0 ? ui.deleteAnswer : ui.deleteMove)}
          </button>
        </div>
      )}
    </section>
  );
}
