import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook } from 'payload';
import { announce } from '@/platform/services/revalidation/announce';

type Tags = (doc: Record<string, unknown>) => readonly string[];

const statusOf = (doc: unknown): unknown => (doc as { _status?: unknown } | undefined)?._status;

/**
 * Tells the storefronts which cached reads an edit outdated, under the old name too when it was renamed.
 * Saving a draft of a public document leaves the public one as it is, so it outdates nothing; unpublishing does.
 */
export function announceChange(tags: Tags): CollectionAfterChangeHook {
  return async ({ doc, previousDoc, req }) => {
    const savedAsDraft =
      statusOf(doc) === 'draft' && (req.query?.draft === 'true' || statusOf(previousDoc) !== 'published');
    if (!savedAsDraft) {
      await announce(req.payload, [...tags(doc), ...(previousDoc?.id ? tags(previousDoc) : [])]);
    }
    return doc;
  };
}

export function announceDelete(tags: Tags): CollectionAfterDeleteHook {
  return async ({ doc, req }) => {
    await announce(req.payload, tags(doc));
    return doc;
  };
}

export function announceGlobal(tags: readonly string[]): GlobalAfterChangeHook {
  return async ({ doc, req }) => {
    await announce(req.payload, tags);
    return doc;
  };
}
