import type { Position } from '@/lib/domain/position';
import { positions, type PositionName } from './positions';
import { problems, type ProblemName } from './problems';

export type CoverName = PositionName | ProblemName;

/** The picture of a product: a position of its own, or the one its problem asks about (never its answer). */
export function cover(name: CoverName): Position {
  return structuredClone(name in positions ? positions[name as PositionName] : problems[name as ProblemName].position);
}
