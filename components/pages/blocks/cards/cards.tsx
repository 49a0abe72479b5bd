import type { BlockOf } from '@/lib/pages/blocks';
import { linkTarget } from '@/lib/link-target';
import { BlockHeading } from '../frame/block-heading';
import { headingId } from '../frame/heading-id';
import { TargetLink } from '../frame/target-link';
import { hasVisual, Visual } from '../frame/visual';

type Item = BlockOf<'cards'>['items'][number];
const tones = { plain: '', tinted: 'border-y border-line bg-paper', night: 'night text-[#fdf6e7]' };
const accents = ['text-action', 'text-jade', 'text-plum'];

/** Cards side by side, each with its picture and, if it has one, its link. A card whose target does not exist in this language is left out. */
export async function Cards({ block }: { block: BlockOf<'cards'> }) {
  const { items, heading, anchor, tone, isLifted } = block;
  const leads = await Promise.all(items.map(async ({ to }) => !to || (await linkTarget(to)) !== null));
  const shown = items.filter((_, index) => leads[index]);
  // Without a visible heading of the block, the cards' headings come right below the page's.
  const Title = heading && !isLifted ? 'h3' : 'h2';
  const columns = shown.length % 4 === 0 ? 'md:grid-cols-2 xl:grid-cols-4' : 'md:grid-cols-3';
  return (
    <section
      id={anchor || undefined}
      aria-labelledby={heading && !isLifted ? headingId(block) : undefined}
      aria-label={isLifted ? heading : undefined}
      className={isLifted ? 'relative -mt-3 lg:-mt-14' : `py-14 md:py-20 ${tones[tone]}`}
    >
      <div className="wrap">
        {!isLifted && <BlockHeading block={block} />}
        <ul className={`grid grid-cols-1 gap-4 md:gap-5 ${columns} ${isLifted ? '' : 'mt-8'}`}>
          {shown.map((item, index) => (
            <li key={item.title}>
              {item.to ? (
                <TargetLink
                  to={item.to}
                  className={`${box(item)} transition-[border-color] duration-120 hover:border-orange-500`}
                >
                  <CardContent item={item} Title={Title} accent={accents[index % accents.length]} />
                </TargetLink>
              ) : (
                <div className={box(item)}>
                  <CardContent item={item} Title={Title} />
                </div>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A diagram is beside the text; a picture is above it, but on a phone small and beside it, too. */
const isBeside = ({ picture, illustration, position }: Item) => !picture && !illustration && position !== null;
const box = (item: Item) =>
  `card grid h-full rounded-[20px] ${
    isBeside(item)
      ? 'grid-cols-[minmax(0,1fr)_104px] items-center gap-4 px-6 py-[22px] md:max-xl:grid-cols-1 md:max-xl:content-start'
      : hasVisual(item)
        ? 'grid-cols-[112px_minmax(0,1fr)] items-center gap-4 p-4 sm:grid-cols-1 sm:content-start sm:items-start sm:p-6'
        : 'content-start p-6'
  }`;

function CardContent({ item, Title, accent = '' }: { item: Item; Title: 'h2' | 'h3'; accent?: string }) {
  const visual = hasVisual(item) && (
    <Visual visual={item} sizes="360px" className={isBeside(item) ? 'md:max-xl:max-w-[120px]' : 'w-full'} />
  );
  return (
    <>
      {!isBeside(item) && visual}
      <div>
        <Title className="font-display text-[1.25rem] leading-snug font-extrabold">{item.title}</Title>
        <p className="mt-1.5 text-sm leading-relaxed text-ink-2">{item.text}</p>
        {item.label && (
          <p className={`mt-3 text-sm font-bold ${accent}`}>
            {item.label}
            {'\u00a0→'}
          </p>
        )}
      </div>
      {isBeside(item) && visual}
    </>
  );
}
