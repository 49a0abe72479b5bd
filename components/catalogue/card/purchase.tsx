import { getTranslations } from 'next-intl/server';
import type { CardItem } from '@/lib/catalogue/catalogue-cards';
import { freeExamProduct } from '@/lib/catalogue/exam-product';
import { pricesOf } from '@/lib/kernel/money';
import { siteMetadata } from '@/lib/site/reads';
import { freeExamHref } from '@/lib/catalogue/free-exam-href';
import { originHref } from '@/lib/kernel/links/href';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';
import { BuyActions } from './buy-actions';

type Props = {
  item: CardItem;
  compact?: boolean;
  /** The partner market whose prices apply here. */
  market?: string;
};

/** How to get the product: buy, start for free, or why neither is possible. */
export async function Purchase({ item, compact, market }: Props) {
  const [t, locale, site] = await Promise.all([getTranslations('course'), pageLocale(), siteMetadata()]);
  const prices = pricesOf(item, locale);
  const asked = market ? `?market=${market}` : '';
  const shopHref = originHref(site, locale, `shop/products/${item.id}${asked}`);
  if (item.stock === 0 || !prices) {
    return (
      <p className="btn btn-secondary" aria-disabled="true">
        {t(prices ? 'outOfStock' : 'notSold')}
      </p>
    );
  }
  const isEverybodys = item.id === freeExamProduct;
  if (isEverybodys || prices.sell.amount === 0) {
    return (
      <a href={isEverybodys ? freeExamHref(site.appUrl, locale) : shopHref} className="btn btn-primary">
        {t('startFree')}
      </a>
    );
  }
  return (
    <BuyActions
      productId={item.id}
      isGoods={item.requiresShipping}
      checkoutHref={originHref(site, locale, `checkout/${item.id}${asked}`)}
      shopHref={shopHref}
      compact={compact}
      market={market}
      labels={{
        buy: t('buy'),
        add: t('add'),
        added: t('added', { title: item.copy.title }),
        undo: t('undo'),
      }}
    />
  );
}
