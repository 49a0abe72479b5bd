import { ContactChannels } from '@/components/site/contact-channels';
import type { BlockOf } from '@/lib/pages/blocks';
import { BlockSection } from '../frame/block-section';

/** The contact channels, beside the text of the block. */
export function Contact({ block }: { block: BlockOf<'contact'> }) {
  return (
    <BlockSection
      block={block}
      beside={
        <div className="card p-4 text-ink shadow-none">
          <ContactChannels showsCode />
        </div>
      }
    />
  );
}
