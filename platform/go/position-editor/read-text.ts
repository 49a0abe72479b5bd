import { positionSchema, problemDraftSchema } from '@/lib/go/position-shape';
import type { Position, Problem } from '@/lib/go/position';
import { compact } from '@/lib/go/edit-position';
import { compactProblem, newProblem } from './edit-problem';
import { readSgf } from '@/lib/go/sgf';

/** Parses a board as the CMS stores it; null if it is invalid. */
export function readPosition(value: unknown): Position | null {
  const { data } = positionSchema.safeParse(value);
  return data ? compact(data) : null;
}

export function readProblem(value: unknown): Problem | null {
  const { data } = problemDraftSchema.safeParse(value);
  return data ? compactProblem(data) : null;
}

/** Parses pasted text: SGF, or the data of a board or a problem. */
export function readText(text: string): { position: Position; problem?: Problem } | null {
  const sgf = text.trim().startsWith('(') ? readSgf(text) : null;
  if (sgf) {
    const { position, moves } = sgf;
    return moves.length ? { position, problem: compactProblem({ ...newProblem(position), moves }) } : { position };
  }
  const value = parseJson(text);
  const problem = readProblem(value);
  if (problem) return { position: problem.position, problem };
  const position = readPosition(value);
  return position && { position };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
