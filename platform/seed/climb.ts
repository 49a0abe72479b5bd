import type { Payload } from 'payload';
import { inTransaction } from '@/platform/kernel/database/database';
import { makePaths } from '@/platform/climb/make-paths';

/** Makes the paths of the climb from the imported bank. */
export const seedClimb = (payload: Payload): Promise<void> => inTransaction(payload, ({ db }) => makePaths(db));
