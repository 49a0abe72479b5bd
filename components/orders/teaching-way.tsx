'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import type { TeachingOrder } from '@/lib/orders/order-state';
import { hrefFor } from '@/lib/kernel/links/href';

/** A link from a teacher's order for a class back to the part of the workspace that it was ordered in. */
export function TeachingWay({
  teaching,
  className = 'btn-secondary',
}: {
  teaching: TeachingOrder;
  className?: string;
}) {
  const t = useTranslations('account.order.forClass');
  const { locale } = useAccount();
  return (
    <a href={hrefFor(locale, `teach/${teaching}`)} className={`btn justify-self-start ${className}`}>
      {t(teaching)}
    </a>
  );
}
