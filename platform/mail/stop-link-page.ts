import { html } from 'hono/html';
import { createTranslator } from 'use-intl/core';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { messages } from '@/platform/kernel/messages';
import { noticePage } from '@/platform/kernel/plain-pages/notice-page';
import { plainPageResponse } from '@/platform/kernel/plain-pages/plain-page';

/** Recurring emails, and the pages where they are turned on. */
const turnedOnAt = { weeklyProgress: 'learn/progress', newMessages: 'learn/messages' } as const;
export type StoppableEmail = keyof typeof turnedOnAt;

const translatorOf = (email: StoppableEmail, locale: Locale) =>
  createTranslator({ locale, messages: messages[locale], namespace: `mail.${email}.stop` });
const wayBack = (email: StoppableEmail, locale: Locale) => ({
  href: `/${locale}/${turnedOnAt[email]}`,
  label: translatorOf(email, locale)('back'),
});

/** Asks before such emails are stopped. The form submits to its own address. */
export function stopLinkPage(email: StoppableEmail, locale: Locale): Promise<Response> {
  const t = translatorOf(email, locale);
  return plainPageResponse({
    locale,
    title: t('title'),
    main: html`<h1>${t('title')}</h1>
      <p>${t('text')}</p>
      <form method="post"><button class="main">${t('button')}</button></form>`,
  });
}

export function emailStoppedPage(email: StoppableEmail, locale: Locale): Promise<Response> {
  const t = translatorOf(email, locale);
  return noticePage({ locale, title: t('done'), text: t('again'), link: wayBack(email, locale) });
}

/** The page for a link that is in none of the shop's emails. */
export function badStopLinkPage(email: StoppableEmail, locale: Locale, status: number): Promise<Response> {
  const t = translatorOf(email, locale);
  return noticePage({ locale, title: t('wrong'), text: t('wrongText'), link: wayBack(email, locale), status });
}
