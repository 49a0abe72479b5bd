import { getFormatter, getTranslations } from 'next-intl/server';
import { Chip } from '@/components/ui/period/period-note';
import { PeriodGate } from '@/components/ui/period/period-gate';
import type { BlockOf } from '@/lib/pages/blocks';
import { periodNow } from '@/lib/kernel/cache/period-now';
import { starterCourse } from '@/lib/starter/reads';
import { Actions } from '../frame/actions';
import { BlockHeading } from '../frame/block-heading';
import { BlockBand } from '../frame/block-band';
import { TargetLink } from '../frame/target-link';

/**
 * The free course, which can be claimed until a date that staff set. The browser decides whether it still can
 * (docs/product.md, "Periods"); the links of the block are shown once it is over.
 */
export async function StarterCourse({ block }: { block: BlockOf<'starterCourse'> }) {
  const [{ productId, endsAt }, t, format] = await Promise.all([
    starterCourse(),
    getTranslations('blocks.starter'),
    getFormatter(),
  ]);
  const period = { startsAt: null, endsAt };
  const date = endsAt && format.dateTime(new Date(endsAt), { dateStyle: 'long' });
  const over = (
    <div className="grid justify-items-start gap-4">
      <Chip>{t('ended')}</Chip>
      <p className="prose-width text-ink-2">{date ? t('endedOn', { date }) : t('endedText')}</p>
      <Actions actions={block.actions} />
    </div>
  );
  const open = (
    <div className="grid justify-items-start gap-4">
      {date && <Chip className="bg-jade-soft text-jade">{t('until', { date })}</Chip>}
      <p className="prose-width text-ink-2">{t('rule')}</p>
      <TargetLink to="origin/starter" className="btn btn-primary">
        {t('claim')}
      </TargetLink>
    </div>
  );
  return (
    <BlockBand block={block} className="py-10 md:py-14">
      <div className="wrap">
        <div className="grid gap-6 rounded-card border border-line bg-card p-6 sm:p-8 md:grid-cols-2 md:items-center md:gap-12">
          <div>
            <BlockHeading block={block} />
          </div>
          {productId === null ? (
            over
          ) : (
            <PeriodGate {...period} initial={await periodNow(period)} active={open} ended={over} />
          )}
        </div>
      </div>
    </BlockBand>
  );
}
