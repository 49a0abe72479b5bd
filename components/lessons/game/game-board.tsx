'use client';

import { useId, useState, type MouseEvent } from 'react';
import { viewOf } from '@/components/go/board-geometry';
import type { BoardLabels } from '@/components/go/board-labels';
import { PointGrid } from '@/components/go/point-grid';
import { pointNames } from '@/components/go/point-names';
import { formatPoint, type StoneColor } from '@/lib/go/position';
import type { PartnerGame } from '@/lib/go/partner';
import { stonesOf } from '@/lib/go/rules';
import type { PlayedMove } from '@/lib/go/solve';
import { BoardPicture } from '../board-picture';

type Props = {
  state: PartnerGame;
  /** The color to play; undefined while the board waits. */
  turn: StoneColor | undefined;
  last?: PlayedMove;
  labels: BoardLabels;
  title: string;
  name: (at: string) => string;
  onPlay: (at: string) => void;
};

/** A whole board to play on. */
export function GameBoard({ state: { game }, turn, last, labels, title, name, onPlay }: Props) {
  const { size } = game;
  const helpId = useId();
  const middle = Math.floor(size / 2);
  const [active, setActive] = useState(() => formatPoint({ x: middle, y: middle }, size));
  const position = { size, black: '', white: '' };
  const picture = { black: stonesOf(game, 'black'), white: stonesOf(game, 'white'), ...(last && { move: last }) };
  const stones = new Map<string, StoneColor>();
  for (const color of ['black', 'white'] as const) for (const at of picture[color]) stones.set(at, color);
  const nameOf = pointNames(labels, name, stones);
  const onClick = ({ target }: MouseEvent) => {
    const at = target instanceof Element ? target.closest('[data-at]')?.getAttribute('data-at') : null;
    if (at && turn) onPlay(at);
  };
  return (
    <div className="relative touch-manipulation" onClick={onClick}>
      <BoardPicture position={position} picture={picture} convention={labels.convention} />
      <PointGrid
        size={size}
        rect={{ left: 0, top: 0, right: size - 1, bottom: size - 1 }}
        view={viewOf(position, labels.convention)}
        title={title}
        helpId={helpId}
        nameOf={nameOf}
        isClosed={(at) => stones.has(at) || !turn}
        turn={turn}
        active={active}
        onActive={setActive}
      />
      <p id={helpId} hidden>
        {labels.help}
      </p>
    </div>
  );
}
