import { t } from '../../catalogue/localized';
import { couponRules, couponSteps } from '../coupon-blocks';
import type { SeedCampaign } from '../types';

const code = 'SPRING15';
const summary = t(
  '新學期三門課八五折：輸入 SPRING15，{start}到{end}。',
  '新学期三门课八五折：输入 SPRING15，{start}至{end}。',
  '15% off three ways to start the new term with code SPRING15, {start} to {end}.',
  '新学期に始めたい3商品が、コード「SPRING15」で15%引き。{start}から{end}まで。',
);

export const spring2027: SeedCampaign = {
  token: 'spring2027',
  title: t('2027 春季開學優惠', '2027 春季开学优惠', 'Spring Start 2027', '2027 春のスタート応援'),
  summary,
  startsAt: '2027-02-01T00:00:00+08:00',
  endsAt: '2027-03-31T23:59:59+08:00',
  blocks: [
    {
      block: 'hero',
      eyebrow: t('2027 春季開學優惠', '2027 春季开学优惠', 'Spring Start 2027', '2027 春のスタート応援'),
      heading: t(
        '新學期，\n一天一手。',
        '新学期，\n一天一手。',
        'A new term,\na move a day.',
        '新学期は、\n一日一手から。',
      ),
      lead: t(
        '給自己一個做得到的目標。輸入 SPRING15，從零開始、往中級、天天做題，三種課程都打八五折。',
        '给自己一个做得到的目标。输入 SPRING15，从零开始、往中级、天天做题，三种课程均享八五折。',
        'Set yourself a goal you can keep. Code SPRING15 takes 15% off three ways to do it: starting from scratch, moving on to the intermediate stage, or a few problems a day.',
        '続けられる目標を、一つ。コード「SPRING15」で、はじめの一歩、中級への一歩、毎日の練習の3商品が15%引きです。',
      ),
      illustration: 'calendar',
      actions: [
        { label: t('看三門課', '看三门课', 'See the three picks', '3つの商品を見る'), to: '#for-you' },
        {
          label: t('先免費體驗', '先免费体验', 'Try a lesson free first', 'まず無料で試す'),
          to: 'TrialCourse',
        },
      ],
      figures: [
        {
          figure: t('八五折', '八五折', '15% off', '15%引き'),
          label: t('三項都一樣', '三项都一样', 'each of the three', '3商品すべて'),
        },
        { figure: '5–15', label: t('分鐘一堂課', '分钟一节课', 'minutes a lesson', '分の短いレッスン') },
      ],
    },
    {
      block: 'cards',
      anchor: 'for-you',
      eyebrow: t('本次活動', '本次活动', 'In this offer', '対象の商品'),
      heading: t(
        '你這學期想學到哪裡？',
        '你这学期想学到哪里？',
        'How far would you like to get?',
        '新学期、どこまで進みますか？',
      ),
      lead: t(
        '下面是折扣前的價格；活動開始後，輸入優惠碼再打八五折。',
        '以下为折扣前的价格；活动开始后，输入优惠码再享八五折。',
        'These are the prices before the discount. Once the offer has begun, the code takes 15% off each.',
        '価格は割引前のものです。期間中にコードを入力すると、ここから15%引きになります。',
      ),
      items: [
        {
          title: t('從零開始', '从零开始', 'From scratch', 'はじめての方'),
          text: t(
            '「入門全套組合」{price:combo-05}：{lessons:combo-05} 堂，從規則、吃子、做活到在 9 路棋盤上下完一盤，走到 G15。',
            '《入门全套组合》{price:combo-05}：{lessons:combo-05} 节，从规则、吃子、做活到在 9 路棋盘上下完一盘，走到 G15。',
            '“The complete beginner bundle”, {price:combo-05}: {lessons:combo-05} lessons from the rules to a whole game on 9×9, and on to G15.',
            '「入門全コースセット」{price:combo-05}。全{lessons:combo-05}レッスンで、ルールから9路盤の一局、そしてG15まで進みます。',
          ),
          label: t('看組合內容', '看组合内容', 'See the bundle', 'セットの内容を見る'),
          to: 'courses/combo-05',
          position: { size: 9, black: 'C5 D6 E5', white: 'D5 F4 C3', ghost: 'D4', crop: 'B2 G7' },
        },
        {
          title: t('會下完一盤', '会下完一盘', 'You can finish a game', '一局打てる方'),
          text: t(
            '「中級班：從 G14 到 G10」{price:30k-10k-v2}：{lessons:30k-10k-v2} 堂，開局說得出理由，五手死活算得完。',
            '《中级班：从 G14 到 G10》{price:30k-10k-v2}：{lessons:30k-10k-v2} 节，布局说得出理由，五手死活算得完。',
            '“Intermediate: G14 to G10”, {price:30k-10k-v2}: {lessons:30k-10k-v2} lessons, until you open with a reason and read five moves deep.',
            '「中級：G14からG10へ」{price:30k-10k-v2}。全{lessons:30k-10k-v2}レッスンで、理由のある布石と五手の読みを身につけます。',
          ),
          label: t('看中級班', '看中级班', 'See the course', 'コースを見る'),
          to: 'courses/30k-10k-v2',
          position: { size: 13, black: 'D10 K4 K7 G11', white: 'K10 D4 C7 G3' },
        },
        {
          title: t('想天天做題', '想天天做题', 'A few problems a day', '毎日少しずつ'),
          text: t(
            '「棋力鍛鍊 1」{price:goplus-01}：每天約十題，五到十分鐘，把吃子與逃子練成直覺。',
            '《棋力锻炼 1》{price:goplus-01}：每天约十题，五到十分钟，把吃子与逃子练成直觉。',
            '“Go strength 1”, {price:goplus-01}: about ten problems a day, five to ten minutes, until captures come by themselves.',
            '「棋力アップ 1」{price:goplus-01}。1日10問ほど、5〜10分で、取る・逃げるの感覚を磨きます。',
          ),
          label: t('看棋力鍛鍊', '看棋力锻炼', 'See the series', 'シリーズを見る'),
          to: 'courses/goplus-01',
          position: { size: 9, black: 'D6 C5 D4 E4 F6', white: 'D5 E5 G4', last: 'E5', crop: 'B2 H8' },
        },
      ],
    },
    {
      block: 'offer',
      anchor: 'offer',
      tone: 'tinted',
      eyebrow: t('活動進行中', '活动进行中', 'On now', '受付中'),
      heading: t('選一門，輸入優惠碼', '选一门，输入优惠码', 'Pick one, enter the code', '選んで、コードを入力'),
      productIds: ['combo-05', '30k-10k-v2', 'goplus-01'],
      coupon: code,
    },
    {
      block: 'pictureText',
      anchor: 'a-term',
      side: 'right',
      illustration: 'phone-lesson',
      eyebrow: t('做得到的目標', '做得到的目标', 'A goal you can keep', '続けられる目標'),
      heading: t('一天一堂，剛剛好', '一天一节，刚刚好', 'One lesson a day is plenty', '1日1本で、ちょうどいい'),
      body: t(
        '開學前訂的目標，常常第三週就放下了。我們把一堂課做成 5 到 15 分鐘，就是為了讓它放得進任何一天。',
        '开学前定的目标，常常第三周就放下了。我们把一节课做成 5 至 15 分钟，就是为了让它放得进任何一天。',
        'Resolutions tend to fade by the third week. We keep a lesson to 5 to 15 minutes so that it fits into any day.',
        '新学期の目標は、三週目に止まりがちです。1本5〜15分にしたのは、どんな日にも入るようにするためです。',
      ),
      items: [
        {
          title: t('平日：一堂短課', '平日：一节短课', 'Weekdays: a short lesson', '平日は短いレッスンを1本'),
          text: t(
            '看完馬上在棋盤上試，練習不計時。',
            '看完马上在棋盘上试，练习不计时。',
            'Try what you saw on the board at once; nothing is timed.',
            '見たらすぐ盤で試します。時間制限はありません。',
          ),
        },
        {
          title: t('週末：下一盤', '周末：下一盘', 'Weekends: a game', '週末は一局'),
          text: t(
            '和家人、其他會員或 AI，把這週學的用出來。',
            '和家人、其他会员或 AI，把这周学的用出来。',
            'Play family, another member or the AI, and use what you learned this week.',
            'ご家族や会員同士、AIと打って、今週習ったことを使います。',
          ),
        },
        {
          title: t(
            '學期末：一場模擬檢定',
            '学期末：一次模拟考级',
            'End of term: a mock exam',
            '学期の終わりに模擬検定',
          ),
          text: t(
            '看看自己走到第幾級。',
            '看看自己走到第几级。',
            'See which grade you have reached.',
            'どのグレードまで進んだかを確かめます。',
          ),
        },
      ],
      actions: [
        { label: t('十九級怎麼分', '十九级怎么分', 'How the grades work', 'グレードの仕組み'), to: 'igqe-intro' },
      ],
    },
    couponSteps(code, t('四步用上優惠碼', '四步用好优惠码', 'The code in four steps', 'コードの使い方は4ステップ')),
    couponRules(
      code,
      t(
        '{code} 適用於上面三項，{start}到{end}，同一個帳號不限次數。',
        '{code} 适用于以上三项，{start}至{end}，同一账号不限次数。',
        '{code} is valid for the three products above from {start} to {end}, as often as you like.',
        '{code}は{start}から{end}まで、上記の3商品に何度でもご利用いただけます。',
      ),
    ),
    {
      block: 'questions',
      show: 'picked',
      faqSlugs: ['course-kinds', 'coupon-use', 'redeem-code', 'how-to-request-refund'],
      heading: t('買之前，你可能想問', '买之前，你可能想问', 'Before you buy', 'ご購入の前に'),
    },
    {
      block: 'callToAction',
      heading: t(
        '等不到開學？今天就能下第一手。',
        '等不到开学？今天就能下第一手。',
        'Why wait for the term? Play your first move today.',
        '新学期を待たずに、今日の一手から。',
      ),
      lead: t(
        '線上體驗課免費，註冊就能開始；喜歡了，再用優惠碼接著學。',
        '线上体验课免费，注册就能开始；喜欢了，再用优惠码接着学。',
        'The online trial lessons are free with an account. If you like them, carry on with the code.',
        'オンライン体験レッスンは無料です。気に入ったら、コードを使って続けてください。',
      ),
      actions: [
        {
          label: t('免費體驗線上課', '免费体验线上课', 'Try a lesson free', '無料のオンライン体験レッスンへ'),
          to: 'TrialCourse',
        },
        { label: t('看全部課程', '看全部课程', 'All courses', 'すべてのコース'), to: 'courses' },
      ],
    },
  ],
};
