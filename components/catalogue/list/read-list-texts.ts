import 'server-only';
import { getTranslations } from 'next-intl/server';
import { pageLength, priceLimit, priceSteps, sortOrders } from '@/lib/catalogue/catalogue-filter';
import { currencyOfLocale, formatMoney, fromMainUnit } from '@/lib/kernel/money';
import { audiences, productTypes } from '@/lib/catalogue/product-type';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';
import { textsFor } from '@/lib/kernel/i18n/texts-for';

const plain = [
  'all',
  'anyPrice',
  'anyone',
  'audience',
  'countOne',
  'countOther',
  'emptyHint',
  'failed',
  'filters',
  'grade',
  'gradeFrom',
  'gradeTo',
  'listName',
  'priceLabel',
  'reset',
  'sort',
  'tabs',
  'tool',
] as const;

/** The texts of the list in the page's language. '#' is the placeholder of a number, a name in braces that of a text. */
export async function readListTexts() {
  const [t, common, locale] = await Promise.all([getTranslations('courses'), getTranslations('common'), pageLocale()]);
  const currency = currencyOfLocale(locale);
  const amount = formatMoney(fromMainUnit(priceLimit[currency], currency), locale);
  const prices = { free: t('free'), low: t('under', { amount }), high: t('andMore', { amount }) };
  return {
    ...textsFor(plain, t),
    types: textsFor(productTypes, (type) => t(`type.${type}`)),
    audiences: textsFor(audiences, (audience) => t(`audiences.${audience}`)),
    prices: textsFor(priceSteps, (step) => prices[step]),
    sorts: textsFor(['recommended', ...sortOrders], (order) => t(`sorts.${order}`)),
    shown: t('shown', { shown: '{shown}', total: '{total}' }),
    more: t('more', { count: pageLength }),
    empty: common('noContent'),
    couponApplied: t('couponApplied', { code: '{code}' }),
    couponRefused: t('couponRefused', { code: '{code}' }),
  };
}

export type ListTexts = Awaited<ReturnType<typeof readListTexts>>;
