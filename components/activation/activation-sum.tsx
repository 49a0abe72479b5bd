'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { Loaded } from '@/components/ui/shell/loaded';
import { activate, useActivationQuote } from '@/lib/activation/queries';
import type { ActivatableCourse, ActivationQuote, WantedActivation } from '@/lib/activation/contract';
import { currencyOfLocale } from '@/lib/kernel/money';
import { OrderLink } from './order-link';
import { PayOrder } from './pay-order';
import type { Chosen } from './student-choice';

type Props = { course: ActivatableCourse | null; chosen: Chosen };

/** The sum as the server calculates it: for which students it is paid, and for which it is free. */
export function ActivationSum({ course, chosen }: Props) {
  const t = useTranslations('activation.sum');
  const { locale } = useAccount();
  const wanted: WantedActivation | null =
    course && chosen.size > 0
      ? {
          productId: course.productId,
          locale,
          currency: currencyOfLocale(locale),
          students: [...chosen.keys()],
        }
      : null;
  const query = useActivationQuote(wanted);
  return (
    <section className="card grid gap-4 p-5 sm:p-8" aria-labelledby="activation-sum">
      <h2 id="activation-sum" className="text-xl">
        {t('title')}
      </h2>
      {wanted ? (
        <Loaded query={query}>
          {(quote) => <Sum wanted={wanted} quote={quote} isOld={query.isPlaceholderData} />}
        </Loaded>
      ) : (
        <p className="text-ink-2">{t('first')}</p>
      )}
    </section>
  );
}

type SumProps = {
  wanted: WantedActivation;
  quote: ActivationQuote;
  /** The quote is for an earlier choice. */ isOld: boolean;
};

function Sum({ wanted, quote, isOld }: SumProps) {
  const t = useTranslations('activation.sum');
  const { money } = useAccount();
  const { charged, owned, waiting, currency, price, total, title } = quote;
  const orders = [...new Set(waiting.map(({ order }) => order))];
  return (
    <div className="grid gap-4" aria-busy={isOld}>
      {charged.length > 0 && (
        <div className="grid gap-1" aria-live="polite">
          <p className="flex flex-wrap justify-between gap-x-4">
            <span className="min-w-0 wrap-anywhere">{title}</span>
            <span>{t('line', { count: charged.length, price: money(price, currency) })}</span>
          </p>
          <p className="flex justify-between gap-4 border-t border-line pt-2 text-lg font-bold">
            <span>{t('total')}</span>
            <span>{money(total, currency)}</span>
          </p>
        </div>
      )}
      {owned.length > 0 && <Names text={t('owned')} names={owned} />}
      {waiting.length > 0 && (
        <Names text={t('waiting')} names={waiting}>
          {orders.map((order) => (
            <OrderLink key={order} order={order} />
          ))}
        </Names>
      )}
      {charged.length === 0 && waiting.length === 0 && <p className="font-semibold">{t('nobody')}</p>}
      {charged.length > 0 && (
        <>
          <p className="prose-width text-sm text-ink-2">{t('rule')}</p>
          <PayOrder
            total={isOld ? 0 : total}
            wish={JSON.stringify(wanted)}
            place={(key) => activate({ ...wanted, students: charged.map(({ id }) => id), expectedTotal: total }, key)}
          />
        </>
      )}
    </div>
  );
}

type NamesProps = { text: string; names: { id: string; name: string }[]; children?: React.ReactNode };

function Names({ text, names, children }: NamesProps) {
  return (
    <div className="grid justify-items-start gap-1 rounded-card bg-paper-2 p-4">
      <p>{text}</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 font-semibold">
        {names.map(({ id, name }) => (
          <li key={id} className="wrap-anywhere">
            {name}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
