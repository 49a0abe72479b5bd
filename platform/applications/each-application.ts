import { and, asc, gt, type SQL } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { requests } from '@/platform/payload-generated-schema';
import { database } from '@/platform/kernel/database/database';
import { errorText } from '@/platform/kernel/error-text';
import type { ApplicationRow } from './application-rows';

const atOnce = 100;

/**
 * Does something to every application that is `due`, one after another. A failure is logged under `failed` and retried at
 * the next run; the others go on.
 * @returns how many were done
 */
export async function eachApplication(
  payload: Payload,
  due: SQL | undefined,
  failed: string,
  work: (row: ApplicationRow) => Promise<unknown>,
): Promise<number> {
  let [done, last] = [0, 0];
  for (;;) {
    const found = await database(payload)
      .select()
      .from(requests)
      .where(and(due, gt(requests.id, last)))
      .orderBy(asc(requests.id))
      .limit(atOnce);
    for (const row of found) {
      last = row.id;
      try {
        await work(row);
        done += 1;
      } catch (error) {
        payload.logger.error({ request: row.id, error: errorText(error) }, failed);
      }
    }
    if (found.length < atOnce) return done;
  }
}
