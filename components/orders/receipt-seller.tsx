'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';

/** The seller, whom a receipt must name, and that the amounts include tax. */
export function ReceiptSeller() {
  const t = useTranslations('account.receipt');
  const { site } = useAccount();
  return (
    <div className="grid gap-3 border-t border-line pt-4 text-sm print:break-inside-avoid">
      <p className="text-ink-2">{t('taxIncluded')}</p>
      <div>
        <h3 className="mb-1 text-sm">{t('seller')}</h3>
        <address className="leading-relaxed not-italic">
          {[site.title, site.address, site.phone, site.email].filter(Boolean).map((line) => (
            <span key={line} className="block break-words">
              {line}
            </span>
          ))}
        </address>
      </div>
    </div>
  );
}
