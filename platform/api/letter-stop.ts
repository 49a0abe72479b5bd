import { messageLetterOperations, weeklyLetterOperations } from '@/lib/contract/letter-stop';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { letterPage, letterStoppedPage, noLetterPage, type StoppedLetter } from '@/platform/plain-pages/letter-page';
import { findMessageLetters, stopMessageLetters } from '@/platform/services/classes/messages/stop-letters';
import type { Asked } from '@/platform/services/context';
import { findLetter, stopLetter } from '@/platform/services/learning/weekly/stop-letter';
import { ServiceError } from '@/platform/services/service-error';
import { newRouter, serve } from './serve';

export const letterStopApi = newRouter();

type Verb = (asked: Asked<{ token: string }>) => Promise<{ locale: Locale }>;

function serveStop({ stopPage, stop }: typeof weeklyLetterOperations, letter: StoppedLetter, find: Verb, end: Verb) {
  /** Whoever has no link of ours has no language either. */
  const answer = async (found: Promise<{ locale: Locale }>, show: typeof letterPage) => {
    try {
      return await show(letter, (await found).locale);
    } catch (error) {
      if (error instanceof ServiceError) return noLetterPage(letter, defaultLocale, error.status);
      throw error;
    }
  };
  serve(letterStopApi, stopPage, ({ ctx, query }) => answer(find({ ctx, input: query }), letterPage));
  serve(letterStopApi, stop, ({ ctx, query }) => answer(end({ ctx, input: query }), letterStoppedPage));
}

serveStop(weeklyLetterOperations, 'weeklyProgress', findLetter, stopLetter);
serveStop(messageLetterOperations, 'newMessages', findMessageLetters, stopMessageLetters);
