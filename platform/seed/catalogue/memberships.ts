import type { Audience, ProductType } from '@/lib/domain/product-type';
import { activeExcept, fill, lists, monthCount, price, t } from './localized';
import { cover, type CoverName } from './covers';
import type { Localized, SeedGrant, SeedPrice, SeedProduct, SeedQuestion } from './types';

type Offer = {
  code: string;
  type: ProductType;
  isItp?: boolean;
  audience: Audience[];
  price: SeedPrice;
  cover: CoverName;
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
      '看得到。到期只會停止進階 AI 覆盤、直播講座與重播、不限體力的天梯；另有直播票券的話，講座與重播照常。',
      '能看。到期只会停止高级 AI 复盘、直播讲座与回放、不限体力的天梯；另有直播票的话，讲座与回放照常。',
      'Yes. What stops is the advanced AI review, live lectures with their replays, and unlimited energy in the problem climb. With a lecture pass, lectures and replays continue.',
      'はい。使えなくなるのは、詳しいAI検討、ライブ講座とアーカイブ視聴、スタミナ無制限のステップアップ問題です。ライブ講座券をお持ちの方は、講座とアーカイブ視聴を続けられます。',
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

const vipTerms: {
  code: string;
  months: number;
  price: SeedPrice;
  position: CoverName;
  name: Localized;
  summary: Localized;
  /** Whom this length suits, and what it costs beside the others. */
  fit: Localized;
}[] = [
  {
    code: 'vip-month',
    months: 1,
    price: price([390], [13], [1600]),
    position: 'vipGame',
    name: t('月方案', '月度方案', 'one month', '1か月プラン'),
    summary: t(
      '比賽或檢定前的一個月，每一盤都覆盤。',
      '比赛或考级前的一个月，每盘都复盘。',
      'The month before a tournament or an exam, with every game reviewed.',
      '大会や検定の前の1か月、毎局を検討します。',
    ),
    fit: t(
      '免費的第一個月用完，想再看看值不值得；或比賽快到了，想集中練一個月。每月 {price:vip-month}，下個月要不要續，到時再決定。',
      '免费的第一个月用完，想再看看值不值得；或比赛临近，想集中练一个月。每月 {price:vip-month}，下个月是否续费，到时再决定。',
      'Your free first month is over and you want to see whether it is worth paying for, or a tournament is near. {price:vip-month} for the month; decide about the next one when it comes.',
      '無料の1か月を終えて続けるか迷っている方、大会前に集中して練習したい方に。1か月{price:vip-month}で、続けるかどうかはそのつど決められます。',
    ),
  },
  {
    code: 'vip-quarter',
    months: 3,
    price: price([990, 1170], [33, 39], [3990, 4800]),
    position: 'vipGame',
    name: t('季方案', '季度方案', 'three months', '3か月プラン'),
    summary: t(
      '邊上一門課、邊覆盤自己的棋，看三個月的變化。',
      '边学一门课、边复盘自己的棋，看三个月的变化。',
      'Take a course, review your own games, and look back after three months.',
      'コースを学びながら自分の碁を検討し、3か月の変化を確かめます。',
    ),
    fit: t(
      '一門課加上每週兩三盤棋，差不多就是三個月。比單月買三次省 {saving:vip-quarter}。',
      '一门课加上每周两三盘棋，差不多就是三个月。比按月买三次省 {saving:vip-quarter}。',
      'A course and two or three games a week take about three months. You save {saving:vip-quarter} over buying month by month.',
      'コース一つと週に二、三局で、ちょうど3か月ほど。1か月ずつ買うより{saving:vip-quarter}お得です。',
    ),
  },
  {
    code: 'vip-year',
    months: 12,
    price: price([3490, 4680], [115, 156], [13900, 19200]),
    position: 'vipGame',
    name: t('年方案', '年度方案', 'twelve months', '12か月プラン'),
    summary: t(
      '每週下棋的人：一整年的講座、覆盤與天梯。',
      '每周下棋的人：一整年的讲座、复盘与天梯。',
      'For a weekly habit: a whole year of lectures, reviews and problems.',
      '毎週打つ方へ。講座・検討・ステップアップ問題を1年間。',
    ),
    fit: t(
      '已經把下棋當成生活的一部分，就不必每個月想一次。一年省 {saving:vip-year}，任何時候加入，都看得到過去 365 天的講座。',
      '已经把下棋当成生活的一部分，就不必每个月想一次。一年省 {saving:vip-year}，任何时候加入，都能看到过去 365 天的讲座。',
      'If Go is part of your week already, there is no need to decide every month. The year saves you {saving:vip-year}, and opens every lecture of the past 365 days.',
      '囲碁がすでに生活の一部になっている方なら、毎月迷う必要はありません。1年で{saving:vip-year}お得になり、過去365日間の講座もご覧になれます。',
    ),
  },
];

const vip = vipTerms.map((term, index) =>
  offer({
    code: term.code,
    type: 'vip',
    audience: ['adult', 'child'],
    price: term.price,
    cover: term.position,
    sortOrder: 100 + index,
    title: fill(t('VIP {name}', 'VIP {name}', 'VIP, {name}', 'VIP {name}'), { name: term.name }),
    summary: term.summary,
    description: fill(
      t(
        '{fit}\n\nVIP 的內容：進階 AI 覆盤指出每一盤的轉折點；每週直播講座，加上過去 365 天的重播；約 4,000 關的天梯不限體力（一般會員每解一題用掉一點體力，過一段時間才恢復）。\n\n方案不會自動續訂，到期日隨時可在個人空間查看。',
        '{fit}\n\nVIP 的内容：高级 AI 复盘指出每盘棋的转折点；每周直播讲座，加上过去 365 天的回放；约 4,000 关的天梯不限体力（普通会员每解一题用掉一点体力，过一段时间才恢复）。\n\n方案不会自动续费，到期日可随时在个人空间查看。',
        '{fit}\n\nWhat VIP holds: an advanced AI review that shows where each game turned; a live lecture every week, with the replays of the past 365 days; and the climb of about 4,000 problems without waiting for energy (for other members every problem uses some, and it comes back with time).\n\nThe plan does not renew by itself; your personal space shows when it ends.',
        '{fit}\n\nVIPの内容：勝負の分かれ目を示す詳しいAI検討、毎週のライブ講座と過去365日間のアーカイブ視聴、そしてスタミナ無制限の約4,000問のステップアップ問題（通常は一問ごとにスタミナを使い、時間がたつと回復します）。\n\n自動更新はありません。期限はマイページでいつでも確認できます。',
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
        'see where each of your games turned',
        '一局ごとに勝負の分かれ目が分かる',
      ),
      t('每週聽一場直播講座', '每周听一场直播讲座', 'follow a live lecture every week', '毎週のライブ講座に参加できる'),
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
        '每週直播講座，與過去 365 天的重播',
        '每周直播讲座，与过去 365 天的回放',
        'A live lecture every week, and the replays of the past 365 days',
        '毎週のライブ講座と、過去365日間のアーカイブ視聴',
      ),
      t(
        '約 4,000 關天梯，不限體力',
        '约 4,000 关天梯，不限体力',
        'The climb of about 4,000 problems, with unlimited energy',
        '約4,000問のステップアップ問題（スタミナ無制限）',
      ),
    ],
    questions: vipQuestions,
    grants: [{ kind: 'vip', months: term.months }],
  }),
);

const packs = (
  [
    {
      minutes: 500,
      price: price([130], [4.5], [550]),
      position: 'starJoseki',
      summary: t(
        '第一次開線上課：約 {k} 堂 50 分鐘的課。',
        '第一次开线上班：约 {k} 节 50 分钟的课。',
        'For a first online class: about {k} lessons of 50 minutes.',
        'はじめてのオンライン授業に。50分の授業を約{k}回行えます。',
      ),
      fit: t(
        '想先確認學生適不適應線上上課，這一包剛好夠一期試開的班。',
        '想先确认学生是否适应线上课，这一包刚好够一期试开班。',
        'Enough for one trial term, to see how your students take to learning online.',
        '生徒がオンラインに慣れるか確かめたいときに。試しの一期分にちょうどよい時間です。',
      ),
    },
    {
      minutes: 1000,
      price: price([250], [8.5], [1050]),
      position: 'starJoseki',
      summary: t(
        '一個班、每週 50 分鐘，約可上 {k} 週。',
        '一个班、每周 50 分钟，约可上 {k} 周。',
        'One class, 50 minutes a week: about {k} weeks.',
        '1クラス・週50分で、約{k}週間分です。',
      ),
      fit: t(
        '固定帶一個班的老師，一學期用這一包就夠了。',
        '固定带一个班的老师，一学期用这一包就够了。',
        'If you teach one steady class, this lasts you a term.',
        '決まった1クラスを教える先生なら、これ一つで1学期をまかなえます。',
      ),
    },
    {
      minutes: 2000,
      price: price([460, 500], [15.5, 17], [1950, 2100]),
      position: 'starJoseki',
      summary: t(
        '兩個班輪流上，約 {k} 堂 50 分鐘的課。',
        '两个班轮流上，约 {k} 节 50 分钟的课。',
        'Two classes in rotation: about {k} lessons of 50 minutes.',
        '2クラスを交互に。50分の授業を約{k}回行えます。',
      ),
      fit: t(
        '帶初學與進階兩個班，或平日、假日各一班。比買兩次 1,000 分鐘省 {saving:pack-2000}。',
        '带初学与进阶两个班，或工作日、周末各一班。比买两次 1,000 分钟省 {saving:pack-2000}。',
        'For a beginners’ class and an advanced one, or weekdays and weekends. You save {saving:pack-2000} over two packs of 1,000.',
        '入門と上級、平日と週末など2クラスをお持ちの先生に。1,000分を2回買うより{saving:pack-2000}お得です。',
      ),
    },
    {
      minutes: 5000,
      price: price([1000, 1250], [33, 42.5], [4200, 5250]),
      position: 'starJoseki',
      summary: t(
        '整間教室的用量：約 {k} 堂 50 分鐘的課。',
        '整间教室的用量：约 {k} 节 50 分钟的课。',
        'For a whole Go school: about {k} lessons of 50 minutes.',
        '教室全体のために。50分の授業を約{k}回行えます。',
      ),
      fit: t(
        '五個班各上一學期時最划算：比買五次 1,000 分鐘省 {saving:pack-5000}。',
        '五个班各上一学期时最划算：比买五次 1,000 分钟省 {saving:pack-5000}。',
        'Five classes for a term each: {saving:pack-5000} less than five packs of 1,000.',
        '5クラスの1学期分に。1,000分を5回買うより{saving:pack-5000}お得です。',
      ),
    },
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
    summary: fill(pack.summary, { k: pack.minutes / 50 }),
    description: fill(
      t(
        '{fit}\n\n開課時才計時，從老師自己的總時數扣除，學生進入教室不另收費。\n\n教室內有互動棋盤、分組與多媒體教材；下課後自動停止計時，剩餘分鐘數在教師後台隨時可查。',
        '{fit}\n\n开课时才计时，从老师自己的总时长中扣除，学生进入教室不另收费。\n\n教室内有互动棋盘、分组与多媒体教材；下课后自动停止计时，剩余分钟数可在教师后台随时查看。',
        '{fit}\n\nThe clock runs only while you teach and draws on your own balance; students enter free of charge.\n\nThe classroom has an interactive board, groups and multimedia material. Counting stops when the lesson ends, and the balance is always shown in your teacher dashboard.',
        '{fit}\n\n授業中だけ時間が計られ、先生ご自身の残り時間から差し引かれます。生徒の参加は無料です。\n\n教室では、操作できる碁盤、グループ分け、マルチメディア教材が使えます。授業が終わると計測も止まり、残り時間はいつでも確認できます。',
      ),
      { fit: pack.fit },
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
        '操作できる碁盤とマルチメディア教室',
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
      price: price([190], [6.5], [800]),
      position: 'sansanJoseki',
      name: t('月票', '月票', 'monthly pass', '1か月券'),
      summary: t(
        '一個月的直播講座，錯過的場次看重播。',
        '一个月的直播讲座，错过的场次看回放。',
        'A month of live lectures, and the replays of those you miss.',
        '1か月間のライブ講座。見逃した回はアーカイブで。',
      ),
      fit: t(
        '只想聽老師講棋、不需要覆盤自己的棋，選這張：{price:liveCourse-month}。VIP 月方案 {price:vip-month} 包含同樣的講座與重播，另有進階 AI 覆盤與不限體力的天梯。',
        '只想听老师讲棋、不需要复盘自己的棋，选这张：{price:liveCourse-month}。VIP 月度方案 {price:vip-month} 包含同样的讲座与回放，另有高级 AI 复盘与不限体力的天梯。',
        'If all you want is to hear a teacher talk about games, this is the one: {price:liveCourse-month}. A month of VIP for {price:vip-month} holds the same lectures and replays, and adds the advanced AI review and unlimited energy in the problem climb.',
        '講師の解説だけを聞きたい方はこちら（{price:liveCourse-month}）。VIPの1か月プラン（{price:vip-month}）には同じ講座とアーカイブ視聴に加え、詳しいAI検討とスタミナ無制限のステップアップ問題が含まれます。',
      ),
    },
    {
      code: 'liveCourse-quarter',
      months: 3,
      price: price([490, 570], [16, 19.5], [2000, 2400]),
      position: 'sansanJoseki',
      name: t('季票', '季票', 'quarterly pass', '3か月券'),
      summary: t(
        '三個月，約十三場講座：養成每週聽一盤棋的習慣。',
        '三个月，约十三场讲座：养成每周听一盘棋的习惯。',
        'Three months, about thirteen lectures: a game explained every week.',
        '3か月で約13回。毎週一局、解説を聞く習慣に。',
      ),
      fit: t(
        '比買三張月票省 {saving:liveCourse-quarter}。要連同覆盤一起，請看 VIP 季方案（{price:vip-quarter}）。',
        '比买三张月票省 {saving:liveCourse-quarter}。想连同复盘一起，请看 VIP 季度方案（{price:vip-quarter}）。',
        'It saves you {saving:liveCourse-quarter} over three monthly passes. For reviews of your own games as well, see three months of VIP ({price:vip-quarter}).',
        '1か月券を3回買うより{saving:liveCourse-quarter}お得です。自分の碁の検討もご希望の方は、VIPの3か月プラン（{price:vip-quarter}）をご覧ください。',
      ),
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
    summary: pass.summary,
    description: fill(
      t(
        '{fit}\n\n老師每週挑選會員的對局與近期名局，現場講解並回答問題。節奏適合中級以上，初學者也能從「下一手猜猜看」開始參與。\n\n票券有效期間，過去 365 天的重播都能看；到期後講座與重播一起停止。',
        '{fit}\n\n老师每周挑选会员对局与近期名局，现场讲解并回答问题。节奏适合中级以上，初学者也能从“猜下一手”开始参与。\n\n有效期内，过去 365 天的回放都能看；到期后讲座与回放一起停止。',
        '{fit}\n\nEvery week a teacher picks members’ games and recent professional ones, explains them live and takes questions. The pace suits intermediate players; beginners can join in guessing the next move.\n\nWhile the pass is valid you can watch the replays of the past 365 days; lectures and replays end with it.',
        '{fit}\n\n毎週、会員の対局や最近の名局を取り上げ、その場で解説し質問にお答えします。中級以上向けの内容ですが、「次の一手」から気軽にご参加いただけます。\n\n有効期間中は過去365日間のアーカイブをご覧になれます。期限が切れると、講座もアーカイブ視聴も終了します。',
      ),
      { fit: pass.fit },
    ),
    targetAudience: t(
      '喜歡聽棋、有問題想當場問的棋友。',
      '喜欢听棋、有问题想当场问的棋友。',
      'Players who like to listen and to ask on the spot.',
      '解説を聞くのが好きで、その場で質問したい方。',
    ),
    infomation: fill(
      t(
        '付款後起算 {n} 個月，含期間內所有直播講座，與過去 365 天的重播。',
        '付款后起算 {n} 个月，含期间所有直播讲座，与过去 365 天的回放。',
        'From payment, for {n}: all lectures in that time, and the replays of the past 365 days.',
        'お支払いから{n}か月間。期間中のすべてのライブ講座と、過去365日間のアーカイブ視聴を含みます。',
      ),
      { n: monthCount(pass.months) },
    ),
    outcomes: [
      t(
        '聽懂老師如何判斷一盤棋',
        '听懂老师如何判断一盘棋',
        'follow how a teacher judges a game',
        '講師の形勢判断の仕方が分かる',
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
      t('過去 365 天的重播', '过去 365 天的回放', 'Replays of the past 365 days', '過去365日間のアーカイブ視聴'),
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
          '不用。票券或 VIP 有效期間，直播後 365 天內都能看重播，只是不能當場提問。',
          '不用。有效期内，直播后 365 天内都能看回放，只是不能当场提问。',
          'No. While your pass or VIP is valid you can watch a replay for 365 days after the lecture; only questions have to be asked live.',
          'いいえ。券またはVIPの有効期間中は、講座から365日間アーカイブ視聴できます。質問だけは生放送中にお願いします。',
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
      position: 'ko',
      name: t('一個月', '一个月', 'one month', '1か月'),
      summary: t(
        '一個月試試：照你的級別陪下，錯在哪裡用一句話說清楚。',
        '一个月试试：按你的级别陪下，错在哪里用一句话说清楚。',
        'A month to try: games at your grade, each mistake named in one sentence.',
        'まず1か月。グレードに合わせて対局し、間違いを一言で伝えます。',
      ),
    },
    {
      code: 'aiTutor-quarter',
      months: 3,
      price: price([790, 870], [26, 28.5], [3200, 3600]),
      position: 'ko',
      name: t('三個月', '三个月', 'three months', '3か月'),
      summary: t(
        '三個月每天練一點，看最常犯的錯有沒有變少。',
        '三个月每天练一点，看最常犯的错有没有变少。',
        'A little every day for three months, and your most frequent mistake grows rare.',
        '3か月、毎日少しずつ。いちばん多いミスを減らします。',
      ),
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
    summary: tutor.summary,
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
      t('知道自己最常犯的錯', '知道自己最常犯的错', 'know your most frequent mistake', '自分に多いミスが分かる'),
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
