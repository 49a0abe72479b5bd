import type { weeklyEmailOperations } from '@/lib/mail/email-stop';
import { defaultLocale, type Locale } from '@/lib/kernel/i18n/locales';
import { stopLinkPage, emailStoppedPage, badStopLinkPage, type StoppableEmail } from './stop-link-page';
import type { Asked } from '@/platform/kernel/context';
import { ServiceError } from '@/platform/kernel/service-error';
import { serve, type newRouter } from '@/platform/kernel/api/serve';

type Verb = (asked: Asked<{ token: string }>) => Promise<{ locale: Locale }>;

/** Serves the routes that stop a recurring email: the page that asks, and the stop itself. */
export function serveStop(
  api: ReturnType<typeof newRouter>,
  { stopPage, stop }: typeof weeklyEmailOperations,
  email: StoppableEmail,
  { find, end }: { find: Verb; end: Verb },
): void {
  /** Without a valid link the language is unknown. */
  const answer = async (found: Promise<{ locale: Locale }>, show: typeof stopLinkPage) => {
    try {
      return await show(email, (await found).locale);
    } catch (error) {
      if (error instanceof ServiceError) return badStopLinkPage(email, defaultLocale, error.status);
      throw error;
    }
  };
  serve(api, stopPage, ({ ctx, query }) => answer(find({ ctx, input: query }), stopLinkPage));
  serve(api, stop, ({ ctx, query }) => answer(end({ ctx, input: query }), emailStoppedPage));
}
