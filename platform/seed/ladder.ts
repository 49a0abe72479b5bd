import type { Payload } from 'payload';
import { inTransaction } from '@/platform/kernel/database/database';
import { makePaths } from '@/platform/climb/make-paths';

/** The paths of the climb follow the bank that a start has imported. */
export const seedLadder = (payload: Payload): Promise<void> => inTransaction(payload, ({ db }) => makePaths(db));
