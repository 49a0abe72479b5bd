import { html, raw } from 'hono/html';
import { formatMoney, type Money } from '@/lib/kernel/money';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { plainPageResponse } from '@/platform/kernel/plain-pages/plain-page';
import { messages } from '@/platform/kernel/messages';

export type SandboxView = {
  locale: Locale;
  orderNumber: string;
  amount: Money;
  step: 'choose' | 'challenge' | 'gone';
  token: string;
  returnUrl: string;
};

/** The hosted page, whole: no script, one form, in the order's language. */
export function sandboxPage({ locale, orderNumber, amount, step, token, returnUrl }: SandboxView) {
  const copy = messages[locale].sandbox;
  const { approve, decline, challenge, late, twice, confirm, refuse: reject } = copy;
  const { heading, intro, choose, actions } = {
    choose: {
      heading: copy.title,
      intro: copy.intro,
      choose: copy.choose,
      actions: { approve, decline, challenge, late, twice },
    },
    challenge: {
      heading: copy.challengeTitle,
      intro: copy.challengeIntro,
      choose: copy.challengeTitle,
      actions: { approve: confirm, decline: reject },
    },
    gone: { heading: copy.gone, intro: copy.goneIntro, choose: '', actions: {} },
  }[step];
  const form = html`<form method="post">
    <input type="hidden" name="token" value="${token}" /><input type="hidden" name="step" value="${step}" />
    <fieldset>
      <legend>${choose}</legend>
      ${Object.entries(actions).map(([action, label], index) => html`<button name="action" value="${action}" ${index === 0 ? raw(' class="main"') : ''}>${label}</button>`)}
    </fieldset>
  </form>`;
  const backTo = URL.canParse(returnUrl) ? [new URL(returnUrl).origin] : [];
  return plainPageResponse({
    locale,
    title: heading,
    formsTo: backTo,
    main: html`<h1>${heading}</h1>
      <p>${intro}</p>
      <dl>
        <dt>${copy.order}</dt>
        <dd>${orderNumber}</dd>
        <dt>${copy.amount}</dt>
        <dd class="sum">${formatMoney(amount, locale)}</dd>
      </dl>
      ${step === 'gone' ? html`<a class="button" href="${returnUrl}">${copy.back}</a>` : form}`,
  });
}
