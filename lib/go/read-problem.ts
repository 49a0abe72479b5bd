import type { Problem } from '../domain/position';
import { checkProblem } from '../domain/problem';
import { playRule } from './rules';

/** A problem as the CMS carries it, if it can be played from end to end; null otherwise. */
export function readProblem(value: unknown): Problem | null {
  if (!looksLikeProblem(value)) return null;
  return checkProblem(value, playRule).length === 0 ? value : null;
}

function looksLikeProblem(value: unknown): value is Problem {
  if (
    typeof value !== 'object' ||
    value === null ||
    !('position' in value) ||
    !('moves' in value) ||
    !('goal' in value)
  )
    return false;
  const { position, moves } = value;
  const hasStones =
    typeof position === 'object' &&
    position !== null &&
    'black' in position &&
    'white' in position &&
    'size' in position;
  return (
    hasStones &&
    Array.isArray(moves) &&
    moves.every((move: unknown) => typeof move === 'object' && move !== null && 'at' in move)
  );
}
