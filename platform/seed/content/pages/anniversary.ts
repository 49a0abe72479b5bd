import { locales } from '@/lib/domain/locale';
import { t } from '../../catalogue/localized';
import { couponRules, couponSteps } from '../coupon-blocks';
import type { SeedPage } from '../types';

const code = 'SENTE5YEARS';
/** The children's course is not sold in Japanese; there the course of the same length that suits children takes its place. */
const outsideJapan = locales.filter((locale) => locale !== 'ja-JP');
const lead = t(
  '謝謝每一位願意坐下來想一手棋的人。{start}到{end}，輸入 SENTE5YEARS，給大人、孩子與老師的推薦課程都打八五折。',
  '谢谢每一位愿意坐下来想一步棋的人。{start}至{end}，输入 SENTE5YEARS，给大人、孩子与老师的推荐课程均享八五折。',
  'Thank you to everyone who has sat down to think about a move. From {start} to {end}, code SENTE5YEARS takes 15% off our picks for adults, children and teachers.',
  '盤の前で一手を考えてくださった、すべての方へ。{start}から{end}まで、コード「SENTE5YEARS」で、大人・お子さま・先生へのおすすめが15%引きです。',
);

export const anniversaryPage: SeedPage = {
  slug: 'anniversary',
  title: t('先手五週年', '先手五周年', 'Five Years of Sente', '先手囲碁 5周年'),
  lead,
  startsAt: '2026-11-01T00:00:00+08:00',
  endsAt: '2026-12-31T23:59:59+08:00',
  menus: ['more'],
  blocks: [
    {
      block: 'hero',
      eyebrow: t('先手五週年', '先手五周年', 'Five Years of Sente', '先手囲碁 5周年'),
      heading: t(
        '五年，\n一手一手走過來。',
        '五年，\n一步一步走过来。',
        'Five years,\none move at a time.',
        '一手ずつ、\n歩んだ5年。',
      ),
      lead: t(
        '謝謝每一位願意坐下來想一手棋的人。輸入 SENTE5YEARS，給大人、孩子與老師的推薦課程都打八五折。',
        '谢谢每一位愿意坐下来想一步棋的人。输入 SENTE5YEARS，给大人、孩子与老师的推荐课程均享八五折。',
        'Thank you to everyone who has sat down to think about a move. Code SENTE5YEARS takes 15% off our picks for adults, children and teachers.',
        '盤の前で一手を考えてくださった、すべての方へ。コード「SENTE5YEARS」で、大人・お子さま・先生へのおすすめが15%引きです。',
      ),
      illustration: 'anniversary',
      actions: [
        { label: t('哪一項適合我', '哪一项适合我', 'Which one is for me?', '自分に合う一つを選ぶ'), to: '#for-you' },
        { label: t('優惠碼怎麼用', '优惠码怎么用', 'How the code works', 'コードの使い方'), to: '#how' },
      ],
      figures: [
        {
          figure: t('八五折', '八五折', '15% off', '15%引き'),
          label: t('推薦課程', '推荐课程', 'our picks', 'おすすめ商品'),
        },
        { figure: '19', label: t('個級別，都有課', '个级别，都有课', 'grades with courses', 'グレードすべてにコース') },
        { figure: '5', label: t('個地區有分校', '个地区有校区', 'regions with branches', 'つの地域に教室') },
        { figure: '{students}', label: t('位學員', '位学员', 'learners', '名の受講者') },
      ],
    },
    {
      block: 'cards',
      anchor: 'for-you',
      isLifted: true,
      heading: t('給每一位讀到這裡的人', '给每一位读到这里的人', 'One offer for each reader', 'あなたへのおすすめ'),
      items: [
        {
          title: t('給大人', '给大人', 'For adults', '大人の方へ'),
          text: t(
            '沒下過棋：「入門全套組合」折扣前 {price:combo-05}，{lessons:combo-05} 堂走到 G15。會下完一盤：「中級班：從 G14 到 G10」折扣前 {price:30k-10k-v2}。',
            '没下过棋：《入门全套组合》折扣前 {price:combo-05}，{lessons:combo-05} 节走到 G15。会下完一盘：《中级班：从 G14 到 G10》折扣前 {price:30k-10k-v2}。',
            'Never played? “The complete beginner bundle”, {lessons:combo-05} lessons to G15, {price:combo-05} before the discount. Already finishing your games? “Intermediate: G14 to G10”, {price:30k-10k-v2}.',
            'はじめての方は「入門全コースセット」（割引前{price:combo-05}）でG15まで。一局打てる方は「中級：G14からG10へ」（割引前{price:30k-10k-v2}）。',
          ),
          label: t('看入門組合', '看入门组合', 'See the bundle', 'セットを見る'),
          to: 'courses/combo-05',
          position: { size: 9, black: 'D7 C6 D4 F3', white: 'E7 D6 C8 G5', crop: 'B2 H8' },
        },
        {
          title: t('給孩子', '给孩子', 'For your child', 'お子さまへ'),
          text: t(
            '4 到 10 歲：「兒童啟蒙：第一次吃子」{lessons:kidbasic} 堂，折扣前 {price:kidbasic}，像故事一樣，四週下完第一盤。',
            '4 至 10 岁：《儿童启蒙：第一次吃子》{lessons:kidbasic} 节，折扣前 {price:kidbasic}，像故事一样，四周下完第一盘。',
            'Ages 4 to 10: “Basic for Kids: the first capture”, {lessons:kidbasic} lessons told like stories, four weeks to a first game, {price:kidbasic} before the discount.',
            '5歳から保護者の方と一緒に：「石の取り方の基本」全{lessons:capture-basics}レッスン（割引前{price:capture-basics}）。',
          ),
          label: t('看兒童啟蒙', '看儿童启蒙', 'See the course', 'コースを見る'),
          to: t('courses/kidbasic', 'courses/kidbasic', 'courses/kidbasic', 'courses/capture-basics'),
          position: { size: 9, black: 'C4 D3 C2 B5', white: 'C3 B3 D4', ghost: 'B2', crop: 'A1 F6' },
        },
        {
          title: t('給老師', '给老师', 'For teachers', '先生へ'),
          text: t(
            '「師資培訓：第一次開班」{lessons:itp-classroom} 堂，從座位怎麼排，講到給家長的第一封信，折扣前 {price:itp-classroom}。',
            '《师资培训：第一次开班》{lessons:itp-classroom} 节，从座位怎么排，讲到给家长的第一封信，折扣前 {price:itp-classroom}。',
            '“Teacher training: your first class”, {lessons:itp-classroom} lessons from arranging the seats to the first letter to parents, {price:itp-classroom} before the discount.',
            '「指導者研修：はじめての教室」全{lessons:itp-classroom}レッスン（割引前{price:itp-classroom}）。席の配置から保護者への手紙まで。',
          ),
          label: t('看師資培訓', '看师资培训', 'See the training', '研修を見る'),
          to: 'courses/itp-classroom',
          position: { size: 13, black: 'D10 K4 K7 G11', white: 'K10 D4 C7 G3' },
        },
      ],
    },
    {
      block: 'offer',
      anchor: 'offer',
      in: outsideJapan,
      eyebrow: { 'zh-TW': '八五折進行中', 'zh-CN': '八五折进行中', 'en-US': '15% off now' },
      heading: {
        'zh-TW': '放進購物車，輸入這組優惠碼',
        'zh-CN': '放进购物车，输入这个优惠码',
        'en-US': 'Add to cart, then enter the code',
      },
      lead: {
        'zh-TW': '卡片上是折扣前的價格；輸入後，購物車會直接顯示打折後的金額。',
        'zh-CN': '卡片上是折扣前的价格；输入后，购物车会直接显示打折后的金额。',
        'en-US': 'The cards show the price before the discount; with the code, the cart shows the reduced one.',
      },
      productIds: ['combo-05', '30k-10k-v2', 'kidbasic', 'itp-classroom'],
      coupon: code,
    },
    {
      block: 'offer',
      anchor: 'offer',
      in: ['ja-JP'],
      eyebrow: '15%引き 実施中',
      heading: 'カートに入れて、コードを入力',
      lead: 'カードの価格は割引前のものです。コードを入力すると、カートに割引後の金額が表示されます。',
      productIds: ['combo-05', '30k-10k-v2', 'capture-basics', 'itp-classroom'],
      coupon: code,
    },
    {
      block: 'pictureText',
      anchor: 'thanks',
      tone: 'tinted',
      side: 'right',
      illustration: 'classroom',
      eyebrow: t('五年', '五年', 'Five years', '5年'),
      heading: t('從一間小教室開始', '从一间小教室开始', 'It began in a small classroom', '小さな教室から'),
      body: t(
        '五年前，我們在一間小教室裡錄下第一堂課。如今課程從 G19 排到 G1，分校走到五個地區。\n\n想做的事沒有變：讓一個從沒下過棋的人，今天就能下完第一盤。',
        '五年前，我们在一间小教室里录下第一节课。如今课程从 G19 排到 G1，校区走到五个地区。\n\n想做的事没有变：让一个从没下过棋的人，今天就能下完第一盘。',
        'Five years ago we recorded our first lesson in a small classroom. The courses now run from G19 to G1, and there are branches in five regions.\n\nOur aim has not changed: someone who has never played should be able to finish a first game today.',
        '5年前、小さな教室で最初のレッスンを収録しました。今ではG19からG1までのコースがそろい、教室は5つの地域に広がりました。\n\n目指すことは変わりません。はじめての方が、今日のうちに最初の一局を打てることです。',
      ),
      actions: [
        { label: t('十九級怎麼分', '十九级怎么分', 'How the grades work', 'グレードの仕組み'), to: 'igqe-intro' },
        { label: t('找最近的分校', '找最近的校区', 'Find a branch', '教室を探す'), to: 'branches' },
      ],
    },
    couponSteps(
      code,
      t('四步用上週年優惠', '四步用好周年优惠', 'The anniversary code in four steps', '5周年クーポンの使い方'),
    ),
    couponRules(
      code,
      t(
        '{code} 適用於本頁推薦的課程與組合，{start}到{end}，不限次數。',
        '{code} 适用于本页推荐的课程与组合，{start}至{end}，不限次数。',
        '{code} is for the courses and the bundle recommended above, from {start} to {end}, as often as you like.',
        '{code}は、上でおすすめしたコースとセットに、{start}から{end}まで何度でもご利用いただけます。',
      ),
    ),
    {
      block: 'reviews',
      heading: t('下棋之後，他們多了什麼', '下棋之后，他们多了什么', 'What Go gave them', '囲碁を始めて、変わったこと'),
    },
    {
      block: 'questions',
      show: 'picked',
      faqSlugs: ['where-do-i-start', 'coupon-use', 'redeem-code', 'how-to-request-refund'],
      tone: 'tinted',
      heading: t('買之前，你可能想問', '买之前，你可能想问', 'Before you buy', 'ご購入の前に'),
    },
    {
      block: 'callToAction',
      heading: t(
        '第六年的第一手，換你下。',
        '第六年的第一步，轮到你走。',
        'The first move of year six is yours.',
        '6年目の一手は、あなたから。',
      ),
      lead: t(
        '還在猶豫？先上免費的線上體驗課，優惠到{end}都有效。',
        '还在犹豫？先上免费的线上体验课，优惠到{end}都有效。',
        'Not sure yet? Take the free online trial lessons first; the offer lasts until {end}.',
        '迷っている方は、まず無料のオンライン体験レッスンをどうぞ。割引は{end}まで続きます。',
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
