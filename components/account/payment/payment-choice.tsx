'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { RadioCard } from '@/components/account/forms/radio-card';
import { Loaded } from '@/components/account/shell/loaded';
import { usePaymentProviders } from '@/lib/api/ecommerce-queries';

type Props = { value: string | null; onChange: (provider: string) => void };

/** How to pay: what the server offers, in its order. */
export function PaymentChoice({ value, onChange }: Props) {
  const t = useTranslations('account.payment');
  return (
    <Loaded query={usePaymentProviders()} skeleton="h-14">
      {(providers) =>
        providers.length === 0 ? (
          <p className="font-semibold text-danger">{t('none')}</p>
        ) : (
          <fieldset className="grid gap-2">
            <legend className="mb-2 text-[15px] font-semibold">{t('choose')}</legend>
            {providers.map(({ id, methods }) => (
              <RadioCard key={id} name="payment-provider" checked={value === id} onChoose={() => onChange(id)}>
                <span className="grid">
                  <b>{methods.map((method) => t(`methods.${method}`)).join(' · ')}</b>
                  {methods.includes('sandbox') && <span className="text-sm text-ink-2">{t('sandboxHint')}</span>}
                </span>
              </RadioCard>
            ))}
          </fieldset>
        )
      }
    </Loaded>
  );
}

/** The chosen provider, or the first that is offered. */
export function useProvider(first: string | null = null) {
  const [chosen, choose] = useState(first);
  const { data } = usePaymentProviders();
  return { provider: chosen ?? data?.[0]?.id ?? null, choose };
}
