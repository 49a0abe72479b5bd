import { lessonOperations, type Lesson } from './contract';
import 'server-only';
import { ApiFailure, readApi } from '@/lib/kernel/api/server';
import { planOperations } from '@/lib/fulfilment/plans-contract';
import { catalogueOperations } from '@/lib/catalogue/contract';
import { isLearningName } from '@/lib/bank/learning-name';
import { offeredTrials } from '@/lib/courses/offered-trials';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';
import { cacheTags } from '@/lib/kernel/cache/cache-tags';
import { cacheWithTags } from '@/lib/kernel/cache/cache-with-tags';

/** A free lesson with its steps; null for other lessons, and if there is none. */
export async function readFreeLesson(course: string, lesson: string): Promise<Lesson | null> {
  if (!isLearningName(course) || !isLearningName(lesson)) return null;
  const found = await readLesson(await pageLocale(), course, lesson);
  return found?.access === 'open' && found.isFree && found.steps ? found : null;
}

async function readLesson(locale: Locale, course: string, lesson: string): Promise<Lesson | null> {
  'use cache';
  cacheWithTags(cacheTags.learning, cacheTags.coursePlans);
  try {
    return await readApi(lessonOperations.lesson, { params: { id: course, lesson }, query: { locale } });
  } catch (error) {
    if (error instanceof ApiFailure && error.status < 500) return null;
    throw error;
  }
}

/** Trial courses sold in the page's language, with their titles; those for children only come last. */
export async function listTrials(): Promise<{ id: string; title: string }[]> {
  return trialsIn(await pageLocale());
}

async function trialsIn(locale: Locale): Promise<{ id: string; title: string }[]> {
  'use cache';
  cacheWithTags(cacheTags.coursePlans, cacheTags.products);
  const trials = (await readApi(planOperations.plans, { query: {} })).filter(({ isTrial }) => isTrial);
  const ids = trials.flatMap(({ productId }) => productId ?? []).join();
  const { products } = ids
    ? await readApi(catalogueOperations.catalogue, { query: { ids, locale, pageSize: '100' } })
    : { products: [] };
  return offeredTrials(trials, products, locale);
}
