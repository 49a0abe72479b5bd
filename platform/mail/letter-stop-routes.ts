import { messageLetterOperations, weeklyLetterOperations } from '@/lib/mail/letter-stop';
import { defaultLocale, type Locale } from '@/lib/kernel/i18n/locales';
import { letterPage, letterStoppedPage, noLetterPage, type StoppedLetter } from './letter-page';
import { findMessageLetters, stopMessageLetters } from '@/platform/messages/stop-letters';
import type { Asked } from '@/platform/kernel/context';
import { findLetter, stopLetter } from '@/platform/progress/weekly/stop-letter';
import { ServiceError } from '@/platform/kernel/service-error';
import { newRouter, serve } from '@/platform/kernel/api/serve';

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
