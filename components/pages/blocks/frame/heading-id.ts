import type { Block } from '@/lib/pages/blocks';

/** The id of a block's heading: two blocks of a page never share both heading and anchor. */
export const headingId = ({ anchor, heading }: Pick<Block, 'anchor' | 'heading'>) =>
  `${anchor || heading.replace(/\s+/g, '-')}-title`;
