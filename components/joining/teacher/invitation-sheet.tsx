'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useAccount } from '@/components/ui/shell/account-context';
import { Button } from '@/components/ui/button';
import { QrCode } from '@/components/ui/pictures/qr-code';
import type { Invitation } from '@/lib/joining/contract';
import { useTeachOrigin } from '@/components/teach/shell/teach-context';
import { useJoinHref } from './join-href';

/** Invitation cards on a sheet of A4. */
const cards = 8;

type Props = { invitation: Invitation; className: string; onDone: () => void };

/** An invitation as cards to print and cut out. */
export function InvitationSheet({ invitation: { code, endsAt }, className, onDone }: Props) {
  const t = useTranslations('teach.joining');
  const { date, site } = useAccount();
  const href = useJoinHref(code);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened this has disappeared: move the focus.
  useEffect(() => heading.current?.focus(), []);
  const { host, pathname } = new URL(useTeachOrigin(), window.location.href);
  return (
    <section className="wrap grid gap-5 py-8">
      <div className="grid gap-3 print:hidden">
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {t('sheet')}
        </h2>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => window.print()}>{t('printNow')}</Button>
          <Button kind="secondary" onClick={onDone}>
            {t('backToList')}
          </Button>
        </div>
      </div>
      <ul className="teach-cards">
        {Array.from({ length: cards }, (_, index) => (
          <li key={index} className="teach-card" aria-hidden={index > 0}>
            <span className="flex items-start justify-between gap-3">
              <span className="grid min-w-0 gap-1.5">
                <span className="text-sm text-ink-2">{site.title}</span>
                <span className="text-xl font-bold wrap-anywhere">{className}</span>
                <span>
                  {t('code')} <span className="teach-code">{code}</span>
                </span>
              </span>
              <QrCode text={href} className="size-24 flex-none" />
            </span>
            <span className="text-sm text-ink-2 wrap-anywhere">
              {t('how', { address: `${host}${pathname}#/join` })}
            </span>
            <span className="text-sm text-ink-2">{t('until', { date: date(endsAt) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
