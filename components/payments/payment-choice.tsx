'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { RadioCard } from '@/components/ui/forms/radio-card';
import { Loaded } from '@/components/ui/shell/loaded';
import { usePaymentProviders } from '@/lib/payments/queries';
import type { Currency } from '@/lib/kernel/money';

type Props = { currency: Currency; value: string | null; onChange: (provider: string) => void };

/** The payment providers that the server offers, in its order. */
export function PaymentChoice({ currency, value, onChange }: Props) {
  const t = useTranslations('account.payment');
  return (
    <Loaded query={usePaymentProviders(currency)} skeleton="h-14">
      {(providers) =>
        providers.length === 0 ? (
          <p className="font-semibold text-danger">{t('none')}</p>
        ) : (
          <fieldset className="grid gap-2">
            <legend className="mb-2 text-[15px] font-semibold">{t('choose')}</legend>
            {providers.map(({ id, methods, isTrial }) => (
              <RadioCard key={id} name="payment-provider" checked={value === id} onChoose={() => onChange(id)}>
                <span className="grid">
                  <b>{methods.map((method) => t(`methods.${method}`)).join(' · ')}</b>
                  {/* For a provider that takes no money only that is shown. */}
                  {(isTrial ? (['sandbox'] as const) : methods).map((method) => (
                    <span key={method} className="text-sm text-ink-2">
                      {t(`hints.${method}`)}
                    </span>
                  ))}
                </span>
              </RadioCard>
            ))}
          </fieldset>
        )
      }
    </Loaded>
  );
}

/** The chosen provider while it is offered, else the first that is. */
export function useProvider(currency: Currency, first: string | null = null) {
  const [chosen, choose] = useState(first);
  const { data } = usePaymentProviders(currency);
  const provider = data?.find(({ id }) => id === chosen) ?? data?.[0];
  return { provider: provider?.id ?? null, choose };
}
