'use client';

import { useTranslations } from 'next-intl';

/** An account that a teacher made, entered by a login card alone (docs/product.md, "A teacher's students"). */
export function NoAddressCard() {
  const t = useTranslations('account.noAddress');
  return (
    <section className="card grid gap-2 p-5 sm:p-6">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="text-ink-2">{t('text')}</p>
    </section>
  );
}
