import { getTranslations } from 'next-intl/server';
import type { CatalogueItem } from '@/lib/data/catalogue';
import { pricesOf } from '@/lib/domain/money';
import { siteMetadata } from '@/lib/data/site';
import { originHref } from '@/lib/i18n/href';
import { pageLocale } from '@/lib/i18n/page-locale';
import { BuyActions } from './buy-actions';

/** The way to own the product: buy, start for free, or why neither is possible. */
export async function Purchase({ item, compact }: { item: CatalogueItem; compact?: boolean }) {
  const [t, locale, site] = await Promise.all([getTranslations('course'), pageLocale(), siteMetadata()]);
  const prices = pricesOf(item, locale);
  const shopHref = originHref(site, locale, `shop/products/${item.id}`);
  if (item.stock === 0 || !prices) {
    return (
      <p className="btn btn-secondary" aria-disabled="true">
        {t(prices ? 'outOfStock' : 'notSold')}
      </p>
    );
  }
  if (prices.sell.amount === 0) {
    return (
      <a href={shopHref} className="btn btn-primary">
        {t('startFree')}
      </a>
    );
  }
  return (
    <BuyActions
      productId={item.id}
      isGoods={item.requiresShipping}
      checkoutHref={originHref(site, locale, 'checkout')}
      shopHref={shopHref}
      compact={compact}
      labels={{
        buy: t('buy'),
        add: t('add'),
        added: t('added', { title: item.copy.title }),
        undo: t('undo'),
      }}
    />
  );
}
