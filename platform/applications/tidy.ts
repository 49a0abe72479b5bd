import { and, eq, lte } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { requests } from '@/platform/payload-generated-schema';
import { sql } from '@/platform/kernel/database/database';
import { changeApplication } from './change-application';
import { eachApplication } from './each-application';

/**
 * Ends the waiting list of what has begun, and emails the applicants that no seat became free.
 * @returns how many
 */
export function expireWaiting(payload: Payload, now: Date): Promise<number> {
  const hasBegun = lte(sql`(${requests.subject} ->> 'startsAt')::timestamptz`, now.toISOString());
  const isOver = and(eq(requests.state, 'WAITING'), hasBegun);
  return eachApplication(payload, isOver, 'a waiting list could not be ended', (row) =>
    changeApplication({ payload, now }, row, 'expire', { actor: 'shop' }),
  );
}
