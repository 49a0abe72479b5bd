import { html } from 'hono/html';
import { createTranslator } from 'use-intl/core';
import { formatMoney } from '@/lib/kernel/money';
import { plainPageResponse } from '@/platform/kernel/plain-pages/plain-page';
import { messages } from '@/platform/kernel/messages';
import type { PaymentForm, PaymentRequest } from './provider';

/** The order, the amount and one button that leads on to the provider; no script. Without a form the payment is over: only the link back to the order. */
export function paymentFormPage(
  { locale, orderNumber, amount, currency, returnUrl }: PaymentRequest,
  form: PaymentForm | null,
) {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'payForm' });
  const title = t(form ? 'title' : 'over');
  return plainPageResponse({
    locale,
    title,
    formsTo: form?.formsTo,
    main: html`<h1>${title}</h1>
      <p>${t(form ? 'intro' : 'overIntro')}</p>
      <dl>
        <dt>${t('order')}</dt>
        <dd>${orderNumber}</dd>
        ${
          // A payment that is over may be paid: then no amount is due.
          form
            ? html`<dt>${t('amount')}</dt>
                <dd class="sum">${formatMoney({ amount, currency }, locale)}</dd>`
            : ''
        }
      </dl>
      ${
        form
          ? html`<form method="post" action="${form.action}">
              ${Object.entries(form.fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
              <button class="main">${t('go')}</button>
            </form>`
          : ''
      }
      <p><a class="${form ? 'quiet' : 'button'}" href="${returnUrl}">${t('back')}</a></p>`,
  });
}
