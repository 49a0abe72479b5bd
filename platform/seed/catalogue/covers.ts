import type { Position } from '@/lib/go/position';
import { nameOf } from '@/platform/kernel/content/shapes';
import { positions } from './positions';
import { problems } from './problems';

/** The picture of a product: a position of its own, or the one its problem asks about (never its answer). */
export const cover = nameOf<Position>(
  { ...Object.fromEntries(Object.entries(problems).map(([name, { position }]) => [name, position])), ...positions },
  'position',
).transform((position) => structuredClone(position));

/** The problem of a product. */
export const problem = nameOf(problems, 'problem');
