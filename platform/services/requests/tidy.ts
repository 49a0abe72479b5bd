import { and, eq, lte } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { requests } from '@/platform/payload-generated-schema';
import { sql } from '../database';
import { changeRequest } from './change-request';
import { eachRequest } from './each-request';

/** Who still waits when it begins is told that no place became free. Returns how many. */
export function expireWaiting(payload: Payload, now: Date): Promise<number> {
  const hasBegun = lte(sql`(${requests.subject} ->> 'startsAt')::timestamptz`, now.toISOString());
  const isOver = and(eq(requests.state, 'WAITING'), hasBegun);
  return eachRequest(payload, isOver, 'a waiting list could not be ended', (row) =>
    changeRequest({ payload, now }, row, 'expire', { actor: 'shop' }),
  );
}
