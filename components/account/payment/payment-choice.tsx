'use client';

import { useTranslations } from 'next-intl';
import { usePaymentProviders } from '@/lib/api/ecommerce-queries';
import { Loaded } from '@/components/account/shell/loaded';

type Props = { value: string | null; onChange: (provider: string) => void };

/** How to pay: what the server offers, in its order; the first is chosen until the buyer chooses. */
export function PaymentChoice({ value, onChange }: Props) {
  const t = useTranslations('account.payment');
  const query = usePaymentProviders();
  return (
    <Loaded query={query} skeleton="h-14">
      {(providers) =>
        providers.length === 0 ? (
          <p className="font-semibold text-danger">{t('none')}</p>
        ) : (
          <fieldset className="grid gap-2">
            <legend className="mb-2 text-[15px] font-semibold">{t('choose')}</legend>
            {providers.map(({ id, methods }, index) => (
              <label
                key={id}
                className="flex min-h-[52px] cursor-pointer items-center gap-3 rounded-[12px] border-[1.5px] border-line bg-card px-4 py-3 has-checked:border-orange-500 has-checked:bg-paper"
              >
                <input
                  type="radio"
                  name="payment-provider"
                  value={id}
                  checked={value === null ? index === 0 : value === id}
                  onChange={() => onChange(id)}
                  className="size-5 flex-none accent-(--action)"
                />
                <span className="grid">
                  <b>{methods.map((method) => t(`methods.${method}`)).join(' · ')}</b>
                  {methods.includes('sandbox') && <span className="text-sm text-ink-2">{t('sandboxHint')}</span>}
                </span>
              </label>
            ))}
          </fieldset>
        )
      }
    </Loaded>
  );
}

/** The chosen provider, or the first that is offered. */
export function useChosenProvider(chosen: string | null): string | null {
  const { data } = usePaymentProviders();
  return chosen ?? data?.[0]?.id ?? null;
}
