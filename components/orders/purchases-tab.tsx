'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useUnpaidOrders } from '@/lib/orders/queries';
import { usePurchaseLog } from '@/lib/orders/purchase-log-hooks';
import type { PurchaseLogEntry } from '@/lib/orders/purchase-log-contract';
import { LearnerNote } from '@/components/family/learner-note';
import { Loaded, NothingYet } from '@/components/ui/shell/loaded';
import { Older } from '@/components/ui/shell/older';
import { useAccount } from '@/components/ui/shell/account-context';

/** Paid purchases, newest first, without refunded ones; above them the orders that wait for a payment. */
export function PurchasesTab() {
  const t = useTranslations('account.purchases');
  return (
    <div className="grid gap-6">
      <OpenOrders />
      <Loaded query={usePurchaseLog()} skeleton="h-48">
        {(log) => (log.length === 0 ? <NothingYet title={t('none')} /> : <Purchases log={log} />)}
      </Loaded>
      <p className="prose-width text-sm text-ink-2">{t('rule')}</p>
    </div>
  );
}

/** The number of orders shown at a time. */
const pageLength = 20;

function Purchases({ log }: { log: PurchaseLogEntry[] }) {
  const [shown, setShown] = useState(pageLength);
  const orderIds = [...new Set(log.map(({ orderId }) => orderId))];
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4">
        {orderIds.slice(0, shown).map((orderId) => (
          <Purchase key={orderId} entries={log.filter((entry) => entry.orderId === orderId)} />
        ))}
      </ul>
      <Older hasMore={orderIds.length > shown} onMore={() => setShown(shown + pageLength)} />
    </div>
  );
}

/** The entries of one order. */
function Purchase({ entries }: { entries: PurchaseLogEntry[] }) {
  const t = useTranslations('account.purchases');
  const { money, date } = useAccount();
  const { orderId, purchasedAt, learner } = entries[0]!;
  return (
    <li className="card grid gap-4 p-5 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-sm text-ink-2">
        <span>{date(purchasedAt)}</span>
        <LearnerNote learner={learner} />
        <span className="break-all">{t('order', { number: orderId })}</span>
      </div>
      <ul className="grid gap-2">
        {entries.map((entry) => (
          <li key={entry.id} className="flex justify-between gap-4">
            <span className="font-semibold">
              {entry.title}
              {entry.quantity > 1 && <span className="font-normal text-ink-2"> × {entry.quantity}</span>}
            </span>
            <span className="font-display font-extrabold">{money(entry.amount, entry.currency)}</span>
          </li>
        ))}
      </ul>
      <a href={`#/orders/${orderId}`} className="btn btn-secondary justify-self-start">
        {t('receipt')}
        <span className="sr-only"> {orderId}</span>
      </a>
    </li>
  );
}

/** Orders whose goods are reserved but not paid. */
function OpenOrders() {
  const t = useTranslations('account.purchases');
  const { money, date } = useAccount();
  const { data: open = [] } = useUnpaidOrders();
  if (open.length === 0) return null;
  return (
    <section className="grid gap-3 rounded-card bg-paper-2 p-5 sm:p-6">
      <h2 className="text-xl">{t('open')}</h2>
      <ul className="grid gap-3">
        {open.map((order) => (
          <li key={order.id} className="flex flex-wrap items-center justify-between gap-3">
            <span>
              <b>{order.lines.map((line) => line.title).join(t('and'))}</b>
              {order.expiresAt && (
                <span className="block text-sm text-ink-2">
                  {t('heldUntil', { time: date(order.expiresAt, true) })}
                </span>
              )}
            </span>
            <a href={`#/orders/${order.id}`} className="btn btn-primary">
              {t('pay', { total: money(order.total, order.currency) })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
