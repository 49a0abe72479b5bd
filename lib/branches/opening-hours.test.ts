import { describe, expect, it } from 'vitest';
import { openingHours } from './opening-hours';
import { locales } from '@/lib/kernel/i18n/locales';
import { stores } from '@/platform/seed/content/stores';

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

describe('opening hours', () => {
  it.each([
    '週一至週五 10:00–21:00，週六、週日 9:30–20:00',
    '周一至周五 10:00–21:00，周六、周日 9:30–20:00',
    'Mon–Fri 10 a.m.–9 p.m., Sat–Sun 9:30 a.m.–8 p.m.',
    '月〜金 10:00〜21:00、土日 9:30〜20:00',
    '星期一到星期五 10:00-21:00\n星期六，星期日 09:30-20:00',
  ])('%s', (text) => {
    expect(openingHours(text)).toEqual([
      { days: week, opens: '10:00', closes: '21:00' },
      { days: ['Saturday', 'Sunday'], opens: '09:30', closes: '20:00' },
    ]);
  });

  it.each(['每日 10:00–20:00', '每天 10:00–20:00', 'Daily 10 a.m.–8 p.m.', '毎日 10:00〜20:00'])('%s', (text) => {
    expect(openingHours(text)?.[0]?.days).toHaveLength(7);
  });

  it('of every seeded branch are understood, the same in each language', () => {
    for (const { openingHours: hours, id } of stores) {
      const read = locales.map((locale) => openingHours(hours[locale]));
      expect(read[0], id).not.toBeNull();
      for (const other of read) expect(other, id).toEqual(read[0]);
    }
  });

  it.each([
    '',
    'by appointment',
    '10:00',
    '10:00–20:00',
    'Mon–Fri 10 a.m.–9 p.m., closed on holidays',
    'Mon 25:00–26:00',
    'Mon 13 p.m.–14 p.m.',
    'Sun–Mon 10:00–12:00',
    'Mon 20:00–10:00',
    '週一至週五 10:00–21:00（午休 12:00–13:00）',
  ])('%s is left out rather than guessed', (text) => {
    expect(openingHours(text)).toBeNull();
  });
});
