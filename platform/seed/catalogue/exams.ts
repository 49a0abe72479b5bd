import { activeExcept, fill, lists, price, t } from './localized';
import { cover } from './covers';
import { problems, type ProblemName } from './problems';
import type { Localized, SeedPrice, SeedProduct, SeedQuestion } from './types';

type Exam = {
  grade: number;
  minutes: number;
  questions: number;
  /** Right answers needed. */
  pass: number;
  problem: ProblemName;
  /** What somebody who passes can do. */
  shows: Localized;
  /** What the three parts ask. */
  parts: [Localized, Localized, Localized];
};

/** The nineteen exams; the page of the exams tells of them from here. */
export const exams: readonly Exam[] = [
  {
    grade: 19,
    shows: t(
      '你看得出一顆棋剩幾口氣，也提得掉只剩一口氣的棋子。',
      '你看得出一颗子剩几口气，也提得掉只剩一口气的棋子。',
      'You see how many liberties a stone has left and take the one that has none to spare.',
      '石の呼吸点を数え、アタリの石を取れることの目安です。',
    ),
    minutes: 15,
    questions: 20,
    pass: 14,
    problem: 'loneOnTheSide',
    parts: [
      t('數氣', '数气', 'counting liberties', '呼吸点の数え方'),
      t('一步提子', '一步提子', 'captures in one move', '一手で石を取る'),
      t('禁著點', '禁入点', 'forbidden points', '着手禁止点'),
    ],
  },
  {
    grade: 18,
    shows: t(
      '你不只會吃，被叫吃時也知道該逃、該連還是放手。',
      '你不只会吃，被打吃时也知道该逃、该连还是放手。',
      'You capture, and when you are in atari yourself you know whether to run, connect or let go.',
      '取るだけでなく、アタリにされたときに逃げる・つなぐ・捨てるを選べます。',
    ),
    minutes: 15,
    questions: 20,
    pass: 14,
    problem: 'escapeLine',
    parts: [
      t('叫吃與逃', '打吃与逃', 'atari and escape', 'アタリと逃げ'),
      t('邊角吃子', '边角吃子', 'captures at the edge', '辺と隅の石取り'),
      t('連接與切斷', '连接与切断', 'connecting and cutting', 'ツギと切り'),
    ],
  },
  {
    grade: 17,
    shows: t(
      '你能從正確的方向叫吃，一手威脅兩邊，也不會在打劫時立刻提回。',
      '你能从正确的方向打吃，一手威胁两边，也不会在打劫时马上提回。',
      'You give atari from the right side, threaten two chains with one move, and never take a ko straight back.',
      '正しい方向からアタリにし、一手で二か所をねらい、コウのルールも守れます。',
    ),
    minutes: 20,
    questions: 24,
    pass: 17,
    problem: 'rightSide',
    parts: [
      t('雙叫吃', '双打吃', 'double atari', '両アタリ'),
      t('關門吃與抱吃', '关门吃与抱吃', 'closing in on a stone', '囲い込んで取る形'),
      t('打劫的規則', '打劫规则', 'the rule of ko', 'コウのルール'),
    ],
  },
  {
    grade: 16,
    shows: t(
      '你知道一塊棋為什麼活、為什麼死，也看得出征子往哪邊跑。',
      '你知道一块棋为什么活、为什么死，也看得出征子往哪边跑。',
      'You can say why a group lives or dies, and which way a ladder runs.',
      '石がなぜ生き、なぜ死ぬのかを言え、シチョウの向きも分かります。',
    ),
    minutes: 20,
    questions: 24,
    pass: 17,
    problem: 'sideChase',
    parts: [
      t('真眼與假眼', '真眼与假眼', 'real and false eyes', '本当の眼と欠け眼'),
      t('兩眼活棋', '两眼活棋', 'living with two eyes', '二眼で生きる'),
      t('征子的方向', '征子的方向', 'the direction of a ladder', 'シチョウの方向'),
    ],
  },
  {
    grade: 15,
    shows: t(
      '入門課的終點，也是中級的起點：會追、會圍、會數完一盤 9 路棋。',
      '入门课的终点，也是中级的起点：会追、会围、会数完一盘 9 路棋。',
      'The end of the beginner courses and the first grade of the intermediate stage: you chase, you surround, and you count a 9×9 game yourself.',
      '入門コースのゴールで、中級段階の最初のグレード。追う・囲む・9路盤の地を数えることができます。',
    ),
    minutes: 25,
    questions: 25,
    pass: 18,
    problem: 'eyeCorner',
    parts: [
      t('征子與枷吃', '征子与枷', 'ladders and nets', 'シチョウとゲタ'),
      t('直三與彎三', '直三与弯三', 'three in a row and bent three', '三目中手'),
      t('9 路棋數子', '9 路棋数子', 'counting a 9×9 game', '9路盤の数え方'),
    ],
  },
  {
    grade: 14,
    shows: t(
      '吃子不再只靠追：你會送一顆換三顆，也開始知道角和邊值多少。',
      '吃子不再只靠追：你会送一颗换三颗，也开始知道角和边值多少。',
      'You no longer only chase: you give one stone to take three, and know what corners and sides are worth.',
      '追うだけでなく、一子を捨てて取る手が打てます。隅と辺の価値も分かり始めます。',
    ),
    minutes: 25,
    questions: 25,
    pass: 18,
    problem: 'bentThree',
    parts: [
      t('倒撲與接不歸', '倒扑与接不归', 'snapback, connect and die', 'ウッテガエシとオイオトシ'),
      t('擴大與縮小眼位', '扩大与缩小眼位', 'widening and narrowing eye space', '眼形を広げる・せばめる'),
      t('占角與拆邊', '占角与拆边', 'corners and extensions', '隅とヒラキ'),
    ],
  },
  {
    grade: 13,
    shows: t(
      '三手以內的死活看得完，有人來掛角時知道怎麼應。',
      '三手以内的死活看得完，有人来挂角时知道怎么应。',
      'You read life and death three moves deep and have an answer when your corner is approached.',
      '三手の死活を読み切り、カカリにも落ち着いて応じられます。',
    ),
    minutes: 30,
    questions: 25,
    pass: 18,
    problem: 'killBent',
    parts: [
      t('吃子手筋', '吃子手筋', 'capturing tesuji', '石を取る手筋'),
      t('三手死活', '三手死活', 'three-move life and death', '三手の死活'),
      t('小飛掛與應法', '小飞挂与应法', 'the low approach and its answers', '小ゲイマガカリと受け'),
    ],
  },
  {
    grade: 12,
    shows: t(
      '看到眼形就知道要點，兩塊棋互相被圍時數得出誰快。',
      '看到眼形就知道要点，两块棋互相被围时数得出谁快。',
      'You know the vital point from the eye shape, and count who is ahead when two groups race.',
      '眼形を見て急所が分かり、攻め合いではどちらが早いかを数えられます。',
    ),
    minutes: 30,
    questions: 25,
    pass: 18,
    problem: 'killFold',
    parts: [
      t('丁四、方四與刀把五', '丁四、方四与刀把五', 'pyramid four, square four, bulky five', '四目・五目の中手'),
      t('對殺數氣', '对杀数气', 'counting races', '攻め合いの手数'),
      t('拆二與立二拆三', '拆二与立二拆三', 'two and three-space extensions', '二間ビラキと二立三析'),
    ],
  },
  {
    grade: 11,
    shows: t(
      '你會用眼來贏對殺，對方點三三時擋對邊，官子先下先手。',
      '你会用眼来赢对杀，对方点三三时挡对边，官子先走先手。',
      'You win races with an eye, block the 3-3 invasion on the right side and play sente endgame first.',
      '眼を生かして攻め合いに勝ち、三々入りを正しくオサエ、先手のヨセから打てます。',
    ),
    minutes: 30,
    questions: 28,
    pass: 20,
    problem: 'killHigh',
    parts: [
      t('有眼殺無眼', '有眼杀无眼', 'eye against no eye', '眼あり眼なし'),
      t('點三三的擋法', '点三三的挡法', 'blocking the 3-3 invasion', '三々入りのオサエ方'),
      t('先手與後手官子', '先手与后手官子', 'sente and gote endgame', '先手・後手のヨセ'),
    ],
  },
  {
    grade: 10,
    shows: t(
      '定石說得出理由，五手死活算得完，分得出大場與急場：可以進入高級了。',
      '定式说得出理由，五手死活算得完，分得出大场与急场：可以进入高级了。',
      'You give reasons for your joseki, read five moves of life and death and tell a big point from an urgent one: ready for the advanced stage.',
      '定石の理由を言え、五手の死活を読み、大場と急場を見分けられます。上級段階への入り口です。',
    ),
    minutes: 35,
    questions: 28,
    pass: 20,
    problem: 'liveStair',
    parts: [
      t('星位基本定石', '星位基本定式', 'basic star-point joseki', '星の基本定石'),
      t('五手死活', '五手死活', 'five-move life and death', '五手の死活'),
      t('大場與急場', '大场与急场', 'big points and urgent points', '大場と急場'),
    ],
  },
  {
    grade: 9,
    shows: t(
      '你會看全局選定石，也會用手筋把棋切開或連上。',
      '你会看全局选定式，也会用手筋把棋断开或连上。',
      'You choose a joseki by the whole board and use tesuji to cut or to link up.',
      '全局を見て定石を選び、手筋で切ることもワタることもできます。',
    ),
    minutes: 35,
    questions: 28,
    pass: 20,
    problem: 'squareHole',
    parts: [
      t('定石選擇', '定式选择', 'choosing a joseki', '定石の選択'),
      t('切斷與連絡的手筋', '切断与联络的手筋', 'cutting and linking tesuji', '切りとワタリの手筋'),
      t('棋形要點', '棋形要点', 'points of shape', '形の急所'),
    ],
  },
  {
    grade: 8,
    shows: t(
      '布局有方向，角上的棋一眼知道死活，該淺消時不硬闖。',
      '布局有方向，角上的棋一眼知道死活，该浅消时不硬闯。',
      'Your opening has a direction, corner shapes hold no surprises, and you reduce where an invasion would die.',
      '布石に方向があり、隅の死活を知り、無理に入らず消すことを選べます。',
    ),
    minutes: 40,
    questions: 30,
    pass: 21,
    problem: 'edgePoint',
    parts: [
      t('布局方向', '布局方向', 'direction in the opening', '布石の方向'),
      t('角上死活', '角上死活', 'life and death in the corner', '隅の死活'),
      t('淺消的選點', '浅消的选点', 'where to reduce', '消しの選点'),
    ],
  },
  {
    grade: 7,
    shows: t(
      '攻擊時知道要得到什麼，算得清劫，官子分得出大小。',
      '攻击时知道要得到什么，算得清劫，官子分得出大小。',
      'You know what an attack should gain, count the ko and order the endgame by size.',
      '攻めの目的をもち、コウを計算し、ヨセの大小を比べられます。',
    ),
    minutes: 40,
    questions: 30,
    pass: 21,
    problem: 'gapKill',
    parts: [
      t('攻擊的方向', '攻击的方向', 'the direction of attack', '攻めの方向'),
      t('緊氣與打劫', '紧气与打劫', 'liberties and ko', 'ダメヅマリとコウ'),
      t('官子比大小', '官子比大小', 'sizing the endgame', 'ヨセの大小'),
    ],
  },
  {
    grade: 6,
    shows: t(
      '你敢打入，也知道怎麼安頓自己的弱棋。',
      '你敢打入，也知道怎么安顿自己的弱棋。',
      'You dare to invade, and know how to settle the group you bring in.',
      '打ち込んだ石を治まらせ、七手先まで読めます。',
    ),
    minutes: 40,
    questions: 30,
    pass: 21,
    problem: 'innerKill',
    parts: [
      t('打入與治孤', '打入与治孤', 'invading and settling', '打ち込みとシノギ'),
      t('七手死活', '七手死活', 'seven-move life and death', '七手の死活'),
      t('厚薄的判斷', '厚薄的判断', 'thick and thin', '厚みと薄み'),
    ],
  },
  {
    grade: 5,
    shows: t(
      '你的布局是一個計畫，不是一套套定石；形勢也開始心裡有數。',
      '你的布局是一个计划，不是一套套定式；形势也开始心里有数。',
      'Your opening is a plan rather than a row of joseki, and you have a first idea of who is ahead.',
      '布石が構想になり、形勢もおおよそつかめます。',
    ),
    minutes: 45,
    questions: 30,
    pass: 22,
    problem: 'longPocket',
    parts: [
      t('布局的計畫', '布局的计划', 'a plan for the opening', '布石の構想'),
      t('組合手筋', '组合手筋', 'combined tesuji', '手筋の組み合わせ'),
      t('形勢判斷入門', '形势判断入门', 'first positional judgment', '形勢判断の基礎'),
    ],
  },
  {
    grade: 4,
    shows: t(
      '你會為了全局放掉幾顆子，打劫之前先數劫材。',
      '你会为了全局放掉几颗子，打劫之前先数劫材。',
      'You let stones go for the sake of the board, and count threats before you start a ko.',
      '全局のために石を捨て、コウの前にコウ材を数えられます。',
    ),
    minutes: 45,
    questions: 30,
    pass: 22,
    problem: 'bigCorner',
    parts: [
      t('轉換與棄子', '转换与弃子', 'trades and sacrifices', 'フリカワリと捨て石'),
      t('劫材的計算', '劫材的计算', 'counting ko threats', 'コウ材の計算'),
      t('大官子', '大官子', 'the large endgame', '大ヨセ'),
    ],
  },
  {
    grade: 3,
    shows: t(
      '中盤最難的一手：你能在攻、守、搶大場之間說出選擇的理由。',
      '中盘最难的一手：你能在攻、守、抢大场之间说出选择的理由。',
      'In the hardest middle-game moments you can say why you attack, defend or turn elsewhere.',
      '攻める・守る・大場に回るの選択を、理由とともに言えます。',
    ),
    minutes: 50,
    questions: 32,
    pass: 23,
    problem: 'tenPoints',
    parts: [
      t('全局的下一手', '全局的下一手', 'the next move on the whole board', '全局の次の一手'),
      t('攻防的餘味', '攻防的余味', 'aji in attack and defense', '攻防の味'),
      t('目算', '目算', 'counting territory', '目算'),
    ],
  },
  {
    grade: 2,
    shows: t(
      '算得出每一手值幾目，也知道一個形狀什麼時候不該急著走定。',
      '算得出每一手值几目，也知道一个形状什么时候不该急于走定。',
      'You work out what a move is worth, and know when a shape is better left open.',
      '一手の価値を計算し、まだ決めないほうがよい形も分かります。',
    ),
    minutes: 50,
    questions: 32,
    pass: 23,
    problem: 'sideSpace',
    parts: [
      t('每手價值', '每手价值', 'value per move', '一手の価値'),
      t('複雜對殺', '复杂对杀', 'complex races', '複雑な攻め合い'),
      t('定形的時機', '定形的时机', 'when to settle a shape', '決める時機'),
    ],
  },
  {
    grade: 1,
    shows: t(
      '十九級的頂點：判斷、計算與官子，差半目也要說得清楚。',
      '十九级的顶点：判断、计算与官子，差半目也要说得清楚。',
      'The top of the nineteen grades: judgment, reading and endgame, down to the last half point.',
      '19グレードの頂点。判断・読み・ヨセを、最後の半目まで問います。',
    ),
    minutes: 60,
    questions: 35,
    pass: 26,
    problem: 'emptyCorner',
    parts: [
      t('全局形勢判斷', '全局形势判断', 'whole-board judgment', '全局の形勢判断'),
      t('高段死活與手筋', '高段死活与手筋', 'advanced life, death and tesuji', '高段の死活と手筋'),
      t('半目官子', '半目官子', 'endgame to the half point', '半目を争うヨセ'),
    ],
  },
];

const stages: { downTo: number; price: SeedPrice; advice: Localized; who: Localized }[] = [
  {
    downTo: 16,
    price: price([200], [7], [800]),
    who: t(
      '學完規則、想確認基礎的初學者。',
      '学完规则、想检验基础的初学者。',
      'Beginners who know the rules and want to check the basics.',
      'ルールを覚え、基礎を確かめたい方。',
    ),
    advice: t(
      '題目都在小棋盤上。不必趕時間：每一題先數氣，再落子。',
      '题目都在小棋盘上。不必赶时间：每题先数气，再落子。',
      'All positions are on small boards. There is no need to hurry: count liberties first, then play.',
      '問題はすべて小さな盤です。急がず、まず呼吸点を数えてから答えましょう。',
    ),
  },
  {
    downTo: 11,
    price: price([280], [9], [1100]),
    who: t(
      '能下完一整盤棋、準備中級檢定的學員。',
      '能下完一整盘棋、准备中级考级的学员。',
      'Players who finish games and are getting ready for the intermediate exams.',
      '一局を打てるようになり、中級の検定に備える方。',
    ),
    advice: t(
      '每題要算兩到三手。答完後會逐題說明，錯的題型會指回對應的課程。',
      '每题要算两到三手。答完后逐题讲解，错的题型会指回对应课程。',
      'Most problems need two or three moves of reading. Afterward each is explained, and the ones you missed point to a course.',
      '二、三手の読みが必要です。終わると一問ずつ解説があり、間違えた分野に合うコースをご案内します。',
    ),
  },
  {
    downTo: 6,
    price: price([360], [12], [1500]),
    who: t(
      '熟悉定石與死活、想檢查弱點的學員。',
      '熟悉定式与死活、想检查弱点的学员。',
      'Players who know their joseki and life and death, and look for weak spots.',
      '定石や死活を学び、弱点を見つけたい方。',
    ),
    advice: t(
      '開始出現全局題：三個選點都能下，請選出此刻最大的一個。',
      '开始出现全局题：三个选点都能下，请选出此刻最大的一个。',
      'Whole-board questions begin here: three playable points, one of them the biggest right now.',
      '全局の問題が加わります。どれも打てる三つの候補から、いま最大の一手を選びます。',
    ),
  },
  {
    downTo: 1,
    price: price([480, 560], [16, 18.5], [1900, 2200]),
    who: t(
      '準備挑戰精通階段檢定的棋友。',
      '准备挑战精通阶段考级的棋友。',
      'Strong players preparing for the last stage.',
      '最終段階の検定に挑む方。',
    ),
    advice: t(
      '時間需要分配。建議前三分之一做完死活與手筋，把時間留給形勢判斷。',
      '时间需要分配。建议前三分之一做完死活与手筋，把时间留给形势判断。',
      'Plan your time: finish life and death in the first third and keep the rest for judgment.',
      '時間配分が大切です。最初の三分の一で死活と手筋を終え、形勢判断に時間を残しましょう。',
    ),
  },
];

const title = t('G{grade} 模擬檢定', 'G{grade} 模拟考级', 'Mock exam G{grade}', 'G{grade}模擬検定');
const summary = t(
  '{minutes} 分鐘、{questions} 題，答對 {pass} 題通過：{a}、{b}、{c}。',
  '{minutes} 分钟、{questions} 题，答对 {pass} 题通过：{a}、{b}、{c}。',
  '{minutes} minutes, {questions} questions, {pass} right to pass: {a}; {b}; {c}.',
  '{minutes}分・{questions}問、{pass}問正解で合格。「{a}」「{b}」「{c}」から出題します。',
);
const description = t(
  '{shows}\n\n範圍與時間和 G{grade} 正式檢定相同，分三個部分：{a}、{b}、{c}。答對 {pass} 題以上，就可以安心報名正式檢定。成績只有你自己看得到。\n\n{advice}',
  '{shows}\n\n范围与时间和 G{grade} 正式考级相同，分三部分：{a}、{b}、{c}。答对 {pass} 题以上，就可以放心报名正式考级。成绩仅自己可见。\n\n{advice}',
  '{shows}\n\nIt covers the same material in the same time as the official G{grade} exam, in three parts: {a}; {b}; {c}. With {pass} right answers or more you can take the official exam with confidence. Only you see the result.\n\n{advice}',
  '{shows}\n\nG{grade}の公式検定と同じ範囲・同じ時間で、「{a}」「{b}」「{c}」の三部に分かれています。{pass}問以上正解できれば、安心して公式検定に申し込めます。成績はご本人だけが見られます。\n\n{advice}',
);
const information = t(
  '線上作答 {minutes} 分鐘，{questions} 題，{pass} 題及格；不限次數重考，每次題序不同。購買後不退費。',
  '在线作答 {minutes} 分钟，{questions} 题，{pass} 题及格；不限次数重考，每次题序不同。购买后不退款。',
  'Online, {minutes} minutes, {questions} questions, {pass} to pass; unlimited retakes, in a new order each time. Non-refundable.',
  'オンライン{minutes}分、{questions}問、合格は{pass}問以上。何度でも受け直せ、出題順は毎回変わります。購入後の返金はできません。',
);
const outcome = t(
  '知道自己的「{part}」夠不夠 G{grade}',
  '知道自己的“{part}”够不够 G{grade}',
  'know how sure you are of {part}',
  '「{part}」がG{grade}に届いているか確かめられる',
);
const includes = [
  t(
    '完整試題一份，可不限次數重考',
    '完整试题一套，可不限次数重考',
    'One full exam with unlimited retakes',
    '模擬検定一式（受け直しの回数制限なし）',
  ),
  t('作答後逐題解說', '答题后逐题讲解', 'Every question explained afterward', '終了後の一問ごとの解説'),
  t(
    '三個部分的成績與建議課程',
    '三个部分的成绩与推荐课程',
    'A result for each part, with courses to go back to',
    '三部それぞれの成績とおすすめのコース',
  ),
];
const examQuestions: SeedQuestion[] = [
  {
    question: t(
      '模擬檢定和正式檢定有什麼不同？',
      '模拟考级和正式考级有什么不同？',
      'How is this different from the official exam?',
      '公式検定とはどう違いますか？',
    ),
    answer: t(
      '範圍、題數與時間相同，但模擬檢定不發證書，隨時可以重考。',
      '范围、题数与时间相同，但模拟考级不颁发证书，随时可以重考。',
      'The material, the number of questions and the time are the same. The mock exam gives no certificate, and you can retake it whenever you like.',
      '範囲・問題数・時間は同じです。模擬検定では認定証は出ませんが、いつでも受け直せます。',
    ),
  },
  {
    question: t('可以退費嗎？', '可以退款吗？', 'Can it be refunded?', '返金はできますか？'),
    answer: t(
      '模擬檢定購買後不退費。不確定級別的話，請先做本頁的範例題。',
      '模拟考级购买后不退款。不确定级别的话，请先做本页的例题。',
      'Mock exams are non-refundable. If you are unsure of your grade, try the sample problem on this page first.',
      '模擬検定は購入後の返金ができません。グレードに迷うときは、先にこのページの例題をお試しください。',
    ),
  },
];

/** The same refund answer for a page without a problem to try. */
const refundUntried: SeedQuestion = {
  question: t('可以退費嗎？', '可以退款吗？', 'Can it be refunded?', '返金はできますか？'),
  answer: t(
    '模擬檢定購買後不退費。不確定級別的話，先看上面三個部分：有兩項以上沒學過，請從較低的一級考起。',
    '模拟考级购买后不退款。不确定级别的话，先看上面三个部分：有两项以上没学过，请从较低的一级考起。',
    'Mock exams are non-refundable. If you are unsure of your grade, read the three parts above: if two of them are new to you, take an easier grade first.',
    '模擬検定は購入後の返金ができません。グレードに迷うときは上の三分野をご覧になり、二つ以上が未学習なら一つ下のグレードからどうぞ。',
  ),
};

function examProduct(exam: Exam): SeedProduct {
  const stage = stages.find(({ downTo }) => exam.grade >= downTo);
  if (!stage) throw new RangeError(`no stage for grade ${exam.grade}`);
  const [a, b, c] = exam.parts;
  const values = {
    grade: exam.grade,
    minutes: exam.minutes,
    questions: exam.questions,
    pass: exam.pass,
    a,
    b,
    c,
    advice: stage.advice,
    shows: exam.shows,
  };
  return {
    code: `verification-g${exam.grade}`,
    type: 'verification',
    isItp: false,
    isActive: activeExcept(),
    title: fill(title, values),
    summary: fill(summary, values),
    description: fill(description, values),
    targetAudience: stage.who,
    infomation: fill(information, values),
    outcomes: lists(exam.parts.map((part) => fill(outcome, { part, grade: exam.grade }))),
    includes: lists(includes),
    contents: [],
    questions: exam.problem ? examQuestions : [...examQuestions.slice(0, -1), refundUntried],
    audience: exam.grade >= 11 ? ['adult', 'child'] : ['adult'],
    gradeFrom: exam.grade,
    gradeTo: exam.grade,
    lessonCount: null,
    stock: null,
    requiresShipping: false,
    featured: false,
    sortOrder: 200 + (19 - exam.grade),
    price: stage.price,
    cover: cover(exam.problem),
    problem: problems[exam.problem],
    grants: [{ kind: 'exam', ref: `G${exam.grade}`, amount: 1 }],
  };
}

/** Mock certification exams, G19 to G1. */
export const examProducts = exams.map(examProduct);
