import { sectionBlocks } from '../section-blocks';
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
  menus: ['more'],
  blocks: [
    {
      block: 'hero',
      heading: {
        'zh-TW': '先手五週年',
        'zh-CN': '先手五周年',
        'en-US': 'Five Years of Sente',
        'ja-JP': '先手囲碁 5周年',
      },
      lead: {
        'zh-TW': '謝謝每一位願意坐下來想一手棋的人。',
        'zh-CN': '谢谢每一位愿意坐下来想一步棋的人。',
        'en-US': 'Thank you to everyone who sat down and thought about a move.',
        'ja-JP': '盤の前で一手を考えてくださった、すべての方へ。ありがとうございます。',
      },
      illustration: 'anniversary',
    },
    ...sectionBlocks([
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
          'zh-TW': '推薦商品八五折',
          'zh-CN': '推荐商品八五折',
          'en-US': '15% off our picks',
          'ja-JP': 'おすすめ商品が15%引き',
        },
        body: {
          'zh-TW':
            '{start}到{end}，在購物車輸入 SENTE5YEARS，本頁推薦的課程與組合享八五折。使用次數不限，折扣後的金額會直接顯示在購物車。',
          'zh-CN':
            '{start}至{end}，在购物车输入 SENTE5YEARS，本页推荐的课程与组合享八五折。使用次数不限，折扣后的金额会直接显示在购物车。',
          'en-US':
            'From {start} to {end}, enter SENTE5YEARS in the cart for 15% off the picks below. There is no limit on uses, and the cart shows the reduced price.',
          'ja-JP':
            '{start}から{end}まで、カートで「SENTE5YEARS」を入力すると、下記のおすすめ商品が15%引きになります。回数の制限はなく、割引後の金額はカートに表示されます。',
        },
      },
      {
        id: 'start',
        heading: {
          'zh-TW': '哪一項適合你？',
          'zh-CN': '哪一项适合你？',
          'en-US': 'Which one is for you?',
          'ja-JP': 'どれを選ぶ？',
        },
        body: {
          'zh-TW':
            '沒下過棋的成人：「入門全套組合」原價 {price:combo-05}，從規則一路到 G15。\n\n會下完一盤、想更進一步：「中級班：從 G14 到 G10」原價 {price:30k-10k-v2}。\n\n4 到 10 歲的孩子：「兒童啟蒙：第一次吃子」原價 {price:kidbasic}。\n\n還在猶豫：先上免費的線上體驗課，優惠到 {end} 都在。',
          'zh-CN':
            '没下过棋的成人：《入门全套组合》原价 {price:combo-05}，从规则一路到 G15。\n\n会下完一盘、想更进一步：《中级班：从 G14 到 G10》原价 {price:30k-10k-v2}。\n\n4 至 10 岁的孩子：《儿童启蒙：第一次吃子》原价 {price:kidbasic}。\n\n还在犹豫：先上免费的线上体验课，优惠到 {end} 都有效。',
          'en-US':
            'Adults who have never played: “The complete beginner bundle”, {price:combo-05} before the discount, from the rules to G15.\n\nPlayers who finish their games and want more: “Intermediate: G14 to G10”, {price:30k-10k-v2} before the discount.\n\nChildren ages 4 to 10: “Basic for Kids: the first capture”, {price:kidbasic} before the discount.\n\nNot sure yet? Take the free online trial lessons first; the offer runs until {end}.',
          'ja-JP':
            '囲碁がはじめての方：「入門全コースセット」（割引前{price:combo-05}）で、ルールからG15まで。\n\n一局打てるようになった方：「中級：G14からG10へ」（割引前{price:30k-10k-v2}）。\n\nお子さまと始める方：「石の取り方の基本」{price:capture-basics}（割引の対象外です）。\n\n迷っている方：まず無料のオンライン体験レッスンをどうぞ。割引は{end}まで続きます。',
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
            'クーポンはご注文1件につき1件までです。返金は通常の規定のとおり、コースは動画を1本も開いていない場合、セットはコードを1件も引き換えていない場合に限り、実際のお支払い額をもとに計算します。',
        },
      },
    ]),
  ],
};
