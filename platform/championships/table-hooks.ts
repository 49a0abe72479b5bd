import { type CollectionAfterChangeHook, type CollectionAfterDeleteHook, type PayloadRequest } from 'payload';
import { complaints } from '@/platform/kernel/back-office/labels/complaints';
import { textFor } from '@/platform/kernel/back-office/staff-text';
import { transactionOf, type Database } from '@/platform/kernel/database/database';
import { followChampionship, lacksEnteredGroup } from '@/platform/championships/entries/follow-championship';
import { rejection } from '@/platform/kernel/back-office/rejection';

/** Applies a changed date, venue or limit to the entries; rejects the removal of a group that has entries. */
export const followEntries: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update') return;
  const db = await transactionOf(req);
  await requireEnteredGroups(db, req, [doc.slug, previousDoc.slug]);
  await followChampionship(db, doc.id, { secret: req.payload.secret, now: new Date() });
};

export const protectEntered: CollectionAfterDeleteHook = async ({ doc, req }) =>
  requireEnteredGroups(await transactionOf(req), req, [doc.slug]);

/** Throwing rolls the change back. */
async function requireEnteredGroups(db: Database, req: PayloadRequest, slugs: (string | undefined)[]): Promise<void> {
  if (
    await lacksEnteredGroup(
      db,
      slugs.flatMap((slug) => slug ?? []),
      new Date(),
    )
  )
    throw rejection(409, textFor(req, complaints.groupHasEntries));
}
