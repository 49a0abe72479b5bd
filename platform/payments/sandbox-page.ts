import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { formatMoney, type Money } from '@/lib/domain/money';
import type { Locale } from '@/lib/i18n/locales';
import { messages } from '@/platform/services/messages';

export type SandboxView = {
  locale: Locale;
  orderNumber: string;
  amount: Money;
  step: 'choose' | 'challenge' | 'gone';
  token: string;
  returnUrl: string;
};

const css = `
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:#f6f1e7;color:#26221b;font:16px/1.6 system-ui,"PingFang TC","Noto Sans TC","Hiragino Sans",sans-serif}
main{width:100%;max-width:440px;background:#fff;border-radius:16px;padding:28px 24px;box-shadow:0 1px 2px #0002,0 12px 32px #0001}
h1{margin:0 0 8px;font-size:1.5rem;line-height:1.3}p{margin:0 0 16px}dl{margin:0 0 24px;display:grid;grid-template-columns:auto 1fr;gap:4px 16px}dt{color:#6b6252}dd{margin:0;text-align:right;overflow-wrap:anywhere}dd.sum{font-size:1.25rem;font-weight:700}
fieldset{border:0;margin:0;padding:0;display:grid;gap:10px}legend{padding:0;margin-bottom:10px;font-weight:600}
button,a.button{display:block;width:100%;min-height:48px;padding:11px 16px;border:1px solid #8a7d66;border-radius:10px;background:#fff;color:#26221b;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button.main,a.button{background:#a34a06;border-color:#a34a06;color:#fff}button:hover,a.button:hover{filter:brightness(.94)}:focus-visible{outline:3px solid #1d5fa8;outline-offset:2px}
@media(prefers-color-scheme:dark){body{background:#171511;color:#efe9dd}main{background:#23201a;box-shadow:none}dt{color:#b8ad99}button{background:#23201a;color:#efe9dd;border-color:#8f8470}button.main,a.button{background:#f0a04b;border-color:#f0a04b;color:#221503}:focus-visible{outline-color:#8ec1ff}}`;

/** The hash lets the page's one style through a policy that allows nothing else. */
export const sandboxStyleHash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

/** The hosted page, whole: no script, one form, in the order's language. */
export function sandboxPage({ locale, orderNumber, amount, step, token, returnUrl }: SandboxView) {
  const copy = messages[locale].sandbox;
  const { approve, decline, challenge, late, twice, confirm, refuse } = copy;
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
      actions: { approve: confirm, decline: refuse },
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
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${heading}</title>
        ${raw(`<style>${css}</style>`)}
      </head>
      <body>
        <main>
          <h1>${heading}</h1>
          <p>${intro}</p>
          <dl>
            <dt>${copy.order}</dt>
            <dd>${orderNumber}</dd>
            <dt>${copy.amount}</dt>
            <dd class="sum">${formatMoney(amount, locale)}</dd>
          </dl>
          ${step === 'gone' ? html`<a class="button" href="${returnUrl}">${copy.back}</a>` : form}
        </main>
      </body>
    </html>`;
}
