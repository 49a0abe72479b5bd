import { and, eq, gte, inArray, lt, lte } from '@payloadcms/db-postgres/drizzle';
import { subDays, subMinutes } from 'date-fns';
import type { Payload } from 'payload';
import { request_files as applicationFiles } from '@/platform/payload-generated-schema';
import { database, type Database } from '@/platform/kernel/database/database';
import { filesOf } from '../shown';
import { finishFile } from './finish';
import { removeBytes } from '@/platform/kernel/uploads/parts';

const isReceiving = eq(applicationFiles.state, 'RECEIVING');
const batch = 50;

/** Checks complete files again that have no result yet: the scanner was unavailable, or the shop was stopped. */
export async function checkFiles(payload: Payload, now: Date): Promise<void> {
  const isWhole = gte(applicationFiles.received, applicationFiles.size);
  const isLeft = lte(applicationFiles.updatedAt, subMinutes(now, 1).toISOString());
  const waiting = await database(payload)
    .select()
    .from(applicationFiles)
    .where(and(isReceiving, isWhole, isLeft))
    .orderBy(applicationFiles.updatedAt)
    .limit(batch);
  for (const row of waiting) await finishFile({ payload, now: () => now }, row);
}

/** Deletes uploads that did not go on for a day, and files that no scanner could check for a week. */
export async function sweepFiles(payload: Payload, now: Date): Promise<void> {
  const db = database(payload);
  for (const [days, arrived] of [
    [1, lt(applicationFiles.received, applicationFiles.size)],
    [7, gte(applicationFiles.received, applicationFiles.size)],
  ] as const) {
    const isLeft = lt(applicationFiles.updatedAt, subDays(now, days).toISOString());
    const left = await db
      .select()
      .from(applicationFiles)
      .where(and(isReceiving, isLeft, arrived))
      .limit(batch);
    for (const row of left) {
      await removeBytes(row);
      await db.delete(applicationFiles).where(eq(applicationFiles.id, row.id));
    }
  }
}

/** All documents of an application, bytes first. */
export async function removeDocuments(db: Database, application: { id: number }): Promise<void> {
  const files = await filesOf(db, application);
  await Promise.all(files.map(removeBytes));
  const ids = files.map(({ id }) => id);
  if (ids.length > 0) await db.delete(applicationFiles).where(inArray(applicationFiles.id, ids));
}
