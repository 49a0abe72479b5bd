'use client';

import { createContext, use } from 'react';
import { useStore } from 'zustand';
import { formatMoney, fromMainUnit, type Currency } from '@/lib/kernel/money';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { unbroken } from '@/lib/kernel/i18n/unbroken';
import { sessionStore } from '@/stores/session';

/** The data of the site that the screens need. */
export type AccountSite = {
  locale: Locale;
  site: { title: string; appUrl: string; email: string; phone: string; address: string };
};

export const AccountContext = createContext<AccountSite | null>(null);

/** The site, the logged-in user, and the formats of amounts and times. */
export function useAccount() {
  const { locale, site } = use(AccountContext)!;
  const user = useStore(sessionStore, (session) => session.user);
  /** Text of an amount in main units, as the APIs send it. */
  const money = (amount: number, currency: Currency) => formatMoney(fromMainUnit(amount, currency), locale);
  /** Text of a time the APIs sent, in the visitor's own time zone. */
  const date = (iso: string, withTime = false) => {
    // Shops in East Asia print times with 24 hours; a line cannot break inside '16:58' either.
    const time = { timeStyle: 'short', ...(locale !== 'en-US' && ({ hourCycle: 'h23' } as const)) } as const;
    return unbroken(
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...(withTime && time) }).format(new Date(iso)),
    );
  };
  return { locale, site, user, money, date };
}
