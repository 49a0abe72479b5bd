'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { useMarket } from '@/lib/catalogue/market-queries';
import { periodStatus } from '@/lib/kernel/period';

/** The partner whose prices the cart uses; when that partner's sale is over, that the shop's prices apply. */
export function MarketNote({ handle }: { handle: string }) {
  const t = useTranslations('account.cart');
  const { locale } = useAccount();
  const { data: market } = useMarket(handle, locale);
  if (!market) return null;
  const isOpen = periodStatus(market, new Date()) === 'ACTIVE';
  return (
    <p className={`rounded-[12px] px-4 py-3 text-[15px] ${isOpen ? 'bg-jade-soft' : 'bg-paper-2'}`}>
      {t.rich(isOpen ? 'market' : 'marketClosed', {
        name: market.name,
        link: (name) => (
          <a href={`/${locale}/partners/${handle}`} className="link">
            {name}
          </a>
        ),
      })}
    </p>
  );
}
