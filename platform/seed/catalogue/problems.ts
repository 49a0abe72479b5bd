import { readFileSync } from 'node:fs';
import type { Problem, ProblemMove } from '@/lib/go/position';
import { readEntries } from '@/platform/kernel/content/data';
import { problemPositions, type ProvenPosition } from '@/platform/bank/problem-positions';
import { textsOf, textsShape } from './problem-texts';
import { checkedProblem, writtenProblem } from '@/platform/bank/written-problem';

type Tree = { moves: ProblemMove[]; otherwise?: string };
// Read instead of imported: loaded unbundled, a JSON import needs import attributes, which Node 20.9 does not support.
const treeOf: Record<string, Tree | undefined> = JSON.parse(readFileSync('content/seed/problems/trees.json', 'utf8'));

function searched(name: string, { goal, position, theme, proof }: ProvenPosition): Problem {
  const tree = treeOf[name];
  if (!tree) throw new Error(`${name} has no answers yet: run platform/seed/problem-trees.ts`);
  const { moves, otherwise } = tree;
  const texts = textsOf(theme, name);
  // With this komi and a half Black leads only after the best line, by area as by territory scoring.
  const komi = String((proof.points ?? 0) - 2);
  for (const text of Object.values(texts)) text.prompt = text.prompt.replace('{komi}', komi);
  return { position, goal, moves, ...(otherwise ? { otherwise } : {}), texts };
}

/** Established sequences: the answer is the joseki, a move every dictionary names. */
export const josekiProblems: Readonly<Record<string, Problem>> = Object.fromEntries(
  readEntries('problems/joseki', writtenProblem.extend(textsShape.shape)).map(
    ([name, { position, moves, otherwise, ...texts }]) => [
      name,
      checkedProblem(
        {
          moves,
          otherwise,
          goal: 'bestMove',
          position: { ...position, toPlay: 'black' },
          texts: textsOf(texts, name),
        },
        name,
      ),
    ],
  ),
);

export const problems: Readonly<Record<string, Problem>> = {
  ...Object.fromEntries(Object.entries(problemPositions).map(([name, spec]) => [name, searched(name, spec)])),
  ...josekiProblems,
};
