import { formatPoint, neighbours, opponentOf, parsePoint, type StoneColor } from '@/lib/domain/position';
import { stonesOf, type Game } from './rules';

/** Empty points that hang together, and the colours they touch. */
export type EmptyArea = { points: string[]; borders: StoneColor[] };

export function emptyAreas(game: Game): EmptyArea[] {
  const { size } = game;
  const colors = new Map<string, StoneColor>();
  for (const color of ['black', 'white'] as const) for (const at of stonesOf(game, color)) colors.set(at, color);
  const seen = new Set<string>();
  const areas: EmptyArea[] = [];
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      const start = formatPoint({ x, y }, size);
      if (colors.has(start) || seen.has(start)) continue;
      const points = [start];
      const borders = new Set<StoneColor>();
      seen.add(start);
      for (const at of points)
        for (const point of neighbours(parsePoint(at, size)!, size)) {
          const next = formatPoint(point, size);
          const color = colors.get(next);
          if (color) borders.add(color);
          else if (!seen.has(next)) {
            seen.add(next);
            points.push(next);
          }
        }
      areas.push({ points, borders: [...borders] });
    }
  return areas;
}

/**
 * Stones and surrounded points of each side, in points: the count the school's first games end with. Every stone on the board counts as
 * alive, so that who thinks a stone is dead takes it first, which costs nothing in this count.
 */
export function areaScore(game: Game): Record<StoneColor, number> {
  const areas = emptyAreas(game);
  const of = (color: StoneColor) =>
    stonesOf(game, color).length +
    areas
      .filter(({ borders }) => borders.length === 1 && borders[0] === color)
      .reduce((sum, { points }) => sum + points.length, 0);
  return { black: of('black'), white: of('white') };
}

/** A point all of whose neighbours are stones of one side, which nobody of that side fills. */
export function isEyeOf(game: Game, color: StoneColor, at: string): boolean {
  const { size } = game;
  const foes = new Set(stonesOf(game, opponentOf(color)));
  const own = new Set(stonesOf(game, color));
  const point = parsePoint(at, size);
  if (!point || own.has(at) || foes.has(at)) return false;
  if (!neighbours(point, size).every((next) => own.has(formatPoint(next, size)))) return false;
  const corners = [
    { x: point.x - 1, y: point.y - 1 },
    { x: point.x + 1, y: point.y - 1 },
    { x: point.x - 1, y: point.y + 1 },
    { x: point.x + 1, y: point.y + 1 },
  ].filter(({ x, y }) => x >= 0 && y >= 0 && x < size && y < size);
  const taken = corners.filter((corner) => foes.has(formatPoint(corner, size))).length;
  return corners.length === 4 ? taken <= 1 : taken === 0;
}
