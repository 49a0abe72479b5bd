import { formatPoint, neighbours, parsePoint } from '@/lib/go/position';
import type { Game } from '@/lib/go/rules';

export const besides = ({ size }: Pick<Game, 'size'>, at: string): string[] =>
  neighbours(parsePoint(at, size)!, size).map((point) => formatPoint(point, size));

export const pointsOf = (size: number): string[] =>
  Array.from({ length: size * size }, (_, i) => formatPoint({ x: i % size, y: Math.floor(i / size) }, size));
