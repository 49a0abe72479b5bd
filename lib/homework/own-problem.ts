import {
  checkPosition,
  parsePoint,
  splitPoints,
  type Position,
  type Problem,
  type ProblemMove,
} from '@/lib/go/position';

/** A problem that a teacher writes; it can be given only if the search confirms it (docs/product.md, "A teacher's materials"). */
export const ownGoals = ['capture', 'escape', 'live', 'kill', 'connect', 'cut'] as const;
export type OwnGoal = (typeof ownGoals)[number];
/** Moves of the attacker that a search looks ahead. */
export const maxWithin = 12;
export const maxRight = 10;

export type OwnProblem = {
  /** `marks`: the stones at stake. */
  position: Pick<Position, 'size' | 'black' | 'white' | 'marks'> & { toPlay: 'black' | 'white' };
  goal: OwnGoal;
  /** The first moves that the teacher calls right. */
  right: string[];
  /** The points where both sides may play, space separated; the whole board when absent. */
  region?: string;
  within: number;
};

/** The result of the search; `moves` is null unless it agrees with the teacher. */
export type Judged = {
  /** The solver version that judged it. */
  solver: number;
  moves: ProblemMove[] | null;
  otherwise?: string;
  objections: { code: ObjectionCode; at?: string; reply?: string }[];
};
export const objectionCodes = ['refuted', 'ambiguous', 'unsettled', 'noAnswer', 'slow', 'busy', 'failed'] as const;
export type ObjectionCode = (typeof objectionCodes)[number];

export const problemStates = ['unjudged', 'proved', 'refused'] as const;
export type ProblemState = (typeof problemStates)[number];
export function stateOf(judged: Judged | null): ProblemState {
  if (!judged) return 'unjudged';
  return judged.moves ? 'proved' : 'refused';
}

export type ProblemFault = 'position' | 'stakes' | 'right' | 'region';

/** Checks whether the problem can be judged; null if it can. `stakes`: the marked stones of the side that is attacked. */
export function faultOfProblem(
  { position, right, region }: OwnProblem,
  stakes: readonly string[],
): ProblemFault | null {
  const isOff = (at: string) => parsePoint(at, position.size) === null;
  if (checkPosition(position).length > 0) return 'position';
  if (stakes.length === 0) return 'stakes';
  const stones = new Set([...splitPoints(position.black), ...splitPoints(position.white)]);
  if (right.length === 0 || right.some((at) => isOff(at) || stones.has(at))) return 'right';
  return splitPoints(region).some(isOff) ? 'region' : null;
}

/** The problem for students, with its proved answer tree; null if it is not proved. */
export function givenProblem({ position, goal }: OwnProblem, judged: Judged | null): Problem | null {
  if (!judged?.moves) return null;
  return {
    position,
    goal,
    moves: judged.moves,
    ...(judged.otherwise ? { otherwise: judged.otherwise } : {}),
  };
}
