import type { Payload } from 'payload';

/** The part of a pg client that is needed to cut its connection. */
type Client = {
  query: (...args: unknown[]) => unknown;
  connection: { stream: { destroy: () => void } };
  once: (event: string, listener: () => void) => void;
  release?: (isBroken: boolean) => void;
};
type Callback = (error: Error, result?: unknown) => void;
export type Cut = {
  /** The statement's number, from 1; or the beginning of its text, for the first such statement. */
  at: number | string;
  /** 'unheard': the statement does not reach the database; 'done': it is executed, and its result is lost. */
  is: 'unheard' | 'done';
};

/**
 * Ends, as `kill -9` would, everything the shop does in the database from one statement on: what was in a transaction is rolled back, and no
 * further statement gets through until `revive`. Without `cut` the statements are only counted.
 */
export function cutOff({ db }: Payload, cut?: Cut, kill?: () => void): { count: () => number; revive: () => void } {
  const { prototype } = (db as unknown as { pool: { Client: { prototype: Client } } }).pool.Client;
  const query = prototype.query;
  let count = 0;
  let isDead = false;
  prototype.query = function (this: Client, ...args: unknown[]) {
    count += 1;
    if (!isDead && !isThere(cut?.at, count, args[0])) return query.apply(this, args);
    const isLast = !isDead;
    isDead = true;
    const callback = typeof args.at(-1) === 'function' ? (args.pop() as Callback) : null;
    const dying = (async () => {
      if (isLast) {
        if (cut?.is === 'done') await query.apply(this, args);
        kill?.();
        await breakOff(this);
        // Drizzle releases a connection only if its transaction had begun.
        if (textOf(args[0]) === 'begin') this.release?.(true);
      }
      throw new Error('cut off');
    })();
    if (!callback) return dying;
    dying.catch((error: Error) => callback(error));
    return undefined;
  };
  return { count: () => count, revive: () => void (prototype.query = query) };
}

const isThere = (at: Cut['at'] | undefined, count: number, statement: unknown) =>
  typeof at === 'string' ? textOf(statement)?.startsWith(at) === true : count === at;

const textOf = (statement: unknown) =>
  typeof statement === 'string' ? statement : (statement as { text?: string }).text;

const breakOff = (client: Client) =>
  new Promise<void>((resolve) => {
    client.once('error', () => {});
    client.once('end', resolve);
    client.connection.stream.destroy();
  });
