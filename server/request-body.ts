import type { IncomingMessage } from 'node:http';
import pLimit from 'p-limit';
import getRawBody from 'raw-body';
import { callerAddress } from '@/lib/domain/caller-address';
import type { Refusal } from './limits';
import { SlowCallers } from './slow-callers';

/** What is no longer is here in a moment, or it is not on its way. Bytes, milliseconds. */
const smallBody = 64_000;
const within = 10_000;
/** Longer ones, at most 8.5 MB, have the time of a whole request (`main.ts`), but while others wait for a place no more than a small one. */
const largeAtOnce = 8;

export class BodyRefused extends Error {
  constructor(readonly status: Refusal['status']) {
    super(`body refused: ${status}`);
  }
}

/**
 * Reads bodies whole before Next hears of their requests: who sends slowly, or never the rest, holds up nothing but a little memory here, and
 * what Next gets is framed by its true length.
 */
export class RequestBodies {
  #slow = new SlowCallers();
  #places = pLimit(largeAtOnce);
  /** Those who have a place for longer than others should wait for it. */
  #long = new Set<() => void>();

  /** @param patience milliseconds */
  constructor(private readonly patience = within) {}

  /**
   * @param limit bytes
   * @returns none if there is no body
   * @throws BodyRefused
   */
  async read(req: IncomingMessage, limit: number): Promise<Buffer | undefined> {
    const length = req.headers['content-length'];
    if (req.headers['transfer-encoding'] === undefined && !Number(length)) return undefined;
    const cut = new AbortController();
    const caller = callerAddress(String(req.headers['x-forwarded-for']));
    const done = this.#slow.add(caller, { isWaiting: () => true, cut: () => cut.abort() });
    const isLarge = Number(length ?? limit) > smallBody;
    try {
      return await (isLarge ? this.#readLarge(req, limit, cut) : this.#readSmall(req, limit, cut));
    } finally {
      done();
    }
  }

  async #readSmall(req: IncomingMessage, limit: number, cut: AbortController): Promise<Buffer> {
    const late = setTimeout(() => cut.abort(), this.patience);
    return readUntil(req, limit, cut.signal).finally(() => clearTimeout(late));
  }

  #readLarge(req: IncomingMessage, limit: number, cut: AbortController): Promise<Buffer> {
    const give = () => cut.abort();
    if (this.#places.activeCount === largeAtOnce) this.#long.values().next().value?.();
    return this.#places(async () => {
      const late = setTimeout(() => (this.#places.pendingCount > 0 ? give() : this.#long.add(give)), this.patience);
      return readUntil(req, limit, cut.signal).finally(() => {
        clearTimeout(late);
        this.#long.delete(give);
      });
    });
  }
}

function readUntil(req: IncomingMessage, limit: number, signal: AbortSignal): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new BodyRefused(408));
    // Gone while it waited for its place.
    if (signal.aborted || req.destroyed) return late();
    signal.addEventListener('abort', late);
    getRawBody(req, { limit, length: req.headers['content-length'] }).then(
      resolve,
      ({ status }: getRawBody.RawBodyError) => reject(new BodyRefused(status === 413 ? 413 : 400)),
    );
  });
}
