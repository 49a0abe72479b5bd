'use client';

import { useId, useRef, useState, type MouseEvent, type PointerEvent, type ReactNode } from 'react';
import { viewOf } from '@/components/go/board-geometry';
import { BoardLines } from '@/components/go/board-lines';
import { BoardNotes } from '@/components/go/board-notes';
import { PointGrid } from '@/components/go/point-grid';
import { Ghost, LastMove, Stones, stonesIn } from '@/components/go/stones';
import {
  contains,
  cropOf,
  formatPoint,
  parsePoint,
  parsePoints,
  type Position,
  type Rect,
  type StoneColor,
} from '@/lib/go/position';
import { isShown } from '@/lib/go/edit-position';
import { toolLabels, ui } from './editor-labels';
import type { EditorTexts } from './editor-texts';

type EditBoardProps = {
  /** The position that is drawn. */
  position: Position;
  /** Shows the whole board with the part outside the crop shaded, or only the crop. */
  isWhole: boolean;
  title: string;
  help: string;
  /** Shown below the board and announced by screen readers. */
  status: string;
  t: EditorTexts;
  /** The color of the stone that is shown under the pointer. */
  turn?: StoneColor;
  onPress: (at: string) => void;
  /** From one point to another in one stroke; while it is given, a finger does not scroll the page. */
  onDrag?: (from: string, to: string) => void;
  children?: ReactNode;
};

/** A board to press on; every point can be pressed, occupied or not. */
export function EditBoard({
  position,
  isWhole,
  title,
  help,
  status,
  t,
  turn,
  onPress,
  onDrag,
  children,
}: EditBoardProps) {
  const helpId = useId();
  const { size } = position;
  const seen = isWhole ? { ...position, crop: undefined } : position;
  const rect = cropOf(seen);
  const view = viewOf(seen, t.convention);
  const stones = stonesIn(position);
  const [focused, setFocused] = useState<string>();
  const [stroke, setStroke] = useState<{ from: string; to: string }>();
  const from = useRef<string>(undefined);

  const isSeen = (at: string | undefined): at is string => {
    const point = at === undefined ? null : parsePoint(at, size);
    return point !== null && contains(rect, point);
  };
  const middle = formatPoint(
    { x: Math.round((rect.left + rect.right) / 2), y: Math.round((rect.top + rect.bottom) / 2) },
    size,
  );
  const drawn = (color: StoneColor) => parsePoints(position[color], size).filter((point) => contains(rect, point));

  const nameOf = (at: string) => {
    const stone = stones.get(at);
    const text = stone === 'black' ? ui.pointBlack : stone ? ui.pointWhite : ui.pointEmpty;
    const notes = [
      ...(position.marks ?? []).flatMap((mark) => (mark.at === at ? [t(toolLabels[mark.kind])] : [])),
      ...(position.labels ?? []).flatMap((label) => (label.at === at ? [label.text] : [])),
      ...(position.last === at ? [t(toolLabels.last)] : []),
      ...(position.ghost === at ? [t(toolLabels.ghost)] : []),
      ...(isShown(position, parsePoint(at, size)!) ? [] : [t(ui.notShown)]),
    ];
    return [t(text, { point: t.point(at, size) }), ...notes].join(t.convention === 'kanji' ? '、' : ', ');
  };

  const pointOf = (target: EventTarget | null) =>
    (target instanceof Element && target.closest('[data-at]')?.getAttribute('data-at')) || undefined;
  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    const at = pointOf(event.target);
    if (at) onPress(at);
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    from.current = onDrag && pointOf(event.target);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!from.current) return;
    // Touch events keep the target they began on, so the point is looked up by coordinates.
    const to = pointOf(document.elementFromPoint(event.clientX, event.clientY));
    if (to && to !== stroke?.to) setStroke({ from: from.current, to });
  };
  const onPointerUp = () => {
    if (stroke && stroke.to !== stroke.from) onDrag?.(stroke.from, stroke.to);
    from.current = undefined;
    setStroke(undefined);
  };

  const lit = stroke ? { ...position, crop: `${stroke.from} ${stroke.to}` } : position;
  return (
    <div className="pe-board-box">
      <div
        className="pe-board"
        data-drags={onDrag ? true : undefined}
        onClick={onClick}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
      >
        <svg
          className="go-board"
          viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
          fill="none"
          aria-hidden="true"
        >
          <BoardLines rect={rect} size={size} coordinates={t.convention} />
          <Stones color="black" points={drawn('black')} />
          <Stones color="white" points={drawn('white')} />
          <LastMove at={isSeen(position.last) ? position.last : undefined} size={size} />
          <Ghost
            at={isSeen(position.ghost) ? position.ghost : undefined}
            size={size}
            color={turn ?? position.toPlay ?? 'black'}
          />
          <BoardNotes
            size={size}
            marks={position.marks?.filter(({ at }) => isSeen(at))}
            labels={position.labels?.filter(({ at }) => isSeen(at))}
            stones={stones}
          />
          {children}
          {lit.crop && isWhole && <Shade rect={cropOf(lit)} size={size} />}
        </svg>
        <PointGrid
          size={size}
          rect={rect}
          view={view}
          title={title}
          helpId={helpId}
          nameOf={nameOf}
          turn={turn}
          active={isSeen(focused) ? focused : middle}
          onActive={setFocused}
        />
      </div>
      <p id={helpId} hidden>
        {help}
      </p>
      <p role="status" className="pe-status">
        {status}
      </p>
    </div>
  );
}

/** Shades the part of the board outside the crop. */
function Shade({ rect: { left, top, right, bottom }, size }: { rect: Rect; size: number }) {
  const around = `M-2-2H${size + 1}V${size + 1}H-2z`;
  const hole = `M${left - 0.5} ${top - 0.5}H${right + 0.5}V${bottom + 0.5}H${left - 0.5}z`;
  return <path d={around + hole} fillRule="evenodd" className="pe-shade" />;
}
