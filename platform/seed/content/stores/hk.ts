import type { SeedCity } from '../types';

import { buildStores, classAt, older, youngest, type StoreRow } from './store-builder';

export const hkCities: SeedCity[] = [
  {
    id: 'hk-hong-kong-island',
    regionId: 'HK',
    timeZone: 'Asia/Hong_Kong',
    name: { 'zh-TW': '香港島', 'zh-CN': '香港岛', 'en-US': 'Hong Kong Island', 'ja-JP': '香港島' },
  },
  {
    id: 'hk-kowloon',
    regionId: 'HK',
    timeZone: 'Asia/Hong_Kong',
    name: { 'zh-TW': '九龍', 'zh-CN': '九龙', 'en-US': 'Kowloon', 'ja-JP': '九龍' },
  },
];

const rows: StoreRow[] = [
  {
    id: 'hk-hong-kong-wan-chai',
    cityId: 'hk-hong-kong-island',
    district: { 'zh-TW': '灣仔', 'zh-CN': '湾仔', 'en-US': 'Wan Chai', 'ja-JP': '湾仔' },
    number: '28',
    phone: '+852 0000 0201',
    latitude: 22.277,
    longitude: 114.173,
    hours: 'daily',
    classes: [
      classAt(3, '10:00', 8, 8, youngest),
      classAt(3, '11:15', 8, 5, older),
      classAt(10, '10:00', 8, 1, youngest),
      classAt(17, '11:00', 8, 0),
    ],
  },
  {
    id: 'hk-hong-kong-quarry-bay',
    cityId: 'hk-hong-kong-island',
    district: { 'zh-TW': '鰂魚涌', 'zh-CN': '鲗鱼涌', 'en-US': 'Quarry Bay', 'ja-JP': 'クオリーベイ' },
    number: '5',
    phone: '+852 0000 0202',
    latitude: 22.288,
    longitude: 114.213,
    hours: 'mornings',
    classes: [classAt(7, '14:30', 8, 8), classAt(14, '14:30', 8, 4)],
  },
  {
    id: 'hk-kowloon-mong-kok',
    cityId: 'hk-kowloon',
    district: { 'zh-TW': '旺角', 'zh-CN': '旺角', 'en-US': 'Mong Kok', 'ja-JP': '旺角' },
    number: '66',
    phone: '+852 0000 0203',
    latitude: 22.3193,
    longitude: 114.1694,
    hours: 'daily',
    classes: [classAt(2, '17:00', 10, 3), classAt(9, '17:00', 10, 0)],
  },
  {
    id: 'hk-kowloon-tong',
    cityId: 'hk-kowloon',
    district: { 'zh-TW': '九龍塘', 'zh-CN': '九龙塘', 'en-US': 'Kowloon Tong', 'ja-JP': '九龍塘' },
    number: '14',
    phone: '+852 0000 0204',
    latitude: 22.337,
    longitude: 114.176,
    hours: 'evenings',
  },
];

export const hkStores = buildStores(hkCities, rows, {
  'zh-TW': ({ city, district, number }) => `${city}${district}示範道 ${number} 號 3 樓`,
  'zh-CN': ({ city, district, number }) => `${city}${district}示范道${number}号3楼`,
  'en-US': ({ city, district, number }) => `3/F, ${number} Example Road, ${district}, ${city}, Hong Kong`,
  'ja-JP': ({ city, district, number }) => `香港 ${city} ${district} エグザンプル・ロード${number}番地 3階`,
});
