'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useAccount } from '@/components/ui/shell/account-context';
import { Button } from '@/components/ui/button';
import { useIsNear } from '@/components/ui/browser/use-is-near';
import { refundQuoteQuery } from '@/lib/refunds/queries';
import { useRead } from '@/lib/kernel/api/use-read';
import type { Order, Refund } from '@/lib/orders/shapes';
import { RefundDialog } from './refund-dialog';

/** The most lines of an order whose refund quotes are read at once. A teacher's order may have a hundred; with more lines than this, each waits until it is near the viewport. */
const maxRead = 20;

type Props = { order: Order; place: number };

/** The refunds of one line of a paid order, and the button to ask for one, or why that is not possible. After a request its status takes the button's place and the focus. */
export function LineRefund({ order, place }: Props) {
  const t = useTranslations('account.refund');
  const errors = useTranslations('errors');
  const { money } = useAccount();
  const box = useRef<HTMLDivElement>(null);
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isAsked) box.current?.focus();
  }, [isAsked]);
  const line = order.lines[place]!;
  const refunds = order.refunds.filter((refund) => refund.line === place);
  const isThere = line.amount > 0 && !line.isReturned;
  const isLong = order.lines.length > maxRead;
  const isNear = useIsNear(box, isThere && isLong);
  const isRead = isThere && (isNear || !isLong);
  // The button is shown only once the quote was read; if that fails, the dialog reads it again.
  const quote = useRead({ ...refundQuoteQuery(order.id, place), enabled: isRead });
  const rejection = isThere && quote.data?.refusal;
  return (
    <div ref={box} tabIndex={-1} className="grid justify-items-start gap-1 text-sm outline-none">
      {isAsked && (
        <p role="status" className="sr-only">
          {t('asked')}
        </p>
      )}
      {refunds.map((refund) => (
        <p key={refund.askedAt} className="text-plum">
          <RefundText refund={refund} currency={order.currency} />
        </p>
      ))}
      {/* Paid twice from two tabs: refunded at once, without a request. */}
      {refunds.length === 0 && line.refunded > 0 && (
        <p className="text-plum">{t('returned', { amount: money(line.refunded, order.currency) })}</p>
      )}
      {rejection && <p className="text-ink-2 print:hidden">{errors(rejection)}</p>}
      {isThere && !rejection && !quote.isPending && (
        <Button kind="quiet" className="-ml-3 print:hidden" onClick={() => setOpen(true)}>
          {t('ask')}
          <span className="sr-only">
            {t('askFor', { title: [line.title, line.student].filter(Boolean).join(' · ') })}
          </span>
        </Button>
      )}
      {isOpen && (
        <RefundDialog order={order} place={place} onAsked={() => setAsked(true)} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}

/** The status of a refund. */
export function RefundText({ refund, currency }: { refund: Refund; currency: Order['currency'] }) {
  const t = useTranslations('account.refund');
  const { money, date } = useAccount();
  const { status, askedAt, doneAt } = refund;
  const amount = money(refund.amount, currency);
  if (status === 'DONE') return t('done', { amount, date: date(doneAt ?? askedAt) });
  return t(status === 'FAILED' ? 'failed' : 'onItsWay', { amount, date: date(askedAt) });
}
