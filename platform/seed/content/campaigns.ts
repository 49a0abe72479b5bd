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
      'zh-TW': '新學期三門課八五折：輸入 SPRING15，{start}到{end}。',
      'zh-CN': '新学期三门课八五折：输入 SPRING15，{start}至{end}。',
      'en-US': '15% off three ways into the new term with code SPRING15, {start} to {end}.',
      'ja-JP': '新学期に始めたい3商品が、コード「SPRING15」で15%引き。{start}から{end}まで。',
    },
    startsAt: '2027-02-01T00:00:00+08:00',
    endsAt: '2027-03-31T23:59:59+08:00',
    blocks: [
      {
        block: 'hero',
        heading: {
          'zh-TW': '2027 春季開學優惠',
          'zh-CN': '2027 春季开学优惠',
          'en-US': 'Spring Start 2027',
          'ja-JP': '2027 春のスタート応援',
        },
        lead: {
          'zh-TW': '新學期三門課八五折：輸入 SPRING15，{start}到{end}。',
          'zh-CN': '新学期三门课八五折：输入 SPRING15，{start}至{end}。',
          'en-US': '15% off three ways into the new term with code SPRING15, {start} to {end}.',
          'ja-JP': '新学期に始めたい3商品が、コード「SPRING15」で15%引き。{start}から{end}まで。',
        },
        illustration: 'calendar',
      },
      {
        block: 'text',
        body: {
          'zh-TW':
            '新學期，給自己一個做得到的目標：一天一堂 5 到 15 分鐘的課。在購物車輸入 SPRING15，下面三項都打八五折，同一個帳號不限次數。\n\n從零開始：「入門全套組合」{price:combo-05}，{lessons:combo-05} 堂，從規則到 G15。\n\n會下完一盤：「中級班：從 G14 到 G10」{price:30k-10k-v2}，{lessons:30k-10k-v2} 堂。\n\n想天天做題：「棋力鍛鍊 1」{price:goplus-01}。\n\n以上是折扣前的價格。退費規則與平日相同：組合方案未兌換任何課程序號、一般課程未開啟任何影片，才可申請；退費以實付金額計算。',
          'zh-CN':
            '新学期，给自己一个做得到的目标：一天一节 5 至 15 分钟的课。在购物车输入 SPRING15，下面三项均享八五折，同一账号不限次数。\n\n从零开始：《入门全套组合》{price:combo-05}，{lessons:combo-05} 节，从规则到 G15。\n\n会下完一盘：《中级班：从 G14 到 G10》{price:30k-10k-v2}，{lessons:30k-10k-v2} 节。\n\n想天天做题：《棋力锻炼 1》{price:goplus-01}。\n\n以上为折扣前价格。退款规则与平时相同：组合套餐未兑换任何兑换码、普通课程未打开任何视频，方可申请；退款以实付金额计算。',
          'en-US':
            'A new term is a good time for a goal you can keep: one lesson of 5 to 15 minutes a day. Enter SPRING15 in the cart for 15% off each of these, as often as you like.\n\nFrom nothing: “The complete beginner bundle”, {price:combo-05}, {lessons:combo-05} lessons from the rules to G15.\n\nIf you finish your games: “Intermediate: G14 to G10”, {price:30k-10k-v2}, {lessons:30k-10k-v2} lessons.\n\nFor a few problems a day: “Go strength 1”, {price:goplus-01}.\n\nThose are the prices before the discount. Refunds follow the usual rules: a bundle only while no code has been redeemed, a course only while no video has been opened. They are worked out from what you paid.',
          'ja-JP':
            '新学期は、続けられる目標を立てるのによい時期です。1日1本、5〜15分の動画から始めませんか？カートで「SPRING15」を入力すると、次の3商品が15%引きになります。回数の制限はありません。\n\nはじめての方：「入門全コースセット」{price:combo-05}。ルールからG15まで、全{lessons:combo-05}レッスン。\n\n一局打てるようになった方：「中級：G14からG10へ」{price:30k-10k-v2}。全{lessons:30k-10k-v2}レッスン。\n\n毎日少しずつ解きたい方：「棋力アップ 1」{price:goplus-01}。\n\n価格は割引前のものです。返金は通常の規定のとおり、セットはコードを1件も引き換えていない場合、コースは動画を1本も開いていない場合に限り、実際のお支払い額をもとに計算します。',
        },
      },
      {
        block: 'offer',
        heading: {
          'zh-TW': '本次活動課程',
          'zh-CN': '本次活动课程',
          'en-US': 'In this offer',
          'ja-JP': '対象のコース',
        },
        productIds: ['combo-05', '30k-10k-v2', 'goplus-01'],
      },
    ],
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
      'zh-TW': '秋天適合學棋。輸入 WELCOME10，課程與組合方案九折，到{end}。',
      'zh-CN': '秋天适合学棋。输入 WELCOME10，课程和组合套餐九折，至{end}。',
      'en-US': 'Fall is a good season to learn. Code WELCOME10 takes 10% off courses and bundles until {end}.',
      'ja-JP': '秋は囲碁を始めるのによい季節。コード「WELCOME10」でコースとセットが10%引きです（{end}まで）。',
    },
    startsAt: '2026-09-23T00:00:00+08:00',
    endsAt: '2026-12-20T23:59:59+08:00',
    blocks: [
      {
        block: 'hero',
        heading: {
          'zh-TW': '2026 秋季學棋節',
          'zh-CN': '2026 秋季学棋节',
          'en-US': 'Fall of Go 2026',
          'ja-JP': '2026 秋の囲碁フェア',
        },
        lead: {
          'zh-TW': '秋天適合學棋。輸入 WELCOME10，課程與組合方案九折，到{end}。',
          'zh-CN': '秋天适合学棋。输入 WELCOME10，课程和组合套餐九折，至{end}。',
          'en-US': 'Fall is a good season to learn. Code WELCOME10 takes 10% off courses and bundles until {end}.',
          'ja-JP': '秋は囲碁を始めるのによい季節。コード「WELCOME10」でコースとセットが10%引きです（{end}まで）。',
        },
        illustration: 'calendar',
      },
      {
        block: 'text',
        body: {
          'zh-TW':
            '秋天適合坐下來好好下一盤棋。在購物車輸入 WELCOME10，一般課程、棋力系列與組合方案都打九折。\n\nVIP 年方案不適用優惠碼，但一起列在這裡，因為直播講座與進階 AI 覆盤正好搭配課程使用。\n\n第一次來？先上免費的線上體驗課，再決定要不要買。',
          'zh-CN':
            '秋天适合坐下来好好下一盘棋。在购物车输入 WELCOME10，普通课程、棋力系列和组合套餐均享九折。\n\nVIP 年度方案不适用优惠码，但也列在这里，因为直播讲座和高级 AI 复盘正好配合课程使用。\n\n第一次来？先上免费的线上体验课，再决定要不要买。',
          'en-US':
            'Fall is made for sitting down to a game. Enter WELCOME10 in the cart for 10% off general courses, the Go-strength series and bundles.\n\nThe yearly VIP plan does not take the code. It is listed here because live lectures and advanced AI review go well with a course.\n\nIs this your first visit? Take the free online trial lessons, then decide.',
          'ja-JP':
            '秋は、じっくり一局打ちたくなる季節です。カートで「WELCOME10」を入力すると、通常コース・棋力アップシリーズ・セットが10%引きになります。\n\nVIPの12か月プランはクーポンの対象外ですが、ライブ講座と詳しいAI検討はコースとあわせて使うと効果的なため、ご一緒にご紹介しています。\n\nはじめての方は、まず無料のオンライン体験レッスンをどうぞ。',
        },
      },
      {
        block: 'offer',
        heading: {
          'zh-TW': '本次活動課程',
          'zh-CN': '本次活动课程',
          'en-US': 'In this offer',
          'ja-JP': '対象のコース',
        },
        productIds: ['combo-05', 'kidbasic', '30k-10k-v2', 'goplus-01', 'vip-year'],
      },
    ],
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
      'zh-TW': '暑假兩個月，從吃子到看懂死活。活動已於{end}結束。',
      'zh-CN': '暑假两个月，从提子到看懂死活。活动已于{end}结束。',
      'en-US': 'Two months from capturing to reading life and death. The sale ended on {end}.',
      'ja-JP': '夏休みの2か月で、石取りから死活まで。{end}に終了しました。',
    },
    startsAt: '2026-07-01T00:00:00+08:00',
    endsAt: '2026-08-31T23:59:59+08:00',
    blocks: [
      {
        block: 'hero',
        heading: {
          'zh-TW': '2026 暑期棋力提升',
          'zh-CN': '2026 暑期棋力提升',
          'en-US': 'Summer Step-Up 2026',
          'ja-JP': '2026 夏の棋力アップ',
        },
        lead: {
          'zh-TW': '暑假兩個月，從吃子到看懂死活。活動已於{end}結束。',
          'zh-CN': '暑假两个月，从提子到看懂死活。活动已于{end}结束。',
          'en-US': 'Two months from capturing to reading life and death. The sale ended on {end}.',
          'ja-JP': '夏休みの2か月で、石取りから死活まで。{end}に終了しました。',
        },
        illustration: 'calendar',
      },
      {
        block: 'text',
        body: {
          'zh-TW':
            '這個夏天，許多家庭每天花 20 分鐘一起看課、一起下棋。\n\n活動已結束，課程仍在架上，隨時可以從自己的級別開始。',
          'zh-CN':
            '这个夏天，许多家庭每天花 20 分钟一起看课、一起下棋。\n\n活动已结束，课程仍在架上，随时可以从自己的级别开始。',
          'en-US':
            'This summer many families spent 20 minutes a day on a lesson and a game together.\n\nThe sale is over, but the courses are still in the shop and you can start at your own grade whenever you like.',
          'ja-JP':
            'この夏、たくさんのご家庭が1日20分、一緒に動画を見て、一緒に打ってくださいました。\n\nフェアは終了しましたが、コースは引き続き販売しています。いつでもご自分のグレードから始められます。',
        },
      },
      {
        block: 'offer',
        heading: {
          'zh-TW': '本次活動課程',
          'zh-CN': '本次活动课程',
          'en-US': 'In this offer',
          'ja-JP': '対象のコース',
        },
        productIds: ['kidbasic', 'goplus-01'],
      },
    ],
  },
];
