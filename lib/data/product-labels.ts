import 'server-only';
import { getTranslations } from 'next-intl/server';
import { stageOfGrade, stages } from '../domain/grades';
import { currencyOfLocale, formatMoney, fromMainUnit, type Money } from '../domain/money';
import { pageLocale } from '../i18n/page-locale';
import type { CatalogueItem } from './catalogue';

/** Selling and original price in the currency of the page's language (spec §9); null where it is not sold in it. */
export function pricesOf(item: CatalogueItem, locale: string): { sell: Money; origin: Money } | null {
  const currency = currencyOfLocale(locale);
  const price = item.price[currency];
  return price
    ? { sell: fromMainUnit(price.sellPrice, currency), origin: fromMainUnit(price.originPrice, currency) }
    : null;
}

/** 'G19–G15', 'G8', or null where a grade says nothing. */
export function gradeRange({ gradeFrom, gradeTo }: Pick<CatalogueItem, 'gradeFrom' | 'gradeTo'>): string | null {
  if (gradeFrom === null || gradeTo === null) return null;
  return gradeFrom === gradeTo ? `G${gradeFrom}` : `G${gradeFrom}–G${gradeTo}`;
}

/** What a product's card and page say of it in the page's language. */
export async function productLabels() {
  const [t, common, locale] = await Promise.all([getTranslations('courses'), getTranslations('common'), pageLocale()]);
  /** The stage it starts in; none for what runs through most of the road. */
  const stage = ({ gradeFrom, gradeTo }: CatalogueItem) => {
    if (gradeFrom === null || gradeTo === null) return null;
    const [first, last] = [stageOfGrade(gradeFrom), stageOfGrade(gradeTo)];
    return stages.indexOf(last) - stages.indexOf(first) > 1 ? null : t(`stage.${first}`);
  };
  return {
    /** Label of the cover: the stone's text and what stands beside it. */
    cover(item: CatalogueItem): { stone: string | null; text: string } {
      const range = gradeRange(item);
      if (!range) return { stone: null, text: t(`type.${item.type}`) };
      return { stone: `G${item.gradeTo}`, text: item.gradeFrom === item.gradeTo ? (stage(item) ?? range) : range };
    },
    chips(item: CatalogueItem): string[] {
      const what = item.type === 'hjjCoursePlan' ? stage(item) : t(`type.${item.type}`);
      const extra =
        item.type === 'verification'
          ? t('unlimitedRetakes')
          : item.requiresShipping
            ? t('shipped')
            : item.lessonCount
              ? t('lessons', { count: item.lessonCount })
              : null;
      return [what, extra].filter((chip) => chip !== null);
    },
    stage,
    price(item: CatalogueItem) {
      const prices = pricesOf(item, locale);
      if (!prices) return { now: t('notSold'), before: null, off: null, beforeLabel: '' };
      const { sell, origin } = prices;
      const percent = Math.floor(((origin.amount - sell.amount) * 100) / (origin.amount || 1));
      return {
        now: sell.amount === 0 ? t('free') : formatMoney(sell, locale),
        before: origin.amount === sell.amount ? null : formatMoney(origin, locale),
        off: percent > 0 ? common('percentOff', { percent }) : null,
        beforeLabel: common('originalPrice'),
      };
    },
  };
}
