import { describe, expect, it } from 'vitest';
import { splitPoints, type Problem } from '@/lib/go/position';
import { bestOf, checkProblem, isRight } from '@/lib/go/problem';
import { beginGame, play, playRule, stonesOf } from '@/lib/go/rules';
import { defencesOf } from '@/platform/bank/defences';
import { defencesTo, readDefences } from '@/platform/bank/read-defences';
import { readBank } from '@/platform/bank/read-problems';

const isDeep = process.env.TEST_DEEP === '1';
const known = readDefences();
const bank = readBank().flatMap((one) => {
  const defences = defencesTo(one, known);
  return defences.length > 0 ? [{ one, defences }] : [];
});
const rightOf = ({ moves }: Problem) => moves.filter(isRight).map(({ at }) => at);
const sorted = (points: readonly string[]) => [...points].sort();

describe('other defences', () => {
  it('stand as they would on the board, can be played, and ask for answers that no other asks for', () => {
    expect(bank.length).toBeGreaterThan(0);
    for (const { one, defences } of bank) {
      const { position, moves } = one.problem;
      const first = bestOf(moves)!;
      const solver = position.toPlay ?? 'black';
      const begun = play(beginGame(position), solver, first.at);
      const asked = [first.then!.filter(isRight).map(({ at }) => at)];
      for (const defence of defences) {
        const after = begun.legal && play(begun.game, solver === 'black' ? 'white' : 'black', defence.position.last!);
        if (!after || !after.legal) throw new Error(`${one.id}: ${defence.position.last} cannot be played`);
        for (const color of ['black', 'white'] as const)
          expect(sorted(splitPoints(defence.position[color])), one.id).toEqual(sorted(stonesOf(after.game, color)));
        expect(checkProblem(defence, playRule), one.id).toEqual([]);
        asked.push(rightOf(defence));
      }
      expect(new Set(asked.flat()).size, one.id).toBe(asked.flat().length);
    }
  });

  it('are what the search finds', { timeout: isDeep ? 7_200_000 : 120_000 }, () => {
    const every = isDeep ? 1 : Math.ceil(bank.length / 8);
    for (const { one, defences } of bank.filter((_, index) => index % every === 0)) {
      const found = defencesOf(one);
      expect(found.map(({ position }) => position.last)).toEqual(defences.map(({ position }) => position.last));
      expect(found.map(rightOf), one.id).toEqual(defences.map(rightOf));
    }
  });
});
