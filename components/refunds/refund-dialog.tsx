'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { newKey } from '@/lib/kernel/browser/new-key';
import { useAccount } from '@/components/ui/shell/account-context';
import { Facts } from '@/components/ui/shell/facts';
import { Loaded } from '@/components/ui/shell/loaded';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { asApiError } from '@/lib/kernel/api/api-error';
import { orderQuery } from '@/lib/orders/queries';
import { askRefund, refundQuoteQuery } from '@/lib/refunds/queries';
import { getQueryClient, invalidate } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';
import type { Order } from '@/lib/orders/shapes';
import type { RefundQuote } from '@/lib/refunds/contract';

type Props = { order: Order; place: number; onAsked: () => void; onClose: () => void };

/** Shows whether a line can be refunded, and how much; then the buyer confirms. */
export function RefundDialog({ order, place, onAsked, onClose }: Props) {
  const t = useTranslations('account.refund');
  const dialog = useRef<HTMLDialogElement>(null);
  // Read again each time the dialog is opened.
  const quote = useRead({ ...refundQuoteQuery(order.id, place), staleTime: 0, gcTime: 0 });
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return (
    <Dialog ref={dialog} title={t('title')} closeLabel={t('close')} onClose={onClose}>
      <Loaded query={{ ...quote, isPending: !quote.isFetchedAfterMount }} skeleton="h-40">
        {(offer) =>
          offer.refusal ? (
            <Rejected order={order} offer={offer} refusal={offer.refusal} />
          ) : (
            <Offer
              order={order}
              offer={offer}
              onCancel={close}
              onDone={() => {
                onAsked();
                close();
              }}
            />
          )
        }
      </Loaded>
    </Dialog>
  );
}

type OfferProps = { order: Order; offer: RefundQuote; onCancel: () => void; onDone: () => void };

function Offer({ order, offer, onCancel, onDone }: OfferProps) {
  const t = useTranslations('account.refund');
  const { money, date } = useAccount();
  const [key] = useState(newKey);
  const { line, title, currency, paid, amount, shipping, percent, day, until } = offer;
  const { run, busy, failure } = useAction(async () => {
    try {
      getQueryClient().setQueryData(orderQuery(order.id).queryKey, await askRefund(order.id, line, amount, key));
    } catch (error) {
      // The shown offer is outdated: the new one, or why there is none, replaces it.
      if (asApiError(error).status === 409) await invalidate(orderQuery(order.id).queryKey);
      throw error;
    }
    onDone();
    await invalidate(['user'], ['coursePlans'], ['orders']);
  });
  const { requiresShipping: isGoods, refunded } = order.lines[line]!;
  return (
    <div className="grid gap-4 text-base">
      <FormAlert error={failure} onRetry={run} />
      <p className="font-semibold">{title}</p>
      <Facts
        facts={[
          [t('paid'), money(paid, currency)],
          [t('day'), day !== null && t('dayValue', { day })],
          [t('share'), `${percent}%`],
          [t('shipping'), shipping > 0 && money(shipping, currency)],
          [t('already'), refunded > 0 && `−${money(refunded, currency)}`],
        ]}
      />
      <p className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <span className="font-bold">{t('back')}</span>
        <span className="font-display text-[26px] leading-none font-extrabold">{money(amount, currency)}</span>
      </p>
      {until && <p className="text-sm text-ink-2">{t('until', { time: date(until, true) })}</p>}
      <p>{t(isGoods ? 'goods' : 'ends')}</p>
      <p className="text-sm text-ink-2">{t('way')}</p>
      <p className="flex flex-wrap gap-3">
        <Button kind="danger" onClick={run} busyLabel={busy && t('confirming')}>
          {t('confirm', { amount: money(amount, currency) })}
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          {t('keep')}
        </Button>
      </p>
    </div>
  );
}

type RejectedProps = { order: Order; offer: RefundQuote; refusal: NonNullable<RefundQuote['refusal']> };

function Rejected({ order, offer, refusal: rejection }: RejectedProps) {
  const t = useTranslations('account.refund');
  const errors = useTranslations('errors');
  const { site } = useAccount();
  return (
    <div className="grid gap-4 text-base">
      <p className="font-semibold">{offer.title}</p>
      <p>{errors(rejection)}</p>
      <a
        href={`mailto:${site.email}?subject=${encodeURIComponent(order.id)}`}
        className="btn btn-secondary justify-self-start"
      >
        {t('contact')}
      </a>
    </div>
  );
}
