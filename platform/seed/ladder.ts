import type { Payload } from 'payload';
import { inTransaction } from '@/platform/services/database';
import { makePaths } from '@/platform/services/learning/ladder/make-paths';

/** The paths of the climb follow the bank that a start has imported. */
export const seedLadder = (payload: Payload): Promise<void> => inTransaction(payload, ({ db }) => makePaths(db));
