import 'server-only';
import { getTranslations } from 'next-intl/server';
import { stages } from '@/lib/domain/grades';
import { productTypes } from '@/lib/domain/product-type';
import { pageLocale } from '@/lib/i18n/page-locale';
import type { CardTexts } from './card-content';

const record = <Key extends string>(keys: readonly Key[], text: (key: Key) => string) =>
  Object.fromEntries(keys.map((key) => [key, text(key)])) as Record<Key, string>;

export async function readCardTexts(): Promise<CardTexts> {
  const [t, common, locale] = await Promise.all([getTranslations('courses'), getTranslations('common'), pageLocale()]);
  return {
    locale,
    type: record(productTypes, (type) => t(`type.${type}`)),
    stage: record(stages, (stage) => t(`stage.${stage}`)),
    lesson: t('lessonsOne'),
    lessons: t('lessonsOther'),
    unlimitedRetakes: t('unlimitedRetakes'),
    shipped: t('shipped'),
    free: t('free'),
    notSold: t('notSold'),
    percentOff: common('percentOff', { percent: '{percent}' }),
    originalPrice: common('originalPrice'),
  };
}
