import type { Posed } from '@/lib/go/answers';
import { beginGame, chainAt } from '@/lib/go/rules';
import { problemPositions, type ProvenPosition } from './problem-positions';
import { isLifeAndDeath } from './proof/life-and-death';
import { posedIn } from './proof/tactics';

/** The questions that the positions of courses, exams, bundles and guides pose, in the bank's form (docs/decisions/080). */
export const posedOfProducts = (): { product: string; grade: number; posed: Posed[] }[] =>
  Object.entries(problemPositions).map(([product, spec]) => ({ product, grade: spec.grade, posed: posedAs(spec) }));

/** Life and death and endgames as they are; for a fight every question of the bank about the chains at stake. */
function posedAs({ position, goal, proof }: ProvenPosition): Posed[] {
  if (isLifeAndDeath({ goal }) || goal === 'endgame') return [{ position, goal, proof }];
  const game = beginGame(position);
  const isAtStake = (at: string) => chainAt(game, at).chain.some((stone) => proof.targets.includes(stone));
  return [...posedIn(position)].filter((posed) => posed.proof.targets.every(isAtStake));
}
