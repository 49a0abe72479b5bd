import type { SeedBlock, SeedSection } from './types';

/** Sections of a long text, each reachable by its anchor. */
export const sectionBlocks = (sections: readonly SeedSection[]): SeedBlock[] =>
  sections.map(({ id, heading, body }) => ({ block: 'text', anchor: id, heading, body }));
