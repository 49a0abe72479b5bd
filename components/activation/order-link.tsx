'use client';

import { useTranslations } from 'next-intl';
import { hashFor } from '@/components/ui/shell/hash-route';
import { useTeachOrigin } from '@/components/teach/shell/teach-context';

/** To an order in the personal space, where it is paid, cancelled or refunded. */
export function OrderLink({ order }: { order: string }) {
  const t = useTranslations('activation.sum');
  const origin = useTeachOrigin();
  return (
    <a href={origin + hashFor(`orders/${order}`)} className="link inline-flex min-h-6 items-center">
      {t('openOrder', { number: order })}
    </a>
  );
}
