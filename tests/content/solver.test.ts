import { describe, expect, it } from 'vitest';
import { Judge } from '@/lib/go/judge';
import { Table } from '@/lib/go/solver/solver';
import { SolverJudge } from '@/lib/go/solver/solver-judge';
import { problemPositions, type ProvenPosition } from '@/platform/bank/problem-positions';

/** Problems that take the first engine long are compared in `npm run test:deep`. */
const isDeep = process.env.TEST_DEEP === '1';
const few = 8;
const all = Object.entries<ProvenPosition>(problemPositions).filter(([, { goal }]) => goal !== 'endgame');

describe('the fast engine', () => {
  it.each(all.filter(([, { proof }]) => isDeep || (proof.region?.length ?? Infinity) <= few))(
    '%s: says of each first move what the first engine says',
    (_, spec) => {
      const slow = new Judge(spec, spec.proof);
      const fast = SolverJudge.of(spec, spec.proof)([]);
      const side = spec.position.toPlay ?? 'black';
      const points = [...slow.legal(side), 'pass'];
      expect([...fast.legal(side), 'pass'].sort()).toEqual([...points].sort());
      expect(points.map((at) => [at, fast.verdict(at)])).toEqual(points.map((at) => [at, slow.verdict(at)]));
    },
    600_000,
  );
});

describe('what a search remembers', () => {
  it.each([10, 20_000])('is all forgotten before the next one: %i results', (count) => {
    const table = new Table();
    for (let slot = 0; slot < count * 3; slot += 3) {
      table.note(slot);
      table.words.fill(7, slot, slot + 3);
    }
    table.clear();
    expect(table.words.every((word) => word === 0)).toBe(true);
    table.note(3);
    table.words[5] = 1;
    table.clear();
    expect(table.words[5]).toBe(0);
  });
});
