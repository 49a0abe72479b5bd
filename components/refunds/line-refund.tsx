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

/** Lines of an order whose refund is looked up at once: a teacher's order may have a hundred, and of more than these each waits until it is near. */
const maxRead = 20;

type Props = { order: Order; place: number };

/** What went back of one line of a paid order, and how to ask for it, or why that cannot be asked for. Once asked, what is said of it takes the button's place and the focus. */
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
  // Nothing is offered before it is known that it can be; where it cannot be read, the dialog asks.
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
      {/* Paid twice by two tabs: it went back at once. */}
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

/** How money on its way back stands. */
export function RefundText({ refund, currency }: { refund: Refund; currency: Order['currency'] }) {
  const t = useTranslations('account.refund');
  const { money, date } = useAccount();
  const { status, askedAt, doneAt } = refund;
  const amount = money(refund.amount, currency);
  if (status === 'DONE') return t('done', { amount, date: date(doneAt ?? askedAt) });
  return t(status === 'FAILED' ? 'failed' : 'onItsWay', { amount, date: date(askedAt) });
}
