import { Stone } from '@/components/go/stone';
import type { BlockOf } from '@/lib/pages/blocks';
import { BlockSection } from '../frame/block-section';

/** Steps in their order, each with its duration if it has one. */
export function Steps({ block }: { block: BlockOf<'steps'> }) {
  const { items } = block;
  const columns = items.length % 3 === 0 ? 'lg:grid-cols-3' : items.length === 5 ? 'lg:grid-cols-5' : 'lg:grid-cols-4';
  return (
    <BlockSection block={block}>
      <ol className={`mt-8 grid gap-4 sm:grid-cols-2 ${columns}`}>
        {items.map(({ title, text, time }, index) => (
          <li key={title} className="card p-6 text-ink shadow-none">
            <Stone className="text-[15px]" color={index % 2 ? 'white' : 'black'} decorative>
              {index + 1}
            </Stone>
            <h3 className="mt-4">{title}</h3>
            {time && <p className="mt-1 text-sm font-bold text-jade">{time}</p>}
            <p className="mt-2 text-[15px] text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </BlockSection>
  );
}
