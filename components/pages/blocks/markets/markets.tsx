import { getTranslations } from 'next-intl/server';
import { MarketCard } from '@/components/partners/market-card';
import { EmptyState } from '@/components/ui/empty-state';
import type { BlockOf } from '@/lib/pages/blocks';
import { listActiveMarkets } from '@/lib/partners/reads';
import { BlockSection } from '../frame/block-section';

/** The partner markets that are open now. */
export async function Markets({ block }: { block: BlockOf<'markets'> }) {
  const [markets, t] = await Promise.all([listActiveMarkets(), getTranslations('common')]);
  return (
    <BlockSection block={block}>
      {markets.length === 0 ? (
        <EmptyState title={t('noContent')} />
      ) : (
        <ul className="grid gap-6 md:grid-cols-2 [&:not(:first-child)]:mt-6">
          {markets.map((market) => (
            <li key={market.handle} className="*:h-full">
              <MarketCard market={market} level={block.heading ? 'h3' : 'h2'} />
            </li>
          ))}
        </ul>
      )}
    </BlockSection>
  );
}
