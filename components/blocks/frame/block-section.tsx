import type { ReactNode } from 'react';
import type { Block } from '@/lib/contract/blocks';
import { BlockHeading } from './block-heading';
import { headingId } from './heading-id';

type Props = {
  block: Pick<Block, 'eyebrow' | 'heading' | 'lead' | 'anchor' | 'tone'>;
  children?: ReactNode;
  /** On a wide screen to the right of all else. */
  beside?: ReactNode;
};

const tones = {
  plain: '',
  tinted: 'border-y border-line bg-paper',
  night: 'night text-[#fdf6e7] [--color-action:#fdba74] [--color-ink-2:#d6cfc4]',
};

/** One stretch of a page with its heading; the anchor is where a link can point to. */
export function BlockSection({ block, children, beside }: Props) {
  const content = (
    <>
      <BlockHeading block={block} />
      {children}
    </>
  );
  return (
    <section
      id={block.anchor || undefined}
      aria-labelledby={block.heading ? headingId(block) : undefined}
      className={`py-12 md:py-18 ${tones[block.tone]}`}
    >
      {beside ? (
        <div className="wrap grid gap-8 lg:grid-cols-2 lg:items-center lg:gap-14">
          <div>{content}</div>
          {beside}
        </div>
      ) : (
        <div className="wrap">{content}</div>
      )}
    </section>
  );
}
