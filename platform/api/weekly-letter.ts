import { weeklyLetterOperations as operations } from '@/lib/contract/weekly-letter';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { letterPage, letterStoppedPage, noLetterPage } from '@/platform/plain-pages/letter-page';
import { findLetter, stopLetter } from '@/platform/services/learning/weekly/stop-letter';
import { ServiceError } from '@/platform/services/service-error';
import { newRouter, serve } from './serve';

export const weeklyLetterApi = newRouter();

/** Whoever has no link of ours has no language either. */
async function answer(found: Promise<{ locale: Locale }>, show: (locale: Locale) => Promise<Response>) {
  try {
    return await show((await found).locale);
  } catch (error) {
    if (error instanceof ServiceError) return noLetterPage(defaultLocale, error.status);
    throw error;
  }
}

serve(weeklyLetterApi, operations.stopPage, ({ ctx, query }) => answer(findLetter({ ctx, input: query }), letterPage));
serve(weeklyLetterApi, operations.stop, ({ ctx, query }) =>
  answer(stopLetter({ ctx, input: query }), letterStoppedPage),
);
