import { cacheTags } from './cache-tags';

/**
 * Invalidations of a database are numbered without gaps, and this process has received all up to `senteHeard`; the shared cache of several instances depends on
 * it (docs/decisions/074). Null: one had no number, or the start could not read it (scripts/next.mjs); undefined: not a server, or a remote database. Global,
 * because Next loads this module more than once in a process.
 */
const holder = globalThis as typeof globalThis & { senteHeard?: number | null };

export const receivedUpTo = (): number | null => holder.senteHeard ?? null;

/** The tags to invalidate: those of the message, or all content if an earlier message may have been missed. */
export function outdatedBy(tags: readonly string[], number: number | null): readonly string[] {
  const { senteHeard: heard } = holder;
  if (heard === undefined || number === null) return tags;
  return heard === null || number > heard + 1 ? [cacheTags.content] : tags;
}

/** Records an invalidation as received, after the tags from `outdatedBy` have been invalidated. */
export function recordReceived(number: number | null): void {
  const { senteHeard: heard } = holder;
  if (heard === undefined) return;
  holder.senteHeard = number === null ? null : Math.max(heard ?? 0, number);
}
