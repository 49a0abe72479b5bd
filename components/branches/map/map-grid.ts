import { roundDistance, type Point, type Size } from '@/lib/branches/map';
import type { Locale } from '@/lib/kernel/locale';
import { distanceName, unitOf } from '../wording';

/** The edge of the board, in units of the drawing. */
const edge = 8;

/**
 * The lines of a board over a map, a round distance apart, starting from its middle.
 * @param kilometre its length in the drawing
 * @returns the lines as a path, and the side of a square as text
 */
export function mapGrid({ width, height }: Size, kilometre: number, minSquare: number, locale: Locale) {
  const unit = unitOf(locale).kilometres * kilometre;
  const distance = roundDistance(unit, minSquare);
  const step = distance * unit;
  const lines = (length: number) => {
    const count = Math.floor((length / 2 - edge - 4) / step);
    return Array.from({ length: 2 * count + 1 }, (_, index) => (length / 2 + (index - count) * step).toFixed(1));
  };
  const grid = [
    ...lines(width).map((x) => `M${x} ${edge}V${height - edge}`),
    ...lines(height).map((y) => `M${edge} ${y}H${width - edge}`),
  ];
  return { grid: grid.join(''), distance: distanceName(distance, locale) };
}

/** A closed line through some points, as a path. */
export const ring = (points: readonly Point[]) =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
