import type { SeedMarket } from './types';

/** The partners are invented; one market in each state on 2026-11-21. */
export const markets: SeedMarket[] = [
  {
    handle: 'sunrise-books',
    name: {
      'zh-TW': '日出書店 × 先手圍棋',
      'zh-CN': '日出书店 × 先手围棋',
      'en-US': 'Sunrise Books × Sente Go',
      'ja-JP': '日の出書店 × 先手囲碁',
    },
    description: {
      'zh-TW':
        '日出書店的讀者專屬書架：第一門課、棋力系列、模擬檢定與 VIP，部分商品另有合作價；付款與上課方式和本站相同。',
      'zh-CN':
        '日出书店读者专属书架：第一门课、棋力系列、模拟考级与 VIP，部分商品另有合作价；付款和学习方式与本站相同。',
      'en-US':
        'A shelf for readers of Sunrise Books: first courses, the Go-strength series, mock exams and VIP, some of them at a partner price. You pay and learn just as you do in our own shop.',
      'ja-JP':
        '日の出書店をご利用の皆さまのための特設棚です。はじめてのコース、棋力アップシリーズ、模擬検定、VIPをそろえ、一部は提携価格でご用意しました。お支払いと受講の方法は当サイトと同じです。',
    },
    cover: {
      size: 19,
      black: 'Q16 Q10 Q4 O3 C14 F3 K17 R13 H4 M16',
      white: 'D16 D4 O17 F17 R6 S8 C10 O6 K15 P14',
      toPlay: 'black',
      last: 'P14',
    },
    timeZone: 'Asia/Taipei',
    startsAt: '2026-10-01T00:00:00+08:00',
    endsAt: '2027-06-30T23:59:59+08:00',
    categories: [
      {
        slug: 'sunrise-books-children',
        name: {
          'zh-TW': '第一門課',
          'zh-CN': '第一门课',
          'en-US': 'First courses',
          'ja-JP': 'はじめてのコース',
        },
        productIds: ['kidbasic', 'combo-01', 'combo-02', 'capture-basics'],
      },
      {
        slug: 'sunrise-books-strength',
        name: { 'zh-TW': '棋力加強', 'zh-CN': '棋力提升', 'en-US': 'Getting stronger', 'ja-JP': '棋力アップ' },
        productIds: ['goplus-01', 'goplus-02', 'goplus-03', 'combo-05'],
      },
      {
        slug: 'sunrise-books-exams-vip',
        name: {
          'zh-TW': '模擬檢定與 VIP',
          'zh-CN': '模拟考级与 VIP',
          'en-US': 'Mock exams and VIP',
          'ja-JP': '模擬検定とVIP',
        },
        productIds: ['verification-g15', 'verification-g10', 'vip-month', 'vip-quarter'],
      },
    ],
    prices: {
      kidbasic: { NTD: 1780, USD: 58, JPY: 7100 },
      'goplus-01': { NTD: 1060, USD: 35, JPY: 4230 },
      'goplus-03': { NTD: 1240, USD: 40.5, JPY: 4950 },
    },
  },
  {
    handle: 'harbour-kids-club',
    name: {
      'zh-TW': '海港親子俱樂部',
      'zh-CN': '海港亲子俱乐部',
      'en-US': 'Harbour Kids Club',
      'ja-JP': 'ハーバーキッズクラブ',
    },
    description: {
      'zh-TW': '海港親子俱樂部的會員專區，適合 4 到 10 歲、第一次接觸圍棋的孩子。',
      'zh-CN': '海港亲子俱乐部会员专区，适合 4 至 10 岁、第一次接触围棋的孩子。',
      'en-US': 'The members’ shelf of Harbour Kids Club, for children ages 4 to 10 who are new to Go.',
      'ja-JP':
        'ハーバーキッズクラブ会員さま向けの特設棚です。囲碁がはじめての4〜10歳のお子さまに向けたコースをそろえます。',
    },
    cover: { size: 9, black: 'D5 E4 F6 G4', white: 'E5 F5 D6 C4', toPlay: 'black', ghost: 'E6' },
    timeZone: 'Asia/Hong_Kong',
    startsAt: '2027-01-04T00:00:00+08:00',
    endsAt: '2027-07-31T23:59:59+08:00',
    categories: [
      {
        slug: 'harbour-kids-club-starters',
        name: { 'zh-TW': '起步課程', 'zh-CN': '起步课程', 'en-US': 'First steps', 'ja-JP': 'はじめの一歩' },
        productIds: ['kidbasic', 'kid-capture', 'combo-01', 'capture-basics'],
      },
      {
        slug: 'harbour-kids-club-exams',
        name: { 'zh-TW': '檢定準備', 'zh-CN': '考级准备', 'en-US': 'Exam practice', 'ja-JP': '検定の準備' },
        productIds: ['verification-g19', 'verification-g18', 'verification-g17'],
      },
    ],
    prices: { kidbasic: { NTD: 1690, USD: 54, JPY: 6700 } },
  },
  {
    handle: 'summer-library-2026',
    name: {
      'zh-TW': '2026 暑期圖書館書架',
      'zh-CN': '2026 暑期图书馆书架',
      'en-US': 'Summer Library Shelf 2026',
      'ja-JP': '夏の図書館フェア 2026',
    },
    description: {
      'zh-TW': '與社區圖書館合作的暑期書架，已結束。已購買的課程照常觀看。',
      'zh-CN': '与社区图书馆合作的暑期书架，已结束。已购课程可照常观看。',
      'en-US': 'A summer shelf with neighborhood libraries. It has closed; courses bought there can still be watched.',
      'ja-JP': '地域の図書館との夏の特設棚です。販売は終了しました。ご購入済みのコースは引き続き視聴できます。',
    },
    cover: { size: 13, black: 'D10 K4 H8 G11 C6', white: 'K10 D4 G6 F9 L7', toPlay: 'black', last: 'G6' },
    timeZone: 'Asia/Taipei',
    startsAt: '2026-07-01T00:00:00+08:00',
    endsAt: '2026-08-31T23:59:59+08:00',
    categories: [
      {
        slug: 'summer-library-2026-reading',
        name: {
          'zh-TW': '暑假就學這些',
          'zh-CN': '暑假学这些',
          'en-US': 'Summer picks',
          'ja-JP': '夏休みのおすすめ',
        },
        productIds: ['combo-06', 'combo-07', 'goplus-01', 'kidbasic'],
      },
    ],
    prices: {},
  },
];
