import { cacheTags } from './cache-tags';

/**
 * Invalidations of a database are numbered without a gap, and this process has heard all up to `senteHeard`: what instances share depends on it
 * (docs/decisions/074). Null: one had no number, or the start could not read it (scripts/next.mjs); undefined: no server, or a database elsewhere. Next loads this
 * module more than once in a process.
 */
const holder = globalThis as typeof globalThis & { senteHeard?: number | null };

export const heardUpTo = (): number | null => holder.senteHeard ?? null;

/** What is outdated: what was said, or everything where it is not known that all before it came. */
export function outdatedBy(tags: readonly string[], number: number | null): readonly string[] {
  const { senteHeard: heard } = holder;
  if (heard === undefined || number === null) return tags;
  return heard === null || number > heard + 1 ? [cacheTags.content] : tags;
}

/** Notes that what `outdatedBy` returned for it has been dropped. */
export function noteHeard(number: number | null): void {
  const { senteHeard: heard } = holder;
  if (heard === undefined) return;
  holder.senteHeard = number === null ? null : Math.max(heard ?? 0, number);
}
