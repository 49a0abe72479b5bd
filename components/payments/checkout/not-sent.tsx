'use client';

import { useTranslations } from 'next-intl';

/** Goods cannot be shipped to the chosen address; the input stays. */
export function NotSent() {
  const t = useTranslations('errors');
  return (
    <p role="alert" className="text-sm font-semibold text-danger">
      {t('SHIPPING_UNAVAILABLE')}
    </p>
  );
}
