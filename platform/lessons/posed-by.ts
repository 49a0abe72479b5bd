import type { AuthoredOf } from '@/lib/lessons/authored-lesson';
import { opponentOf, splitPoints } from '@/lib/go/position';
import type { Posed } from '@/lib/go/answers';
import { attackingGoals } from '@/lib/go/judge';

type Question = Pick<AuthoredOf<'question'>, 'position' | 'goal' | 'search'>;

/** The stones at stake: those marked of the side that is attacked. */
export function stakesOf({ position, goal }: Pick<Question, 'position' | 'goal'>): string[] {
  if (goal === 'endgame' || goal === 'bestMove') return [];
  const solver = position.toPlay ?? 'black';
  const stones = splitPoints(position[attackingGoals.includes(goal) ? opponentOf(solver) : solver]);
  return (position.marks ?? []).map(({ at }) => at).filter((at) => stones.includes(at));
}

/** The input of the search for a question; null if its answers are written down without a search. */
export function posedBy(question: Question): Posed | null {
  const { position, goal, search } = question;
  if (!search) return null;
  const { region, within, wide, points } = search;
  return {
    position,
    goal,
    proof: { targets: stakesOf(question), region: region ? splitPoints(region) : undefined, within, wide, points },
  };
}
