import type { Position, StoneColor } from '@/lib/go/position';
import type { BoardLabels } from './board-labels';

type Noted = Pick<Position, 'marks' | 'labels'>;

/** The label of each point for screen readers: its name, its stone, and its mark or label. */
export function pointNames(
  labels: BoardLabels,
  name: (at: string) => string,
  stones: ReadonlyMap<string, StoneColor>,
  noted: Noted = {},
): (at: string) => string {
  const text = { black: labels.pointBlack, white: labels.pointWhite };
  const notes = new Map([
    ...(noted.marks ?? []).map(({ at }) => [at, labels.marked] as const),
    ...(noted.labels ?? []).map((one) => [one.at, one.text] as const),
  ]);
  return (at) => {
    const stone = stones.get(at);
    const label = (stone ? text[stone] : labels.pointEmpty).replace('{point}', name(at));
    const note = notes.get(at);
    return note === undefined ? label : labels.pointNoted.replace('{name}', label).replace('{note}', note);
  };
}
