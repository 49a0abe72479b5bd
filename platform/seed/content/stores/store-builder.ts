import type { Localized, SeedCity, SeedExperienceCourse, SeedStore } from '../types';

/** Open every day: an experience class is dated from the day of seeding and may fall on any weekday. */
const openingHours = {
  evenings: {
    'zh-TW': '週一至週五 10:00–21:00，週六、週日 10:00–20:00',
    'zh-CN': '周一至周五 10:00–21:00，周六、周日 10:00–20:00',
    'en-US': 'Mon–Fri 10 AM–9 PM, Sat–Sun 10 AM–8 PM',
    'ja-JP': '月〜金 10:00〜21:00、土日 10:00〜20:00',
  },
  mornings: {
    'zh-TW': '週一至週五 10:00–19:00，週六、週日 9:30–19:00',
    'zh-CN': '周一至周五 10:00–19:00，周六、周日 9:30–19:00',
    'en-US': 'Mon–Fri 10 AM–7 PM, Sat–Sun 9:30 AM–7 PM',
    'ja-JP': '月〜金 10:00〜19:00、土日 9:30〜19:00',
  },
  daily: {
    'zh-TW': '每日 10:00–20:00',
    'zh-CN': '每天 10:00–20:00',
    'en-US': 'Daily 10 AM–8 PM',
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

/** Trial classes are for ages 4 to 10 (docs/product.md, "Grades"); where two groups have classes of their own, these. */
export const youngest = { ageFrom: 4, ageTo: 6 };
export const older = { ageFrom: 7, ageTo: 10 };
const together = { ageFrom: 4, ageTo: 10 };

/** A class of an hour, `dayOffset` days after seeding at `time` (HH:MM, the city's clock). */
export function classAt(
  dayOffset: number,
  time: string,
  seats: number,
  seatsTaken: number,
  ages: { ageFrom: number; ageTo: number } = together,
): SeedExperienceCourse {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { dayOffset, hour, minute, durationMinutes: 60, seats, seatsTaken, ...ages };
}

/** Writes the street addresses of a region in each language's own order; the streets are called 'example' on purpose. */
export function buildStores(
  cities: SeedCity[],
  rows: StoreRow[],
  address: Localized<(parts: Parts) => string>,
): SeedStore[] {
  return rows.map(({ district, number, hours, classes = [], ...store }) => {
    const city = cities.find(({ id }) => id === store.cityId);
    if (!city) throw new Error(`store ${store.id}: no city ${store.cityId}`);
    const write = (locale: keyof Localized) =>
      address[locale]({ city: city.name[locale], district: district[locale], number });
    return {
      ...store,
      name: {
        'zh-TW': `先手圍棋 ${district['zh-TW']}分校`,
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
