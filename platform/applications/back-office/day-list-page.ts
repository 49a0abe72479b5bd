import { html } from 'hono/html';
import { textIn, staffText, localeOfLanguage, type StaffText } from '@/platform/kernel/back-office/staff-text';
import { applicationLabels } from '@/platform/applications/labels';
import type { DayList, Guest } from '@/platform/applications/trial/day-list';
import { plainPageResponse } from '@/platform/kernel/plain-pages/plain-page';

const texts = {
  title: staffText('Trial classes on {day}', '{day} 分校體驗課名單', '{day} 校区体验课名单', '{day} 体験クラス名簿'),
  none: staffText('No class on this day.', '當天沒有課程。', '当天没有课程。', 'この日のクラスはありません。'),
  nobody: staffText('Nobody has booked yet.', '目前沒有人預約。', '目前没有人预约。', 'ご予約はありません。'),
  other: staffText(
    'Seats given away by other means: {n}',
    '其他方式保留的名額：{n}',
    '其他方式保留的名额：{n}',
    '電話などで受けた席数：{n}',
  ),
  seats: staffText('{n} of {all} seats booked', '已預約 {n}／{all}', '已预约 {n}／{all}', '予約 {n}／{all}席'),
  came: staffText('Attended', '到課', '到课', '出席'),
  child: staffText('Child', '孩子', '孩子', 'お子さま'),
  age: staffText('Age', '年齡', '年龄', '年齢'),
  parent: staffText('Parent', '家長', '家长', '保護者'),
  phone: staffText('Phone', '電話', '电话', '電話'),
  note: staffText('Note', '備註', '备注', '備考'),
};

/** The list of a day for the branch's front desk, to be printed. */
export function dayListPage(list: DayList, day: string, language: string): Promise<Response> {
  const locale = localeOfLanguage(language);
  const t = (text: StaffText, values: Record<string, string | number> = {}) =>
    textIn(text, language).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  const { branch, address, timeZone, classes } = list;
  const dayText = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  const title = t(texts.title, { day: dayText });
  const row = ({ reference, state, child, age, parent, phone, note }: Guest) =>
    html`<tr>
      ${state === 'BOOKED' ? html`<td class="tick"></td>` : html`<td>${t(applicationLabels.states[state])}</td>`}
      <td><b>${child}</b><br /><span class="quiet">${reference}</span></td>
      <td>${age}</td>
      <td>${parent}</td>
      <td>${phone}</td>
      <td>${note}</td>
    </tr>`;
  const head = [texts.came, texts.child, texts.age, texts.parent, texts.phone, texts.note];
  const table = (guests: Guest[]) =>
    html`<table>
      <thead>
        <tr>
          ${head.map((text) => html`<th scope="col">${t(text)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${guests.map(row)}
      </tbody>
    </table>`;
  const booked = (guests: Guest[]) => guests.filter(({ state }) => state !== 'WAITING').length;
  return plainPageResponse({
    locale,
    title: `${branch} · ${title}`,
    isWide: true,
    main: html`<h1>${branch}</h1>
      <p>${title}<br /><span class="quiet">${address}</span></p>
      ${classes.length === 0 ? html`<p>${t(texts.none)}</p>` : ''}
      ${classes.map(
        ({ startsAt, endsAt, seats, seatsTaken, guests }) =>
          html`<section>
            <h2>${time.formatRange(new Date(startsAt), new Date(endsAt))}</h2>
            <p class="quiet">
              ${t(texts.seats, { n: booked(guests), all: seats })}${seatsTaken > 0 ? html` · ${t(texts.other, { n: seatsTaken })}` : ''}
            </p>
            ${guests.length > 0 ? table(guests) : html`<p>${t(texts.nobody)}</p>`}
          </section>`,
      )}`,
  });
}
