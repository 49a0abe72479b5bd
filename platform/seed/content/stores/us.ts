import type { SeedCity } from '../types';

import { buildStores, classAt, older, youngest, type StoreRow } from './store-builder';

export const usCities: SeedCity[] = [
  {
    id: 'us-new-york',
    regionId: 'US',
    timeZone: 'America/New_York',
    name: { 'zh-TW': '紐約', 'zh-CN': '纽约', 'en-US': 'New York', 'ja-JP': 'ニューヨーク' },
  },
  {
    id: 'us-san-francisco',
    regionId: 'US',
    timeZone: 'America/Los_Angeles',
    name: { 'zh-TW': '舊金山', 'zh-CN': '旧金山', 'en-US': 'San Francisco', 'ja-JP': 'サンフランシスコ' },
  },
  {
    id: 'us-seattle',
    regionId: 'US',
    timeZone: 'America/Los_Angeles',
    name: { 'zh-TW': '西雅圖', 'zh-CN': '西雅图', 'en-US': 'Seattle', 'ja-JP': 'シアトル' },
  },
];

const rows: StoreRow[] = [
  {
    id: 'us-new-york-flushing',
    cityId: 'us-new-york',
    district: { 'zh-TW': '法拉盛', 'zh-CN': '法拉盛', 'en-US': 'Flushing', 'ja-JP': 'フラッシング' },
    number: '136',
    phone: '+1 718 555 0101',
    latitude: 40.7654,
    longitude: -73.8174,
    hours: 'daily',
    classes: [
      classAt(2, '10:00', 10, 6, youngest),
      classAt(2, '16:30', 10, 6, older),
      classAt(9, '11:00', 10, 3, youngest),
      classAt(16, '11:00', 10, 0),
    ],
  },
  {
    id: 'us-new-york-midtown',
    cityId: 'us-new-york',
    district: { 'zh-TW': '中城', 'zh-CN': '中城', 'en-US': 'Midtown', 'ja-JP': 'ミッドタウン' },
    number: '45',
    phone: '+1 212 555 0102',
    latitude: 40.7549,
    longitude: -73.984,
    hours: 'evenings',
    classes: [classAt(6, '18:00', 8, 8)],
  },
  {
    id: 'us-san-francisco-sunset',
    cityId: 'us-san-francisco',
    district: { 'zh-TW': '日落區', 'zh-CN': '日落区', 'en-US': 'Sunset District', 'ja-JP': 'サンセット地区' },
    number: '820',
    phone: '+1 415 555 0103',
    latitude: 37.753,
    longitude: -122.494,
    hours: 'mornings',
    classes: [classAt(7, '10:00', 10, 4), classAt(14, '10:00', 10, 1), classAt(21, '10:00', 10, 0)],
  },
  {
    id: 'us-san-francisco-mission',
    cityId: 'us-san-francisco',
    district: { 'zh-TW': '教會區', 'zh-CN': '教会区', 'en-US': 'Mission District', 'ja-JP': 'ミッション地区' },
    number: '210',
    phone: '+1 415 555 0104',
    latitude: 37.7599,
    longitude: -122.4148,
    hours: 'evenings',
  },
  {
    id: 'us-seattle-university-district',
    cityId: 'us-seattle',
    district: { 'zh-TW': '大學區', 'zh-CN': '大学区', 'en-US': 'University District', 'ja-JP': 'ユニバーシティ地区' },
    number: '502',
    phone: '+1 206 555 0105',
    latitude: 47.661,
    longitude: -122.313,
    hours: 'daily',
    classes: [classAt(4, '15:00', 8, 2), classAt(11, '15:00', 8, 0)],
  },
];

export const usStores = buildStores(usCities, rows, {
  'zh-TW': ({ city, district, number }) => `美國${city}${district}範例街 ${number} 號`,
  'zh-CN': ({ city, district, number }) => `美国${city}${district}示例街${number}号`,
  'en-US': ({ city, district, number }) => `${number} Example Street, ${district}, ${city}, USA`,
  'ja-JP': ({ city, district, number }) => `アメリカ ${city} ${district} エグザンプル通り${number}`,
});
