import type { BlockOf } from '@/lib/contract/blocks';
import { BlockSection } from '../frame/block-section';

export function Figures({ block }: { block: BlockOf<'figures'> }) {
  return (
    <BlockSection block={block}>
      <dl className="mt-6 grid grid-cols-2 gap-x-8 gap-y-6 md:flex md:flex-wrap md:gap-x-14">
        {block.items.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="font-display text-[2rem] leading-tight font-extrabold">{figure}</dd>
          </div>
        ))}
      </dl>
    </BlockSection>
  );
}
