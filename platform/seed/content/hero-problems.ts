import * as z from 'zod';
import { checkedProblem, writtenProblem } from '@/platform/bank/written-problem';
import { readEntries } from '@/platform/kernel/content/data';

const heroNames = ['atari', 'cut', 'snapback'] as const;

/** The three positions of the home page: small enough for a phone, solved in one or two moves. Their texts are in the messages, `board.hero.{id}`. */
export const heroProblems = readEntries(
  'problems/hero',
  writtenProblem.extend({ goal: z.string(), sortOrder: z.number() }),
).map(([name, { sortOrder: _, ...problem }]) => ({
  id: z.enum(heroNames).parse(name),
  problem: checkedProblem(problem, name),
}));
