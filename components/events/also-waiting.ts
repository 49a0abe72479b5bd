import { createContext } from 'react';
import type { Who } from './queue';

/** What else somebody does while learning that waits in this browser to be told, beside events: it is sent whenever they are. */
export type AlsoWaiting = {
  /** What waits of somebody, in the order in which it happened. */
  waiting: (who: Who) => readonly { occurredAt: string }[];
  /** The other people of the account of whom something waits here. */
  others: (who: Who) => Who[];
  /**
   * Tells what waits.
   * @throws ApiError where it is to be tried again
   */
  send: (who: Who) => Promise<void>;
  /** Has what shows it read anew, once it was told. */
  sent: () => Promise<void>;
};

/** The frame of the learning app, which knows all that is learned there, says what else waits. */
export const AlsoWaitingContext = createContext<readonly AlsoWaiting[]>([]);
