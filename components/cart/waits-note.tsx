'use client';

import { useTranslations } from 'next-intl';
import { toOrder } from './to-order';
import type { PricedCart } from '@/lib/catalogue/priced-cart';

/** Says that the product is already in an unpaid order, so that a buyer does not pay twice by mistake. */
export function WaitsNote({ line: { title, waitsIn, problem } }: { line: PricedCart['lines'][number] }) {
  const t = useTranslations('account.waits');
  if (!waitsIn || problem === 'ALREADY_OWNED') return null;
  return (
    <p className="rounded-[10px] bg-paper-2 px-3 py-2 text-sm">
      {t.rich('line', { title, number: waitsIn, link: toOrder(waitsIn) })}
    </p>
  );
}
