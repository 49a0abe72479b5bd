import type { SeedCity } from '../types';

import { buildStores, classAt, older, youngest, type StoreRow } from './store-builder';

export const myCities: SeedCity[] = [
  {
    id: 'my-kuala-lumpur',
    regionId: 'MY',
    timeZone: 'Asia/Kuala_Lumpur',
    name: { 'zh-TW': '吉隆坡', 'zh-CN': '吉隆坡', 'en-US': 'Kuala Lumpur', 'ja-JP': 'クアラルンプール' },
  },
  {
    id: 'my-penang',
    regionId: 'MY',
    timeZone: 'Asia/Kuala_Lumpur',
    name: { 'zh-TW': '檳城', 'zh-CN': '槟城', 'en-US': 'Penang', 'ja-JP': 'ペナン' },
  },
  {
    id: 'my-johor-bahru',
    regionId: 'MY',
    timeZone: 'Asia/Kuala_Lumpur',
    name: { 'zh-TW': '新山', 'zh-CN': '新山', 'en-US': 'Johor Bahru', 'ja-JP': 'ジョホールバル' },
  },
];

const rows: StoreRow[] = [
  {
    id: 'my-kuala-lumpur-bukit-bintang',
    cityId: 'my-kuala-lumpur',
    district: { 'zh-TW': '武吉免登', 'zh-CN': '武吉免登', 'en-US': 'Bukit Bintang', 'ja-JP': 'ブキッ・ビンタン' },
    number: '18',
    phone: '+60 3 0000 0301',
    latitude: 3.1466,
    longitude: 101.711,
    hours: 'daily',
    classes: [classAt(4, '10:30', 10, 6), classAt(11, '10:30', 10, 2), classAt(18, '10:30', 10, 0)],
  },
  {
    id: 'my-kuala-lumpur-cheras',
    cityId: 'my-kuala-lumpur',
    district: { 'zh-TW': '蕉賴', 'zh-CN': '蕉赖', 'en-US': 'Cheras', 'ja-JP': 'チェラス' },
    number: '42',
    phone: '+60 3 0000 0302',
    latitude: 3.107,
    longitude: 101.726,
    hours: 'mornings',
    classes: [classAt(6, '16:00', 8, 2)],
  },
  {
    id: 'my-kuala-lumpur-kepong',
    cityId: 'my-kuala-lumpur',
    district: { 'zh-TW': '甲洞', 'zh-CN': '甲洞', 'en-US': 'Kepong', 'ja-JP': 'クポン' },
    number: '9',
    phone: '+60 3 0000 0303',
    latitude: 3.21,
    longitude: 101.635,
    hours: 'evenings',
  },
  {
    id: 'my-penang-george-town',
    cityId: 'my-penang',
    district: { 'zh-TW': '喬治市', 'zh-CN': '乔治市', 'en-US': 'George Town', 'ja-JP': 'ジョージタウン' },
    number: '31',
    phone: '+60 4 0000 0311',
    latitude: 5.4141,
    longitude: 100.3288,
    hours: 'daily',
    classes: [
      classAt(3, '14:00', 10, 7, older),
      classAt(8, '10:00', 10, 4, youngest),
      classAt(15, '10:00', 10, 0),
      classAt(22, '10:00', 10, 0),
    ],
  },
  {
    id: 'my-penang-bayan-lepas',
    cityId: 'my-penang',
    district: { 'zh-TW': '峇六拜', 'zh-CN': '峇六拜', 'en-US': 'Bayan Lepas', 'ja-JP': 'バヤン・レパス' },
    number: '70',
    phone: '+60 4 0000 0312',
    latitude: 5.296,
    longitude: 100.259,
    hours: 'mornings',
    classes: [classAt(13, '15:00', 8, 1)],
  },
  {
    id: 'my-johor-bahru-taman-pelangi',
    cityId: 'my-johor-bahru',
    district: { 'zh-TW': '彩虹花園', 'zh-CN': '彩虹花园', 'en-US': 'Taman Pelangi', 'ja-JP': 'タマン・ペランギ' },
    number: '26',
    phone: '+60 7 0000 0321',
    latitude: 1.483,
    longitude: 103.773,
    hours: 'evenings',
    classes: [classAt(5, '19:00', 8, 8), classAt(12, '19:00', 8, 5)],
  },
];

export const myStores = buildStores(myCities, rows, {
  'zh-TW': ({ city, district, number }) => `馬來西亞${city}${district}示範街 ${number} 號`,
  'zh-CN': ({ city, district, number }) => `马来西亚${city}${district}示范街${number}号`,
  'en-US': ({ city, district, number }) => `No. ${number}, Jalan Contoh, ${district}, ${city}, Malaysia`,
  'ja-JP': ({ city, district, number }) => `マレーシア ${city} ${district} コントー通り${number}番`,
});
