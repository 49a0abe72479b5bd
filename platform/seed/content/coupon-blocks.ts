import { fill, t } from '../catalogue/localized';
import type { Localized, SeedBlock } from './types';

/** From a course one likes to the reduced total: the same four steps for every code. */
export const couponSteps = (code: string, heading: Localized): SeedBlock => ({
  block: 'steps',
  anchor: 'how',
  eyebrow: t('怎麼用', '怎么用', 'How to use it', 'ご利用方法'),
  heading,
  items: [
    {
      title: t('選一門課', '选一门课', 'Choose', '選ぶ'),
      text: t(
        '打開課程頁看內容與範例題，喜歡就放進購物車。',
        '打开课程页看内容与例题，喜欢就放进购物车。',
        'Open a course, see what is in it, try its sample problem, and add it to the cart.',
        'コースのページで内容と例題を確かめ、カートに入れます。',
      ),
    },
    {
      title: t('輸入優惠碼', '输入优惠码', 'Enter the code', 'コードを入力する'),
      text: fill(
        t(
          '在購物車輸入 {code}，按「套用」。',
          '在购物车输入 {code}，点击“使用”。',
          'Type {code} in the cart and press Apply.',
          'カートで「{code}」を入力し、適用します。',
        ),
        { code },
      ),
    },
    {
      title: t('看折扣後的金額', '看折扣后的金额', 'See the new total', '割引後の金額を確かめる'),
      text: t(
        '總額立刻更新，看清楚再付款。信用卡與 PayPal 都可以。',
        '总额立即更新，看清楚再付款。信用卡与 PayPal 都可以。',
        'The total changes at once. Pay by credit card or PayPal when it looks right.',
        '合計額はすぐに変わります。ご確認のうえ、クレジットカードかPayPalでお支払いください。',
      ),
    },
    {
      title: t('當天開始', '当天开始', 'Start today', 'その日から始める'),
      text: t(
        '付款後，課程立刻出現在個人空間；組合會收到每門課的序號。',
        '付款后，课程立即出现在个人空间；组合会收到每门课的兑换码。',
        'Courses appear in your personal space as soon as you have paid; a bundle comes as one code per course.',
        'お支払い後、コースはすぐにマイページに表示されます。セットはコースごとのコードでお届けします。',
      ),
    },
  ],
});

/** What holds for every code: one to an order, and the shop's own refund rule on what was paid. */
export const couponRules = (code: string, holds: Localized): SeedBlock => ({
  block: 'text',
  anchor: 'rules',
  tone: 'tinted',
  heading: t('活動說明', '活动说明', 'The fine print', 'ご利用にあたって'),
  body: fill(
    t(
      '- {holds}\n- 一筆訂單限用一組優惠碼，{code} 不能兌換現金。\n- 退費規則與平日相同：一般課程還沒打開任何影片、組合還沒兌換任何課程序號，第 1 到 7 天全額退費，第 8 到 14 天退 30%，第 15 天起不退費。購買日算第 1 天，以台北時間計算。\n- 退費以實際付的金額計算。',
      '- {holds}\n- 一笔订单限用一个优惠码，{code} 不能兑换现金。\n- 退款规则与平时相同：普通课程尚未打开任何视频、组合尚未兑换任何兑换码，第 1 至 7 天全额退款，第 8 至 14 天退 30%，第 15 天起不予退款。购买当天算第 1 天，按台北时间计算。\n- 退款以实付金额计算。',
      '- {holds}\n- One coupon per order; {code} has no cash value.\n- The usual refund rule applies. As long as no video of a course has been opened, or no code of a bundle redeemed: 100% through day 7, 30% on days 8 to 14, nothing from day 15. The day of purchase is day 1, in Taipei time.\n- Refunds are calculated from what you actually paid.',
      '- {holds}\n- クーポンはご注文1件につき1件までです。{code}は換金できません。\n- 返金は通常の規定のとおりです。コースは動画を1本も開いていない場合、セットはコードを1件も引き換えていない場合に限り、購入日を1日目（台北時間）として、7日目までは全額、8〜14日目は30%を返金し、15日目以降の返金はありません。\n- 返金額は、実際のお支払い額をもとに計算します。',
    ),
    { code, holds: fill(holds, { code }) },
  ),
});
