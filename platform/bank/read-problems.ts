import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { goals, splitPoints, type Problem } from '@/lib/go/position';
import { bankFamilies, type BankFamily } from '@/lib/bank/families';
import type { Posed } from '@/lib/go/answers';
import { checkedProblem } from './written-problem';
import { diagram } from '@/platform/go/diagram';
import { grade } from '@/platform/kernel/content/shapes';

/** The bank of problems: a file for each family, a line for each problem (`npm run problems` makes them). */
export const problemsFolder = 'content/problems';

const count = z.number().int().positive();
const proof = z.strictObject({
  /** Stakes: a stone of each chain. */
  targets: z.array(z.string()),
  /** Where both sides may play, space-separated; the whole board when absent. */
  region: z.string().optional(),
  /** The attacker's moves; while more than `wide` are left, only ataris count. */
  within: count,
  wide: count.optional(),
  /** Of an endgame: the solver's lead in points. */
  points: z.number().optional(),
  /** The right answers are kos: no better result is possible. */
  ko: z.literal(true).optional(),
  nodes: z.number().int().min(0),
  /** Moves of both sides in the longest right line. */
  depth: count,
  engine: count,
  hash: z.string(),
});
export type BankProof = z.output<typeof proof>;

const line = z.strictObject({
  id: z.string().regex(/^[a-z-]+-[0-9a-f]{12}$/),
  grade,
  family: z.enum(bankFamilies),
  position: diagram,
  goal: z.enum(goals),
  moves: z.array(z.unknown()),
  otherwise: z.string().optional(),
  proof,
  product: z.string().optional(),
});

/** `product`: the name of the product's position that it comes from, where it comes from one. */
export type BankProblem = {
  id: string;
  grade: number;
  family: BankFamily;
  problem: Problem;
  proof: BankProof;
  product?: string | undefined;
};

export const fileOf = (family: BankFamily) => join(problemsFolder, `${family}.json`);

/** @throws where a line is invalid */
export function readFamily(family: BankFamily): BankProblem[] {
  const file = fileOf(family);
  if (!existsSync(file)) return [];
  const rows = z.array(line).safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (rows.error) throw new Error(`${file}: ${z.prettifyError(rows.error)}`);
  return rows.data.map(({ id, grade, family: named, proof, product, ...problem }) => {
    if (named !== family) throw new Error(`${file}: ${id} is of another family`);
    const withKo = { ...problem, ...(proof.ko && { ko: true }) };
    return { id, grade, family, problem: checkedProblem(withKo, id), proof, product };
  });
}

/** The text of a family's file, the weakest grade first: what `readFamily` reads. */
export function familyText(problems: readonly BankProblem[]): string {
  const rows = problems
    .toSorted((a, b) => b.grade - a.grade || (a.id < b.id ? -1 : 1))
    .map(({ id, grade, family, problem: { ko: _, ...problem }, proof, product }) =>
      // The proof records that it is a ko.
      JSON.stringify({ id, grade, family, ...problem, proof, product }),
    );
  return `[\n${rows.join(',\n')}\n]\n`;
}

export const readBank = (): BankProblem[] => bankFamilies.flatMap(readFamily);

/** The question that a search was asked. */
export function posedOf({ problem: { position, goal }, proof }: BankProblem): Posed {
  const { targets, region, within, wide, points } = proof;
  return {
    position,
    goal,
    proof: { targets, ...(region ? { region: splitPoints(region) } : {}), within, wide, points },
  };
}
