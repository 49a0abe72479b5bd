import type { Dictionary } from './dictionary';

/** Fields of the blocks that pages are composed of; a path begins with the block's slug. */
export const blocks: Dictionary = {};
