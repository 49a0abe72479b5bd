import PDFDocument from 'pdfkit';
import { createTranslator } from 'use-intl/core';
import { encode } from 'uqr';
import { checkPath } from '@/lib/certificates/certificate';
import { schoolTimeZone } from '@/lib/kernel/period';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { messages } from '@/platform/kernel/messages';
import { collect } from '@/platform/kernel/pdf/collect';
import { EmbeddedFonts } from '@/platform/kernel/pdf/embedded-fonts';
import { Typesetter } from '@/platform/kernel/pdf/typesetter';
import { drawCorners, drawSeal } from './board-motif';

export type Printed = {
  number: string;
  grade: number;
  name: string;
  passedAt: string;
  right: number;
  questions: number;
  /** The address of the public check, to which the QR code leads. */
  checkAddress: string;
};

const ink = '#1c1917';
const quiet = '#57534e';
const accent = '#b4530a';
const paper = '#fffdf7';
const [width, height] = [841.89, 595.28];
const middle = width / 2;
/** The widest line, in points. */
const line = 600;

/**
 * A certificate on one page of A4, landscape (docs/product.md, "Certificates"). If no font has the characters of a name,
 * a line is left to write it by hand.
 */
export async function certificatePdf(certificate: Printed, locale: Locale): Promise<Buffer> {
  const { number, grade, name, passedAt, right, questions, checkAddress } = certificate;
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'examCertificate' });
  const school = messages[locale].mail.closing;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: schoolTimeZone });
  const holder = createTranslator({ locale, messages: messages[locale], namespace: 'certificate' })('name', { name });
  const bold = { title: t('title'), name: holder, passed: t('print.passed', { grade }), school };
  const plain = {
    to: t('print.to'),
    score: t('print.score', { right, questions }),
    own: t('print.own'),
    date: date.format(new Date(passedAt)),
    number: t('print.number', { number }),
    check: t('print.check'),
    byHand: t('print.byHand'),
    address: `${new URL(checkAddress).host}/${checkPath}`,
  };
  const strong = await EmbeddedFonts.for(Object.values(bold), locale, 600);
  const light = await EmbeddedFonts.for(Object.values(plain), locale, 400);

  const page = new PDFDocument({
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: locale,
    displayTitle: true,
    info: { Title: `${bold.title} ${number}`, Author: school, Subject: bold.passed, CreationDate: new Date(passedAt) },
  });
  const made = collect(page);
  for (const { name: font, bytes } of [...strong.fonts, ...light.fonts]) page.registerFont(font, bytes);
  page.addPage();
  page.rect(0, 0, width, height).fill(paper);
  drawCorners(page, { width, height });
  page
    .lineWidth(2)
    .rect(26, 26, width - 52, height - 52)
    .stroke(accent);
  page
    .lineWidth(0.6)
    .rect(31, 31, width - 62, height - 62)
    .stroke(accent);

  const typesetter = new Typesetter(page);
  typesetter.centered(strong.runs(bold.title), { x: middle, y: 92, size: 42, width: line, color: ink });
  typesetter.centered(light.runs(plain.to), { x: middle, y: 166, size: 15, width: line, color: quiet });
  const isWritten = typesetter.centered(strong.runs(bold.name), {
    x: middle,
    y: 198,
    size: 34,
    width: line,
    color: ink,
  });
  page
    .lineWidth(0.8)
    .moveTo(middle - 200, 250)
    .lineTo(middle + 200, 250)
    .stroke('#d6c3a1');
  if (!isWritten)
    typesetter.centered(light.runs(plain.byHand), { x: middle, y: 256, size: 9, width: line, color: quiet });
  typesetter.centered(strong.runs(bold.passed), { x: middle, y: 282, size: 24, width: line, color: accent });
  typesetter.centered(light.runs(plain.score), { x: middle, y: 330, size: 15, width: line, color: ink });
  typesetter.centered(light.runs(plain.own), { x: middle, y: 362, size: 10.5, width: line, color: quiet });

  drawSeal(page, { x: 84, y: 446, size: 50 });
  typesetter.line(strong.runs(bold.school), { x: 148, y: 448, size: 19, width: 320, color: ink });
  typesetter.line(light.runs(plain.date), { x: 148, y: 478, size: 13, width: 320, color: ink });
  drawCode(page, checkAddress, { x: width - 84 - 92, y: 420, size: 92 });
  const beside = { width: 330, color: quiet };
  typesetter.line(light.runs(plain.check), { ...beside, x: width - 192, y: 452, size: 10.5, isToRight: true });
  typesetter.line(light.runs(plain.number), {
    ...beside,
    x: width - 192,
    y: 470,
    size: 12,
    color: ink,
    isToRight: true,
  });
  typesetter.line(light.runs(plain.address), { ...beside, x: width - 192, y: 490, size: 9, isToRight: true });
  page.link(width - 84 - 92, 420, 92, 92, checkAddress);
  page.end();
  return made;
}

/** The QR code, drawn as one path. */
function drawCode(page: PDFKit.PDFDocument, text: string, { x, y, size }: { x: number; y: number; size: number }) {
  const { data } = encode(text, { ecc: 'M', border: 0 });
  const step = size / data.length;
  page.rect(x - 6, y - 6, size + 12, size + 12).fill('#ffffff');
  for (const [row, cells] of data.entries())
    for (const [column, isDark] of cells.entries())
      if (isDark) page.rect(x + column * step, y + row * step, step, step);
  page.fill(ink);
}
