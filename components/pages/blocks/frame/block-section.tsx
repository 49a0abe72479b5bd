import type { ReactNode } from 'react';
import type { Block } from '@/lib/pages/blocks';
import { BlockBand } from './block-band';
import { BlockHeading } from './block-heading';

type Props = {
  block: Pick<Block, 'eyebrow' | 'heading' | 'lead' | 'anchor' | 'tone'>;
  children?: ReactNode;
  /** On a wide screen to the right of the rest. */
  beside?: ReactNode;
};

/** The section of a block with its heading and content. */
export function BlockSection({ block, children, beside }: Props) {
  const content = (
    <>
      <BlockHeading block={block} />
      {children}
    </>
  );
  return (
    <BlockBand block={block} className="py-12 md:py-18">
      {beside ? (
        <div className="wrap grid gap-8 lg:grid-cols-2 lg:items-center lg:gap-14">
          <div>{content}</div>
          {beside}
        </div>
      ) : (
        <div className="wrap">{content}</div>
      )}
    </BlockBand>
  );
}
