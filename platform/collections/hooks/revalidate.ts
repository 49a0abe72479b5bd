import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { announce } from '@/platform/services/revalidation/announce';

/** The cached reads a document stands in; `doc` as the names in its addresses need it. */
export type Tags = (doc: Record<'slug' | 'code' | 'token' | 'handle', string>) => readonly string[];

/**
 * Tells the storefronts which cached reads an edit outdated, under the old name too when it was renamed.
 * Saving a draft of a public document leaves the public one as it is, so it outdates nothing; unpublishing does.
 */
export function announceChange(tags: Tags): CollectionAfterChangeHook {
  return async ({ doc, previousDoc, req }) => {
    const savedAsDraft =
      doc._status === 'draft' && (req.query?.draft === 'true' || previousDoc?._status !== 'published');
    if (!savedAsDraft) await announce(req.payload, [...tags(doc), ...(previousDoc?.id ? tags(previousDoc) : [])]);
  };
}

export function announceDelete(tags: Tags): CollectionAfterDeleteHook {
  return ({ doc, req }) => announce(req.payload, tags(doc));
}
