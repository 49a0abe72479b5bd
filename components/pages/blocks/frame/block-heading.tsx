import type { Block } from '@/lib/pages/blocks';
import { headingId } from './heading-id';

/** The eyebrow, heading and lead of a block. */
export function BlockHeading({ block }: { block: Pick<Block, 'eyebrow' | 'heading' | 'lead' | 'anchor' | 'tone'> }) {
  const { eyebrow, heading, lead } = block;
  return (
    <>
      {eyebrow && <p className="mb-1 text-[14px] font-bold text-action">{eyebrow}</p>}
      {heading && <h2 id={headingId(block)}>{heading}</h2>}
      {lead && <p className="prose-width mt-3 whitespace-pre-line text-ink-2">{lead}</p>}
    </>
  );
}
