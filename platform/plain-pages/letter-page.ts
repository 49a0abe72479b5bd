import { html } from 'hono/html';
import { createTranslator } from 'use-intl/core';
import type { Locale } from '@/lib/i18n/locales';
import { messages } from '@/platform/services/messages';
import { noticePage } from './notice-page';
import { plainPageResponse } from './plain-page';

const words = (locale: Locale) =>
  createTranslator({ locale, messages: messages[locale], namespace: 'mail.weeklyProgress.stop' });
const toLearn = (locale: Locale) => ({ href: `/${locale}/learn/progress`, label: words(locale)('progress') });

/** Asks before the weekly letter ends. The form leads to the address it stands at. */
export function letterPage(locale: Locale): Promise<Response> {
  const t = words(locale);
  return plainPageResponse({
    locale,
    title: t('title'),
    main: html`<h1>${t('title')}</h1>
      <p>${t('text')}</p>
      <form method="post"><button class="main">${t('button')}</button></form>`,
  });
}

export function letterStoppedPage(locale: Locale): Promise<Response> {
  const t = words(locale);
  return noticePage({ locale, title: t('done'), text: t('again'), link: toLearn(locale) });
}

/** A link that is in no letter of ours. */
export function noLetterPage(locale: Locale, status: number): Promise<Response> {
  const t = words(locale);
  return noticePage({ locale, title: t('wrong'), text: t('wrongText'), link: toLearn(locale), status });
}
