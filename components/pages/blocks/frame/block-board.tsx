import { getTranslations } from 'next-intl/server';
import { boardLabels } from '@/components/go/board-labels';
import { PlayableBoard } from '@/components/go/playable-board';
import type { PlayableItem } from '@/components/go/playable-item';
import type { BlockOf } from '@/lib/pages/blocks';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';
import { TargetLink } from './target-link';

type Props = {
  items: readonly PlayableItem[];
  /** What is offered when the last problem is solved. */
  block: Pick<BlockOf<'problem'>, 'afterLabel' | 'afterTo'>;
  className: string;
};

/** The problems of a block, to play. */
export async function BlockBoard({ items, block: { afterLabel, afterTo }, className }: Props) {
  const [board, locale] = await Promise.all([getTranslations('board'), pageLocale()]);
  return (
    <PlayableBoard items={items} labels={boardLabels(board, locale, items.length)} className={className}>
      {afterLabel && (
        <TargetLink to={afterTo} className="btn btn-primary">
          {afterLabel}
        </TargetLink>
      )}
    </PlayableBoard>
  );
}
