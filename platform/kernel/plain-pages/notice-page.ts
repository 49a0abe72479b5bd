import { html } from 'hono/html';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { plainPageResponse } from './plain-page';

type Notice = {
  locale: Locale;
  title: string;
  text?: string;
  link: { href: string; label: string };
  status?: number;
};

/** A page with one message and one link. */
export const noticePage = ({ locale, title, text, link, status = 200 }: Notice): Promise<Response> =>
  plainPageResponse({
    locale,
    title,
    status,
    main: html`<h1>${title}</h1>
      ${text ? html`<p>${text}</p>` : ''}
      <a class="button" href="${link.href}">${link.label}</a>`,
  });
