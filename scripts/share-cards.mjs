/**
 * Draws the site's own share cards, one for each language, into public/share. They are committed; run it again when
 * the slogan changes. Needs a Chromium, and fonts for Chinese and Japanese.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { root } from './lib/paths.mjs';
import { systemBrowser } from './lib/system-browser.mjs';

const cards = {
  'zh-TW': { name: '先手圍棋', slogan: '下一手，\n就從這裡開始。' },
  'zh-CN': { name: '先手围棋', slogan: '下一手，\n就从这里开始。' },
  'en-US': { name: 'Sente Go', slogan: 'Your next move\nstarts here.' },
  'ja-JP': { name: '先手囲碁', slogan: '次の一手は、\nここから。' },
};
const font = readFileSync(path.join(root, 'components/site/layout/fonts/bricolage-grotesque-latin.woff2')).toString(
  'base64',
);

/** Colour, column, row. */
const stones = 'b41 b51 w61 b32 w42 w52 b43 b53 w63 w30 b24'.split(' ').map(([c, x, y]) => [c, Number(x), Number(y)]);
const board = `<svg viewBox="0.4 -0.6 6.9 6" width="620" height="630" preserveAspectRatio="xMidYMid slice">
<defs><linearGradient id="w" x2="1" y2="1"><stop stop-color="#f3d191"/><stop offset="1" stop-color="#dfa651"/></linearGradient>
<radialGradient id="b" cx=".35" cy=".3"><stop stop-color="#6b6661"/><stop offset=".5" stop-color="#2c2926"/><stop offset="1" stop-color="#0f0d0c"/></radialGradient>
<radialGradient id="s" cx=".35" cy=".3"><stop stop-color="#fff"/><stop offset="1" stop-color="#e6ddce"/></radialGradient></defs>
<rect x="0" y="-1" width="8" height="8" fill="url(#w)"/>
<path d="${Array.from({ length: 7 }, (_, i) => `M0 ${i}H7M${i + 1} -1V7`).join('')}" stroke="#8a5a1c" stroke-width=".04"/>
${stones.map(([c, x, y]) => `<circle cx="${x + 0.03}" cy="${y + 0.06}" r=".47" fill="#7a3e06" opacity=".35"/><circle cx="${x}" cy="${y}" r=".47" fill="url(#${c === 'b' ? 'b' : 's'})"/>`).join('')}
<circle cx="6" cy="2" r=".45" fill="none" stroke="#ea580c" stroke-width=".08" stroke-dasharray=".3 .12"/></svg>`;

const page = ({ name, slogan }, locale) => `<!doctype html><html lang="${locale}"><style>
@font-face{font-family:D;src:url(data:font/woff2;base64,${font});font-weight:200 800}
body{margin:0;width:1200px;height:630px;display:grid;grid-template-columns:580px 620px;background:linear-gradient(180deg,#fff6e3,#ffe2b0);color:#1c1917;font-family:D,"Noto Sans CJK ${{ 'zh-TW': 'TC', 'zh-CN': 'SC', 'ja-JP': 'JP', 'en-US': 'TC' }[locale]}",sans-serif}
main{padding:70px 40px 60px 64px;display:flex;flex-direction:column;justify-content:space-between}
h1{font-size:${locale === 'en-US' ? 70 : 72}px;line-height:1.2;margin:0;white-space:pre-line;font-weight:800}
p{margin:0;font-size:34px;font-weight:800;display:flex;gap:18px;align-items:center}
</style><main><h1>${slogan}</h1><p><svg width="86" height="56"><circle cx="28" cy="28" r="26" fill="#1c1917"/><circle cx="58" cy="28" r="24" fill="#fffdf8" stroke="#f97316" stroke-width="5"/></svg>Sente ${name.replace('Sente ', '')}</p></main>${board}`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? systemBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const [locale, card] of Object.entries(cards)) {
  await tab.setContent(page(card, locale));
  await tab.evaluate(() => document.fonts.ready);
  await sharp(await tab.screenshot())
    .png({ palette: true, quality: 90 })
    .toFile(path.join(root, `public/share/${locale}.png`));
}
await browser.close();
