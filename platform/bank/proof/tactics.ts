import {
  formatPoint,
  neighbours,
  opponentOf,
  parsePoint,
  splitPoints,
  type Position,
  type Problem,
} from '@/lib/go/position';
import type { BankFamily } from '@/lib/bank/families';
import type { Posed } from '@/lib/go/answers';
import { beginGame, chainAt, play, type Game } from '@/lib/go/rules';

/** With more moves left than `wide`, only ataris are played: the longest chase, in moves. */
const chase = 12;
/** Steps from the stakes within which both sides may play; the whole board is checked when the problem is made. */
const reach = 3;

type Chain = { at: string; stones: string[]; liberties: string[] };

function chainsOf(game: Game, stones: string): Chain[] {
  const seen = new Set<string>();
  const chains: Chain[] = [];
  for (const at of splitPoints(stones)) {
    if (seen.has(at)) continue;
    const { chain, liberties } = chainAt(game, at);
    for (const stone of chain) seen.add(stone);
    chains.push({ at: [...chain].sort()[0]!, stones: chain, liberties });
  }
  return chains;
}

/** The questions that a position poses: can this be captured, can that escape? The whole board is searched. */
export function* posedIn(position: Position): Generator<Posed> {
  const game = beginGame(position);
  const solver = position.toPlay ?? 'black';
  const pose = (goal: Problem['goal'], targets: string[], wide: number): Posed => ({
    position,
    goal,
    proof: { targets, ...(wide > 2 ? { region: nearby(position, targets) } : {}), within: wide + chase, wide },
  });
  const foes = chainsOf(game, position[opponentOf(solver)]);
  const pairs = foes.flatMap((a, i) => foes.slice(i + 1).map((b) => [a, b] as const));
  for (const [a, b] of pairs)
    if (a.liberties.length === 2 && b.liberties.length === 2 && a.liberties.some((at) => b.liberties.includes(at)))
      yield pose('capture', [a.at, b.at], 2);
  for (const { at, liberties } of foes) {
    if (liberties.length === 1) yield pose('capture', [at], 1);
    if (liberties.length === 2) yield pose('capture', [at], 2);
    if (liberties.length > 1 && liberties.length <= 3) yield pose('capture', [at], 3);
  }
  for (const { at, liberties } of chainsOf(game, position[solver]))
    if (liberties.length <= 2) yield pose('escape', [at], 2);
}

/** The empty points a few steps from chains. */
export function nearby(position: Position, targets: readonly string[], steps = reach): string[] {
  const { size, black, white } = position;
  const game = beginGame(position);
  const stones = targets.flatMap((at) => chainAt(game, at).chain);
  const place = (at: string) => parsePoint(at, size)!;
  const taken = new Set([...splitPoints(black), ...splitPoints(white)]);
  return Array.from({ length: size * size }, (_, i) => ({ x: i % size, y: Math.floor(i / size) }))
    .filter(({ x, y }) => stones.some((at) => Math.abs(place(at).x - x) + Math.abs(place(at).y - y) <= steps))
    .map((point) => formatPoint(point, size))
    .filter((at) => !taken.has(at));
}

/** Families with a single right move: a second one would be another idea. */
const single: readonly BankFamily[] = ['net', 'ladder', 'snapback', 'throw-in', 'cut', 'race', 'double-atari'];

export function familyOf(
  posed: Posed,
  wins: readonly string[],
  takes: (posed: Posed) => boolean,
): { family: BankFamily; goal: Problem['goal'] } | null {
  const idea = ideaOf(posed, wins, takes);
  return idea && wins.length > 1 && single.includes(idea.family) ? null : idea;
}

/** The family by the idea that solves it; null when there is none, or more than one. `wins`: the right first moves. */
function ideaOf(
  posed: Posed,
  wins: readonly string[],
  takes: (posed: Posed) => boolean,
): { family: BankFamily; goal: Problem['goal'] } | null {
  const { position, goal, proof } = posed;
  const game = beginGame(position);
  const solver = position.toPlay ?? 'black';
  const foe = opponentOf(solver);
  const [first] = wins;
  if (!first) return null;
  const targets = proof.targets.map((at) => chainAt(game, at));
  const [target] = targets;
  const after = play(game, solver, first);
  if (!after.legal || !target) return null;
  const own = chainsOf(game, position[solver]);

  if (goal === 'escape') {
    const joined = chainAt(after.game, first).chain;
    const before = own.filter(({ at }) => joined.includes(at));
    if (wins.length === 1 && !after.captured.length && before.length > 1 && joined.includes(proof.targets[0]!))
      return { family: 'connect', goal: 'connect' };
    return { family: 'escape', goal };
  }
  if (targets.length > 1) {
    if (wins.length > 1 || after.captured.length) return null;
    const inAtari = proof.targets.every((at) => chainAt(after.game, at).liberties.length === 1);
    // Each chain alone could escape: only both together decide it.
    const alone = proof.targets.every((at) => takes({ ...posed, proof: { ...proof, targets: [at] } }));
    return inAtari && !alone ? { family: 'double-atari', goal } : null;
  }
  if (target.liberties.length === 1) return after.captured.length ? { family: 'capture', goal } : null;
  if (wins.length > 1 && proof.wide !== 2) return null;

  const mine = chainAt(after.game, first);
  if (!after.captured.length && mine.chain.length === 1 && mine.liberties.length === 1) {
    const reply = play(after.game, foe, mine.liberties[0]!);
    if (!reply.legal) return { family: 'throw-in', goal };
    const again = reply.captured.length === 1 ? play(reply.game, solver, first) : null;
    return again?.legal && again.captured.length > 1 && again.captured.includes(proof.targets[0]!)
      ? { family: 'snapback', goal }
      : { family: 'throw-in', goal };
  }
  if (after.captured.length) return { family: 'capture', goal };
  const now = chainAt(after.game, proof.targets[0]!);
  if (!target.liberties.includes(first)) {
    const touches = now.liberties.length < target.liberties.length;
    return target.liberties.length === 2 && !touches ? { family: 'net', goal } : null;
  }
  if (now.liberties.length === 1) {
    const reply = play(after.game, foe, now.liberties[0]!);
    if (reply.legal) {
      const joined = chainAt(reply.game, now.liberties[0]!);
      const grew = joined.chain.length > target.chain.length + 1;
      if (grew && joined.liberties.length === 1) return { family: 'shortage', goal };
    }
    const short = { ...posed, proof: { ...proof, within: 3 } };
    if (!takes(short)) return { family: 'ladder', goal };
  }
  const around = chainsOf(game, position[foe]).filter(
    ({ liberties, at }) => liberties.includes(first) && !target.chain.includes(at),
  );
  if (around.length) return { family: 'cut', goal: 'cut' };
  // Both sides are short of liberties: a capturing race.
  const risky = own.filter(
    (chain) =>
      chain.liberties.length <= 3 &&
      chain.liberties.length >= 1 &&
      target.liberties.length >= 2 &&
      chain.stones.some((stone) => touching(stone, target.chain, position.size)) &&
      takes({
        position: { ...position, toPlay: foe },
        goal: 'capture',
        proof: { targets: [chain.at], region: nearby(position, [chain.at]), within: 12, wide: 3 },
      }),
  );
  if (risky.length && target.liberties.length >= 2 && target.chain.length > 1) return { family: 'race', goal };
  return { family: 'capture', goal };
}

function touching(stone: string, chain: readonly string[], size: number): boolean {
  return neighbours(parsePoint(stone, size)!, size).some((point) => chain.includes(formatPoint(point, size)));
}
