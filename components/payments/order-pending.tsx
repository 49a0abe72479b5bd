'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/waiting/spinner';
import type { Order } from '@/lib/orders/shapes';
import { cancelOrder, orderQuery } from '@/lib/orders/queries';
import { getQueryClient, invalidate } from '@/lib/kernel/api/query-client';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { ConfirmDialog } from '@/components/ui/forms/confirm-dialog';
import { useAccount } from '@/components/ui/shell/account-context';
import { isWaitingForPayment } from './order-polling';
import { PaymentChoice, useProvider } from './payment-choice';
import { goPay } from './place-order';

/** An order to be paid: waiting for the provider, declined, or not yet begun. */
export function OrderPending({ order }: { order: Order }) {
  const t = useTranslations('account.order');
  const { date } = useAccount();
  const waits = isWaitingForPayment(order);
  const declined = order.payment?.status === 'DECLINED';
  return (
    <section className="card grid gap-5 p-5 sm:p-8">
      {waits && (
        <>
          <Spinner label={t('waiting')} />
          <h2 className="text-2xl">{t('waiting')}</h2>
          <p className="prose-width text-ink-2">{t(order.teaching ? 'forClass.waitingText' : 'waitingText')}</p>
        </>
      )}
      {declined && (
        <div role="alert" className="rounded-card bg-danger-soft p-4 text-danger">
          <h2 className="text-xl">{t('declined')}</h2>
          <p>{t('declinedText')}</p>
        </div>
      )}
      {!waits && !declined && <h2 className="text-2xl">{t('unpaid')}</h2>}
      {order.expiresAt && <p>{t('heldUntil', { time: date(order.expiresAt, true) })}</p>}
      <PayAgain order={order} kind={waits ? 'secondary' : 'primary'} />
      <CancelOrder order={order} />
    </section>
  );
}

/** On an error the order is read again, because it may have changed meanwhile (paid elsewhere, expired). */
function useOrderAction(id: string, work: () => Promise<unknown>) {
  return useAction(() =>
    work().catch(async (error: unknown) => {
      await invalidate(orderQuery(id).queryKey);
      throw error;
    }),
  );
}

function PayAgain({ order, kind }: { order: Order; kind: 'primary' | 'secondary' }) {
  const t = useTranslations('account');
  const { locale, money } = useAccount();
  const { provider, choose } = useProvider(order.currency, order.payment?.provider);
  const { run, busy, failure } = useOrderAction(order.id, async () => provider && goPay(order.id, provider, locale));
  return (
    <div className="grid gap-4">
      <FormAlert error={failure} onRetry={run} />
      {kind === 'primary' && <PaymentChoice currency={order.currency} value={provider} onChange={choose} />}
      <Button
        kind={kind}
        onClick={run}
        disabled={!provider}
        busyLabel={busy && t('checkout.placing')}
        className="min-h-[50px] justify-self-start"
      >
        {kind === 'primary'
          ? t('checkout.pay', { total: money(order.total, order.currency) })
          : t('order.continuePaying')}
      </Button>
    </div>
  );
}

function CancelOrder({ order }: { order: Order }) {
  const t = useTranslations('account.order');
  const dialog = useRef<HTMLDialogElement>(null);
  const action = useOrderAction(order.id, async () => {
    getQueryClient().setQueryData(orderQuery(order.id).queryKey, await cancelOrder(order.id));
    dialog.current?.close();
  });
  return (
    <>
      <Button kind="quiet" className="justify-self-start" onClick={() => dialog.current?.showModal()}>
        {t('cancel')}
      </Button>
      <ConfirmDialog
        ref={dialog}
        title={t('cancelTitle')}
        closeLabel={t('keep')}
        action={action}
        confirm={{ kind: 'danger', label: t('cancelYes'), busyLabel: t('cancelling') }}
        cancelLabel={t('keep')}
      >
        <p>{t('cancelText')}</p>
      </ConfirmDialog>
    </>
  );
}
