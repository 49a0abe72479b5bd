import { opponentOf } from '@/lib/go/position';
import type { Posed } from '@/lib/go/answers';
import { attackingGoals } from '@/lib/go/judge';
import { around } from './proved-twice';
import { Unsettled, ZoneSearch } from './zone-search';

/**
 * The first moves that succeed on the whole board around the region, searched `more` moves further: `right` whichever side has the ko threats, `ko` only if the solver has them.
 * Moves that succeed by a long ladder may need a deeper search: those that the parameter `right` lists count as found.
 * @throws Unsettled after `limit` positions, and where the result is the same if the solver passes
 */
export function foundFurther(
  { position, proof, goal }: Posed,
  right: readonly string[],
  { more, limit }: { more: number; limit: number },
): { right: string[]; ko: string[] } {
  const solver = position.toPlay ?? 'black';
  const opponent = opponentOf(solver);
  const attacks = attackingGoals.includes(goal);
  // A long ladder is a line of ataris, which the first search follows: this one looks for other ways to take the stones.
  const moves = (proof.wide ? proof.wide + 1 : proof.within) + more - (attacks ? 1 : 0);
  const question = {
    position,
    attacker: attacks ? solver : opponent,
    targets: proof.targets,
    region: around(position, proof.region),
  };
  const easy = new ZoneSearch({ ...question, koMaster: solver, limit });
  const hard = new ZoneSearch({ ...question, koMaster: opponent, limit });
  const succeeds = (search: ZoneSearch, at: string) =>
    search.isTaken([{ color: solver, at }], opponent, moves) === attacks;
  const zone = easy.zoneOfPass(solver, moves);
  if (!zone) throw new Unsettled('nothing is at stake');
  const possible = zone.filter((at) => succeeds(easy, at));
  const sure = possible.filter((at) => succeeds(hard, at));
  const missed = proof.wide ? right.filter((at) => !sure.includes(at)) : [];
  return { right: [...sure, ...missed].sort(), ko: possible.filter((at) => !sure.includes(at)) };
}
