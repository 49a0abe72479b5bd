import { getTranslations } from 'next-intl/server';
import { formatMoney, type Money } from '@/lib/domain/money';
import { pageLocale } from '@/lib/i18n/page-locale';

type Props = { origin: Money; sell: Money; size: 'md' | 'lg' };

/** A price in the page's language; with the former one struck through when a special price holds (docs/product.md, "Catalogue"). */
export async function Price({ origin, sell, size }: Props) {
  const [t, locale] = await Promise.all([getTranslations('common'), pageLocale()]);
  const isSpecial = sell.amount !== origin.amount;
  const percent = Math.floor(((origin.amount - sell.amount) * 100) / (origin.amount || 1));
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
      {isSpecial && <span className="sr-only">{t('specialPrice')}</span>}
      <b className={`font-display leading-none font-extrabold ${size === 'lg' ? 'text-[34px]' : 'text-[22px]'}`}>
        {formatMoney(sell, locale)}
      </b>
      {isSpecial && (
        <>
          <span className="sr-only">{t('originalPrice')}</span>
          <s className="text-sm text-ink-3">{formatMoney(origin, locale)}</s>
          {percent > 0 && <span className="badge-off">{t('percentOff', { percent })}</span>}
        </>
      )}
    </span>
  );
}
