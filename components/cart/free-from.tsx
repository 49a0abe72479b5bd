'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import type { PricedCart } from '@/lib/catalogue/priced-cart';

/** The sum of goods still missing for free shipping; shown only while it is not above the sum in the cart. */
export function FreeFrom({ cart, freeFrom }: { cart: PricedCart; freeFrom: number | null }) {
  const t = useTranslations('account.delivery');
  const { money } = useAccount();
  if (freeFrom === null || cart.shipping === 0) return null;
  const goods = cart.lines.reduce(
    (sum, { requiresShipping, problem, amount }) => (requiresShipping && !problem ? sum + amount : sum),
    0,
  );
  // Rounded to cents: the amounts are in the main unit.
  const missing = Math.round((freeFrom - goods) * 100) / 100;
  if (missing <= 0 || missing > goods) return null;
  return <p className="text-sm text-ink-2">{t('freeFrom', { amount: money(missing, cart.currency) })}</p>;
}
