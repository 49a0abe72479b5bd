import { TooLong } from '@/lib/go/solver/solver';
import type { BankProblem } from './read-problems';
import { admitted, type Tally, type Wanted } from './admit';
import { candidates, ideasOf, sources, type Source } from './candidates';
import { Random } from './random';

/** The problems of one batch: the same in every run. */
export function* problemsOf(
  seed: number,
  source: Source,
  lot: number,
  tally: Tally,
  wanted: Wanted,
  bank: readonly BankProblem[],
): Generator<BankProblem> {
  const random = new Random(seed * 1_000_003 + lot * 31 + sources.indexOf(source));
  for (const posed of candidates(source, random, bank)) {
    const made = madeOf(posed, { tally, wanted }, ideasOf[source]);
    if (made) yield made;
  }
}

/** The admitted problem, or null; null also where a search takes too long. */
export function madeOf(...asked: Parameters<typeof admitted>): BankProblem | null {
  try {
    return admitted(...asked);
  } catch (error) {
    if (error instanceof TooLong) return null;
    throw error;
  }
}
