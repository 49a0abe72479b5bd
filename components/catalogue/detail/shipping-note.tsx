import { getTranslations } from 'next-intl/server';
import { shippingIn } from '@/lib/shipping/reads';
import { currencyOfLocale, formatMoney, fromMainUnit } from '@/lib/kernel/money';
import { storeRegionsOfLocale } from '@/lib/branches/store-regions';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';

/** The shipping price to the countries of this language. */
export async function ShippingNote() {
  const [t, locale] = await Promise.all([getTranslations('course.shipping'), pageLocale()]);
  const currency = currencyOfLocale(locale);
  const offers = await shippingIn(currency);
  if (!offers) return null;
  const names = new Intl.DisplayNames(locale, { type: 'region', style: 'short' });
  const money = (amount: number) => formatMoney(fromMainUnit(amount, currency), locale);
  return (
    <ul className="mt-2 grid gap-1 text-sm text-ink-2">
      {storeRegionsOfLocale[locale].map((region) => {
        const country = names.of(region) ?? region;
        const offer = offers.find((one) => one.country === region);
        return (
          <li key={region}>
            {!offer
              ? t('none', { country })
              : offer.price === 0
                ? t('free', { country })
                : offer.freeFrom === null
                  ? t('priced', { country, price: money(offer.price) })
                  : t('freeFrom', { country, price: money(offer.price), from: money(offer.freeFrom) })}
          </li>
        );
      })}
    </ul>
  );
}
