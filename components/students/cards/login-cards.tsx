'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';
import { useAccount } from '@/components/ui/shell/account-context';
import { Button } from '@/components/ui/button';
import type { LoginCard } from '@/lib/students/contract';

type Props = { cards: readonly LoginCard[]; /** Buttons and links to go on. */ children: ReactNode };

/** Login cards, to print and to cut, eight on a sheet of A4: their codes are shown only once. */
export function LoginCards({ cards, children }: Props) {
  const t = useTranslations('teach.cards');
  const { locale, site } = useAccount();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that led here is gone, so the heading takes the focus.
  useEffect(() => heading.current?.focus(), []);
  const address = `${window.location.host}/${locale}/learn`;
  return (
    <section className="grid gap-5">
      <div className="grid gap-3 print:hidden">
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {t('title')}
        </h2>
        <p className="prose-width">{t('once')}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => window.print()}>{t('print')}</Button>
          {children}
        </div>
      </div>
      <ul className="teach-cards">
        {cards.map(({ student, name, className, handle, code }) => (
          <li key={student} className="teach-card">
            <span className="text-sm text-ink-2">
              {site.title} · {className}
            </span>
            <span className="text-xl font-bold wrap-anywhere">{name}</span>
            <span>
              {t('handle')} <span className="teach-code">{handle}</span>
            </span>
            <span>
              {t('code')} <span className="teach-code">{code}</span>
            </span>
            <span className="text-sm text-ink-2 wrap-anywhere">{t('how', { address })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
