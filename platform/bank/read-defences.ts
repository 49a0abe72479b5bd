import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Problem } from '@/lib/go/position';
import { checkedProblem } from './written-problem';
import { problemsFolder, type BankProblem } from './read-problems';

/** Other defences to problems of the bank, by id; an empty list: searched, and there is no other (`npm run defences` makes them). */
export const defencesFile = join(problemsFolder, 'defences.json');

const defence = z.strictObject({
  black: z.string(),
  white: z.string(),
  last: z.string(),
  moves: z.array(z.unknown()),
  otherwise: z.string().optional(),
});
const file = z.record(z.string(), z.array(defence));
export type Defences = z.output<typeof file>;

/** @throws where the file is invalid */
export function readDefences(): Defences {
  if (!existsSync(defencesFile)) return {};
  const read = file.safeParse(JSON.parse(readFileSync(defencesFile, 'utf8')));
  if (read.error) throw new Error(`${defencesFile}: ${z.prettifyError(read.error)}`);
  return read.data;
}

/** As problems to play: the position is the one after the defence. */
export function defencesTo({ id, problem }: Pick<BankProblem, 'id' | 'problem'>, known: Defences): Problem[] {
  const { position, goal } = problem;
  return (known[id] ?? []).map(({ black, white, last, ...answers }) => {
    const { size, toPlay, marks, crop } = position;
    const after = {
      size,
      black,
      white,
      ...(toPlay && { toPlay }),
      ...(marks && { marks }),
      ...(crop && { crop }),
      last,
    };
    return checkedProblem({ position: after, goal, ...answers }, id);
  });
}
