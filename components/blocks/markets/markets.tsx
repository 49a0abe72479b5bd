import { EmptyState } from '@/components/ui/empty-state';
import { getTranslations } from 'next-intl/server';
import type { BlockOf } from '@/lib/contract/blocks';
import { listActiveMarkets } from '@/lib/data/markets';
import { Link } from '@/lib/i18n/link';
import { BlockSection } from '../frame/block-section';

/** The partner markets that are open now. */
export async function Markets({ block }: { block: BlockOf<'markets'> }) {
  const [markets, t] = await Promise.all([listActiveMarkets(), getTranslations('common')]);
  return (
    <BlockSection block={block}>
      {markets.length === 0 ? (
        <EmptyState title={t('noContent')} />
      ) : (
        <ul className="mt-6 grid gap-6 md:grid-cols-2">
          {markets.map(({ handle, name, description }) => (
            <li key={handle} className="card grid content-start gap-3 p-6 text-ink">
              <h2 className="text-[1.35rem]">
                <Link to={`partners/${handle}`} className="hover:text-action">
                  {name}
                </Link>
              </h2>
              <p className="text-ink-2">{description}</p>
            </li>
          ))}
        </ul>
      )}
    </BlockSection>
  );
}
