'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { reading } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';
import { catalogueOperations } from '@/lib/catalogue/addresses';
import { formatMoney, pricesOf } from '@/lib/kernel/money';
import { hrefFor } from '@/lib/kernel/links/href';
import { PageLink } from '@/lib/kernel/links/page-link';
import { useLearning } from '@/components/learn/shell/learn-context';

/** The price of a course and the link to the shop; nothing if it is not sold, or for children. */
export function OfferOfCourse({ productId }: { productId: string | null }) {
  const { kids } = useLearning();
  return productId !== null && !kids && <Offer productId={productId} />;
}

function Offer({ productId }: { productId: string }) {
  const t = useTranslations('learn.closed');
  const { locale } = useAccount();
  const { data } = useRead(
    reading(['offer', productId, locale], catalogueOperations.catalogue, { query: { ids: productId, locale } }),
  );
  const product = data?.products.find(({ id }) => id === productId);
  if (!product) return null;
  const prices = pricesOf(product, locale);
  return (
    <p className="flex flex-wrap items-center gap-4">
      {prices && (
        <span className="font-display text-xl font-extrabold">
          {prices.sell.amount === 0 ? t('nothing') : formatMoney(prices.sell, locale)}
        </span>
      )}
      <PageLink href={hrefFor(locale, `courses/${productId}`)} className="btn btn-secondary">
        {t('toShop')}
      </PageLink>
    </p>
  );
}
