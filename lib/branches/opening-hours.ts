/** The days of a week as schema.org calls them, from Monday on. */
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
type Weekday = (typeof weekdays)[number];
type Hours = { days: Weekday[]; opens: string; closes: string };

const dayNames = ['一|月|mon', '二|火|tue', '三|水|wed', '四|木|thu', '五|金|fri', '六|土|sat', '日|天|sun'];
const dash = '[-–—~〜～至到]';
const day = `(?:週|周|星期)?(${dayNames.join('|')})(?:曜日?|day)?`;
const daily = /^(每日|每天|毎日|daily)/i;
const spans = new RegExp(`${day}\\s*(?:${dash}\\s*${day})?`, 'gi');
const time = '(\\d{1,2})(?::(\\d{2}))?\\s*([ap])?\\.?m?\\.?';
const times = new RegExp(`^${time}\\s*${dash}\\s*${time}$`, 'i');

/**
 * Opening hours as staff write them in one of the four languages ('Mon–Fri 10 a.m.–9 p.m., Sat–Sun 9:30 a.m.–8 p.m.').
 * @returns null if any part of them is not understood, because incomplete hours would be wrong
 */
export function openingHours(text: string): Hours[] | null {
  // A comma may also separate two days: a part ends with its times.
  const parts = text.split(/(?<=\d(?:\s*[ap]\.?m\.?)?)\s*[,，、;；\n]\s*/i).filter((part) => part.trim());
  const read = parts.map(readPart);
  return read.length > 0 && read.every((part) => part !== null) ? read : null;
}

function readPart(part: string): Hours | null {
  const start = part.search(/\d/);
  const [daysText, clock] = [part.slice(0, Math.max(start, 0)).trim(), times.exec(part.slice(start).trim())];
  if (!clock) return null;
  const days = readDays(daysText);
  const [opens, closes] = [timeOf(clock.slice(1, 4)), timeOf(clock.slice(4, 7))];
  return days && opens && closes && opens < closes ? { days, opens, closes } : null;
}

function readDays(daysText: string): Weekday[] | null {
  if (daily.test(daysText)) return daysText.replace(daily, '').trim() === '' ? [...weekdays] : null;
  const left = daysText.replace(spans, '').replace(/[\s,，、:：及和・]/g, '');
  const found = [...daysText.matchAll(spans)].flatMap(([, from, to = from]) => {
    const [first, last] = [indexOf(from), indexOf(to)];
    return last < first ? [] : weekdays.slice(first, last + 1);
  });
  return left === '' && found.length > 0 ? found : null;
}

const indexOf = (name = '') => dayNames.findIndex((names) => names.split('|').includes(name.toLowerCase()));

function timeOf([hour = '', minute = '00', half]: (string | undefined)[]): string | null {
  const clock = Number(hour);
  if (half && (clock < 1 || clock > 12)) return null;
  const hours = half ? (clock % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : clock;
  return hours < 24 && Number(minute) < 60 ? `${String(hours).padStart(2, '0')}:${minute}` : null;
}
