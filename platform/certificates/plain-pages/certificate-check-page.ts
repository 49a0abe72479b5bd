import { html } from 'hono/html';
import { createTranslator } from 'use-intl/core';
import { certificateOperations } from '@/lib/certificates/contract';
import { pathOf } from '@/lib/kernel/api/operation';
import { maxTypedNumberLength, numberExample } from '@/lib/certificates/certificate';
import { schoolTimeZone } from '@/lib/kernel/period';
import { languageNames, locales, type Locale } from '@/lib/kernel/i18n/locales';
import type { CheckedCertificate } from '@/platform/certificates/check-certificate';
import { messages } from '@/platform/kernel/messages';
import { plainPageResponse } from '@/platform/kernel/plain-pages/plain-page';

type View = {
  locale: Locale;
  /** The typed number; without one only the form is shown. */
  number?: string | undefined;
  /** Null: there is no certificate with this number. */
  found?: CheckedCertificate | null;
  /** Set where the limit was reached and nothing was looked up. */
  retryAfterSeconds?: number;
};

const path = `/api/${pathOf(certificateOperations.check)}`;

/** The public check of a certificate by its number, with the form for it. */
export function certificateCheckPage({ locale, number = '', found, retryAfterSeconds }: View): Promise<Response> {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'examCertificate.check' });
  const school = messages[locale].mail.closing;
  const isUnknown = found === null;
  const status = retryAfterSeconds !== undefined ? 429 : isUnknown ? 404 : 200;
  const title = found ? `${t('title')} · ${found.number}` : t('title');
  return plainPageResponse({
    locale,
    title,
    status,
    main: html`<h1>${t('title')}</h1>
      ${found ? standing(found, locale) : ''}
      ${
        retryAfterSeconds === undefined
          ? ''
          : html`<p class="wrong" role="alert">${t('tooMany', { minutes: Math.ceil(retryAfterSeconds / 60) })}</p>`
      }
      ${
        isUnknown
          ? html`<p class="wrong" role="alert">${t('unknown')}</p>
              <p>${t('unknownText')}</p>`
          : ''
      }
      <form action="${path}">
        <p class="quiet">${t('lead')}</p>
        <input type="hidden" name="locale" value="${locale}" />
        <div>
          <label for="number">${t('number')}</label>
          <input
            id="number"
            name="number"
            value="${found ? '' : number.slice(0, maxTypedNumberLength)}"
            required
            maxlength="${maxTypedNumberLength}"
            autocomplete="off"
            autocapitalize="characters"
            spellcheck="false"
            aria-describedby="number-hint"
          />
          <span class="quiet" id="number-hint">${t('hint', { example: numberExample })}</span>
        </div>
        <button class="main">${t('button')}</button>
      </form>
      <p class="quiet">${t('own', { school })}</p>
      <nav aria-label="${t('languages')}">
        ${locales
          .filter((one) => one !== locale)
          .map(
            (one) =>
              html`<a
                href="${path}?${new URLSearchParams({ ...(number && { number }), locale: one })}"
                lang="${one}"
                hreflang="${one}"
                >${languageNames[one]}</a
              > `,
          )}
      </nav>`,
  });
}

function standing(certificate: CheckedCertificate, locale: Locale) {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'examCertificate.check' });
  const { number, grade, name, right, questions, passedAt, revokedAt } = certificate;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: schoolTimeZone });
  const facts = [
    [t('number'), number],
    [t('holder'), name ?? t('hidden')],
    [t('exam'), t('examName', { grade })],
    [t('score'), t('scoreOf', { right, questions })],
    [t('date'), day.format(new Date(passedAt))],
  ] as const;
  return html`<p class="${revokedAt ? 'wrong' : 'good'}" role="status">
      <b>${revokedAt ? t('revoked', { date: day.format(new Date(revokedAt)) }) : t('valid')}</b>
    </p>
    <dl>
      ${facts.map(
        ([label, value]) =>
          html`<dt>${label}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>`;
}
