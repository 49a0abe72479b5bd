'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAccount } from '@/components/ui/shell/account-context';
import { useActivations } from '@/lib/activation/queries';
import type { Activation } from '@/lib/activation/contract';
import { OrderLink } from './order-link';
import { PagedList } from '@/components/ui/shell/paged-list';

/** Past activations with course and student, the newest first. */
export function ActivationHistory() {
  const t = useTranslations('activation.history');
  const { locale } = useAccount();
  const [page, setPage] = useState(1);
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">{t('title')}</h2>
      <PagedList
        query={useActivations(locale, page)}
        page={page}
        onPage={setPage}
        empty={<p className="text-ink-2">{t('empty')}</p>}
      >
        {(items) => (
          <ul className="teach-list">
            {items.map((activation) => (
              <Row key={activation.id} activation={activation} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

function Row({ activation: { student, title, state, order, orderedAt, paidAt } }: { activation: Activation }) {
  const t = useTranslations('activation.history');
  const { date } = useAccount();
  return (
    <li className="teach-row">
      <span className="grid min-w-0">
        <span className="wrap-anywhere">
          <b>{student ?? t('former')}</b> · {title}
        </span>
        <span className="text-sm text-ink-2">{date(paidAt ?? orderedAt)}</span>
      </span>
      <span className="grid justify-items-start text-sm sm:justify-items-end">
        <b>{t(`states.${state}`)}</b>
        <OrderLink order={order} />
      </span>
    </li>
  );
}
