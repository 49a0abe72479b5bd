'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/toasts/notify';
import type { PersonalApplication } from '@/lib/applications/contract';
import { currencies, type Currency } from '@/lib/kernel/money';

/** The sum to transfer, the bank account, and the reference to name, each with a copy button. */
export function PaymentFacts({ payment }: { payment: NonNullable<PersonalApplication['payment']> }) {
  const t = useTranslations('account.teaching');
  const { money } = useAccount();
  const { amount, reference, bankDetails } = payment;
  const currency = currencies.find((one): one is Currency => one === payment.currency);
  return (
    <section className="grid gap-3 rounded-card bg-paper-2 p-4 sm:p-5">
      <h3 className="text-lg">{t('payTitle')}</h3>
      <dl className="grid gap-4">
        <Fact
          label={t('amount')}
          shown={currency ? money(amount, currency) : `${amount} ${payment.currency}`}
          copied={String(amount)}
        />
        <Fact label={t('reference')} shown={reference} copied={reference} isCode />
        {bankDetails && <Fact label={t('bank')} shown={bankDetails} copied={bankDetails} isLong />}
      </dl>
      <p className="text-sm text-ink-2">{t('payHint')}</p>
    </section>
  );
}

type FactProps = {
  label: string;
  shown: string;
  copied: string;
  isCode?: boolean;
  /** It takes the full width, below its button. */ isLong?: boolean;
};

function Fact({ label, shown, copied, isCode = false, isLong = false }: FactProps) {
  const t = useTranslations('account.teaching');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copied);
      await notify('success', t('copied', { what: label }));
    } catch {
      // Without the clipboard the user can select the text.
      await notify('info', t('copyFailed'));
    }
  };
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd
        className={`min-w-0 whitespace-pre-line select-all [overflow-wrap:anywhere] ${isCode ? 'font-mono text-lg font-bold' : 'font-semibold'} ${isLong ? 'col-span-2' : ''}`}
      >
        {shown}
      </dd>
      <dd className={`col-start-2 row-start-1 self-center ${isLong ? '' : 'row-span-2'}`}>
        <Button kind="secondary" onClick={copy}>
          {t('copy')}
          <span className="sr-only"> {label}</span>
        </Button>
      </dd>
    </div>
  );
}
