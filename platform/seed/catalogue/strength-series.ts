import { course, type CourseInput } from './course-kit';
import { fill, l, price, t, withPractice } from './localized';

/** Each part: a topic a week and these problems beside it. */
const weeks = 6;
const amounts = { week: weeks, each: 60, total: weeks * 60 };

const problemSets = [
  fill(
    t(
      '{week} 週，每週 {each} 題，共 {total} 題，一手一手有回應',
      '{week} 周，每周 {each} 题，共 {total} 题，一手一手有回应',
      '{week} weeks of {each} problems, {total} in all, answered move by move',
      '{week}週間、週{each}問、全{total}問（一手ごとに応答）',
    ),
    amounts,
  ),
  t(
    '錯題本：答錯的題隔天再出一次',
    '错题本：答错的题第二天再出一次',
    'Missed problems come back the next day',
    '間違えた問題は翌日もう一度出題',
  ),
];

const shared: Pick<CourseInput, 'type' | 'audience' | 'asks' | 'alsoIncludes' | 'weeks'> = {
  weeks,
  type: 'generalCourses',
  audience: ['adult', 'child'],
  asks: ['whereToStart', 'howLong', 'refund'],
  alsoIncludes: problemSets,
};

/** The go-strength series, three steps (docs/product.md, "Catalogue"). */
export const strengthSeries = [
  course({
    ...shared,
    code: 'goplus-01',
    grades: [15, 13],
    price: price([1180], [39], [4700]),
    problem: 'snapback',
    sortOrder: 80,
    title: t('棋力鍛鍊 1', '棋力锻炼 1', 'Go strength 1', '棋力アップ 1'),
    summary: fill(
      t(
        '吃子與逃子，{week} 週 {total} 題，一手一手有回應。',
        '吃子与逃子，{week} 周 {total} 题，一手一手有回应。',
        'Capturing and escaping: {total} problems in {week} weeks, answered move by move.',
        '取る・逃げるを{week}週間・{total}問で。一手ごとに答えが返ってきます。',
      ),
      amounts,
    ),
    description: fill(
      t(
        '三部曲的第一部，{week} 週做完 {total} 題，專練吃子與逃子。每週一個主題：一堂影片、一組棋盤練習，再加 {each} 題，每天約十題，五到十分鐘；錯的題隔天會再遇到。\n\n不求難，求準。連續一週全對，再往下一個主題。',
        '三部曲的第一部，{week} 周做完 {total} 题，专练吃子与逃子。每周一个主题：一节视频、一组棋盘练习，再加 {each} 题，每天约十题，五到十分钟；错的题第二天会再遇到。\n\n不求难，求准。连续一周全对，再进下一个主题。',
        'Part one of three: {total} problems on capturing and escaping in {week} weeks. Each week has one topic, with a video, a practice set and {each} problems, about ten a day in five to ten minutes; those you miss return the next day.\n\nAccuracy before difficulty. Get a week right, then move on.',
        '三部作の第一部。取る・逃げる問題を{week}週間で{total}問解きます。毎週一つのテーマについて、動画と盤上の練習、そして{each}問。1日10問ほど、5〜10分で終わり、間違えた問題は翌日また出てきます。\n\n難しさより正確さ。1週間全問正解したら次のテーマへ進みましょう。',
      ),
      amounts,
    ),
    targetAudience: t(
      '想養成每天做題習慣的 G15–G13 學員。',
      '想养成每天做题习惯的 G15–G13 学员。',
      'Players from G15 to G13 who want a daily habit.',
      '毎日解く習慣をつけたいG15〜G13の方。',
    ),
    outcomes: [
      t('三秒內看出叫吃', '三秒内看出打吃', 'see an atari within three seconds', '3秒でアタリに気づける'),
      t(
        '征子與枷吃不猶豫',
        '征子与枷不犹豫',
        'choose ladder or net without hesitation',
        'シチョウとゲタを迷わず選べる',
      ),
      t('養成先看再下的習慣', '养成先看再下的习惯', 'look before you play', '見てから打つ習慣がつく'),
    ],
    lessons: withPractice([
      l(7, '叫吃的方向', '打吃的方向', 'Direction of atari', 'アタリの方向'),
      l(7, '雙叫吃', '双打吃', 'Double atari', '両アタリ'),
      l(7, '征子', '征子', 'Ladders', 'シチョウ'),
      l(7, '枷吃', '枷', 'Nets', 'ゲタ'),
      l(7, '倒撲', '倒扑', 'Snapbacks', 'ウッテガエシ'),
      l(7, '逃與連', '逃与连', 'Escaping and connecting', '逃げとツギ'),
    ]),
  }),
  course({
    ...shared,
    code: 'goplus-02',
    grades: [13, 10],
    price: price([1180], [39], [4700]),
    problem: 'liveTop',
    sortOrder: 81,
    title: t('棋力鍛鍊 2', '棋力锻炼 2', 'Go strength 2', '棋力アップ 2'),
    summary: fill(
      t(
        '死活與對殺 {total} 題，{week} 週練到敢相信自己的計算。',
        '死活与对杀 {total} 题，{week} 周练到敢相信自己的计算。',
        'Life, death and races: {total} problems in {week} weeks, until you trust your reading.',
        '死活と攻め合いを{week}週間・{total}問。自分の読みを信じられるまで。',
      ),
      amounts,
    ),
    description: fill(
      t(
        '三部曲的第二部，{week} 週 {total} 題，從三手題練到五手題。前四週練死活，後兩週練對殺。每題要先算完再落子，棋盤會用最強的應手回答你。\n\n每十組有一次回顧，把常錯的形狀整理給你。',
        '三部曲的第二部，{week} 周 {total} 题，从三手题练到五手题。前四周练死活，后两周练对杀。每题要先算完再落子，棋盘会用最强的应手回答你。\n\n每十组有一次回顾，把常错的形状整理给你。',
        'Part two: {total} problems in {week} weeks, from three moves deep to five. Four weeks are about life and death, two about races. Read first, then play; the board answers with the strongest reply.\n\nEvery ten sets, a review collects the shapes you keep missing.',
        '三部作の第二部。{week}週間・{total}問で、三手から五手の問題へ進みます。前半の4週は死活、後半の2週は攻め合いです。読み切ってから打つと、盤が最強の応手で答えます。\n\n10セットごとに、間違えやすい形をまとめて復習します。',
      ),
      amounts,
    ),
    targetAudience: t(
      '做過第一部，或 G13–G10 的學員。',
      '做过第一部，或 G13–G10 的学员。',
      'Those who have finished part one, or play at G13 to G10.',
      '第一部を終えた方、またはG13〜G10の方。',
    ),
    outcomes: [
      t('算清五手死活', '算清五手死活', 'read five-move life and death', '五手の死活を読める'),
      t('數出對殺的快慢', '数出对杀的快慢', 'count who wins a race', '攻め合いの手数を数えられる'),
      t('檢查對方最強的抵抗', '检查对方最强的抵抗', 'check the strongest resistance', '相手の最強の抵抗を確かめられる'),
    ],
    lessons: withPractice([
      l(8, '眼形要點', '眼形要点', 'Vital points', '眼形の急所'),
      l(8, '擴大與縮小', '扩大与缩小', 'Widen and narrow', '広げる・せばめる'),
      l(8, '撲與打劫', '扑与打劫', 'Throw-ins and ko', 'ホウリコミとコウ'),
      l(8, '角的特殊性', '角的特殊性', 'The special corner', '隅の特殊性'),
      l(8, '對殺：外氣', '对杀：外气', 'Races: outside liberties', '攻め合い：外ダメ'),
      l(8, '對殺：有眼無眼', '对杀：有眼无眼', 'Races: eye or no eye', '攻め合い：眼あり眼なし'),
    ]),
  }),
  course({
    ...shared,
    code: 'goplus-03',
    grades: [10, 6],
    price: price([1380], [45], [5500]),
    problem: 'cornerThree',
    sortOrder: 82,
    title: t('棋力鍛鍊 3', '棋力锻炼 3', 'Go strength 3', '棋力アップ 3'),
    summary: fill(
      t(
        '手筋、官子與下一手：{week} 週 {total} 題，都取自實戰。',
        '手筋、官子与下一手：{week} 周 {total} 题，都取自实战。',
        'Tesuji, endgame and the next move: {total} problems from real games in {week} weeks.',
        '手筋・ヨセ・次の一手。実戦から{week}週間・{total}問。',
      ),
      amounts,
    ),
    description: fill(
      t(
        '三部曲的第三部，{week} 週 {total} 題，都取自實戰：不告訴你是死活還是官子，先判斷題型，再找答案。\n\n每週最後一組是「下一手」，三個候選點都說得通，選完看理由。',
        '三部曲的第三部，{week} 周 {total} 题，都取自实战：不告诉你是死活还是官子，先判断题型，再找答案。\n\n每周最后一组是“下一手”，三个候选点都说得通，选完看理由。',
        'Part three takes its {total} problems in {week} weeks from real games and does not tell you what they are: decide whether it is life and death or endgame, then solve it.\n\nThe last set of each week is “the next move”: three reasonable points, and the reasons after you choose.',
        '三部作の第三部。{week}週間・{total}問はすべて実戦から。死活かヨセかは示しません。まず見分けてから答えを探します。\n\n毎週最後は「次の一手」。どれももっともな三つの候補から選び、理由を確かめます。',
      ),
      amounts,
    ),
    targetAudience: t(
      '做過第二部，或 G10–G6 的學員。',
      '做过第二部，或 G10–G6 的学员。',
      'Those who have finished part two, or play at G10 to G6.',
      '第二部を終えた方、またはG10〜G6の方。',
    ),
    outcomes: [
      t(
        '自己判斷題目的性質',
        '自己判断题目的性质',
        'tell what kind of problem it is',
        '問題の種類を自分で見分けられる',
      ),
      t('在實戰中停下來找手筋', '在实战中停下来找手筋', 'stop for tesuji in your games', '実戦で手筋を探せる'),
      t('比較三個候選點', '比较三个候选点', 'compare three candidates', '三つの候補を比べられる'),
    ],
    lessons: withPractice([
      l(8, '先判斷題型', '先判断题型', 'What kind of problem?', '問題の見分け方'),
      l(9, '手筋組合', '手筋组合', 'Combining tesuji', '手筋の組み合わせ'),
      l(9, '七手死活', '七手死活', 'Seven-move life and death', '七手の死活'),
      l(8, '官子比大小', '官子比大小', 'Sizing endgame moves', 'ヨセの大小'),
      l(9, '下一手：布局', '下一手：布局', 'The next move: opening', '次の一手：布石'),
      l(9, '下一手：中盤', '下一手：中盘', 'The next move: middle game', '次の一手：中盤'),
    ]),
  }),
];
