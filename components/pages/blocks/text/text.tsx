import { RichText } from '@/components/ui/text/rich-text';
import type { BlockOf } from '@/lib/pages/blocks';
import { BlockSection } from '../frame/block-section';

export function Text({ block }: { block: BlockOf<'text'> }) {
  return (
    <BlockSection block={block}>
      <RichText html={block.body} className={block.heading ? 'mt-5' : ''} />
    </BlockSection>
  );
}
