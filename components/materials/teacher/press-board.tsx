'use client';

import { useTranslations } from 'next-intl';
import { useId, useState, type MouseEvent } from 'react';
import { useAccount } from '@/components/ui/shell/account-context';
import { Board } from '@/components/go/board';
import { viewOf } from '@/components/go/board-geometry';
import { PointGrid } from '@/components/go/point-grid';
import { placeOf, stonesIn } from '@/components/go/stones';
import { cropOf, formatPoint, type Position, type StoneColor } from '@/lib/go/position';
import { conventionOf, pointName } from '@/lib/go/point-name';

/** The names of points in the teacher's language. */
export function usePointName(size: number) {
  const { locale } = useAccount();
  return (at: string) => pointName(placeOf(at, size), size, conventionOf(locale));
}

type Props = {
  position: Position;
  title: string;
  help: string;
  /** The color of the stone that is shown under the pointer. */
  turn?: StoneColor;
  /** Undefined: the board is read-only. */
  onPress?: ((at: string) => void) | undefined;
};

/** A board to edit: every point can be pressed, also an occupied one. */
export function PressBoard({ position, title, help, turn, onPress }: Props) {
  const t = useTranslations('teach.materials');
  const { locale } = useAccount();
  const helpId = useId();
  const [active, setActive] = useState<string>();
  const { size, marks = [], labels = [] } = position;
  const nameOfPoint = usePointName(size);
  const stones = stonesIn(position);
  const rect = cropOf(position);
  const convention = conventionOf(locale);
  const middle = formatPoint({ x: Math.floor(size / 2), y: Math.floor(size / 2) }, size);
  const nameOf = (at: string) => {
    const notes = [
      t(`point.${stones.get(at) ?? 'empty'}`, { point: nameOfPoint(at) }),
      ...marks.flatMap((mark) => (mark.at === at ? [t(`tools.${mark.kind}`)] : [])),
      ...labels.flatMap((label) => (label.at === at ? [label.text] : [])),
    ];
    return notes.join(t('comma'));
  };
  const press = (event: MouseEvent<HTMLDivElement>) => {
    const at = event.target instanceof Element && event.target.closest('[data-at]')?.getAttribute('data-at');
    if (at) onPress?.(at);
  };
  if (!onPress) return <Board position={position} coordinates={convention} title={title} className="teach-board" />;
  return (
    <div className="teach-board relative" onClick={press}>
      <Board position={position} coordinates={convention} />
      <PointGrid
        size={size}
        rect={rect}
        title={title}
        helpId={helpId}
        nameOf={nameOf}
        turn={turn}
        view={viewOf(position, convention)}
        active={active ?? middle}
        onActive={setActive}
      />
      <p id={helpId} hidden>
        {help}
      </p>
    </div>
  );
}
