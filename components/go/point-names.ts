import type { Position, StoneColor } from '@/lib/go/position';
import type { BoardLabels } from './board-labels';

type Noted = Pick<Position, 'marks' | 'labels'>;

/** What is said of each point: its name, its stone, and what the picture notes on it. Whose stones are meant is seen by the mark alone. */
export function pointNames(
  labels: BoardLabels,
  name: (at: string) => string,
  stones: ReadonlyMap<string, StoneColor>,
  noted: Noted = {},
): (at: string) => string {
  const text = { black: labels.pointBlack, white: labels.pointWhite };
  const notes = new Map([
    ...(noted.marks ?? []).map(({ at }) => [at, labels.marked] as const),
    ...(noted.labels ?? []).map((label) => [label.at, label.text] as const),
  ]);
  return (at) => {
    const stone = stones.get(at);
    const said = (stone ? text[stone] : labels.pointEmpty).replace('{point}', name(at));
    const note = notes.get(at);
    return note === undefined ? said : labels.pointNoted.replace('{name}', said).replace('{note}', note);
  };
}
