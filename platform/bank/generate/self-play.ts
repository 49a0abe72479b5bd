import { formatPoint, type Position } from '@/lib/go/position';
import { Board, empty, other, type Side } from '@/lib/go/solver/board';
import type { Random } from '../random';

/** Positions from games between two weak players that like to fight: they look like real games. */
export function* selfPlay(size: number, random: Random, from: number, to: number): Generator<Position> {
  const board = new Board({ size, black: '', white: '' }, 'black');
  const points = [...board.cells.keys()].filter((p) => board.cells[p] === empty);
  let side: Side = 1;
  let last = random.pick(points);
  for (let turn = 1; turn <= to; turn += 1) {
    let best = -1;
    let most = -Infinity;
    for (const p of points) {
      if (board.cells[p] !== empty) continue;
      const worth = worthOf(board, p, side, last, random);
      if (worth > most) [most, best] = [worth, p];
    }
    if (best < 0 || most < 0 || !board.play(best, side)) return;
    last = best;
    side = other(side);
    if (turn >= from) yield { ...stonesOf(board), toPlay: side === 1 ? 'black' : 'white' };
  }
}

function worthOf(board: Board, p: number, side: Side, last: number, random: Random): number {
  const { row, steps, cells } = board;
  let foes = 0;
  let own = 0;
  for (const step of steps) {
    const here = cells[p + step];
    if (here === other(side)) foes += 1;
    else if (here !== empty) own += 1;
  }
  // The side's own eye, or an illegal move.
  if (own === 4 || !board.play(p, side)) return -1;
  const captured = board.lastTaken();
  const free = board.flood(p);
  let ataris = 0;
  for (const step of steps) if (cells[p + step] === other(side) && board.flood(p + step, 2) === 1) ataris += 1;
  board.undo();
  const [x, y] = [(p % row) - 1, Math.floor(p / row) - 1];
  const far = Math.abs((last % row) - 1 - x) + Math.abs(Math.floor(last / row) - 1 - y);
  const edge = Math.min(x, y, board.size - 1 - x, board.size - 1 - y);
  return (
    random.next() * 6 +
    captured * 3 +
    ataris * 1.5 +
    (foes ? 1 : 0) -
    (free === 1 ? 5 : 0) -
    Math.max(0, far - 2) * 0.8 -
    (edge === 0 ? 3 : 0)
  );
}

function stonesOf(board: Board): Pick<Position, 'size' | 'black' | 'white'> {
  const { size, row, cells } = board;
  const names = (side: Side) =>
    [...cells.keys()]
      .filter((p) => cells[p] === side)
      .map((p) => formatPoint({ x: (p % row) - 1, y: Math.floor(p / row) - 1 }, size))
      .join(' ');
  return { size, black: names(1), white: names(2) };
}
