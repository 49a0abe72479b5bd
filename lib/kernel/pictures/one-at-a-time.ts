/** A queue, shared by all parts of a process. */
export type Line = { isBusy: boolean; waiting: (() => void)[] };

export const newLine = (): Line => ({ isBusy: false, waiting: [] });

/** The queue is full, or the wait was too long: the caller should retry a little later. */
export class LineTooLong extends Error {
  override readonly name = 'LineTooLong';
}

/** Runs `work` after all earlier work. @throws LineTooLong if `most` are waiting already, or after a wait of `patienceMs` */
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
