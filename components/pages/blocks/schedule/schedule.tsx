import type { BlockOf } from '@/lib/pages/blocks';
import { BlockSection } from '../frame/block-section';

type Item = BlockOf<'schedule'>['items'][number];

/** What happens when. An entry without a day belongs to the day before it. */
export function Schedule({ block }: { block: BlockOf<'schedule'> }) {
  const days = daysOf(block.items);
  const Title = days.length > 1 || days[0]?.name ? 'h4' : 'h3';
  return (
    <BlockSection block={block}>
      {block.place && <p className="mt-4 font-semibold">{block.place}</p>}
      <div
        className={`mt-8 grid gap-5 ${days.length > 1 ? 'md:grid-cols-2' : ''} ${days.length > 2 ? 'lg:grid-cols-3' : ''}`}
      >
        {days.map(({ name, items }) => (
          <div key={name} className="card p-6 text-ink shadow-none">
            {name && <h3 className="mb-3">{name}</h3>}
            <ol className="grid gap-4">
              {items.map(({ time, title, text }) => (
                <li key={`${time} ${title}`} className="grid gap-x-5 sm:grid-cols-[7.5em_1fr]">
                  <p className="font-display font-bold text-jade">{time}</p>
                  <div>
                    <Title className="font-body text-base font-bold">{title}</Title>
                    {text && <p className="text-sm text-ink-2">{text}</p>}
                  </div>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </BlockSection>
  );
}

function daysOf(items: readonly Item[]): { name: string; items: Item[] }[] {
  const days: { name: string; items: Item[] }[] = [];
  for (const item of items) {
    const last = days.at(-1);
    if (last && (!item.day || item.day === last.name)) last.items.push(item);
    else days.push({ name: item.day, items: [item] });
  }
  return days;
}
