'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAccount } from '@/components/ui/shell/account-context';
import { Loaded } from '@/components/ui/shell/loaded';
import { Screen } from '@/components/ui/shell/screen';
import { useTeacherMinutes } from '@/lib/minutes/queries';
import type { TeacherMinutes } from '@/lib/minutes/contract';
import { currencyOfLocale } from '@/lib/kernel/money';
import { hrefFor } from '@/lib/kernel/links/href';
import { OrderLink } from '@/components/activation/order-link';
import { PageButtons } from '@/components/ui/shell/page-buttons';

/** The teacher's live minutes: what is left, packs to buy in the shop, and their history. */
export function MinutesScreen() {
  const t = useTranslations('activation.minutes');
  const { locale } = useAccount();
  const [page, setPage] = useState(1);
  return (
    <Screen title={t('title')}>
      <Loaded query={useTeacherMinutes(locale, page)} skeleton="h-96">
        {({ left, packs, history }) => (
          <div className="grid gap-10">
            <div className="grid gap-2">
              <p className="text-3xl font-bold">{t('left', { count: left })}</p>
              <p className="prose-width text-ink-2">{t('rule')}</p>
            </div>
            <Packs packs={packs} />
            <History history={history} page={page} onPage={setPage} />
          </div>
        )}
      </Loaded>
    </Screen>
  );
}

function Packs({ packs }: Pick<TeacherMinutes, 'packs'>) {
  const t = useTranslations('activation.minutes.packs');
  const { locale, money } = useAccount();
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">{t('title')}</h2>
      {packs.length === 0 ? (
        <p className="text-ink-2">{t('empty')}</p>
      ) : (
        <>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
            {packs.map(({ productId, minutes, price }) => (
              <li key={productId} className="card grid content-start justify-items-start gap-2 p-5">
                <b className="text-lg">{t('minutes', { count: minutes })}</b>
                <span>{money(price, currencyOfLocale(locale))}</span>
                <a href={hrefFor(locale, `courses/${productId}`)} className="btn btn-secondary">
                  {t('buy')}
                  <span className="sr-only"> {t('minutes', { count: minutes })}</span>
                </a>
              </li>
            ))}
          </ul>
          <p className="prose-width text-sm text-ink-2">{t('rule')}</p>
        </>
      )}
    </section>
  );
}

type HistoryProps = { history: TeacherMinutes['history']; page: number; onPage: (page: number) => void };

function History({ history: { items, pages, count }, page, onPage }: HistoryProps) {
  const t = useTranslations('activation.minutes.history');
  const { date } = useAccount();
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">{t('title')}</h2>
      {count === 0 ? (
        <p className="text-ink-2">{t('empty')}</p>
      ) : (
        <>
          <ul className="teach-list">
            {items.map(({ id, kind, minutes, at, order }) => (
              <li key={id} className="teach-row">
                <span className="grid">
                  <b>{t(`kinds.${kind}`)}</b>
                  <span className="text-sm text-ink-2">{date(at, true)}</span>
                </span>
                <span className="grid justify-items-end">
                  <span className="font-semibold">{t(kind === 'bought' ? 'plus' : 'minus', { count: minutes })}</span>
                  <span className="text-sm">{order && <OrderLink order={order} />}</span>
                </span>
              </li>
            ))}
          </ul>
          <PageButtons page={page} pages={pages} onPage={onPage} />
        </>
      )}
    </section>
  );
}
