import type { SeedFaqEntry } from '../types';

export const paymentFaqs: SeedFaqEntry[] = [
  {
    slug: 'payment-methods',
    question: {
      'zh-TW': '可以用哪些方式付款？',
      'zh-CN': '支持哪些付款方式？',
      'en-US': 'How can I pay?',
      'ja-JP': '支払い方法を教えてください。',
    },
    answer: {
      'zh-TW': '信用卡與 PayPal。教學合作計畫的年費則以銀行匯款繳納。',
      'zh-CN': '信用卡和 PayPal。教学合作计划的年费通过银行汇款支付。',
      'en-US': 'By credit card or PayPal. The yearly fee of the Teaching Partnership Program is paid by bank transfer.',
      'ja-JP': 'クレジットカードとPayPalをご利用いただけます。指導者パートナープログラムの年会費は銀行振込となります。',
    },
  },
  {
    slug: 'currency',
    question: {
      'zh-TW': '會用哪一種幣別結帳？',
      'zh-CN': '用什么币种结算？',
      'en-US': 'Which currency will I pay in?',
      'ja-JP': 'どの通貨で決済されますか？',
    },
    answer: {
      'zh-TW': '依語言而定：繁體中文為新台幣，日文為日圓，英文與簡體中文為美元。結帳頁會再次列出幣別與總額。',
      'zh-CN': '按语言区分：繁体中文为新台币，日文为日元，简体中文和英文为美元。结算页会再次列出币种和总额。',
      'en-US':
        'It follows the page language: US dollars in English and Simplified Chinese, New Taiwan dollars in Traditional Chinese, yen in Japanese. The checkout shows the currency and total once more.',
      'ja-JP':
        '表示言語によって決まります。日本語は日本円、英語と簡体字中国語は米ドル、繁体字中国語は台湾ドルです。お支払い画面で通貨と合計額を改めてご確認いただけます。',
    },
  },
  {
    slug: 'when-can-i-start',
    question: {
      'zh-TW': '付款後多久可以開始上課？',
      'zh-CN': '付款后多久可以开始学习？',
      'en-US': 'How soon after paying can I start?',
      'ja-JP': '支払い後、いつから受講できますか？',
    },
    answer: {
      'zh-TW': '付款成功後，課程、VIP 與模擬檢定會立刻出現在個人空間，同時寄出確認信。棋盤等實體商品另外寄送。',
      'zh-CN': '付款成功后，课程、VIP 和模拟考级会立即出现在个人空间，并发送确认邮件。棋盘等实物商品另行寄送。',
      'en-US':
        'At once. When the payment goes through, courses, VIP and mock exams appear in your personal space and a confirmation is emailed to you. Physical goods are shipped separately.',
      'ja-JP':
        'お支払いが完了すると、コース・VIP・模擬検定はすぐにマイページに表示され、確認メールをお送りします。碁盤などの商品は別途発送いたします。',
    },
  },
  {
    slug: 'refund-conditions',
    question: {
      'zh-TW': '什麼情況可以退費？',
      'zh-CN': '什么情况可以退款？',
      'en-US': 'When can I get a refund?',
      'ja-JP': 'どのような場合に返金できますか？',
    },
    answer: {
      'zh-TW':
        '一般課程：還沒有開啟任何影片課。組合方案：還沒有兌換任何課程序號。實體商品、直播時數與票券：只看購買後的日數。VIP 方案與模擬檢定不能退費。',
      'zh-CN':
        '普通课程：尚未打开任何视频课。组合套餐：尚未兑换任何兑换码。实物商品、直播时长与直播票：只看购买后的天数。VIP 方案和模拟考级不支持退款。',
      'en-US':
        'A general course can be refunded only if no video lesson was opened, and a bundle only if no course code was redeemed. For goods, live minutes and passes, only the number of days since the purchase counts. VIP plans and mock exams are non-refundable.',
      'ja-JP':
        '通常コースは動画を1本も開いていない場合、セットはコースコードを1件も引き換えていない場合に限ります。商品、ライブ授業の時間、講座券は購入後の日数だけで決まります。VIPプランと模擬検定は返金の対象外です。',
    },
  },
  {
    slug: 'refund-amount',
    question: {
      'zh-TW': '可以退多少錢？',
      'zh-CN': '能退多少钱？',
      'en-US': 'How much is refunded?',
      'ja-JP': '返金額はいくらですか？',
    },
    answer: {
      'zh-TW':
        '符合條件時，購買日算第 1 天：第 1 到 7 天全額退費，第 8 到 14 天退 30%，第 15 天起不退費。日期以台北時間計算。',
      'zh-CN':
        '符合条件时，购买当天算第 1 天：第 1 至 7 天全额退款，第 8 至 14 天退 30%，第 15 天起不予退款。日期按台北时间计算。',
      'en-US':
        'If the conditions are met, counting the day of purchase as day 1: 100% through day 7, 30% on days 8 to 14, and nothing from day 15. Days are counted in Taipei time.',
      'ja-JP':
        '条件を満たす場合、購入日を1日目として、7日目までは全額、8〜14日目は30%、15日目以降は返金がありません。日付は台北時間で数えます。',
    },
  },
  {
    slug: 'how-to-request-refund',
    question: {
      'zh-TW': '要怎麼申請退費？',
      'zh-CN': '怎样申请退款？',
      'en-US': 'How do I request a refund?',
      'ja-JP': '返金はどうやって申請しますか？',
    },
    answer: {
      'zh-TW':
        '登入個人空間，打開「購買紀錄」裡的收據，在商品旁按「申請退費」：會先看到可退的金額，由你確認後立即受理。款項會退回原付款方式。有疑問時，可以來信或在辦公時間（週一至週五 09:00–18:00，台北時間）來電。',
      'zh-CN':
        '登录个人空间，打开“购买记录”里的收据，在商品旁点击“申请退款”：会先看到可退的金额，由你确认后立即受理。款项将退回原付款方式。如有疑问，可以发邮件，或在办公时间（周一至周五 09:00–18:00，台北时间）致电。',
      'en-US':
        'Open the receipt under Purchases in your personal space and choose “Request a refund” next to the product. You see the amount first, and it is done as soon as you confirm. The money goes back the way you paid. If anything is unclear, write to us or call Monday to Friday, 9 AM to 6 PM Taipei time.',
      'ja-JP':
        'マイページの「購入履歴」から領収書を開き、商品の横の「返金を申請する」を押してください。返金額をご確認のうえ確定すると、その場で受け付けます。お支払い時と同じ方法で返金いたします。ご不明な点は、メール、または営業時間内（月〜金 9:00〜18:00、台北時間）のお電話でお問い合わせください。',
    },
  },
  {
    slug: 'coupon-use',
    question: {
      'zh-TW': '優惠碼要在哪裡輸入？',
      'zh-CN': '优惠码在哪里输入？',
      'en-US': 'Where do I enter a coupon?',
      'ja-JP': 'クーポンコードはどこで入力しますか？',
    },
    answer: {
      'zh-TW': '在購物車輸入，適用商品的金額會立刻更新。每筆訂單可用一組，過期或已用完的優惠碼會顯示原因。',
      'zh-CN': '在购物车输入，适用商品的金额会立即更新。每笔订单可用一个，过期或已用完的优惠码会提示原因。',
      'en-US':
        'In the cart. The price of the products it applies to changes at once. One coupon per order; if it has expired or been used up, we say so.',
      'ja-JP':
        'カートの画面で入力すると、対象商品の金額がすぐに変わります。クーポンはご注文1件につき1件までで、期限切れや上限到達の場合は理由を表示します。',
    },
  },
];
