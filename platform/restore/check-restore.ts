import type { Payload } from 'payload';
import { database } from '@/platform/kernel/database/database';
import { unbalancedOrders, unfulfilledLines } from '@/platform/sales/ledger';
import { differences, takeFigures, type Figures } from './figures';
import { findMissingFiles } from './find-missing-files';

/**
 * Checks a database and its files after a restore, or before a backup.
 * @param before figures to compare with, where there are some
 * @returns `files`: how many the database names; `faults`: each in one line, none where all is well
 */
export async function checkRestore(payload: Payload, before: Figures | null = null) {
  const db = database(payload);
  const figures = await takeFigures(db);
  const unbalanced = await unbalancedOrders(db);
  const unfulfilled = await unfulfilledLines(db);
  const { named, missing } = await findMissingFiles(db);
  const faults = [
    ...(before ? differences(before, figures).map((one) => `not as it was: ${one}`) : []),
    ...unbalanced.map((one) => `order ${one.order}: captured ${one.captured}, accounted for ${one.accounted}`),
    ...unfulfilled.map(({ order, product }) => `order ${order}: ${product} was paid for and opened nothing`),
    ...missing.map((file) => `missing or not whole: ${file}`),
  ];
  return { figures, files: named, faults };
}
