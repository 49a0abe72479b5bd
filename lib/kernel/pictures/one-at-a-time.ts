/** Who works, and who waits for it: the same for all parts of a process. */
export type Line = { isBusy: boolean; waiting: (() => void)[] };

export const newLine = (): Line => ({ isBusy: false, waiting: [] });

/** Too many wait already, or it took too long: again in a moment. */
export class LineTooLong extends Error {
  override readonly name = 'LineTooLong';
}

/** Runs `work` when all that came before is done. @throws LineTooLong for who would be one more than `most`, or has waited `patienceMs` */
export async function inLine<Result>(
  line: Line,
  { most, patienceMs }: { most: number; patienceMs: number },
  work: () => Promise<Result>,
): Promise<Result> {
  if (line.isBusy) await placeIn(line, most, patienceMs);
  line.isBusy = true;
  try {
    return await work();
  } finally {
    const next = line.waiting.shift();
    if (next) next();
    else line.isBusy = false;
  }
}

function placeIn({ waiting }: Line, most: number, patienceMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    if (waiting.length >= most) return reject(new LineTooLong(`${most} wait already`));
    const begin = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(begin), 1);
      reject(new LineTooLong('waited too long'));
    }, patienceMs);
    waiting.push(begin);
  });
}
