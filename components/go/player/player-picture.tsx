import { Fragment } from 'react';
import { opponentOf, type StoneColor } from '@/lib/go/position';
import type { PlayerItem } from '../playable-item';
import { Ghost, LastMove, placeOf, Region, Stones } from '../stones';
import type { PlayerState, Standing } from './player-state';

type Props = {
  item: PlayerItem;
  state: PlayerState;
  standing: Standing;
  /** The grid of points is rendered and names them: the picture is hidden from screen readers. */
  isNamed: boolean;
};

/** The stones, those of the last move with their animation, and the marks of a hint. */
export function PlayerPicture({ item, state: { steps, pending, aimed }, standing, isNamed }: Props) {
  const { view, rect, title } = item;
  const { problem, step, status, color, stones, best, shownHint } = standing;
  const { size, last, ghost } = problem.position;
  const landed = pending ? [{ at: pending, color }] : (step?.played ?? []);
  const resting = (of: StoneColor) =>
    [...stones].flatMap(([at, by]) => (by === of && !landed.some((move) => move.at === at) ? [placeOf(at, size)] : []));
  return (
    <svg
      className="go-board"
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      fill="none"
      {...(isNamed ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    >
      {item.lines}
      <Stones color="black" points={resting('black')} />
      <Stones color="white" points={resting('white')} />
      {step && !pending && (
        <Fragment key={steps.length}>
          {[opponentOf(color), color].map((of, i) => (
            <g key={of} className={i ? 'go-taken go-later' : 'go-taken'}>
              <Stones color={of} points={step.taken[of].map((at) => placeOf(at, size))} />
            </g>
          ))}
        </Fragment>
      )}
      {landed.map(({ at, color: by }, i) => {
        if (stones.get(at) !== by && !pending) return null;
        const { x, y } = placeOf(at, size);
        return (
          <g key={at + by} transform={`translate(${x} ${y})`}>
            <g className={i ? 'go-landed go-later' : 'go-landed'}>
              <Stones color={by} points={[{ x: 0, y: 0 }]} />
            </g>
          </g>
        );
      })}
      <LastMove
        at={step ? step.played.at(-1)?.at : last}
        key={`last${steps.length}`}
        size={size}
        className={step && step.played.length > 1 ? 'go-appear' : undefined}
      />
      {status === 'play' && !pending && (
        <Ghost at={aimed ?? (shownHint === 'move' ? best?.at : step ? undefined : ghost)} size={size} color={color} />
      )}
      {status === 'play' && best && shownHint && shownHint !== 'move' && (
        <Region at={best.at} size={size} rect={rect} />
      )}
      {!step && item.notes}
    </svg>
  );
}
