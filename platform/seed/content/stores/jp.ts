import type { SeedCity } from '../types';

import { buildStores, classAt, older, youngest, type StoreRow } from './store-builder';

export const jpCities: SeedCity[] = [
  {
    id: 'jp-tokyo',
    regionId: 'JP',
    timeZone: 'Asia/Tokyo',
    name: { 'zh-TW': '東京都', 'zh-CN': '东京都', 'en-US': 'Tokyo', 'ja-JP': '東京都' },
  },
  {
    id: 'jp-osaka',
    regionId: 'JP',
    timeZone: 'Asia/Tokyo',
    name: { 'zh-TW': '大阪市', 'zh-CN': '大阪市', 'en-US': 'Osaka', 'ja-JP': '大阪市' },
  },
  {
    id: 'jp-kyoto',
    regionId: 'JP',
    timeZone: 'Asia/Tokyo',
    name: { 'zh-TW': '京都市', 'zh-CN': '京都市', 'en-US': 'Kyoto', 'ja-JP': '京都市' },
  },
  {
    id: 'jp-fukuoka',
    regionId: 'JP',
    timeZone: 'Asia/Tokyo',
    name: { 'zh-TW': '福岡市', 'zh-CN': '福冈市', 'en-US': 'Fukuoka', 'ja-JP': '福岡市' },
  },
];

const rows: StoreRow[] = [
  {
    id: 'jp-tokyo-shinjuku',
    cityId: 'jp-tokyo',
    district: { 'zh-TW': '新宿', 'zh-CN': '新宿', 'en-US': 'Shinjuku', 'ja-JP': '新宿' },
    number: '1-2-3',
    phone: '+81 3 0000 0401',
    latitude: 35.6938,
    longitude: 139.7036,
    hours: 'daily',
    classes: [
      classAt(1, '18:00', 10, 7, older),
      classAt(3, '10:30', 10, 10, youngest),
      classAt(3, '13:00', 10, 6, older),
      classAt(10, '10:30', 10, 3, youngest),
      classAt(17, '10:30', 10, 0),
    ],
  },
  {
    id: 'jp-tokyo-setagaya',
    cityId: 'jp-tokyo',
    district: { 'zh-TW': '世田谷', 'zh-CN': '世田谷', 'en-US': 'Setagaya', 'ja-JP': '世田谷' },
    number: '4-5-6',
    phone: '+81 3 0000 0402',
    latitude: 35.6466,
    longitude: 139.6532,
    hours: 'mornings',
    classes: [classAt(6, '14:00', 8, 3), classAt(13, '14:00', 8, 0)],
  },
  {
    id: 'jp-tokyo-chiyoda',
    cityId: 'jp-tokyo',
    district: { 'zh-TW': '千代田', 'zh-CN': '千代田', 'en-US': 'Chiyoda', 'ja-JP': '千代田' },
    number: '2-1-8',
    phone: '+81 3 0000 0403',
    latitude: 35.694,
    longitude: 139.7536,
    hours: 'evenings',
  },
  {
    id: 'jp-osaka-tennoji',
    cityId: 'jp-osaka',
    district: { 'zh-TW': '天王寺', 'zh-CN': '天王寺', 'en-US': 'Tennoji', 'ja-JP': '天王寺' },
    number: '3-7-1',
    phone: '+81 6 0000 0411',
    latitude: 34.6535,
    longitude: 135.519,
    hours: 'daily',
    classes: [classAt(4, '11:00', 10, 5), classAt(11, '11:00', 10, 2), classAt(18, '11:00', 10, 0)],
  },
  {
    id: 'jp-osaka-abeno',
    cityId: 'jp-osaka',
    district: { 'zh-TW': '阿倍野', 'zh-CN': '阿倍野', 'en-US': 'Abeno', 'ja-JP': '阿倍野' },
    number: '1-9-2',
    phone: '+81 6 0000 0412',
    latitude: 34.639,
    longitude: 135.5186,
    hours: 'evenings',
    classes: [classAt(8, '16:30', 8, 8)],
  },
  {
    id: 'jp-kyoto-nakagyo',
    cityId: 'jp-kyoto',
    district: { 'zh-TW': '中京', 'zh-CN': '中京', 'en-US': 'Nakagyo', 'ja-JP': '中京' },
    number: '6-3',
    phone: '+81 75 000 0421',
    latitude: 35.01,
    longitude: 135.751,
    hours: 'mornings',
    classes: [classAt(5, '13:30', 8, 4), classAt(19, '13:30', 8, 0)],
  },
  {
    id: 'jp-fukuoka-hakata',
    cityId: 'jp-fukuoka',
    district: { 'zh-TW': '博多', 'zh-CN': '博多', 'en-US': 'Hakata', 'ja-JP': '博多' },
    number: '5-1-4',
    phone: '+81 92 000 0431',
    latitude: 33.5902,
    longitude: 130.4207,
    hours: 'daily',
    classes: [classAt(7, '10:00', 10, 1), classAt(14, '10:00', 10, 0)],
  },
];

export const jpStores = buildStores(jpCities, rows, {
  'zh-TW': ({ city, district, number }) => `日本${city}${district}區見本町 ${number}`,
  'zh-CN': ({ city, district, number }) => `日本${city}${district}区见本町${number}`,
  'en-US': ({ city, district, number }) => `${number} Mihon-cho, ${district}-ku, ${city}, Japan`,
  'ja-JP': ({ city, district, number }) => `${city}${district}区見本町${number}`,
});
