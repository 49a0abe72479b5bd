'use client';

import { useState, type ReactNode } from 'react';
import { placeOf, stonesIn } from '@/components/go/stones';
import { parsePoint, type Problem } from '@/lib/go/position';
import { isRight } from '@/lib/go/problem';
import { play } from '@/lib/go/rules';
import { EditBoard } from './edit-board';
import { colorAt, optionsAt, playAt, type Edited, type Spot } from './edit-problem';
import { colorLabels, ui } from './editor-labels';
import { boardAt, gameAt } from './boards/line-board';
import type { EditorTexts } from './editor-texts';

type MovesBenchProps = {
  problem: Problem;
  spot: Spot;
  onEdit: (edited: Edited) => void;
  t: EditorTexts;
  children?: ReactNode;
};

/** The board on which the tree is played: a move, then the answer to it. */
export function MovesBench({ problem, spot, onEdit, t, children }: MovesBenchProps) {
  const [notice, setNotice] = useState<{ spot: Spot; text: string }>();
  const { size } = problem.position;
  const color = colorAt(problem, spot);
  const turn = spot.other ? ui.turnOther : spot.line.length % 2 ? ui.turnReply : ui.turn;
  const press = (at: string) => {
    const outcome = play(gameAt(problem, spot), color, at);
    if (!outcome.legal) return setNotice({ spot, text: t(ui.refused[outcome.reason]) });
    setNotice(undefined);
    onEdit(playAt(problem, spot, at));
  };
  const board = boardAt(problem, spot);
  const stones = stonesIn(board);
  // Options on occupied points are not drawn; an illegal move is reported as text.
  const options = spot.other
    ? []
    : optionsAt(problem, spot).filter(({ at }) => parsePoint(at, size) && !stones.has(at));

  return (
    <div className="pe-bench">
      <EditBoard
        position={board}
        isWhole={!problem.position.crop}
        title={t(ui.board)}
        help={t(ui.help)}
        status={notice?.spot === spot ? notice.text : t(turn, { color: t(colorLabels[color]) })}
        t={t}
        turn={color}
        onPress={press}
      >
        {options.map((move) => (
          <use
            key={move.at}
            href={isRight(move) ? '#go-circle' : '#go-cross'}
            {...placeOf(move.at, size)}
            className={`pe-option ${isRight(move) ? 'pe-option-right' : 'pe-option-wrong'}`}
          />
        ))}
      </EditBoard>
      <div className="pe-side">{children}</div>
    </div>
  );
}
