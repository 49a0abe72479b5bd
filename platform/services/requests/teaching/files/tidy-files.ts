import { and, eq, gte, inArray, lt, lte } from '@payloadcms/db-postgres/drizzle';
import { subDays, subMinutes } from 'date-fns';
import type { Payload } from 'payload';
import { request_files as requestFiles } from '@/platform/payload-generated-schema';
import { database, type Database } from '../../../database';
import { filesOf } from '../seen';
import { finishFile } from './finish';
import { removeBytes } from './parts';

const isReceiving = eq(requestFiles.state, 'RECEIVING');
const batch = 50;

/** Looks again at files that have arrived and were not settled: the scanner was away, or the shop was stopped. */
export async function checkFiles(payload: Payload, now: Date): Promise<void> {
  const isWhole = gte(requestFiles.received, requestFiles.size);
  const isLeft = lte(requestFiles.updatedAt, subMinutes(now, 1).toISOString());
  const waiting = await database(payload)
    .select()
    .from(requestFiles)
    .where(and(isReceiving, isWhole, isLeft))
    .orderBy(requestFiles.updatedAt)
    .limit(batch);
  for (const row of waiting) await finishFile({ payload, now: () => now }, row);
}

/** What nobody has gone on with for a day, or no scanner has looked at in a week. */
export async function sweepFiles(payload: Payload, now: Date): Promise<void> {
  const db = database(payload);
  for (const [days, arrived] of [
    [1, lt(requestFiles.received, requestFiles.size)],
    [7, gte(requestFiles.received, requestFiles.size)],
  ] as const) {
    const isLeft = lt(requestFiles.updatedAt, subDays(now, days).toISOString());
    const left = await db
      .select()
      .from(requestFiles)
      .where(and(isReceiving, isLeft, arrived))
      .limit(batch);
    for (const row of left) {
      await removeBytes(row);
      await db.delete(requestFiles).where(eq(requestFiles.id, row.id));
    }
  }
}

/** All documents of a request, bytes first. */
export async function removeDocuments(db: Database, request: { id: number }): Promise<void> {
  const files = await filesOf(db, request);
  await Promise.all(files.map(removeBytes));
  const ids = files.map(({ id }) => id);
  if (ids.length > 0) await db.delete(requestFiles).where(inArray(requestFiles.id, ids));
}
