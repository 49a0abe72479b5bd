'use client';

import { createContext, use } from 'react';
import { formatMoney, fromMainUnit, type Currency } from '@/lib/domain/money';
import type { Locale } from '@/lib/i18n/locales';

/** What the screens need to know of the site. */
export type AccountSite = {
  locale: Locale;
  site: { title: string; appUrl: string; email: string; phone: string };
};

export const AccountContext = createContext<AccountSite | null>(null);

export function useAccountSite(): AccountSite {
  return use(AccountContext)!;
}

/** Text of an amount in main units, as the APIs send it. */
export function useMoney() {
  const { locale } = useAccountSite();
  return (amount: number, currency: Currency) => formatMoney(fromMainUnit(amount, currency), locale);
}

/** Text of a time the APIs sent, in the visitor's own time zone. */
export function useDate() {
  const { locale } = useAccountSite();
  // Shops in East Asia print times with 24 hours; a line cannot break inside '16:58' either.
  const time = { timeStyle: 'short', ...(locale !== 'en-US' && ({ hourCycle: 'h23' } as const)) } as const;
  return (iso: string, withTime = false) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...(withTime && time) }).format(new Date(iso));
}
