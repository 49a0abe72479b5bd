import type { Audience, ProductType } from '@/lib/domain/product-type';
import { activeExcept, fill, lists, monthCount, price, t } from './localized';
import { cover, type PositionName } from './positions';
import type { Localized, SeedGrant, SeedPrice, SeedProduct, SeedQuestion } from './types';

type Offer = {
  code: string;
  type: ProductType;
  isItp?: boolean;
  audience: Audience[];
  price: SeedPrice;
  cover: PositionName;
  sortOrder: number;
  title: Localized;
  summary: Localized;
  description: Localized;
  targetAudience: Localized;
  infomation: Localized;
  outcomes: Localized[];
  includes: Localized[];
  questions: SeedQuestion[];
  grants: SeedGrant[];
};

function offer(input: Offer): SeedProduct {
  return {
    ...input,
    isItp: input.isItp ?? false,
    isActive: activeExcept(),
    outcomes: lists(input.outcomes),
    includes: lists(input.includes),
    contents: [],
    gradeFrom: null,
    gradeTo: null,
    lessonCount: null,
    stock: null,
    requiresShipping: false,
    featured: false,
    cover: cover(input.cover),
  };
}

const vipQuestions: SeedQuestion[] = [
  {
    question: t(
      'VIP 到期後，課程還看得到嗎？',
      'VIP 到期后，课程还能看吗？',
      'Can I still watch my courses when VIP ends?',
      'VIPの期限が切れてもコースは見られますか？',
    ),
    answer: t(
      '看得到。到期只會停止進階 AI 覆盤、直播講座、無限天梯體力與直播重播。',
      '能看。到期只会停止高级 AI 复盘、直播讲座、无限天梯体力与直播回放。',
      'Yes. What stops is the advanced AI review, live lectures, unlimited energy in the problem climb and replays.',
      'はい。使えなくなるのは、詳しいAI検討、ライブ講座、スタミナ無制限のステップアップ問題、ライブのアーカイブ視聴です。',
    ),
  },
  {
    question: t('可以退費嗎？', '可以退款吗？', 'Can it be refunded?', '返金はできますか？'),
    answer: t(
      'VIP 方案購買後不退費。新會員有 1 個月免費體驗，可以先試再買。',
      'VIP 方案购买后不退款。新会员有 1 个月免费体验，可以先试再买。',
      'VIP plans are non-refundable. New members get one month free, so try it first.',
      'VIPプランは返金できません。新規会員の方は1か月無料でお試しいただけますので、まずは体験をどうぞ。',
    ),
  },
];

const vipTerms = [
  {
    code: 'vip-month',
    months: 1,
    price: price([390], [13], [1600]),
    position: 'nineOpening',
    name: t('月方案', '月度方案', 'one month', '1か月プラン'),
    fit: t(
      '想先用一個月看看，或比賽前集中練習。',
      '想先用一个月看看，或比赛前集中练习。',
      'A month to find out, or to train before a tournament.',
      'まず1か月試したいとき、大会前に集中して練習したいときに。',
    ),
  },
  {
    code: 'vip-quarter',
    months: 3,
    price: price([990, 1170], [33, 39], [3990, 4800]),
    position: 'sanrensei',
    name: t('季方案', '季度方案', 'three months', '3か月プラン'),
    fit: t(
      '剛好走完一個階段的課程，邊學邊用 AI 覆盤。',
      '刚好走完一个阶段的课程，边学边用 AI 复盘。',
      'Long enough for one stage of courses, with an AI review after every game.',
      '一つの段階のコースを学びながら、毎局AIで検討するのにちょうどよい長さです。',
    ),
  },
  {
    code: 'vip-year',
    months: 12,
    price: price([3490, 4680], [115, 156], [13900, 19200]),
    position: 'attack',
    name: t('年方案', '年度方案', 'twelve months', '12か月プラン'),
    fit: t(
      '把下棋當成每週的習慣，一年都有講座與覆盤陪著你。',
      '把下棋当作每周的习惯，一年都有讲座与复盘相伴。',
      'For those with a weekly habit: a year of lectures and reviews.',
      '囲碁を毎週の習慣にしたい方へ。一年を通して講座と検討がついてきます。',
    ),
  },
] as const;

const vip = vipTerms.map((term, index) =>
  offer({
    code: term.code,
    type: 'vip',
    audience: ['adult', 'child'],
    price: term.price,
    cover: term.position,
    sortOrder: 100 + index,
    title: fill(t('VIP {name}', 'VIP {name}', 'VIP, {name}', 'VIP {name}'), { name: term.name }),
    summary: term.fit,
    description: fill(
      t(
        '{fit}\n\nVIP 讓你下完的每一盤棋都有回應：進階 AI 覆盤指出轉折點，直播講座每週講解會員對局，天梯挑戰不限體力，直播後 365 天內都能看重播。\n\n方案不會自動續訂，到期日隨時可在個人空間查看。',
        '{fit}\n\nVIP 让你下完的每盘棋都有回应：高级 AI 复盘指出转折点，直播讲座每周讲解会员对局，天梯挑战不限体力，直播后 365 天内都能看回放。\n\n方案不会自动续费，到期日可随时在个人空间查看。',
        '{fit}\n\nWith VIP every game you finish gets an answer: the advanced AI review shows where it turned, live lectures discuss members’ games, the problem climb has no energy limit, and replays stay for 365 days.\n\nThe plan does not renew by itself; your personal space shows when it ends.',
        '{fit}\n\nVIPなら、打ち終えた一局ごとに答えが返ってきます。詳しいAI検討が勝負の分かれ目を示し、ライブ講座では会員の対局を取り上げます。ステップアップ問題はスタミナ無制限、ライブは365日間アーカイブ視聴できます。\n\n自動更新はありません。期限はマイページでいつでも確認できます。',
      ),
      { fit: term.fit },
    ),
    targetAudience: t(
      '每週下棋、想知道自己哪裡可以更好的會員。',
      '每周下棋、想知道自己哪里可以更好的会员。',
      'Members who play every week and want to know what to improve.',
      '毎週対局し、どこを直せばよいか知りたい会員の方。',
    ),
    infomation: fill(
      t(
        '付款後立即生效，為期 {n} 個月；已有 VIP 時自動往後延長。購買後不退費。',
        '付款后立即生效，为期 {n} 个月；已有 VIP 时自动顺延。购买后不退款。',
        'Starts when paid and lasts {n}; added to the end of a running plan. Non-refundable.',
        'お支払い後すぐに{n}か月間有効です。ご利用中の場合は期限が延長されます。返金はできません。',
      ),
      { n: monthCount(term.months) },
    ),
    outcomes: [
      t(
        '下完每一盤都看到 AI 指出的轉折點',
        '下完每盘都看到 AI 指出的转折点',
        'see where each game turned',
        '一局ごとに勝負の分かれ目がわかる',
      ),
      t('每週跟一場直播講座', '每周跟一场直播讲座', 'follow a live lecture every week', '毎週のライブ講座に参加できる'),
      t(
        '不等體力、連續挑戰天梯',
        '不等体力、连续挑战天梯',
        'keep climbing problems without waiting for energy',
        '待ち時間なしでステップアップ問題に挑戦できる',
      ),
    ],
    includes: [
      t('進階 AI 覆盤', '高级 AI 复盘', 'Advanced AI review', '詳しいAI検討'),
      t(
        '直播講座與 365 天重播',
        '直播讲座与 365 天回放',
        'Live lectures, with replays for 365 days',
        'ライブ講座と365日間のアーカイブ視聴',
      ),
      t(
        '4,000 關天梯，體力無限',
        '4,000 关天梯，体力无限',
        'The climb of 4,000 problems without an energy limit',
        '約4,000問のステップアップ問題（スタミナ無制限）',
      ),
    ],
    questions: vipQuestions,
    grants: [{ kind: 'vip', months: term.months }],
  }),
);

const packs = (
  [
    { minutes: 500, price: price([130], [4.5], [550]), position: 'emptyNine', lessons: 10 },
    { minutes: 1000, price: price([250], [8.5], [1050]), position: 'handicap', lessons: 20 },
    { minutes: 2000, price: price([460, 500], [15.5, 17], [1950, 2100]), position: 'thirteenOpening', lessons: 40 },
    { minutes: 5000, price: price([1000, 1250], [33, 42.5], [4200, 5250]), position: 'sanrensei', lessons: 100 },
  ] as const
).map((pack, index) =>
  offer({
    code: `pack-${pack.minutes}`,
    type: 'more',
    isItp: true,
    audience: ['teacher'],
    price: pack.price,
    cover: pack.position,
    sortOrder: 130 + index,
    title: fill(
      t(
        '直播教學時數包：{n} 分鐘',
        '直播教学时长包：{n} 分钟',
        'Live teaching pack: {n} minutes',
        'ライブ授業パック：{n}分',
      ),
      { n: pack.minutes },
    ),
    summary: fill(
      t(
        '約 {k} 堂 50 分鐘的線上直播課。',
        '约 {k} 节 50 分钟的在线直播课。',
        'About {k} live lessons of 50 minutes.',
        '50分のライブ授業を約{k}回行えます。',
      ),
      { k: pack.lessons },
    ),
    description: t(
      '給教學合作老師的直播時數。開課時才計時，每位老師共用自己的總時數，學生進入教室不另收費。\n\n教室內有互動棋盤、分組與多媒體教材；下課後自動停止計時，剩餘分鐘數在教師後台隨時可查。',
      '面向教学合作老师的直播时长。开课时才计时，从老师自己的总时长中扣除，学生进入教室不另收费。\n\n教室内有互动棋盘、分组与多媒体教材；下课后自动停止计时，剩余分钟数可在教师后台随时查看。',
      'Live minutes for teaching partners. The clock runs only while you teach and draws on your own balance; students enter free of charge.\n\nThe classroom has an interactive board, groups and multimedia material. Counting stops when the lesson ends, and the balance is always shown in your teacher dashboard.',
      '指導者パートナーの先生のためのライブ授業時間です。授業中だけ時間が計られ、先生ご自身の残り時間から差し引かれます。生徒の参加は無料です。\n\n教室では、対話型の碁盤、グループ分け、マルチメディア教材が使えます。授業が終わると計測も止まり、残り時間はいつでも確認できます。',
    ),
    targetAudience: t(
      '已開通教學合作帳號的老師。',
      '已开通教学合作账号的老师。',
      'Teachers with a teaching-partner account.',
      '指導者パートナーのアカウントをお持ちの先生。',
    ),
    infomation: fill(
      t(
        '付款後立即加入 {n} 分鐘，沒有使用期限。',
        '付款后立即充入 {n} 分钟，没有使用期限。',
        '{n} minutes are added when paid, and do not expire.',
        'お支払い後すぐに{n}分が追加されます。使用期限はありません。',
      ),
      { n: pack.minutes },
    ),
    outcomes: [
      t('線上即時講解學生的棋', '在线实时讲解学生的棋', 'discuss students’ games live', '生徒の碁をその場で解説できる'),
      t('同時帶多個小組對弈', '同时带多个小组对弈', 'run several groups at once', '複数のグループを同時に指導できる'),
      t('依實際上課時間計費', '按实际上课时间计费', 'pay for the minutes you teach', '実際に教えた時間だけ使える'),
    ],
    includes: [
      fill(t('{n} 分鐘直播教學', '{n} 分钟直播教学', '{n} minutes of live teaching', 'ライブ授業{n}分'), {
        n: pack.minutes,
      }),
      t(
        '互動棋盤與多媒體教室',
        '互动棋盘与多媒体教室',
        'Interactive board and multimedia classroom',
        '対話型の碁盤とマルチメディア教室',
      ),
    ],
    questions: [
      {
        question: t(
          '沒用完會過期嗎？',
          '没用完会过期吗？',
          'Do unused minutes expire?',
          '使い切れない時間はどうなりますか？',
        ),
        answer: t(
          '不會。只要教學合作帳號有效，剩餘分鐘數都會保留，也能和新買的時數累加。',
          '不会。只要教学合作账号有效，剩余分钟数都会保留，也能与新购时长累加。',
          'No. They stay as long as your partner account is valid, and new packs are added to them.',
          '期限はありません。パートナーのアカウントが有効なあいだ残り、追加購入分と合算されます。',
        ),
      },
    ],
    grants: [{ kind: 'hours', amount: pack.minutes }],
  }),
);

const lectures = (
  [
    {
      code: 'liveCourse-month',
      months: 1,
      price: price([490], [16], [2000]),
      position: 'invasion',
      name: t('月票', '月票', 'monthly pass', '1か月券'),
    },
    {
      code: 'liveCourse-quarter',
      months: 3,
      price: price([1290, 1470], [42, 48], [5300, 6000]),
      position: 'middleGame',
      name: t('季票', '季票', 'quarterly pass', '3か月券'),
    },
  ] as const
).map((pass, index) =>
  offer({
    code: pass.code,
    type: 'more',
    audience: ['adult', 'child'],
    price: pass.price,
    cover: pass.position,
    sortOrder: 110 + index,
    title: fill(t('直播講座{name}', '直播讲座{name}', 'Live lectures, {name}', 'ライブ講座 {name}'), {
      name: pass.name,
    }),
    summary: t(
      '每週真人講棋，聊天室裡直接問。',
      '每周真人讲棋，聊天室里直接问。',
      'A teacher live every week, and a chat to ask in.',
      '毎週、講師が生で解説。チャットで質問できます。',
    ),
    description: t(
      '老師每週挑選會員的對局與近期名局，現場講解並回答問題。節奏適合中級以上，初學者也能從「下一手猜猜看」開始參與。\n\n錯過的場次可以在直播後 365 天內重看。只需要講座、不需要 AI 覆盤的話，這張票比 VIP 更合適。',
      '老师每周挑选会员对局与近期名局，现场讲解并回答问题。节奏适合中级以上，初学者也能从“猜下一手”开始参与。\n\n错过的场次可在直播后 365 天内回看。只需要讲座、不需要 AI 复盘的话，这张票比 VIP 更合适。',
      'Every week a teacher picks members’ games and recent professional ones, explains them live and takes questions. The pace suits intermediate players; beginners can join in guessing the next move.\n\nReplays stay for 365 days. If you want the lectures but not the AI review, this fits better than VIP.',
      '毎週、会員の対局や最近の名局を取り上げ、その場で解説し質問にお答えします。中級以上向けの内容ですが、「次の一手」から気軽にご参加いただけます。\n\n見逃した回は365日間ご覧になれます。AI検討が不要な方には、VIPよりこちらがおすすめです。',
    ),
    targetAudience: t(
      '喜歡聽棋、有問題想當場問的棋友。',
      '喜欢听棋、有问题想当场问的棋友。',
      'Players who like to listen and to ask on the spot.',
      '解説を聞くのが好きで、その場で質問したい方。',
    ),
    infomation: fill(
      t(
        '付款後起算 {n} 個月，含期間內所有直播與 365 天重播。',
        '付款后起算 {n} 个月，含期间所有直播与 365 天回放。',
        'From payment, for {n}: all lectures in that time, with replays for 365 days.',
        'お支払いから{n}か月間。期間中のすべてのライブと365日間のアーカイブ視聴を含みます。',
      ),
      { n: monthCount(pass.months) },
    ),
    outcomes: [
      t(
        '聽懂老師如何判斷一盤棋',
        '听懂老师如何判断一盘棋',
        'follow how a teacher judges a game',
        '講師の形勢判断の仕方がわかる',
      ),
      t('當場問出自己的疑問', '当场问出自己的疑问', 'ask your own questions', '疑問をその場で質問できる'),
      t(
        '從別人的對局看到自己的盲點',
        '从别人的对局看到自己的盲点',
        'see your blind spots in other games',
        '他の人の碁から自分の弱点に気づける',
      ),
    ],
    includes: [
      t('期間內所有直播講座', '期间内所有直播讲座', 'All live lectures during the pass', '期間中のすべてのライブ講座'),
      t('365 天重播', '365 天回放', 'Replays for 365 days', '365日間のアーカイブ視聴'),
    ],
    questions: [
      {
        question: t(
          '一定要在直播時間看嗎？',
          '一定要在直播时间看吗？',
          'Must I watch live?',
          '生放送で見る必要がありますか？',
        ),
        answer: t(
          '不用，直播後 365 天內都能看重播，只是不能當場提問。',
          '不用，直播后 365 天内都能看回放，只是不能当场提问。',
          'No. Replays stay for 365 days; only the questions have to be asked live.',
          'いいえ。365日間はアーカイブ視聴できます。質問だけは生放送中にお願いします。',
        ),
      },
    ],
    grants: [{ kind: 'lecture', months: pass.months }],
  }),
);

const tutors = (
  [
    {
      code: 'aiTutor-month',
      months: 1,
      price: price([290], [9.5], [1200]),
      position: 'net',
      name: t('一個月', '一个月', 'one month', '1か月'),
    },
    {
      code: 'aiTutor-quarter',
      months: 3,
      price: price([790, 870], [26, 28.5], [3200, 3600]),
      position: 'starSlide',
      name: t('三個月', '三个月', 'three months', '3か月'),
    },
  ] as const
).map((tutor, index) =>
  offer({
    code: tutor.code,
    type: 'more',
    audience: ['adult', 'child'],
    price: tutor.price,
    cover: tutor.position,
    sortOrder: 120 + index,
    title: fill(t('AI 家教（{name}）', 'AI 家教（{name}）', 'AI tutor, {name}', 'AIチューター（{name}）'), {
      name: tutor.name,
    }),
    summary: t(
      '照你的級別出題、陪你下，錯在哪裡用一句話說清楚。',
      '按你的级别出题、陪你下，错在哪里用一句话说清楚。',
      'Problems and games at your grade, and each mistake named in one sentence.',
      'あなたのグレードに合わせて出題し、対局し、間違いを一言で伝えます。',
    ),
    description: t(
      'AI 家教會依你的級別調整棋力與題目。下完一盤，它挑出三個最值得看的地方，用一句話說明，再給一題同類的練習。\n\n它不取代老師：需要討論想法時，直播講座或老師的文字講評更合適。',
      'AI 家教会按你的级别调整棋力与题目。下完一盘，它挑出三个最值得看的地方，用一句话说明，再给一道同类练习。\n\n它不取代老师：需要讨论思路时，直播讲座或老师的文字讲评更合适。',
      'The AI tutor plays and sets problems at your grade. After a game it picks the three moments most worth a look, explains each in a sentence and gives a similar problem.\n\nIt does not replace a teacher: to talk through ideas, the live lectures or a written review serve you better.',
      'AIチューターは、あなたのグレードに合わせた強さと問題で練習相手になります。一局を終えると、見直したい三つの場面を選び、一言で説明して類題を出します。\n\n先生の代わりではありません。考え方を話し合いたいときは、ライブ講座や講師の文字講評をご利用ください。',
    ),
    targetAudience: t(
      '沒有固定對手、想每天練一點的學員。',
      '没有固定对手、想每天练一点的学员。',
      'Learners without a regular opponent who want to train a little every day.',
      '決まった相手がおらず、毎日少しずつ練習したい方。',
    ),
    infomation: fill(
      t(
        '付款後起算 {n} 個月，每天不限盤數。',
        '付款后起算 {n} 个月，每天不限盘数。',
        'From payment, for {n}: any number of games a day.',
        'お支払いから{n}か月間、対局数の制限はありません。',
      ),
      { n: monthCount(tutor.months) },
    ),
    outcomes: [
      t(
        '隨時有程度相近的對手',
        '随时有水平相近的对手',
        'have an even opponent at any time',
        'いつでも互角の相手と打てる',
      ),
      t('知道自己最常犯的錯', '知道自己最常犯的错', 'know your most frequent mistake', '自分に多いミスがわかる'),
      t(
        '每天十分鐘針對弱點練習',
        '每天十分钟针对弱点练习',
        'train a weakness ten minutes a day',
        '1日10分で弱点を練習できる',
      ),
    ],
    includes: [
      t('依級別調整的 AI 對弈', '按级别调整的 AI 对弈', 'AI games at your grade', 'グレードに合わせたAI対局'),
      t(
        '每盤三個重點與同類練習',
        '每盘三个重点与同类练习',
        'Three key moments per game, with similar problems',
        '一局につき三つの要点と類題',
      ),
    ],
    questions: [
      {
        question: t(
          '和 VIP 的 AI 覆盤有什麼不同？',
          '和 VIP 的 AI 复盘有什么不同？',
          'How does it differ from the VIP review?',
          'VIPのAI検討とは何が違いますか？',
        ),
        answer: t(
          'VIP 覆盤分析整盤棋的勝率；AI 家教只挑三個重點並出題，適合 G19–G10。',
          'VIP 复盘分析整盘棋的胜率；AI 家教只挑三个重点并出题，适合 G19–G10。',
          'The VIP review analyzes the whole game. The tutor picks three points and sets problems; it suits G19 to G10.',
          'VIPの検討は一局全体の勝率を分析します。AIチューターは要点を三つに絞って出題するもので、G19〜G10の方に向いています。',
        ),
      },
    ],
    grants: [{ kind: 'course', ref: 'ai-tutor', months: tutor.months }],
  }),
);

/** VIP plans, live-lecture passes, AI tutor and teachers' live minutes. */
export const membershipProducts: SeedProduct[] = [...vip, ...lectures, ...tutors, ...packs];
