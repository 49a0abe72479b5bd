import { getTranslations } from 'next-intl/server';
import { Price } from '@/components/ui/price';
import type { CatalogueItem } from '@/lib/data/catalogue';
import { pricesOf } from '@/lib/domain/money';
import { refundRuleOf } from '@/lib/domain/refund';
import { pageLocale } from '@/lib/i18n/page-locale';
import { Purchase } from './purchase';

export async function PriceTag({ item, size }: { item: CatalogueItem; size: 'md' | 'lg' }) {
  const [courses, locale] = await Promise.all([getTranslations('courses'), pageLocale()]);
  const prices = pricesOf(item, locale);
  if (!prices || prices.sell.amount === 0) {
    return (
      <b className="font-display text-[28px] leading-none font-extrabold">{courses(prices ? 'free' : 'notSold')}</b>
    );
  }
  return <Price {...prices} size={size} />;
}

/** Price, the two ways to buy, the refund rule in plain words and what comes with it. */
export async function PricePanel({ item }: { item: CatalogueItem }) {
  const [t, locale] = await Promise.all([getTranslations('course'), pageLocale()]);
  const refundRule = refundRuleOf(item.type, pricesOf(item, locale)?.sell.amount);
  return (
    <section aria-label={t('pricePanel')} className="card p-6 md:p-7">
      <PriceTag item={item} size="lg" />
      {item.requiresShipping && item.stock !== null && item.stock > 0 && (
        <p className="mt-2 text-sm font-semibold text-jade">{t('inStock', { count: item.stock })}</p>
      )}
      <div className="mt-5 grid gap-3">
        <Purchase item={item} />
      </div>
      {refundRule && <p className="mt-4 text-[13.5px] leading-relaxed text-ink-2">{t(`refund.${refundRule}`)}</p>}
      {item.copy.includes.length > 0 && (
        <>
          <h2 className="mt-5 text-base">{t('includes')}</h2>
          <ul className="mt-2 grid gap-2 text-[15px]">
            {item.copy.includes.map((line) => (
              <li
                key={line}
                className="flex gap-2.5 before:mt-[7px] before:size-3 before:flex-none before:rounded-full before:bg-jade"
              >
                {line}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
