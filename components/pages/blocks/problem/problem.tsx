import { RichText } from '@/components/ui/text/rich-text';
import type { BlockOf } from '@/lib/pages/blocks';
import { BlockBand } from '../frame/block-band';
import { BlockBoard } from '../frame/block-board';
import { BlockHeading } from '../frame/block-heading';
import { playableItems } from '../frame/playable';

/** A position to play on, beside its text; a board does not support the night tone. */
export function Problem({ block }: { block: BlockOf<'problem'> }) {
  const items = playableItems(block.problems);
  if (items.length === 0) return null;
  const tone = block.tone === 'plain' ? 'plain' : 'tinted';
  return (
    <BlockBand block={{ ...block, tone }} className="py-14 md:py-20">
      <div className="wrap grid items-center gap-10 lg:grid-cols-2 lg:gap-14">
        <div>
          <BlockHeading block={block} />
          {block.body && <RichText html={block.body} className="mt-4" />}
        </div>
        <BlockBoard items={items} block={block} className="w-full max-w-[480px] justify-self-center" />
      </div>
    </BlockBand>
  );
}
