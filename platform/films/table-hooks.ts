import {
  type CollectionAfterDeleteHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
} from 'payload';
import { complaints } from '@/platform/kernel/back-office/labels/complaints';
import { tell } from '@/platform/kernel/back-office/words';
import { rowId, transactionOf } from '@/platform/kernel/database/database';
import { removeFilm } from './film-parts';
import { lockFilm } from './film-row';
import { lecturesWithFilm, topicsWithFilm } from './film-use';
import { rejection } from '@/platform/kernel/back-office/rejection';

/** Payload writes a document whole, as it has read it: an upload that ends meanwhile waits, and so does the reading for one that has begun to end. */
export const holdFilm: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'update' && 'id' in args && args.id !== undefined)
    // One that is not there is Payload's to tell.
    await lockFilm(await transactionOf(req), rowId(String(args.id))).catch(() => {});
  return args;
};

/** A film that a lesson shows stays, and the replay of a lecture, in a draft too. */
export const keepShownFilm: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const db = await transactionOf(req);
  await lockFilm(db, Number(id));
  const topics = await topicsWithFilm(db, Number(id));
  if (topics.length > 0) {
    const said = tell(req, complaints.filmShown).replace('{topics}', topics.slice(0, 5).join(', '));
    throw rejection(409, said);
  }
  const lectures = await lecturesWithFilm(db, Number(id));
  if (lectures.length > 0) {
    const said = tell(req, complaints.filmIsReplay).replace('{lectures}', lectures.slice(0, 5).join(', '));
    throw rejection(409, said);
  }
};

export const removeBytes: CollectionAfterDeleteHook = async ({ doc }) => {
  for (const { key, size } of [doc.file ?? {}, doc.upload ?? {}]) if (key && size) await removeFilm({ key, size });
};
