import { AsyncLocalStorage } from 'node:async_hooks';

/** The transaction that the running code is inside of. It is marked as ended, since what the work has started may outlive it. */
const open = new AsyncLocalStorage<{ hasEnded: boolean }>();

/** Runs `work` as the inside of a transaction: until it ends, `rejectSecondConnection` throws in it and in all that it has started. */
export async function asTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  const transaction = { hasEnded: false };
  try {
    return await open.run(transaction, work);
  } finally {
    transaction.hasEnded = true;
  }
}

/**
 * The pool calls this before it gives away a connection. A transaction that waits for a second one waits for ever on the embedded database, which serves
 * one transaction at a time, and on a server as soon as every connection of the pool is held by one that waits like that.
 */
export function rejectSecondConnection(): void {
  const transaction = open.getStore();
  if (transaction && !transaction.hasEnded)
    throw new Error('A second connection was asked for inside a transaction: use the one that inTransaction gives.');
}
