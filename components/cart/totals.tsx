'use client';

import { useTranslations } from 'next-intl';
import type { Address } from '@/lib/account/address';
import type { PricedCart } from '@/lib/catalogue/priced-cart';
import { useAccount } from '@/components/ui/shell/account-context';

type Props = {
  totals: Pick<PricedCart, 'currency' | 'subtotal' | 'discount' | 'shipping' | 'total'>;
  /** New prices are loading. */
  busy?: boolean;
  /** The sum already refunded, in main units. */
  refunded?: number;
  /** The destination country; null: nothing is shipped. */
  sentTo: Address['country'] | null;
  /** Goods are not shipped there. */
  isNotSent?: boolean;
};

/** The sums as the server calculates them; screen readers announce a change. */
export function Totals({ totals, busy = false, refunded = 0, sentTo, isNotSent = false }: Props) {
  const { currency, subtotal, discount, shipping, total } = totals;
  const t = useTranslations('account.totals');
  const countries = useTranslations('account.address.countries');
  const { money } = useAccount();
  return (
    <dl className="grid gap-2" aria-busy={busy}>
      <Sum label={t('subtotal')} value={money(subtotal, currency)} />
      {discount > 0 && <Sum label={t('discount')} value={`−${money(discount, currency)}`} tone="text-jade" />}
      {sentTo && (
        <Sum
          label={t('shippingTo', { country: countries(sentTo) })}
          value={isNotSent ? t('notShipped') : shipping === 0 ? t('free') : money(shipping, currency)}
        />
      )}
      <div
        className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3"
        aria-live="polite"
        aria-atomic="true"
      >
        <dt className="font-bold">{t('total')}</dt>
        <dd className={`font-display text-[26px] leading-none font-extrabold ${busy ? 'opacity-60' : ''}`}>
          {money(total, currency)}
        </dd>
      </div>
      {refunded > 0 && <Sum label={t('refunded')} value={`−${money(refunded, currency)}`} tone="text-plum" />}
    </dl>
  );
}

function Sum({ label, value, tone = '' }: { label: string; value: string; tone?: string }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${tone}`}>
      <dt className={tone ? '' : 'text-ink-2'}>{label}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
