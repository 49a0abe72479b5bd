import { createContext } from 'react';
import type { Who } from './queue';

/** A second queue of learning data in this browser, besides events: it is sent together with them. */
export type AlsoWaiting = {
  /** A learner's waiting entries, in the order in which they happened. */
  waiting: (who: Who) => readonly { occurredAt: string }[];
  /** The other people of the account with waiting entries in this browser. */
  others: (who: Who) => Who[];
  /**
   * Sends the waiting entries.
   * @throws ApiError to be retried later; 401: waits for a login
   */
  send: (who: Who) => Promise<void>;
  /** Invalidates the queries that show the data, once it was sent. */
  sent: () => Promise<void>;
};

/** The frame of the learning app provides these queues, because it may import every noun of the app. */
export const AlsoWaitingContext = createContext<readonly AlsoWaiting[]>([]);
