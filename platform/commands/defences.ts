/**
 * `npm run defences`: looks for other defences to each problem of the bank that has more than one move, those of the weakest grades first. It can be
 * stopped at any time and continues from there; problems no longer in the bank are dropped.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { defencesOf } from '@/platform/bank/defences';
import { defencesFile, readDefences, type Defences } from '@/platform/bank/read-defences';
import type { Problem } from '@/lib/go/position';
import { TooLong } from '@/lib/go/solver/solver';
import { readBank, type BankProblem } from '@/platform/bank/read-problems';

const bank = readBank().filter(({ proof }) => proof.depth >= 3);
const ids = new Set(bank.map(({ id }) => id));
const known: Defences = Object.fromEntries(Object.entries(readDefences()).filter(([id]) => ids.has(id)));

function save() {
  const lines = Object.entries(known)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, defences]) => `${JSON.stringify(id)}:${JSON.stringify(defences)}`);
  writeFileSync(`${defencesFile}.part`, `{\n${lines.join(',\n')}\n}\n`);
  renameSync(`${defencesFile}.part`, defencesFile);
}

function sought(one: BankProblem): Problem[] {
  try {
    return defencesOf(one);
  } catch (error) {
    if (error instanceof TooLong) return [];
    throw error;
  }
}

let looked = 0;
for (const one of bank.toSorted((a, b) => b.grade - a.grade || (a.id < b.id ? -1 : 1))) {
  if (known[one.id]) continue;
  known[one.id] = sought(one).map(({ position: { black, white, last }, moves, otherwise }) => ({
    black,
    white,
    last: last!,
    moves,
    ...(otherwise !== undefined && { otherwise }),
  }));
  looked += 1;
  if (looked % 25 > 0) continue;
  save();
  process.stdout.write(`${Object.keys(known).length} of ${bank.length}\n`);
}
save();
