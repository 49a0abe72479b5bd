import { Stone } from '@/components/go/stone';
import { RichText } from '@/components/ui/text/rich-text';
import type { BlockOf } from '@/lib/pages/blocks';
import { Actions } from '../frame/actions';
import { BlockBand } from '../frame/block-band';
import { BlockHeading } from '../frame/block-heading';
import { Visual } from '../frame/visual';

/** Text beside a picture; each of the short points has a stone. */
export function PictureText({ block }: { block: BlockOf<'pictureText'> }) {
  const { body, items, side, actions, tone } = block;
  return (
    <BlockBand block={block} className="py-14 md:py-20">
      <div className="wrap grid items-center gap-10 lg:grid-cols-2 lg:gap-14">
        <div className={`mx-auto w-full max-w-[520px] ${side === 'right' ? 'lg:order-last' : ''}`}>
          <Visual visual={block} className="w-full" />
        </div>
        <div>
          <BlockHeading block={block} />
          {body && <RichText html={body} className="mt-4" />}
          {items.length > 0 && (
            <ul className={`mt-6 grid gap-x-6 gap-y-5 ${items.length > 3 ? 'sm:grid-cols-2' : ''}`}>
              {items.map(({ title, text }, index) => (
                <li key={title} className="flex items-start gap-3">
                  <Stone small color={index % 2 ? 'white' : 'black'} className="mt-1" />
                  <span>
                    <b className="block leading-snug">{title}</b>
                    <span className="text-sm text-ink-2">{text}</span>
                  </span>
                </li>
              ))}
            </ul>
          )}
          <Actions actions={actions} isNight={tone === 'night'} className="mt-8" />
        </div>
      </div>
    </BlockBand>
  );
}
