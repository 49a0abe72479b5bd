import type { IncomingMessage } from 'node:http';
import getRawBody from 'raw-body';
import { callerOf } from './caller-address';
import type { Rejection } from './limits';
import { SlowCallers } from './slow-callers';

/** A body of at most `smallBody` bytes must arrive within `smallWithin` milliseconds. Larger ones have the time of a whole request (`main.ts`). */
const smallBody = 64_000;
const smallWithin = 10_000;

export class BodyRejected extends Error {
  constructor(readonly status: Rejection['status']) {
    super(`body rejected: ${status}`);
  }
}

/**
 * Reads whole bodies before their requests go to Next: a slow or incomplete sender holds only a little memory here, and Next gets the body's true
 * length.
 */
export class RequestBodies {
  #small = new SlowCallers({ ofOne: 32 });
  /** Of at most 8.5 MB each. */
  #large = new SlowCallers({ ofOne: 12, inAll: 16 });

  constructor(private readonly within = smallWithin) {}

  /**
   * @param limit bytes
   * @returns none if there is no body
   * @throws BodyRejected
   */
  async read(req: IncomingMessage, limit: number): Promise<Buffer | undefined> {
    const length = req.headers['content-length'];
    if (req.headers['transfer-encoding'] === undefined && !Number(length)) return undefined;
    const isLarge = Number(length ?? limit) > smallBody;
    return new Promise<Buffer>((resolve, reject) => {
      const cut = () => reject(new BodyRejected(408));
      const late = isLarge ? undefined : setTimeout(cut, this.within);
      const slow = isLarge ? this.#large : this.#small;
      const done = slow.add({ caller: callerOf(req), isWaiting: () => true, cut });
      getRawBody(req, { limit, length }, (error, body) => {
        clearTimeout(late);
        done();
        if (error) reject(new BodyRejected(error.status === 413 ? 413 : 400));
        else resolve(body);
      });
    });
  }
}
