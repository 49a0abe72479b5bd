import { getTranslations } from 'next-intl/server';
import { boardLabels } from '@/components/go/board-labels';
import { PlayableBoard } from '@/components/go/playable-board';
import { RichText } from '@/components/ui/rich-text';
import type { BlockOf } from '@/lib/contract/blocks';
import { pageLocale } from '@/lib/i18n/page-locale';
import { BlockHeading } from '../frame/block-heading';
import { headingId } from '../frame/heading-id';
import { playableItems } from '../frame/playable';
import { TargetLink } from '../frame/target-link';

/** A position to play on, beside what it is about. */
export async function Problem({ block }: { block: BlockOf<'problem'> }) {
  const items = playableItems(block.problems);
  const [board, locale] = await Promise.all([getTranslations('board'), pageLocale()]);
  if (items.length === 0) return null;
  const { heading, anchor, body, tone, afterLabel, afterTo } = block;
  return (
    <section
      id={anchor || undefined}
      aria-labelledby={heading ? headingId(block) : undefined}
      className={`py-14 md:py-20 ${tone === 'plain' ? '' : 'border-y border-line bg-paper'}`}
    >
      <div className="wrap grid items-center gap-10 lg:grid-cols-2 lg:gap-14">
        <div>
          <BlockHeading block={block} />
          {body && <RichText html={body} className="mt-4" />}
        </div>
        <PlayableBoard
          items={items}
          labels={boardLabels(board, locale, items.length)}
          className="w-full max-w-[480px] justify-self-center"
        >
          {afterLabel && (
            <TargetLink to={afterTo} className="btn btn-primary">
              {afterLabel}
            </TargetLink>
          )}
        </PlayableBoard>
      </div>
    </section>
  );
}
