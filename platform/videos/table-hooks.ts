import {
  type CollectionAfterDeleteHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
} from 'payload';
import { complaints } from '@/platform/kernel/back-office/labels/complaints';
import { textFor } from '@/platform/kernel/back-office/staff-text';
import { rowId, transactionOf } from '@/platform/kernel/database/database';
import { removeVideo } from './video-parts';
import { lockVideo } from './video-row';
import { lecturesWithVideo, topicsWithVideo } from './video-use';
import { rejection } from '@/platform/kernel/back-office/rejection';

/**
 * Payload writes back the whole document that it has read, so the row is locked before the read: an upload that finishes meanwhile waits, and the read
 * waits for one that is finishing.
 */
export const lockVideoBeforeUpdate: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'update' && 'id' in args && args.id !== undefined)
    // Payload reports a missing row itself.
    await lockVideo(await transactionOf(req), rowId(String(args.id))).catch(() => {});
  return args;
};

/** Rejects deleting a video that a lesson shows or that is the replay of a lecture, also in a draft. */
export const rejectShownVideo: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const db = await transactionOf(req);
  await lockVideo(db, Number(id));
  const topics = await topicsWithVideo(db, Number(id));
  if (topics.length > 0) {
    const message = textFor(req, complaints.filmShown).replace('{topics}', topics.slice(0, 5).join(', '));
    throw rejection(409, message);
  }
  const lectures = await lecturesWithVideo(db, Number(id));
  if (lectures.length > 0) {
    const message = textFor(req, complaints.filmIsReplay).replace('{lectures}', lectures.slice(0, 5).join(', '));
    throw rejection(409, message);
  }
};

export const removeBytes: CollectionAfterDeleteHook = async ({ doc }) => {
  for (const { key, size } of [doc.file ?? {}, doc.upload ?? {}]) if (key && size) await removeVideo({ key, size });
};
