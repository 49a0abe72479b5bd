import { html } from 'hono/html';
import { createTranslator } from 'use-intl/core';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { messages } from '@/platform/kernel/messages';
import { noticePage } from '@/platform/kernel/plain-pages/notice-page';
import { plainPageResponse } from '@/platform/kernel/plain-pages/plain-page';

/** Letters that come again and again, and where they are turned on. */
const turnedOnAt = { weeklyProgress: 'learn/progress', newMessages: 'learn/messages' } as const;
export type StoppedLetter = keyof typeof turnedOnAt;

const words = (letter: StoppedLetter, locale: Locale) =>
  createTranslator({ locale, messages: messages[locale], namespace: `mail.${letter}.stop` });
const wayBack = (letter: StoppedLetter, locale: Locale) => ({
  href: `/${locale}/${turnedOnAt[letter]}`,
  label: words(letter, locale)('back'),
});

/** Asks before such letters end. The form leads to the address it stands at. */
export function letterPage(letter: StoppedLetter, locale: Locale): Promise<Response> {
  const t = words(letter, locale);
  return plainPageResponse({
    locale,
    title: t('title'),
    main: html`<h1>${t('title')}</h1>
      <p>${t('text')}</p>
      <form method="post"><button class="main">${t('button')}</button></form>`,
  });
}

export function letterStoppedPage(letter: StoppedLetter, locale: Locale): Promise<Response> {
  const t = words(letter, locale);
  return noticePage({ locale, title: t('done'), text: t('again'), link: wayBack(letter, locale) });
}

/** A link that is in no letter of ours. */
export function noLetterPage(letter: StoppedLetter, locale: Locale, status: number): Promise<Response> {
  const t = words(letter, locale);
  return noticePage({ locale, title: t('wrong'), text: t('wrongText'), link: wayBack(letter, locale), status });
}
