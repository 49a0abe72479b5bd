import type { ReactNode } from 'react';
import type { Block } from '@/lib/pages/blocks';
import { headingId } from './heading-id';

const tones = {
  plain: '',
  tinted: 'border-y border-line bg-paper',
  night: 'night text-[#fdf6e7] [--color-action:#fdba74] [--color-ink-2:#d6cfc4]',
};

/** The section of a block, labelled by its heading; links can point to its anchor. */
export function BlockBand({
  block: { anchor, heading, tone },
  className,
  children,
}: {
  block: Pick<Block, 'anchor' | 'heading' | 'tone'>;
  className: string;
  children: ReactNode;
}) {
  return (
    <section
      id={anchor || undefined}
      aria-labelledby={heading ? headingId({ anchor, heading }) : undefined}
      className={`${className} ${tones[tone]}`}
    >
      {children}
    </section>
  );
}
