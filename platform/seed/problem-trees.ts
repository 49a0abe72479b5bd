/** Writes the answers of the sample problems: `npx tsx platform/seed/problem-trees.ts && npx prettier --write content/seed/problems`. The unit test proves them once more. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Problem } from '@/lib/go/position';
import { answersOf } from '@/lib/go/answers';
import { problemPositions, type ProvenPosition } from '@/platform/bank/problem-positions';

const file = 'content/seed/problems/trees.json';
type Tree = { of: string } & Pick<Problem, 'moves' | 'otherwise'>;
const former: Record<string, Tree> = process.argv.includes('--all') ? {} : JSON.parse(readFileSync(file, 'utf8'));
const trees: Record<string, Tree> = {};
for (const [name, spec] of Object.entries<ProvenPosition>(problemPositions)) {
  const of = JSON.stringify([spec.position.black, spec.position.white, spec.goal, spec.proof]);
  const before = former[name];
  const tree = before?.of === of ? before : { of, ...answersOf(spec) };
  trees[name] = tree;
  const { moves } = tree;
  const first = moves.filter((move) => !move.fails).map(({ at }) => at);
  process.stdout.write(`${name}: ${first.join(' ')} (${moves.length - first.length} answered apart)\n`);
  writeFileSync(file, `${JSON.stringify({ ...former, ...trees })}\n`);
}
writeFileSync(file, `${JSON.stringify(trees, null, 1)}\n`);
