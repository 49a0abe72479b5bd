import { and, eq, lte } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { requests } from '@/platform/payload-generated-schema';
import { database, sql } from '../database';
import { changeRequest } from './change-request';

/** Who still waits when it begins is told that no place became free. A batch at a time; returns how many. */
export async function expireWaiting(payload: Payload, now: Date): Promise<number> {
  const hasBegun = lte(sql`(${requests.subject} ->> 'startsAt')::timestamptz`, now.toISOString());
  const over = await database(payload)
    .select()
    .from(requests)
    .where(and(eq(requests.state, 'WAITING'), hasBegun))
    .limit(200);
  for (const row of over) await changeRequest({ payload, now }, row, 'expire', { actor: 'shop' });
  return over.length;
}
