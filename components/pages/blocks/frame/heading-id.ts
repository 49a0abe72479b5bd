import type { Block } from '@/lib/pages/blocks';

/** Two blocks of a page never share a heading's words and its anchor. */
export const headingId = ({ anchor, heading }: Pick<Block, 'anchor' | 'heading'>) =>
  `${anchor || heading.replace(/\s+/g, '-')}-title`;
