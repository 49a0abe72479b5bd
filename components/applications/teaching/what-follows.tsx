import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';

const steps = ['review', 'transfer', 'account'] as const;

/** What the school promises once the form is sent (docs/product.md, "Teaching programme"), and whom to ask before. */
export function WhatFollows() {
  const t = useTranslations('account.apply.follows');
  const { site } = useAccount();
  return (
    <aside className="grid gap-4 rounded-card bg-paper-2 p-5 sm:p-6 lg:sticky lg:top-[calc(var(--header)+24px)]">
      <h2 className="text-lg">{t('title')}</h2>
      <ol className="grid gap-4">
        {steps.map((step) => (
          <li key={step} className="border-l-4 border-orange-500 pl-4">
            <b className="block leading-snug">{t(`${step}.title`)}</b>
            <span className="text-sm text-ink-2">{t(`${step}.time`)}</span>
          </li>
        ))}
      </ol>
      {site.email && (
        <p className="text-sm text-ink-2">
          {t('ask')}{' '}
          <a href={`mailto:${site.email}`} className="link [overflow-wrap:anywhere]">
            {site.email}
          </a>
        </p>
      )}
    </aside>
  );
}
