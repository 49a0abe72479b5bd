'use client';

import { createContext, useCallback, useContext, type ReactNode } from 'react';
import { formatMoney, fromMainUnit, type Currency } from '@/lib/domain/money';
import type { Locale } from '@/lib/i18n/locales';

/** What the screens need to know of the site. */
export type AccountSite = { title: string; appUrl: string; email: string; phone: string; officeHours: string };
type Origin = { locale: Locale; site: AccountSite };

const AccountContext = createContext<Origin | null>(null);

export function AccountProvider({ locale, site, children }: Origin & { children: ReactNode }) {
  return <AccountContext value={{ locale, site }}>{children}</AccountContext>;
}

export function useAccountSite(): Origin {
  const origin = useContext(AccountContext);
  if (!origin) throw new Error('outside of AccountProvider');
  return origin;
}

/** Text of an amount in main units, as the APIs send it. */
export function useMoney(): (amount: number, currency: Currency) => string {
  const { locale } = useAccountSite();
  return useCallback((amount, currency) => formatMoney(fromMainUnit(amount, currency), locale), [locale]);
}

/** Shops in East Asia print times with 24 hours; a line cannot break inside '16:58' either. */
const timeOf = (locale: string): Intl.DateTimeFormatOptions => ({
  timeStyle: 'short',
  ...(locale !== 'en-US' && { hourCycle: 'h23' }),
});

/** Text of a time the APIs sent, in the visitor's own time zone. */
export function useDate(): (iso: string, withTime?: boolean) => string {
  const { locale } = useAccountSite();
  return useCallback(
    (iso, withTime = false) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...(withTime && timeOf(locale)) }).format(new Date(iso)),
    [locale],
  );
}
