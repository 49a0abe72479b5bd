import type { BlockOf } from '@/lib/pages/blocks';
import { BlockSection } from '../frame/block-section';

export function Figures({ block }: { block: BlockOf<'figures'> }) {
  return (
    <BlockSection block={block}>
      <dl
        className={`mt-8 grid grid-cols-2 gap-x-6 gap-y-8 ${block.items.length % 3 === 0 ? 'md:grid-cols-3' : 'lg:grid-cols-4'}`}
      >
        {block.items.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end border-s-4 border-orange-500 ps-4">
            <dt className="text-[15px] text-ink-2">{label}</dt>
            <dd className="font-display text-[clamp(2rem,1.4rem+2vw,2.75rem)] leading-tight font-extrabold">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </BlockSection>
  );
}
