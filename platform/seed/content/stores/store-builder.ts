import type { Localized, SeedCity, SeedExperienceCourse, SeedStore } from '../types';

/** When a branch is open; the keys are used by the region files only. */
const openingHours = {
  weekdays: {
    'zh-TW': '週一至週五 13:00–21:00，週六 10:00–18:00，週日公休',
    'zh-CN': '周一至周五 13:00–21:00，周六 10:00–18:00，周日休息',
    'en-US': 'Mon–Fri 1–9 p.m., Sat 10 a.m.–6 p.m., closed Sunday',
    'ja-JP': '月〜金 13:00〜21:00、土 10:00〜18:00、日曜定休',
  },
  weekends: {
    'zh-TW': '週三至週五 14:00–20:30，週六、週日 9:30–18:00，週一、週二公休',
    'zh-CN': '周三至周五 14:00–20:30，周六、周日 9:30–18:00，周一、周二休息',
    'en-US': 'Wed–Fri 2–8:30 p.m., Sat–Sun 9:30 a.m.–6 p.m., closed Monday and Tuesday',
    'ja-JP': '水〜金 14:00〜20:30、土日 9:30〜18:00、月・火曜定休',
  },
  daily: {
    'zh-TW': '每日 10:00–20:00',
    'zh-CN': '每天 10:00–20:00',
    'en-US': 'Daily 10 a.m.–8 p.m.',
    'ja-JP': '毎日 10:00〜20:00',
  },
} satisfies Record<string, Localized>;

type Parts = { city: string; district: string; number: string };
export type StoreRow = {
  id: string;
  cityId: string;
  district: Localized;
  number: string;
  phone: string;
  latitude: number;
  longitude: number;
  hours: keyof typeof openingHours;
  classes?: SeedExperienceCourse[];
};

/** A class `dayOffset` days after seeding at `time` (HH:MM, the city's clock). */
export function classAt(dayOffset: number, time: string, seats: number, seatsTaken: number, durationMinutes = 60): SeedExperienceCourse {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { dayOffset, hour, minute, durationMinutes, seats, seatsTaken };
}

/** Writes the street addresses of a region in each language's own order; the streets are called 'example' on purpose. */
export function buildStores(cities: SeedCity[], rows: StoreRow[], address: Localized<(parts: Parts) => string>): SeedStore[] {
  return rows.map(({ district, number, hours, classes = [], ...store }) => {
    const city = cities.find(({ id }) => id === store.cityId);
    if (!city) throw new Error(`store ${store.id}: no city ${store.cityId}`);
    const write = (locale: keyof Localized) => address[locale]({ city: city.name[locale], district: district[locale], number });
    return {
      ...store,
      name: {
        'zh-TW': `先手圍棋 ${district['zh-TW']}教室`,
        'zh-CN': `先手围棋 ${district['zh-CN']}校区`,
        'en-US': `Sente Go ${district['en-US']}`,
        'ja-JP': `先手囲碁 ${district['ja-JP']}教室`,
      },
      address: { 'zh-TW': write('zh-TW'), 'zh-CN': write('zh-CN'), 'en-US': write('en-US'), 'ja-JP': write('ja-JP') },
      openingHours: openingHours[hours],
      experienceCourses: classes,
    };
  });
}
