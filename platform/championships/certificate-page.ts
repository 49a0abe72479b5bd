import { html, raw } from 'hono/html';
import { createTranslator } from 'use-intl/core';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { messages } from '@/platform/kernel/messages';
import type { Certificate, Certificates } from './certificates';
import { pageResponse } from '@/platform/kernel/plain-pages/plain-page';

const css = `
@page{size:A4 landscape;margin:0}
*{box-sizing:border-box}html{print-color-adjust:exact;-webkit-print-color-adjust:exact}
body{margin:0;background:#efe6d5;color:#1c1917;font:16px/1.6 "Noto Serif TC","Songti TC","Noto Serif CJK TC","Noto Serif JP","Hiragino Mincho ProN",Georgia,"Times New Roman",serif}
:lang(zh-CN){font-family:"Noto Serif SC","Songti SC","Noto Serif CJK SC",SimSun,serif}:lang(ja-JP){font-family:"Noto Serif JP","Hiragino Mincho ProN","Noto Serif CJK JP","Yu Mincho",serif}:lang(en-US){font-family:Georgia,"Noto Serif","Times New Roman",serif}
.hint{margin:0;padding:12px 16px;text-align:center;font:15px/1.5 system-ui,sans-serif;background:#fff8eb}
article{position:relative;width:297mm;height:209.5mm;margin:8mm auto;overflow:hidden;background:#fffdf7;display:grid;place-items:center;text-align:center;break-after:page;break-inside:avoid}
article:last-of-type{break-after:auto}
.frame{position:absolute;inset:9mm;border:.7mm solid #b4530a}.frame:after{content:"";position:absolute;inset:1.6mm;border:.2mm solid #b4530a}
.board{position:absolute;width:118mm;height:118mm}.board.one{left:9mm;bottom:9mm}.board.two{right:9mm;top:9mm;transform:rotate(180deg)}
.words{position:relative;width:236mm;padding-bottom:22mm;display:grid;justify-items:center;gap:5mm}
p,h1,h2{margin:0;overflow-wrap:anywhere}h1{font-size:19mm;line-height:1.1;letter-spacing:.16em;text-indent:.16em;font-weight:600}:lang(en-US) h1{font-size:12mm;letter-spacing:.02em;text-indent:0}
.of{font-size:6mm;line-height:1.4;color:#57534e}.name{font-size:16mm;line-height:1.2;font-weight:600;padding:0 8mm 2mm;border-bottom:.3mm solid #d6c3a1;min-width:130mm}:lang(en-US) .name{font-size:13mm}.name.name.long{font-size:10mm}
.award{font-size:11mm;line-height:1.2;color:#b4530a;font-weight:600}.text{font-size:6.4mm;line-height:1.6;text-wrap:balance;word-break:auto-phrase}
.foot{position:absolute;right:27mm;bottom:22mm;display:grid;justify-items:end;gap:3mm;font-size:4.8mm;line-height:1.5;text-align:right;max-width:150mm}.from{display:flex;align-items:center;gap:4mm;font-size:7mm;font-weight:600}.from svg{width:17mm;height:17mm}
@media print{body{background:none}.hint{display:none}article{margin:0}}`;

/** Lines of a corner of the board and a joseki on it, faint enough to be written over. */
const board = (side: 'one' | 'two') => {
  const step = 14;
  const lines = Array.from({ length: 9 }, (_, index) => {
    const at = 4 + index * step;
    return `M4 ${122 - at}H126M${at} 122V-4`;
  }).join('');
  const stone = (column: number, row: number, color: 'black' | 'white') => {
    const [x, y] = [4 + (column - 1) * step, 122 - (4 + (row - 1) * step)];
    return `<circle cx="${x}" cy="${y}" r="6.4" fill="${color === 'black' ? '#3b322a' : '#fffdf7'}" stroke="#3b322a" stroke-width=".5"/>`;
  };
  const stones = [
    stone(4, 4, 'black'),
    stone(3, 6, 'white'),
    stone(6, 3, 'black'),
    stone(2, 4, 'white'),
    stone(3, 3, 'black'),
    stone(4, 6, 'white'),
  ].join('');
  return raw(
    `<svg class="board ${side}" viewBox="0 0 126 122" preserveAspectRatio="xMinYMax slice" aria-hidden="true"><defs><radialGradient id="fade-${side}" cx="0" cy="1" r="1"><stop offset=".25" stop-color="#fff"/><stop offset=".85" stop-color="#000"/></radialGradient><mask id="mask-${side}"><rect width="126" height="122" fill="url(#fade-${side})"/></mask></defs><g mask="url(#mask-${side})" opacity=".3"><path d="${lines}" fill="none" stroke="#8a5a1c" stroke-width=".6"/>${stones}</g></svg>`,
  );
};

/** The school's seal: a stone on a point. */
const seal = raw(
  '<svg viewBox="0 0 40 40" aria-hidden="true"><rect x="1.5" y="1.5" width="37" height="37" rx="5" fill="#c2410c"/><path d="M20 5v30M5 20h30" stroke="#fffdf7" stroke-width="1.6"/><circle cx="20" cy="20" r="8.4" fill="#fffdf7"/></svg>',
);

/** Longer names are printed smaller. Characters. */
const longName = 18;

/** Certificates to print, one per page, in one language. Typed text is escaped. */
export function certificatePage(locale: Locale, { event, pages }: Certificates): Promise<Response> {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'certificate' });
  const { title, place, startsAt, endsAt, timeZone } = event;
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  const date = days.formatRange(new Date(startsAt), new Date(endsAt));
  const page = ({ name, of, group, award }: Certificate) =>
    html`<article>
      ${board('one')}${board('two')}
      <div class="frame"></div>
      <div class="words">
        <h1>${t(award ? 'award' : 'taken')}</h1>
        ${of ? html`<p class="of">${of}</p>` : ''}
        <h2 class="name ${name.length > longName ? 'long' : ''}">${t('name', { name })}</h2>
        ${award ? html`<p class="award">${award.title ?? t('place', { place: award.place })}</p>` : ''}
        <p class="text">${t(award ? 'awardText' : 'takenText', { title, group })}</p>
      </div>
      <div class="foot">
        <p class="from">${seal}${messages[locale].mail.closing}</p>
        <p>${date}<br />${place}</p>
      </div>
    </article>`;
  return pageResponse({
    locale,
    title: `${t('award')} · ${title}`,
    css,
    body: html`<p class="hint">${pages.length > 0 ? t('hint') : t('none')}</p>
      ${pages.map(page)}`,
  });
}
