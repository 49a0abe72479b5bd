import { locales } from '@/lib/domain/locale';
import { t } from '../../catalogue/localized';
import { problems } from '../../catalogue/problems';
import { couponRules, couponSteps } from '../coupon-blocks';
import type { SeedCampaign } from '../types';

const code = 'WELCOME10';
/** The children's course is not sold in Japanese. */
const outsideJapan = locales.filter((locale) => locale !== 'ja-JP');

export const autumn2026: SeedCampaign = {
  token: 'autumn2026',
  title: t('2026 秋季學棋節', '2026 秋季学棋节', 'Fall into Go 2026', '2026 秋の囲碁フェア'),
  summary: t(
    '秋天適合學棋。輸入 WELCOME10，課程與組合方案九折，到{end}。',
    '秋天适合学棋。输入 WELCOME10，课程和组合套餐九折，有效期至{end}。',
    'Fall is a good season to learn. Code WELCOME10 takes 10% off courses and bundles until {end}.',
    '秋は囲碁を始めるのによい季節。コード「WELCOME10」でコースとセットが10%引きです（{end}まで）。',
  ),
  startsAt: '2026-09-23T00:00:00+08:00',
  endsAt: '2026-12-20T23:59:59+08:00',
  blocks: [
    {
      block: 'hero',
      eyebrow: t('2026 秋季學棋節', '2026 秋季学棋节', 'Fall into Go 2026', '2026 秋の囲碁フェア'),
      heading: t(
        '天涼了，\n坐下來下一盤。',
        '天凉了，\n坐下来下一盘。',
        'Cooler days,\nlonger thoughts.',
        '秋の夜長に、\nゆっくり一局。',
      ),
      lead: t(
        '輸入 WELCOME10，一般課程、棋力系列與組合方案都打九折。先解這一題，再決定要學什麼。',
        '输入 WELCOME10，普通课程、棋力系列和组合套餐均享九折。先解这一题，再决定要学什么。',
        'Code WELCOME10 takes 10% off courses, the Go-strength series and bundles. Solve the problem first, then choose.',
        'コード「WELCOME10」で、通常コース・棋力アップシリーズ・セットが10%引き。まずは盤の問題を解いてから、お選びください。',
      ),
      actions: [
        { label: t('看九折的課程', '看九折的课程', 'See what is 10% off', '10%引きのコースを見る'), to: '#offer' },
        { label: t('優惠碼怎麼用', '优惠码怎么用', 'How the code works', 'コードの使い方'), to: '#how' },
      ],
      problems: [
        {
          problem: problems.net,
          title: t(
            '黑先：別讓有三角的白子跑掉',
            '黑先：别让有三角的白子跑掉',
            'Black to play. Do not let the marked stone get away.',
            '黒番です。三角印の白石を逃がさず取りましょう。',
          ),
          hint: t(
            '追著叫吃會讓它跑出去。離遠一步，像撒網一樣罩住。',
            '追着打吃会让它跑出去。离远一步，像撒网一样罩住。',
            'Chasing it lets it escape. Stand one step away and throw a net.',
            'アタリで追うと逃げられます。一歩離れて、網をかけるように囲みましょう。',
          ),
          wrong: t(
            '白子跑出去了。悔棋，想想怎麼罩住它。',
            '白子跑出去了。悔棋，想想怎么罩住它。',
            'It slips out. Undo, and think of a net.',
            '逃げられました。「待った」で戻り、網をかける手を考えましょう。',
          ),
          solved: t(
            '這一招叫「枷」：不碰它，它卻跑不掉。',
            '这一招叫“枷”：不碰它，它却跑不掉。',
            'That is a net: you never touched it, and it cannot get out.',
            'これが「ゲタ」。触れずに囲んで、もう逃げられません。',
          ),
        },
      ],
      afterLabel: t(
        '解開了！看九折的課程',
        '解开了！看九折的课程',
        'Solved! See what is 10% off',
        '正解！10%引きのコースへ',
      ),
      afterTo: '#offer',
    },
    {
      block: 'offer',
      anchor: 'offer',
      tone: 'tinted',
      in: outsideJapan,
      eyebrow: { 'zh-TW': '九折進行中', 'zh-CN': '九折进行中', 'en-US': '10% off now' },
      heading: {
        'zh-TW': '這個秋天，從這裡開始',
        'zh-CN': '这个秋天，从这里开始',
        'en-US': 'Good places to start this fall',
      },
      lead: {
        'zh-TW': '卡片上是折扣前的價格，輸入優惠碼後再打九折；其他課程與組合也適用。',
        'zh-CN': '卡片上是折扣前的价格，输入优惠码后再享九折；其他课程与组合也适用。',
        'en-US':
          'The cards show the price before the discount; the code takes off another 10%. It works for our other courses and bundles too.',
      },
      productIds: ['combo-05', 'kidbasic', '30k-10k-v2', 'goplus-01'],
      coupon: code,
    },
    {
      block: 'offer',
      anchor: 'offer',
      tone: 'tinted',
      in: ['ja-JP'],
      eyebrow: '10%引き 実施中',
      heading: 'この秋に始めたいコース',
      lead: 'カードの価格は割引前のものです。コードを入力すると、ここから10%引きになります。ほかのコースやセットにもお使いいただけます。',
      productIds: ['combo-05', 'capture-basics', '30k-10k-v2', 'goplus-01'],
      coupon: code,
    },
    {
      block: 'pictureText',
      anchor: 'which-one',
      illustration: 'parent-and-child',
      eyebrow: t('選哪一門', '选哪一门', 'Which one', '選び方'),
      heading: t('依你現在的棋力選', '按你现在的水平选', 'Choose by where you are', 'いまの自分に合わせて'),
      items: [
        {
          title: t('沒下過棋', '没下过棋', 'Never played', '囲碁がはじめて'),
          text: t(
            '「入門全套組合」{lessons:combo-05} 堂，從規則到 G15，比單買省 {saving:combo-05}，還能再打九折。',
            '《入门全套组合》{lessons:combo-05} 节，从规则到 G15，比单买省 {saving:combo-05}，还能再享九折。',
            '“The complete beginner bundle”: {lessons:combo-05} lessons from the rules to G15, {saving:combo-05} less than buying them one by one, and another 10% off that.',
            '「入門全コースセット」は全{lessons:combo-05}レッスン。ルールからG15まで、単品より{saving:combo-05}お得なうえ、さらに10%引きです。',
          ),
        },
        {
          title: t('會下完一盤', '会下完一盘', 'You can finish a game', '一局打てる'),
          text: t(
            '「中級班：從 G14 到 G10」{lessons:30k-10k-v2} 堂，把感覺變成理由。',
            '《中级班：从 G14 到 G10》{lessons:30k-10k-v2} 节，把感觉变成理由。',
            '“Intermediate: G14 to G10”, {lessons:30k-10k-v2} lessons that turn hunches into reasons.',
            '「中級：G14からG10へ」は全{lessons:30k-10k-v2}レッスン。感覚を、理由のある一手に変えます。',
          ),
        },
        {
          title: t('喜歡做題', '喜欢做题', 'You like problems', '問題を解くのが好き'),
          text: t(
            '「棋力鍛鍊 1」每天約十題，錯的題隔天再出一次。',
            '《棋力锻炼 1》每天约十题，错的题第二天再出一次。',
            '“Go strength 1”: about ten a day, and those you miss return the next day.',
            '「棋力アップ 1」は1日10問ほど。間違えた問題は翌日もう一度出ます。',
          ),
        },
        {
          title: t('還不確定', '还不确定', 'Not sure yet', 'まだ迷っている'),
          text: t(
            '先上免費的線上體驗課，優惠到{end}都有效。',
            '先上免费的线上体验课，优惠到{end}都有效。',
            'Take the free online trial lessons first; the offer lasts until {end}.',
            'まず無料のオンライン体験レッスンをどうぞ。割引は{end}まで続きます。',
          ),
        },
      ],
      actions: [
        {
          label: t('免費體驗線上課', '免费体验线上课', 'Try a lesson free', '無料のオンライン体験レッスンへ'),
          to: 'TrialCourse',
        },
      ],
    },
    couponSteps(
      code,
      t('四步用上 WELCOME10', '四步用好 WELCOME10', 'WELCOME10 in four steps', '「WELCOME10」の使い方'),
    ),
    couponRules(
      code,
      t(
        '{code} 適用於一般課程、棋力系列與組合方案；VIP、模擬檢定、教師課程與實體商品不適用。',
        '{code} 适用于普通课程、棋力系列和组合套餐；VIP、模拟考级、教师课程和实物商品不适用。',
        '{code} is for courses, the Go-strength series and bundles; not for VIP, mock exams, teacher courses or goods.',
        '{code}は通常コース・棋力アップシリーズ・セットが対象です。VIP、模擬検定、指導者向けコース、商品は対象外です。',
      ),
    ),
    {
      block: 'questions',
      show: 'picked',
      faqSlugs: ['do-i-need-a-board', 'lesson-length', 'coupon-use', 'how-to-request-refund'],
      heading: t('開始之前，你可能想問', '开始之前，你可能想问', 'Before you start', '始める前に'),
    },
    {
      block: 'callToAction',
      heading: t(
        '今年還剩一個季節，夠你學會一盤棋。',
        '今年还剩一个季节，够你学会一盘棋。',
        'There is still time this year for a first game.',
        '今年のうちに、はじめての一局を。',
      ),
      lead: t(
        '一天 5 到 15 分鐘就好。',
        '一天 5 至 15 分钟就好。',
        '5 to 15 minutes a day is enough.',
        '1日5〜15分あれば十分です。',
      ),
      actions: [
        {
          label: t('用 WELCOME10 選課程', '用 WELCOME10 选课程', 'Choose with WELCOME10', '「WELCOME10」で選ぶ'),
          to: 'courses?appCoupon=WELCOME10',
        },
        { label: t('先免費體驗', '先免费体验', 'Try it free first', 'まず無料で試す'), to: 'TrialCourse' },
      ],
    },
  ],
};
