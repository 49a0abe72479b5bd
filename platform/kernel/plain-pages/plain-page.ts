import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { Locale } from '@/lib/kernel/i18n/locales';

/** What `html` of Hono makes: text in which everything that was filled in is escaped. */
export type Html = ReturnType<typeof html>;

const plain = `
:root{color-scheme:light dark;--ink:light-dark(#1c1917,#f7f1e7);--ink-2:light-dark(#57534e,#cbc1b3);--paper:light-dark(#fff8eb,#1f1912);--card:light-dark(#fff,#221b14);--line:light-dark(#ebddc4,#423524);--control:light-dark(#8a7a63,#a08d70);--action:light-dark(#c2410c,#fb923c);--on:light-dark(#fff,#1c1208);--jade:light-dark(#0f766e,#5eead4);--danger:light-dark(#b42318,#fda29b)}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;grid-template-columns:minmax(0,1fr);place-items:center;padding:24px 16px;background:var(--paper);color:var(--ink);font:16px/1.6 system-ui,"PingFang TC","Noto Sans TC","Hiragino Sans",sans-serif}
main{width:100%;max-width:480px;background:var(--card);border-radius:16px;padding:28px 24px;box-shadow:0 1px 2px #0002,0 12px 32px #0001}main.wide{max-width:960px}
h1,h2,h3{line-height:1.3;margin:0 0 8px;overflow-wrap:anywhere;text-wrap:balance}:lang(ja){word-break:auto-phrase}h1{font-size:1.5rem}h2{font-size:1.15rem;margin-top:24px}p{margin:0 0 16px}ul{margin:0;padding-left:1.2em}a{color:var(--action)}
dl{margin:0 0 24px;display:grid;grid-template-columns:auto 1fr;gap:4px 16px}dt{color:var(--ink-2)}dd{margin:0;text-align:right;overflow-wrap:anywhere}dd.sum{font-size:1.25rem;font-weight:700}
fieldset{border:0;margin:0;padding:0;display:grid;gap:10px}legend{padding:0;margin-bottom:10px;font-weight:600}
form{display:grid;gap:16px;margin-bottom:16px}label{display:grid;gap:4px;font-weight:600}label small,.quiet{font-weight:400;color:var(--ink-2);font-size:.94rem}
input:not([type=hidden]),select,textarea{width:100%;min-height:48px;padding:10px 14px;border:1px solid var(--control);border-radius:10px;background:var(--card);color:var(--ink);font:inherit}
[aria-invalid]{border-color:var(--danger)!important;border-width:2px!important}.wrong{color:var(--danger);font-weight:600;font-size:.94rem}.good{color:var(--jade)}.honeypot{display:none}
.told{border-left:4px solid var(--line);padding-left:12px;margin:0 0 16px}
button,a.button{display:block;width:100%;min-height:48px;padding:11px 16px;border:1px solid var(--control);border-radius:10px;background:var(--card);color:var(--ink);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button.main,a.button{background:var(--action);border-color:var(--action);color:var(--on)}button:hover,a.button:hover{filter:brightness(.94)}:focus-visible{outline:3px solid var(--action);outline-offset:2px}
table{width:100%;border-collapse:collapse;font-size:.95rem}th,td{text-align:left;vertical-align:top;padding:8px 10px;border-bottom:1px solid var(--line);overflow-wrap:anywhere}th{color:var(--ink-2);font-weight:600}.scroll{overflow-x:auto;margin-bottom:16px}.scroll th,.scroll td{overflow-wrap:normal;min-width:6.2em}.scroll thead th{vertical-align:bottom}th.figure,td.figure{text-align:right}.choices{display:flex;flex-wrap:wrap;gap:4px 16px;margin-bottom:16px}.choices a{display:inline-block;min-height:24px;padding:4px 0}.choices [aria-current]{color:inherit;font-weight:700}
.tick{width:2.5em}.tick:before{content:"☐";font-size:1.3em;line-height:1}
@media print{:root{color-scheme:light}body{display:block;padding:0;background:#fff;font-size:11pt}main,main.wide{max-width:none;padding:0;box-shadow:none}section{break-inside:avoid}th,td{border-color:#999}a{color:inherit;text-decoration:none}.screen{display:none}}`;

/** With this hash the policy admits the page's only style sheet and no other. */
const hashOf = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

type Page = {
  locale: Locale;
  title: string;
  css: string;
  body: Html | Promise<Html>;
  /** Other origins that its forms may lead to. */
  formsTo?: readonly string[] | undefined;
  status?: number | undefined;
};
type PlainPage = Omit<Page, 'css' | 'body'> & { main: Html | Promise<Html>; isWide?: boolean };

/** A page for browsers without scripts: a card in the shop's colors. */
export const plainPageResponse = ({ main, isWide, ...page }: PlainPage): Promise<Response> =>
  pageResponse({ ...page, css: plain, body: html`<main class="${isWide ? 'wide' : ''}">${main}</main>` });

/** A whole page without a script, for browsers without scripts or for printing. It must not be cached, indexed or framed. */
export async function pageResponse({ locale, title, css, body, formsTo = [], status = 200 }: Page): Promise<Response> {
  const page = await html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${raw(`<style>${css}</style>`)}
      </head>
      <body>
        ${body}
      </body>
    </html>`;
  const forms = ["'self'", ...formsTo].join(' ');
  return new Response(String(page), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src ${hashOf(css)}; form-action ${forms}; base-uri 'none'; frame-ancestors 'none'`,
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  });
}
