import { getTranslations } from 'next-intl/server';
import type { CatalogueItem } from '@/lib/catalogue/reads';
import { pricesOf } from '@/lib/kernel/money';
import { refundRuleOf } from '@/lib/catalogue/refund-rule';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';
import { priceTexts } from '../card/card-content';
import { readCardTexts } from '../card/read-card-texts';
import { Purchase } from '../card/purchase';
import { ShippingNote } from './shipping-note';

/** The price in the page's language; with the former one struck through when a special price holds (docs/product.md, "Catalogue"). */
export async function PriceTag({ item, compact }: { item: CatalogueItem; compact?: boolean }) {
  const [t, texts] = await Promise.all([getTranslations('common'), readCardTexts()]);
  const { now, before, off } = priceTexts(item, texts);
  const isText = now === texts.free || now === texts.notSold;
  const figure = compact ? 'text-[22px]' : 'text-[34px]';
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
      {before && <span className="sr-only">{t('specialPrice')}</span>}
      <b className={`font-display leading-none font-extrabold ${isText ? 'text-[28px]' : figure}`}>{now}</b>
      {before && (
        <>
          <span className="sr-only">{texts.originalPrice}</span>
          <s className="text-sm text-ink-3">{before}</s>
        </>
      )}
      {off && (
        <span
          className={`rounded-md bg-amber-100 px-2 py-0.5 text-[12px] font-bold text-action ${compact ? 'max-sm:hidden' : ''}`}
        >
          {off}
        </span>
      )}
    </span>
  );
}

/** Price, the two ways to buy, the refund rule as text and what is included. */
export async function PricePanel({ item }: { item: CatalogueItem }) {
  const [t, locale] = await Promise.all([getTranslations('course'), pageLocale()]);
  const refundRule = refundRuleOf(item.type, pricesOf(item, locale)?.sell.amount);
  return (
    <section aria-label={t('pricePanel')} className="card p-6 md:p-7">
      <PriceTag item={item} />
      {item.requiresShipping && item.stock !== null && item.stock > 0 && (
        <p className="mt-2 text-sm font-semibold text-jade">{t('inStock', { count: item.stock })}</p>
      )}
      {item.requiresShipping && <ShippingNote />}
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
