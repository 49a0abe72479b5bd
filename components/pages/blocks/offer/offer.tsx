import { getTranslations } from 'next-intl/server';
import { CardRow } from '@/components/catalogue/card/card-row';
import { PeriodGate } from '@/components/ui/period/period-gate';
import type { BlockOf } from '@/lib/pages/blocks';
import { findCards } from '@/lib/catalogue/reads';
import { periodNow } from '@/lib/kernel/cache/period-now';
import type { Period } from '@/lib/kernel/period';
import { BlockSection } from '../frame/block-section';
import { PriceList } from './price-list';

/**
 * Products that staff chose, at the catalogue's prices. Products that are not sold in this language are left out, and so is the
 * block if none is left. If the page has a period, they are offered only during it.
 */
export async function Offer({ block, period }: { block: BlockOf<'offer'>; period: Period }) {
  const [items, t] = await Promise.all([findCards(block.productIds), getTranslations('blocks')]);
  if (items.length === 0) return null;
  const { startsAt = null, endsAt = null } = period;
  const cards = (
    <>
      {block.coupon && (
        <p className="mt-5 inline-flex flex-wrap items-center gap-x-3 rounded-card border border-dashed border-orange-500 bg-card px-5 py-3 text-ink">
          {t('coupon')}
          <b className="font-display text-[1.3rem] tracking-wide select-all">{block.coupon}</b>
        </p>
      )}
      {block.show === 'prices' ? (
        <PriceList items={items} />
      ) : (
        <CardRow
          items={items}
          className={`mt-8 ${items.length % 2 === 0 ? 'sm:grid-cols-2 lg:grid-cols-4' : 'md:grid-cols-3'}`}
        />
      )}
      {block.note && <p className="prose-width mt-5 text-sm whitespace-pre-line text-ink-2">{block.note}</p>}
    </>
  );
  if (!startsAt && !endsAt) return <BlockSection block={block}>{cards}</BlockSection>;
  const section = <BlockSection block={{ ...block, anchor: '' }}>{cards}</BlockSection>;
  return (
    // The anchor stays when there is nothing to offer, so that links to it still work.
    <div id={block.anchor || undefined}>
      <PeriodGate initial={await periodNow(period)} startsAt={startsAt} endsAt={endsAt} active={section} />
    </div>
  );
}
