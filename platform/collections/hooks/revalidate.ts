import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook } from 'payload';
import { announce } from '@/platform/services/revalidation/announce';

type Tags = (doc: Record<string, unknown>) => readonly string[];

const statusOf = (doc: unknown): unknown => (doc as { _status?: unknown } | undefined)?._status;

/**
 * Tells the storefronts which cached reads an edit outdated. A draft that was never public outdates none;
 * unpublishing does, because the document before it was public.
 */
export function announceChange(tags: Tags): CollectionAfterChangeHook {
  return ({ doc, previousDoc, req }) => {
    const isDraft = statusOf(doc) === 'draft';
    const wasDraft = statusOf(previousDoc) !== 'published';
    if (!isDraft || !wasDraft) {
      announce(req, [...tags(doc), ...(previousDoc?.id ? tags(previousDoc) : [])]);
    }
    return doc;
  };
}

export function announceDelete(tags: Tags): CollectionAfterDeleteHook {
  return ({ doc, req }) => {
    announce(req, tags(doc));
    return doc;
  };
}

export function announceGlobal(tags: readonly string[]): GlobalAfterChangeHook {
  return ({ doc, req }) => {
    announce(req, tags);
    return doc;
  };
}
