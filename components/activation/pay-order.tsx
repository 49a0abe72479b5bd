'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { leaveFor } from '@/components/payments/leave';
import { PaymentChoice, useProvider } from '@/components/payments/payment-choice';
import { useAccount } from '@/components/ui/shell/account-context';
import { Button } from '@/components/ui/button';
import { openPayment } from '@/lib/activation/queries';
import { currencyOfLocale } from '@/lib/kernel/money';
import { newKey } from '@/lib/kernel/browser/new-key';
import { useTeach } from '@/components/teach/shell/teach-context';

type Props = {
  /** In the main unit. */
  total: number;
  /** The order as a string: the same order reuses its idempotency key, so it is placed once however often it is sent. */
  wish: string;
  place: (key: string) => Promise<{ order: string }>;
};

/** Ordered or paid in another window or by another teacher: the quote above is read again and shows it. */
const elsewhere: readonly string[] = ['ALREADY_OWNED', 'ALREADY_ORDERED'];

/** How to pay, and the button that orders and leaves for the provider's page. */
export function PayOrder({ total, wish, place }: Props) {
  const t = useTranslations('activation.sum');
  const { locale, money } = useAccount();
  const { isOpen } = useTeach();
  const currency = currencyOfLocale(locale);
  const { provider, choose } = useProvider(currency);
  const last = useRef<{ wish: string; key: string } | null>(null);
  const [hasChanged, setChanged] = useState(false);
  const { run, busy, failure } = useAction(
    async () => {
      if (!provider) return;
      setChanged(false);
      if (last.current?.wish !== wish) last.current = { wish, key: newKey() };
      const { order } = await place(last.current.key);
      // Once the order exists, the same choice is a new order.
      last.current = null;
      await leaveFor(await openPayment(order, provider, locale));
    },
    (rejected) => {
      const isElsewhere = elsewhere.includes(rejected.code);
      if (isElsewhere) setChanged(true);
      return isElsewhere;
    },
  );
  return (
    <div className="grid gap-4">
      <FormAlert error={failure} onRetry={run} />
      {hasChanged && (
        <p role="alert" className="rounded-card bg-danger-soft p-4 font-semibold text-danger">
          {t('changed')}
        </p>
      )}
      <PaymentChoice currency={currency} value={provider} onChange={choose} />
      <Button
        onClick={run}
        disabled={!isOpen || !provider || total <= 0}
        busyLabel={busy && t('paying')}
        className="min-h-[50px] justify-self-start"
      >
        {t('pay', { total: money(total, currency) })}
      </Button>
    </div>
  );
}
