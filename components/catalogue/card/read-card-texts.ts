import 'server-only';
import { getTranslations } from 'next-intl/server';
import { stages } from '@/lib/kernel/grades';
import { productTypes } from '@/lib/catalogue/product-type';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';
import { textsFor } from '@/lib/kernel/i18n/texts-for';

/** The texts of cards in the page's language: plain strings, so that the browser renders the same cards as the server. '#' is the placeholder of a number. */
export async function readCardTexts() {
  const [t, common, locale] = await Promise.all([getTranslations('courses'), getTranslations('common'), pageLocale()]);
  return {
    locale,
    type: textsFor(productTypes, (type) => t(`type.${type}`)),
    stage: textsFor(stages, (stage) => t(`stage.${stage}`)),
    ...textsFor(['lessonsOne', 'lessonsOther', 'unlimitedRetakes', 'shipped', 'free', 'notSold'], t),
    percentOff: common('percentOff', { percent: '{percent}' }),
    originalPrice: common('originalPrice'),
  };
}

export type CardTexts = Awaited<ReturnType<typeof readCardTexts>>;
