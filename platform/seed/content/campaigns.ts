import type { SeedCampaign } from './types';

/** Prices are the shop's own; the copy promises only what the catalogue and the coupons hold. */
export const campaigns: SeedCampaign[] = [
  {
    token: 'spring2027',
    title: {
      'zh-TW': '2027 春季開學優惠',
      'zh-CN': '2027 春季开学优惠',
      'en-US': 'Spring Start 2027',
      'ja-JP': '2027 春のスタート応援',
    },
    summary: {
      'zh-TW': '2 月 1 日到 3 月 31 日，三套適合新學期的課程。',
      'zh-CN': '2 月 1 日至 3 月 31 日，三套适合新学期的课程。',
      'en-US': 'Three course sets for the new term, February 1 to March 31.',
      'ja-JP': '2月1日から3月31日まで。新学期にぴったりの3つのコースです。',
    },
    description: {
      'zh-TW':
        '新學期，給自己一個做得到的目標：每天一堂 5 到 15 分鐘的課。\n\n我們挑了三套適合接著學的課程，從吃子、死活到布局，一步一步往上。活動價會在開賣當天標示於商品卡上。\n\n退費規則與平日相同：組合方案未兌換任何課程序號、一般課程未開啟任何影片，才可申請退費。',
      'zh-CN':
        '新学期，给自己一个做得到的目标：每天一节 5 至 15 分钟的课。\n\n我们挑了三套适合接着学的课程，从提子、死活到布局，一步步往上走。活动价会在开售当天标示在商品卡上。\n\n退款规则与平时相同：组合套餐未兑换任何兑换码、普通课程未打开任何视频，方可申请退款。',
      'en-US':
        'A new term is a good time for a goal you can keep: one lesson of 5 to 15 minutes a day.\n\nWe picked three sets that follow on from each other, from capturing to life and death to the opening. Any special price is marked on the card on the day the sale starts.\n\nRefunds follow the usual rules: a bundle only while no code has been redeemed, a course only while no video has been opened.',
      'ja-JP':
        '新学期は、続けられる目標を立てるのによい時期です。1日1本、5〜15分の動画から始めませんか？\n\n石の取り方から死活、布石まで、続けて学びやすい3つのコースを選びました。特別価格がある場合は、販売開始日に商品カードに表示します。\n\n返金は通常の規定のとおりです。セットはコードを1つも引き換えていない場合、コースは動画を1本も開いていない場合に限ります。',
    },
    startsAt: '2027-02-01T00:00:00+08:00',
    endsAt: '2027-03-31T23:59:59+08:00',
    productIds: ['combo-05', '30k-10k-v2', 'goplus-01'],
  },
  {
    token: 'autumn2026',
    title: {
      'zh-TW': '2026 秋季學棋節',
      'zh-CN': '2026 秋季学棋节',
      'en-US': 'Fall of Go 2026',
      'ja-JP': '2026 秋の囲碁フェア',
    },
    summary: {
      'zh-TW': '秋天適合學棋的五件商品，9 月 23 日到 12 月 20 日。輸入 WELCOME10，課程與組合方案九折。',
      'zh-CN': '适合秋天学棋的五件商品，9 月 23 日至 12 月 20 日。输入 WELCOME10，课程和组合套餐九折。',
      'en-US':
        'Five picks for the season, September 23 to December 20. Code WELCOME10 takes 10% off courses and bundles.',
      'ja-JP':
        '9月23日から12月20日まで。秋に始めたい5つの商品をご紹介します。コード「WELCOME10」でコースとセットが10%引きです。',
    },
    description: {
      'zh-TW':
        '秋天適合坐下來好好下一盤棋。在購物車輸入 WELCOME10，一般課程、棋力系列與組合方案都打九折。\n\nVIP 年方案不適用優惠碼，但一起列在這裡，因為直播講座與進階 AI 覆盤正好搭配課程使用。\n\n第一次來的朋友，建議先看兒童啟蒙課或從 G19 線上體驗課開始。',
      'zh-CN':
        '秋天适合坐下来好好下一盘棋。在购物车输入 WELCOME10，普通课程、棋力系列和组合套餐均享九折。\n\nVIP 年度方案不适用优惠码，但也列在这里，因为直播讲座和高级 AI 复盘正好配合课程使用。\n\n第一次来的朋友，建议先看儿童启蒙课，或从 G19 线上体验课开始。',
      'en-US':
        'Fall is made for sitting down to a game. Enter WELCOME10 in the cart for 10% off general courses, the Go-strength series and bundles.\n\nThe yearly VIP plan does not take the code. It is listed here because live lectures and advanced AI review go well with a course.\n\nIf this is your first visit, look at the basic course for kids or begin with a G19 trial lesson.',
      'ja-JP':
        '秋は、じっくり一局打ちたくなる季節です。カートで「WELCOME10」を入力すると、通常コース・棋力アップシリーズ・セットが10%引きになります。\n\nVIP年間プランはクーポンの対象外ですが、ライブ講座と詳しいAI検討はコースとあわせて使うと効果的なため、ご一緒にご紹介しています。\n\nはじめての方は、こども入門コースかG19のオンライン体験レッスンからどうぞ。',
    },
    startsAt: '2026-09-23T00:00:00+08:00',
    endsAt: '2026-12-20T23:59:59+08:00',
    productIds: ['combo-05', 'kidbasic', '30k-10k-v2', 'goplus-01', 'vip-year'],
  },
  {
    token: 'summer2026',
    title: {
      'zh-TW': '2026 暑期棋力提升',
      'zh-CN': '2026 暑期棋力提升',
      'en-US': 'Summer Step-Up 2026',
      'ja-JP': '2026 夏の棋力アップ',
    },
    summary: {
      'zh-TW': '暑假兩個月，從吃子到看懂死活。活動已於 8 月 31 日結束。',
      'zh-CN': '暑假两个月，从提子到看懂死活。活动已于 8 月 31 日结束。',
      'en-US': 'Two months from capturing to reading life and death. The sale ended on August 31.',
      'ja-JP': '夏休みの2か月で、石取りから死活まで。8月31日に終了しました。',
    },
    description: {
      'zh-TW':
        '這個夏天，許多家庭每天花 20 分鐘一起看課、一起下棋。\n\n活動已結束，但兩套課程仍在架上，隨時可以從自己的級別開始。',
      'zh-CN':
        '这个夏天，许多家庭每天花 20 分钟一起看课、一起下棋。\n\n活动已结束，但两套课程仍在架上，随时可以从自己的级别开始。',
      'en-US':
        'This summer many families spent 20 minutes a day on a lesson and a game together.\n\nThe sale is over, but both courses are still in the shop and you can start at your own grade whenever you like.',
      'ja-JP':
        'この夏、たくさんのご家庭が1日20分、一緒に動画を見て、一緒に打ってくださいました。\n\nフェアは終了しましたが、2つのコースは引き続き販売しています。いつでもご自分のグレードから始められます。',
    },
    startsAt: '2026-07-01T00:00:00+08:00',
    endsAt: '2026-08-31T23:59:59+08:00',
    productIds: ['kidbasic', 'goplus-01'],
  },
];
