import { ContactChannels } from '@/components/contact/contact-channels';
import type { BlockOf } from '@/lib/contract/blocks';
import { BlockSection } from '../frame/block-section';

/** How to reach the school. */
export function Contact({ block }: { block: BlockOf<'contact'> }) {
  return (
    <BlockSection block={block}>
      <div className="card mt-8 max-w-[560px] p-4 text-ink shadow-none">
        <ContactChannels showsCode />
      </div>
    </BlockSection>
  );
}
