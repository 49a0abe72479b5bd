import type { SeedPage } from '../types';

export const anniversaryPage: SeedPage = {
  slug: 'anniversary',
  title: { 'zh-TW': '先手五週年', 'zh-CN': '先手五周年', 'en-US': 'Five Years of Sente', 'ja-JP': '先手囲碁 5周年' },
  lead: {
    'zh-TW': '謝謝每一位願意坐下來想一手棋的人。',
    'zh-CN': '谢谢每一位愿意坐下来想一步棋的人。',
    'en-US': 'Thank you to everyone who sat down and thought about a move.',
    'ja-JP': '盤の前で一手を考えてくださった、すべての方へ。ありがとうございます。',
  },
  startsAt: '2026-11-01T00:00:00+08:00',
  endsAt: '2026-12-31T23:59:59+08:00',
  sections: [
    {
      id: 'thanks',
      heading: {
        'zh-TW': '五年，一手一手走過來',
        'zh-CN': '五年，一步一步走过来',
        'en-US': 'Five years, one move at a time',
        'ja-JP': '一手ずつ歩んだ5年',
      },
      body: {
        'zh-TW':
          '五年前，我們從一間小教室開始錄第一堂課。如今課程涵蓋 G19 到 G1，分校走到五個地區，但想做的事沒有變：讓一個從沒下過棋的人，今天就能下完第一盤。',
        'zh-CN':
          '五年前，我们在一间小教室里录下第一节课。如今课程涵盖 G19 到 G1，校区走到五个地区，但想做的事没有变：让一个从没下过棋的人，今天就能下完第一盘。',
        'en-US':
          'Five years ago we recorded our first lesson in a small classroom. The courses now run from G19 to G1 and there are branches in five regions. The aim has not changed: someone who has never played should finish a first game today.',
        'ja-JP':
          '5年前、小さな教室で最初のレッスンを収録しました。今ではG19からG1までのコースが揃い、教室は5つの地域に広がりました。目指すことは変わりません。はじめての方が、今日のうちに最初の一局を打てることです。',
      },
    },
    {
      id: 'offer',
      heading: {
        'zh-TW': '三門課程八五折',
        'zh-CN': '三门课程八五折',
        'en-US': '15% off three picks',
        'ja-JP': '3つのおすすめが15%引き',
      },
      body: {
        'zh-TW':
          '2026 年 11 月 1 日到 12 月 31 日，在購物車輸入 SENTE5YEARS，三項推薦商品享八五折。使用次數不限，折扣後的金額會直接顯示在購物車。',
        'zh-CN':
          '2026 年 11 月 1 日至 12 月 31 日，在购物车输入 SENTE5YEARS，三项推荐商品享八五折。使用次数不限，折扣后的金额会直接显示在购物车。',
        'en-US':
          'From November 1 to December 31, 2026, enter SENTE5YEARS in the cart for 15% off the three products we recommend most. There is no limit on uses, and the cart shows the reduced price.',
        'ja-JP':
          '2026年11月1日から12月31日まで、カートで「SENTE5YEARS」を入力すると、おすすめの3商品が15%引きになります。回数の制限はなく、割引後の金額はカートに表示されます。',
      },
    },
    {
      id: 'start',
      heading: { 'zh-TW': '從哪裡開始', 'zh-CN': '从哪里开始', 'en-US': 'Where to start', 'ja-JP': 'どこから始める？' },
      body: {
        'zh-TW': '第一次來的朋友，先在首頁試一題，再上線上體驗課。已經是學員的您，可以用這段時間補上一直想學的那一級。',
        'zh-CN': '第一次来的朋友，先在首页试一题，再上线上体验课。已经是学员的您，可以用这段时间补上一直想学的那一级。',
        'en-US':
          'New here? Try a problem on the home page, then a trial course. If you already learn with us, this may be the moment for the grade you kept putting off.',
        'ja-JP':
          'はじめての方は、トップページの1問とオンライン体験レッスンからどうぞ。すでに受講中の方は、学びたいと思っていたグレードに進むよい機会です。',
      },
    },
    {
      id: 'fine-print',
      heading: { 'zh-TW': '活動說明', 'zh-CN': '活动说明', 'en-US': 'The small print', 'ja-JP': 'ご注意' },
      body: {
        'zh-TW':
          '一筆訂單限用一組優惠碼。退費規則與平日相同：一般課程未開啟任何影片、組合方案未兌換任何課程序號，才可申請；退費金額以實付金額計算。',
        'zh-CN':
          '一笔订单限用一个优惠码。退款规则与平时相同：普通课程未打开任何视频、组合套餐未兑换任何兑换码，方可申请；退款金额以实付金额计算。',
        'en-US':
          'One coupon per order. Refunds follow the usual rules: a course only while no video has been opened, a bundle only while no code has been redeemed. They are worked out from what you paid.',
        'ja-JP':
          'クーポンはご注文1件につき1つまでです。返金は通常の規定のとおり、コースは動画を1本も開いていない場合、セットはコードを1つも引き換えていない場合に限り、実際のお支払い額をもとに計算します。',
      },
    },
  ],
};
