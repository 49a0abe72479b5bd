'use client';

import { useTranslations } from 'next-intl';

/** Goods are not sent to the address that was chosen; what was typed stays. */
export function NotSent() {
  const t = useTranslations('errors');
  return (
    <p role="alert" className="text-sm font-semibold text-danger">
      {t('SHIPPING_UNAVAILABLE')}
    </p>
  );
}
