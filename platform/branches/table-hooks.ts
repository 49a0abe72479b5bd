import { eq } from '@payloadcms/db-postgres/drizzle';
import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';
import { complaints } from '@/platform/kernel/back-office/labels/complaints';
import { textFor } from '@/platform/kernel/back-office/staff-text';
import { transactionOf, type Database } from '@/platform/kernel/database/database';
import { stores, stores_experience_courses as lessons } from '@/platform/payload-generated-schema';
import { rejection } from '@/platform/kernel/back-office/rejection';
import { asksWhoComes, onClassesChanged, onHoldClasses } from './hooks';

type Classes = { experienceCourses?: { id?: string | null }[] | null };
const classIdsOf = ({ experienceCourses }: Classes) => (experienceCourses ?? []).flatMap(({ id }) => (id ? [id] : []));

/** Blocks bookings while the branch is saved; a class with bookings or a waiting list cannot be removed. */
export const protectBookedClasses: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (!originalDoc) return;
  const remaining = new Set(classIdsOf('experienceCourses' in data ? data : originalDoc));
  await holdClasses(req, classIdsOf(originalDoc), (id) => !remaining.has(id));
};

export const protectBookedBranch: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const branch = await req.payload.findByID({ collection: 'stores', id, depth: 0, req });
  await holdClasses(req, classIdsOf(branch), () => true);
};

async function holdClasses(req: PayloadRequest, ids: string[], isRemoved: (id: string) => boolean): Promise<void> {
  const db = await transactionOf(req);
  await onHoldClasses.run(db, ids);
  const coming = await asksWhoComes.run(db, ids.filter(isRemoved), new Date());
  if (coming.some((count) => count > 0)) throw rejection(409, textFor(req, complaints.classHasApplications));
}

/** Applies another time, another place or more seats to the applications of the classes. */
export const followBranch: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'update') await follow(req, classIdsOf(doc));
};

/** A class stays at the same instant when its city's time zone is corrected: applicants are emailed the new local time. */
export const followClock: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || doc.timeZone === previousDoc.timeZone) return;
  const db = await transactionOf(req);
  const ids = await classesOfCity(db, doc.id);
  await onHoldClasses.run(db, ids);
  await follow(req, ids);
};

const follow = async (req: PayloadRequest, ids: string[]) =>
  void (await onClassesChanged.run(await transactionOf(req), ids, { secret: req.payload.secret, now: new Date() }));

async function classesOfCity(db: Database, city: number): Promise<string[]> {
  const found = await db
    .select({ id: lessons.id })
    .from(lessons)
    .innerJoin(stores, eq(stores.id, lessons._parentID))
    .where(eq(stores.city, city));
  return found.map(({ id }) => id);
}
