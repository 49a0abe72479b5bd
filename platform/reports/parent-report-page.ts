import { html } from 'hono/html';
import type { ReportSpan } from '@/lib/reports/report-period';
import { defaultLocale, type Locale } from '@/lib/kernel/locale';
import { schoolTimeZone } from '@/lib/kernel/period';
import { wantedLocale } from '@/lib/kernel/links/address';
import type { OpenedReport } from '@/platform/reports/links/open-link';
import { type Cell, type ReportDocument, type ReportTable, studentDocument, translatorOf } from './report-document';
import { plainPageResponse } from '@/platform/kernel/plain-pages/plain-page';

type Shown = { key: string; span: ReportSpan; offered: readonly Exclude<ReportSpan, 'own'>[]; now: Date };

/** A student's report behind a link for parents: read without an account and without scripts (docs/product.md, "Reports"). Its links lead to its own address. */
export function parentReportPage(opened: OpenedReport, { key, span, offered, now }: Shown): Promise<Response> {
  const { locale, endsAt, student } = opened;
  const t = translatorOf(locale);
  const to = (one: string) => `?${new URLSearchParams({ key, span: one })}`;
  const report = studentDocument(opened, locale, now);
  const end = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: schoolTimeZone }).format(new Date(endsAt));
  const isEmpty = report.tables.length === 1 && report.totals.every(({ value }) => !Number(value));
  return plainPageResponse({
    locale,
    title: t('parents.title', { name: student.name }),
    isWide: true,
    main: html`<h1>${t('parents.title', { name: student.name })}</h1>
      <p class="quiet">${t('parents.lead')}</p>
      <nav class="choices" aria-label="${t('parents.choose')}">
        ${offered.map((one) =>
          one === span
            ? html`<a href="${to(one)}" aria-current="true">${t(`spans.${one}`)}</a>`
            : html`<a href="${to(one)}">${t(`spans.${one}`)}</a>`,
        )}
      </nav>
      <h2>${report.period}</h2>
      ${isEmpty ? html`<p>${t('nothing')}</p>` : ''}
      <dl>
        ${report.totals.map(
          ({ label, value }) =>
            html`<dt>${label}</dt>
              <dd>${shown(locale, value)}</dd>`,
        )}
      </dl>
      ${chart(report)} ${report.tables.map((table) => tableOf(table, locale))}
      <p class="quiet">${report.school} · ${report.madeAt}<br />${t('parents.end', { date: end })}</p>`,
  });
}

/** For a link that opens nothing, or after too many attempts. */
export function noReportPage(language: string | undefined, retryAfterSeconds: number | null): Promise<Response> {
  const locale = wantedLocale(language ?? null) ?? defaultLocale;
  const t = translatorOf(locale);
  const isUnknown = retryAfterSeconds === null;
  const title = t('parents.unknown');
  return plainPageResponse({
    locale,
    title,
    status: isUnknown ? 404 : 429,
    main: html`<h1>${title}</h1>
      <p>
        ${isUnknown ? t('parents.unknownText') : t('parents.tooMany', { minutes: Math.ceil(retryAfterSeconds / 60) })}
      </p>`,
  });
}

const shown = (locale: Locale, cell: Cell) =>
  typeof cell === 'number' ? new Intl.NumberFormat(locale).format(cell) : cell;

const height = 80;

/** The values of the table below it, as a picture. */
function chart({ chart: { bars } }: ReportDocument) {
  const most = Math.max(...bars.map(({ value }) => value));
  if (most === 0) return '';
  return html`<svg
    class="good"
    viewBox="0 0 ${bars.length * 10} ${height}"
    preserveAspectRatio="none"
    height="${height}"
    width="100%"
    aria-hidden="true"
  >
    ${bars.map(({ value }, index) => {
      const tall = (height * value) / most;
      return html`<rect
        x="${index * 10 + 1.5}"
        y="${height - tall}"
        width="7"
        height="${tall}"
        fill="currentColor"
      ></rect>`;
    })}
  </svg>`;
}

function tableOf({ caption, head, rows, foot }: ReportTable, locale: Locale) {
  const line = (cells: readonly Cell[], of: 'td' | 'th') =>
    cells.map((cell, index) =>
      index === 0
        ? html`<th scope="row">${shown(locale, cell)}</th>`
        : of === 'td'
          ? html`<td class="figure">${shown(locale, cell)}</td>`
          : html`<td class="figure"><b>${shown(locale, cell)}</b></td>`,
    );
  return html`<h2>${caption}</h2>
    <div class="scroll" role="region" tabindex="0" aria-label="${caption}">
      <table>
        <thead>
          <tr>
            ${head.map((label, index) => html`<th scope="col" class="${index > 0 ? 'figure' : ''}">${label}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (cells) =>
              html`<tr>
                ${line(cells, 'td')}
              </tr>`,
          )}
          ${
            foot
              ? html`<tr>
                  ${line(foot, 'th')}
                </tr>`
              : ''
          }
        </tbody>
      </table>
    </div>`;
}
