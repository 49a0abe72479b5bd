import { currencies, type Currency } from '@/lib/domain/money';
import type { Audience } from '@/lib/domain/product-type';
import type { Locale } from '@/lib/i18n/locales';
import { activeExcept, fill, lists, monthCount, t } from './localized';
import { cover, type CoverName } from './covers';
import { problems, type ProblemName } from './problems';
import { questions } from './questions';
import type { Localized, SeedCoursePlan, SeedPrice, SeedProduct } from './types';

type Bundle = {
  code: string;
  plans: string[];
  vipMonths?: number;
  /** Below the sum of its parts, which is the price it is compared with. */
  sells: Record<Currency, number>;
  audience: Audience[];
  /** The position of the problem when absent. */
  cover?: CoverName;
  problem: ProblemName;
  featured?: boolean;
  sortOrder?: number;
  hiddenIn?: Locale[];
  title: Localized;
  summary: Localized;
  /** Why these courses belong together. */
  reason: Localized;
  targetAudience: Localized;
  outcomes: Localized[];
};

const bundles: Bundle[] = [
  {
    code: 'combo-01',
    plans: ['kidbasic', 'kid-capture'],
    sells: { NTD: 2680, USD: 87, JPY: 10700 },
    audience: ['child'],
    problem: 'topPair',
    hiddenIn: ['ja-JP'],
    title: t('兒童起步組合', '儿童起步组合', 'Kids’ starter bundle', 'こどもスタートセット'),
    summary: t(
      '學會規則，再把吃子練到一眼就看見。',
      '学会规则，再把吃子练到一眼就看见。',
      'Learn the rules, then train captures until they jump out.',
      'ルールを覚えて、石取りをひと目で見つけられるように。',
    ),
    reason: t(
      '孩子學會第一次提子後，最想多吃幾顆。啟蒙課之後接著吃子遊戲，趁有興趣時把眼力練起來。',
      '孩子学会第一次提子后，最想多吃几颗。启蒙课之后接着吃子游戏，趁有兴趣把眼力练起来。',
      'After the first capture, children want more. The games follow the first course while the excitement is fresh.',
      'はじめて石を取れたお子さまは、もっと取りたくなるもの。入門のあとに石取りゲームを続け、楽しいうちに目を養います。',
    ),
    targetAudience: t(
      '4–10 歲、剛開始學棋的孩子。',
      '4–10 岁、刚开始学棋的孩子。',
      'Children ages 4 to 10 who are just starting.',
      '囲碁を始めたばかりの4〜10歳のお子さま。',
    ),
    outcomes: [
      t(
        '說明規則並下完一盤 9 路棋',
        '说明规则并下完一盘 9 路棋',
        'explain the rules and finish a 9×9 game',
        'ルールを説明し、9路盤で打ち切れる',
      ),
      t('找出棋盤上所有叫吃', '找出棋盘上所有打吃', 'find every atari', '盤上のアタリをすべて見つけられる'),
      t('下之前先想一想', '下之前先想一想', 'think before playing', '打つ前に考えられる'),
    ],
  },
  {
    code: 'combo-02',
    plans: ['kidbasic', 'kid-capture', 'kid-beginner', 'kid-two-eyes'],
    sells: { NTD: 5480, USD: 176, JPY: 21900 },
    audience: ['child'],
    problem: 'eyeMiddle',
    hiddenIn: ['ja-JP', 'en-US'],
    title: t('兒童全套組合', '儿童全套组合', 'Kids’ complete bundle', 'こども全コースセット'),
    summary: t(
      '從 G19 到 G15，孩子的第一年都在這裡。',
      '从 G19 到 G15，孩子学棋的第一年都在这里。',
      'From G19 to G15: a child’s first year of Go.',
      'G19からG15まで、最初の一年がそろいます。',
    ),
    reason: t(
      '四門兒童課依序排好：先吃、再練、然後活。每門課都用同一套角色與說法，孩子換課時不必重新適應。',
      '四门儿童课依次排好：先吃、再练、然后活。每门课都用同一套角色与说法，孩子换课不必重新适应。',
      'Four children’s courses in order: capture, practice, then live. The same characters and words throughout, so nothing has to be relearned.',
      '四つのこどもコースを「取る・練習する・生きる」の順に並べました。登場人物や言い方は共通なので、無理なく続けられます。',
    ),
    targetAudience: t(
      '希望孩子有完整學習路線的家長。',
      '希望孩子有完整学习路线的家长。',
      'Parents who want the whole path laid out.',
      'お子さまの学習の道筋をそろえておきたい保護者の方。',
    ),
    outcomes: [
      t('參加 G15 模擬檢定', '参加 G15 模拟考级', 'take the G15 mock exam', 'G15の模擬検定に挑戦できる'),
      t(
        '獨立下完並數完一盤棋',
        '独立下完并数完一盘棋',
        'finish and count a game alone',
        'ひとりで打ち切り、地を数えられる',
      ),
      t('分得出死棋與活棋', '分得出死棋与活棋', 'tell living groups from dead ones', '生き石と死に石が分かる'),
    ],
  },
  {
    code: 'combo-03',
    plans: ['beginner-01', 'capture-basics'],
    sells: { NTD: 2400, USD: 78, JPY: 9700 },
    audience: ['adult'],
    problem: 'fiveStones',
    title: t('零基礎起步組合', '零基础起步组合', 'First-steps bundle', 'はじめの一歩セット'),
    summary: t(
      '規則加上基本功，三個月下出完整的一盤。',
      '规则加上基本功，三个月下出完整的一盘。',
      'The rules and the basics: a whole game within three months.',
      'ルールと基本。3か月で一局を打てるように。',
    ),
    reason: t(
      '入門課帶你走完一整盤棋，提子課把最常出錯的地方補起來。兩門穿插著上，記得最牢。',
      '入门课带你走完一整盘棋，吃子课补上最常出错的地方。两门穿插着学，记得最牢。',
      'The beginner course takes you through a game; the capturing course mends what goes wrong most. Alternate between the two.',
      '入門コースで一局の流れをつかみ、石の取り方コースでつまずきやすいところを補います。交互に進めるのがおすすめです。',
    ),
    targetAudience: t(
      '想從頭學起的成人。',
      '想从头学起的成人。',
      'Adults starting from scratch.',
      '一から始めたい大人の方。',
    ),
    outcomes: [
      t('下完並數完一盤 9 路棋', '下完并数完一盘 9 路棋', 'finish and count a 9×9 game', '9路盤の一局を打ち終えられる'),
      t(
        '正確數氣、正確叫吃',
        '正确数气、正确打吃',
        'count liberties and give atari rightly',
        '呼吸点を数え、正しくアタリにできる',
      ),
      t('通過 G17 程度的題目', '通过 G17 水平的题目', 'solve problems at G17', 'G17程度の問題が解ける'),
    ],
  },
  {
    code: 'combo-04',
    plans: ['ladders-nets', 'first-life-death'],
    sells: { NTD: 2180, USD: 70, JPY: 8800 },
    audience: ['adult', 'child'],
    problem: 'eyeDivide',
    title: t('會吃會活組合', '会吃会活组合', 'Capture and live bundle', '取る・生きるセット'),
    summary: t(
      '攻擊用得上征子，防守用得上兩隻眼。',
      '进攻用得上征子，防守用得上两只眼。',
      'Ladders for attack, two eyes for defense.',
      '攻めにはシチョウ、守りには二眼。',
    ),
    reason: t(
      '吃子和做活是同一件事的兩面：看清楚氣與眼。一起學，就知道什麼時候該追、什麼時候該補。',
      '吃子和做活是一体两面：看清气与眼。一起学，就知道什么时候该追、什么时候该补。',
      'Capturing and living are two sides of one skill. Learned together, they tell you when to chase and when to defend.',
      '取ることと生きることは表と裏です。合わせて学ぶと、追うとき・守るときが分かってきます。',
    ),
    targetAudience: t(
      'G18–G15、常常顧此失彼的學員。',
      'G18–G15、常常顾此失彼的学员。',
      'Players from G18 to G15 who see only half the board.',
      'G18〜G15で、攻めと守りの両立が難しい方。',
    ),
    outcomes: [
      t('選對征子或枷吃', '选对征子或枷', 'choose ladder or net rightly', 'シチョウとゲタを選べる'),
      t('一手把棋做活', '一手把棋做活', 'live with one move', '一手で生きられる'),
      t('通過 G15 程度的題目', '通过 G15 水平的题目', 'solve problems at G15', 'G15程度の問題が解ける'),
    ],
  },
  {
    code: 'combo-05',
    plans: ['beginner-01', 'capture-basics', 'ladders-nets', 'first-life-death', 'nine-by-nine'],
    sells: { NTD: 4800, USD: 155, JPY: 19600 },
    audience: ['adult'],
    problem: 'cutAndTake',
    featured: true,
    sortOrder: 1,
    title: t('入門全套組合', '入门全套组合', 'The complete beginner bundle', '入門全コースセット'),
    summary: t(
      '征子、枷吃、做眼：把基本功一次打穩。',
      '征子、枷、做眼：把基本功一次打稳。',
      'Ladders, nets, eyes: all the basics, built to last.',
      'シチョウ、ゲタ、眼の作り方。基本をまとめて身につけます。',
    ),
    reason: t(
      'G19 到 G15 的五門課，一次收齊。從規則、提子、追擊、死活，到在 9 路棋盤上把它們用出來，中間不用再想下一門要買什麼。',
      'G19 到 G15 的五门课，一次收齐。从规则、吃子、追击、死活，到在 9 路棋盘上用出来，中间不用再想下一门买什么。',
      'All five courses from G19 to G15. Rules, captures, chases, life and death, and then the small board to put them to use. You never have to wonder what to take next.',
      'G19からG15までの五つのコースをまとめました。ルール、石の取り方、追い方、死活、そして9路盤での実践まで、次に何を学ぶか迷うことがありません。',
    ),
    targetAudience: t(
      '零基礎，想一路學到能參加 G15 檢定的人。',
      '零基础，想一路学到能参加 G15 考级的人。',
      'Complete beginners who want to reach the G15 exam.',
      '初めての方で、G15の検定まで進みたい方。',
    ),
    outcomes: [
      t(
        '從規則學到下完整的一盤棋',
        '从规则学到下完整的一盘棋',
        'go from the rules to a whole game',
        'ルールから一局を打つまで進める',
      ),
      t(
        '用征子、枷吃、倒撲抓住對方',
        '用征子、枷、倒扑抓住对方',
        'catch stones with ladders, nets and snapbacks',
        'シチョウ・ゲタ・ウッテガエシで石を取れる',
      ),
      t('看懂眼形，一手做活', '看懂眼形，一手做活', 'read eye shapes and live', '眼形を見て一手で生きられる'),
      t(
        '按順序收官並數出勝負',
        '按顺序收官并数出胜负',
        'play the endgame in order and count',
        'ヨセを順に打ち、勝敗を数えられる',
      ),
    ],
  },
  {
    code: 'combo-06',
    plans: ['goplus-01', 'goplus-02', 'goplus-03'],
    sells: { NTD: 3280, USD: 108, JPY: 13200 },
    audience: ['adult', 'child'],
    problem: 'liveHook',
    title: t('棋力鍛鍊三部曲', '棋力锻炼三部曲', 'Go strength, all three parts', '棋力アップ三部作'),
    summary: t(
      '從吃子到下一手，一路做題做到 G6。',
      '从吃子到下一手，一路做题做到 G6。',
      'Problems all the way, from captures to the next move.',
      '石取りから次の一手まで、解き続けてG6へ。',
    ),
    reason: t(
      '三部難度相接，錯題會跨部追蹤。把做題當成每天的暖身，一年後回頭看第一部會覺得很簡單。',
      '三部难度相接，错题会跨部追踪。把做题当成每天的热身，学完回头看第一部会觉得很简单。',
      'The three parts join up, and missed problems follow you across them. Make it a daily warm-up.',
      '三部の難易度はつながっていて、間違えた問題は部をまたいで出題されます。毎日の準備運動にどうぞ。',
    ),
    targetAudience: t(
      '喜歡做題、想持續進步的 G15–G6 學員。',
      '喜欢做题、想持续进步的 G15–G6 学员。',
      'Players from G15 to G6 who like problems.',
      '問題を解くのが好きなG15〜G6の方。',
    ),
    outcomes: [
      t('每天十題不間斷', '每天十题不间断', 'keep up ten problems a day', '1日10問を続けられる'),
      t('算清五到七手', '算清五到七手', 'read five to seven moves', '五〜七手を読める'),
      t(
        '比較候選點並說出理由',
        '比较候选点并说出理由',
        'compare candidates with reasons',
        '候補手を理由とともに比べられる',
      ),
    ],
  },
  {
    code: 'combo-07',
    plans: ['30k-10k-v2', 'life-death-two-eyes', 'tesuji-core'],
    sells: { NTD: 5480, USD: 178, JPY: 22400 },
    audience: ['adult', 'child'],
    problem: 'killEdgeFive',
    title: t('中級全套組合', '中级全套组合', 'The intermediate bundle', '中級全コースセット'),
    summary: t(
      '定石、死活、手筋，中級三大主題一次學齊。',
      '定式、死活、手筋，中级三大主题一次学齐。',
      'Joseki, life and death, tesuji: the three pillars together.',
      '定石・死活・手筋。中級の三本柱をまとめて。',
    ),
    reason: t(
      '「中級班：從 G14 到 G10」給你全局的路線，另外兩門把計算練扎實。建議兩天主課、一天做題。',
      '《中级班：从 G14 到 G10》给你全局的路线，另外两门把计算练扎实。建议两天主课、一天做题。',
      '“Intermediate: G14 to G10” is the road; the other two make your reading firm. Two days of lessons, one of problems works well.',
      '「中級：G14からG10へ」で全体の道筋を学び、残りの二つで読みを鍛えます。二日は講義、一日は練習の割合がおすすめです。',
    ),
    targetAudience: t(
      '準備從 G14 一路走到 G10 的學員。',
      '准备从 G14 一路走到 G10 的学员。',
      'Players on the way from G14 to G10.',
      'G14からG10をめざす方。',
    ),
    outcomes: [
      t('有理由地選擇定石', '有理由地选择定式', 'choose joseki with a reason', '理由をもって定石を選べる'),
      t('依順序算清死活', '按次序算清死活', 'read life and death in order', '順序よく死活を読める'),
      t('在實戰中用出手筋', '在实战中用出手筋', 'use tesuji in games', '実戦で手筋を使える'),
    ],
  },
  {
    code: 'combo-08',
    plans: ['star-joseki', 'capturing-race', 'endgame-counting'],
    vipMonths: 1,
    sells: { NTD: 2980, USD: 97, JPY: 12100 },
    audience: ['adult'],
    problem: 'cornerRace',
    title: t(
      '實戰力組合（含 VIP 一個月）',
      '实战力组合（含 VIP 一个月）',
      'Match-play bundle with a month of VIP',
      '実戦力セット（VIP1か月つき）',
    ),
    summary: t(
      '布局、對殺、官子，配上 AI 覆盤檢查自己的棋。',
      '布局、对杀、官子，配上 AI 复盘检查自己的棋。',
      'Opening, races and endgame, with AI reviews of your own games.',
      '布石・攻め合い・ヨセに、自分の碁のAI検討を添えて。',
    ),
    reason: t(
      '一盤棋的前、中、後各一門課，再用一個月的 VIP 覆盤自己的對局，看學到的東西有沒有用上。',
      '一盘棋的前、中、后各一门课，再用一个月 VIP 复盘自己的对局，看学到的东西有没有用上。',
      'One course each for the beginning, the middle and the end of a game, and a month of VIP to see in your own games whether it worked.',
      '一局の序盤・中盤・終盤に一つずつ。さらに1か月のVIPで自分の碁を検討し、学んだことが生きているかを確かめます。',
    ),
    targetAudience: t(
      '常在網路上對弈的 G13–G10 棋友。',
      '常在网上对弈的 G13–G10 棋友。',
      'Players from G13 to G10 who play online.',
      'ネットでよく対局するG13〜G10の方。',
    ),
    outcomes: [
      t('開局方向清楚', '布局方向清楚', 'open with a clear direction', '方向のはっきりした布石を打てる'),
      t('對殺數得清', '对杀数得清', 'count races', '攻め合いを数えられる'),
      t('官子不再虧損', '官子不再亏损', 'stop losing points in the endgame', 'ヨセで損をしない'),
    ],
  },
  {
    code: 'combo-09',
    plans: ['advanced-01', 'opening-13x13', 'invasion-reduction', 'corner-life-death'],
    sells: { NTD: 6680, USD: 215, JPY: 27200 },
    audience: ['adult'],
    cover: 'sanrensei',
    problem: 'cornerSeven',
    title: t('高級全套組合', '高级全套组合', 'The advanced bundle', '上級全コースセット'),
    summary: t(
      'G9 到 G6：布局、打入、死活與全局計畫。',
      'G9 到 G6：布局、打入、死活与全局计划。',
      'G9 to G6: openings, invasions, corners and a plan.',
      'G9からG6へ。布石・打ち込み・死活・構想。',
    ),
    reason: t(
      '主課講計畫，三門專題補技術。13 路練方向、打入練膽識、角上死活練計算。',
      '主课讲计划，三门专题补技术。13 路练方向、打入练胆识、角上死活练计算。',
      'The main course is about plans; three special ones add technique: direction, courage and reading.',
      '主コースで構想を、三つの専門コースで技術を学びます。方向感覚、打ち込み、読みをそれぞれ鍛えます。',
    ),
    targetAudience: t(
      '準備從 G9 走到 G6 的學員。',
      '准备从 G9 走到 G6 的学员。',
      'Players on the way from G9 to G6.',
      'G9からG6をめざす方。',
    ),
    outcomes: [
      t('說出自己的布局計畫', '说出自己的布局计划', 'state an opening plan', '布石の構想を言える'),
      t('打入前先算退路', '打入前先算退路', 'plan the way out before invading', '打ち込む前に逃げ道を読める'),
      t('記住角部基本死活', '记住角部基本死活', 'know the basic corner shapes', '隅の基本死活を覚えられる'),
    ],
  },
  {
    code: 'combo-10',
    plans: ['star-joseki', 'opening-13x13', 'komoku-joseki'],
    sells: { NTD: 4380, USD: 142, JPY: 17800 },
    audience: ['adult'],
    problem: 'sansan',
    title: t('布局定石專題組合', '布局定式专题组合', 'Opening and joseki bundle', '布石・定石セット'),
    summary: t(
      '星位、小目、三三，連成一盤布局。',
      '星位、小目、三三，连成一盘布局。',
      'Star point, 3-4 and 3-3, joined into an opening.',
      '星・小目・三々を、一局の布石につなげます。',
    ),
    reason: t(
      '先學局部的道理，再到 13 路棋盤上選擇方向。定石不再是一張一張的圖，而是互相配合的選擇。',
      '先学局部的道理，再到 13 路棋盘上选择方向。定式不再是一张张的图，而是互相配合的选择。',
      'First the local reasons, then direction on 13×13. Joseki stop being pictures and become choices.',
      'まず部分の理由を学び、13路盤で方向を選びます。定石が、図ではなく選択になります。',
    ),
    targetAudience: t(
      '開局總覺得不順的 G13–G7 學員。',
      '布局总觉得不顺的 G13–G7 学员。',
      'Players from G13 to G7 who feel lost in the opening.',
      '序盤がしっくりこないG13〜G7の方。',
    ),
    outcomes: [
      t('依全局選定石', '依全局选定式', 'choose joseki by the whole board', '全局を見て定石を選べる'),
      t('應對不照定石的下法', '应对不按定式的下法', 'answer moves outside the book', '定石外れに応じられる'),
      t('判斷大場', '判断大场', 'find the big points', '大場を見つけられる'),
    ],
  },
  {
    code: 'combo-11',
    plans: ['master-01', 'whole-board-judgement', 'tesuji-master', 'endgame-master'],
    vipMonths: 3,
    sells: { NTD: 7980, USD: 258, JPY: 32400 },
    audience: ['adult'],
    cover: 'ninePoints',
    problem: 'ninePoints',
    title: t(
      '精通全套組合（含 VIP 三個月）',
      '精通全套组合（含 VIP 三个月）',
      'The master bundle with three months of VIP',
      'マスター全コースセット（VIP3か月つき）',
    ),
    summary: t(
      '判斷、手筋、官子，配上三個月的深度覆盤。',
      '判断、手筋、官子，配上三个月的深度复盘。',
      'Judgment, tesuji and endgame, with three months of deep reviews.',
      '形勢判断・手筋・ヨセに、3か月の詳しい検討つき。',
    ),
    reason: t(
      '到了這個階段，進步要靠自己下的棋。四門課提供方法，三個月的 VIP 讓你每盤都用得上。',
      '到了这个阶段，进步要靠自己下的棋。四门课提供方法，三个月 VIP 让你每盘都用得上。',
      'At this stage you improve through your own games. The courses give the method, the VIP months the practice.',
      'この段階では、自分の碁から学ぶことが上達の鍵です。四つのコースで方法を学び、3か月のVIPで毎局に生かします。',
    ),
    targetAudience: t(
      '準備挑戰 G5–G1 的棋友。',
      '准备挑战 G5–G1 的棋友。',
      'Players who aim at G5 to G1.',
      'G5〜G1をめざす方。',
    ),
    outcomes: [
      t('一分鐘形勢判斷', '一分钟形势判断', 'judge a position in a minute', '1分で形勢判断ができる'),
      t('組合手筋', '组合手筋', 'combine tesuji', '手筋を組み合わせられる'),
      t('精算最後半目', '精算最后半目', 'count to the last half point', '最後の半目まで計算できる'),
    ],
  },
  {
    code: 'combo-12',
    plans: ['beginner-01', '30k-10k-v2', 'advanced-01', 'master-01'],
    vipMonths: 12,
    sells: { NTD: 12800, USD: 416, JPY: 52000 },
    audience: ['adult'],
    cover: 'masterGame',
    problem: 'edgeSqueeze',
    title: t(
      'G19 到 G1 全程組合（含 VIP 一年）',
      'G19 到 G1 全程组合（含 VIP 一年）',
      'G19 to G1: the whole road, with a year of VIP',
      'G19からG1まで 全行程セット（VIP1年つき）',
    ),
    summary: t(
      '四個階段的主課，加上一年的 VIP。',
      '四个阶段的主课，加上一年的 VIP。',
      'The main course of all four stages and a year of VIP.',
      '四つの段階の主コースと、1年間のVIP。',
    ),
    reason: t(
      '決定長期學棋的人，用這一組就夠了。課程沒有期限，照自己的速度走，不必一年走完。',
      '决定长期学棋的人，用这一组就够了。课程没有期限，按自己的速度走，不必一年走完。',
      'For those who are in it for the long run. The courses have no end date: go at your own pace, not within the year.',
      '長く学ぼうと決めた方には、このセットで十分です。コースに期限はありませんので、ご自分の速さでお進みください。',
    ),
    targetAudience: t(
      '打算長期學習、喜歡一次規劃好的人。',
      '打算长期学习、喜欢一次规划好的人。',
      'Learners who plan for years.',
      '長く続けるつもりで、まとめて準備したい方。',
    ),
    outcomes: [
      t(
        '從規則學到全局判斷',
        '从规则学到全局判断',
        'go from the rules to whole-board judgment',
        'ルールから全局の判断まで学べる',
      ),
      t(
        '每個階段都有檢定目標',
        '每个阶段都有考级目标',
        'have an exam to aim at in every stage',
        '段階ごとに検定の目標をもてる',
      ),
      t('用一年的覆盤養成習慣', '用一年的复盘养成习惯', 'build a habit of reviewing', '検討の習慣が身につく'),
    ],
  },
];

const bundleText = t(
  '{reason}\n\n付款後會收到每門課的課程序號，可以自己用，也可以送給家人：{titles}。共 {n} 堂課，兌換後不限次數觀看。',
  '{reason}\n\n付款后会收到每门课的兑换码，可以自己用，也可以送给家人：{titles}。共 {n} 节课，兑换后不限次数观看。',
  '{reason}\n\nAfter payment you receive one code per course, to use yourself or give away: {titles}. {n} lessons in all, to watch as often as you like.',
  '{reason}\n\nお支払い後、コースごとのコースコードをお届けします。ご自分で使うことも、ご家族に贈ることもできます：{titles}。全{n}レッスン、引き換え後は何度でもご覧いただけます。',
);
const bundleFormat = t(
  '{k} 組課程序號，共 {n} 堂課，比分開購買（{before}）省 {saving}。序號顯示在訂單頁與「個人空間」，兌換後立即開通。',
  '{k} 个兑换码，共 {n} 节课，比分开购买（{before}）省 {saving}。兑换码显示在订单页与“个人空间”，兑换后立即开通。',
  '{k} course codes for {n} lessons, {saving} less than one by one ({before}). You find the codes on the order page and in your personal space; each opens its course at once.',
  'コースコード{k}件、全{n}レッスン。単品の合計（{before}）より{saving}お得です。コードは注文の画面とマイページに表示され、引き換えるとすぐに受講できます。',
);
const courseLine = t('{title}（{n} 堂）', '{title}（{n} 节）', '{title} ({n} lessons)', '{title}（{n}レッスン）');
const vipLine = t(
  'VIP {n} 個月，付款後開始',
  'VIP {n} 个月，付款后开始',
  'VIP for {n}, from payment',
  'VIP {n}か月（お支払い時から）',
);
// Titles hold commas and colons of their own, so each is quoted the way its language does it.
const quoted = t('「{title}」', '《{title}》', '“{title}”', '「{title}」');
const joined = t('{all}{next}', '{all}{next}', '{all}, {next}', '{all}{next}');

/** What the parts cost one by one, VIP included. */
function sumOfParts(parts: readonly (SeedProduct | undefined)[], bundle: Bundle): SeedPrice {
  const of = (currency: Currency) => ({
    sellPrice: bundle.sells[currency],
    originPrice: parts.reduce((sum, part) => {
      if (!part) throw new Error(`${bundle.code} holds something that is not sold by itself`);
      return sum + part.price[currency].sellPrice;
    }, 0),
  });
  return Object.fromEntries(currencies.map((currency) => [currency, of(currency)])) as SeedPrice;
}

/** A bundle hands out one code for each course plan it names; `sold` holds the products that sell its parts one by one. */
export function bundleProducts(plans: readonly SeedCoursePlan[], sold: readonly SeedProduct[]): SeedProduct[] {
  const selling = (is: (product: SeedProduct) => boolean) => sold.find(is);
  return bundles.map((bundle, index) => {
    const contained = bundle.plans.map((code) => {
      const plan = plans.find((candidate) => candidate.code === code);
      if (!plan) throw new Error(`${bundle.code} names an unknown course plan: ${code}`);
      return plan;
    });
    const n = contained.reduce((sum, plan) => sum + plan.lessonCount, 0);
    const titles = contained
      .map((plan) => fill(quoted, { title: plan.title }))
      .reduce((all, next) => fill(joined, { all, next }));
    const lines = contained.map((plan) => fill(courseLine, { title: plan.title, n: plan.lessonCount }));
    const vip = bundle.vipMonths;
    return {
      code: bundle.code,
      type: 'bundle',
      isItp: false,
      isActive: activeExcept(bundle.hiddenIn),
      title: bundle.title,
      summary: bundle.summary,
      description: fill(bundleText, { reason: bundle.reason, titles, n }),
      targetAudience: bundle.targetAudience,
      infomation: fill(bundleFormat, {
        k: contained.length,
        n,
        before: `{before:${bundle.code}}`,
        saving: `{saving:${bundle.code}}`,
      }),
      outcomes: lists(bundle.outcomes),
      includes: lists(vip ? [...lines, fill(vipLine, { n: monthCount(vip) })] : lines),
      contents: [],
      questions: [questions.bundleRefund, questions.howLong],
      audience: bundle.audience,
      gradeFrom: Math.max(...contained.map((plan) => plan.gradeFrom ?? 1)),
      gradeTo: Math.min(...contained.map((plan) => plan.gradeTo ?? 19)),
      lessonCount: n,
      stock: null,
      requiresShipping: false,
      featured: bundle.featured ?? false,
      sortOrder: bundle.sortOrder ?? 90 + index,
      price: sumOfParts(
        [
          ...contained.map((plan) => selling(({ code }) => code === plan.productCode)),
          ...(vip
            ? [
                selling(
                  ({ type, grants }) => type === 'vip' && grants.some((g) => g.kind === 'vip' && g.months === vip),
                ),
              ]
            : []),
        ],
        bundle,
      ),
      cover: cover(bundle.cover ?? bundle.problem),
      problem: problems[bundle.problem],
      grants: [
        ...contained.map((plan) => ({ kind: 'redeemCode' as const, ref: plan.code })),
        ...(vip ? [{ kind: 'vip' as const, months: vip }] : []),
      ],
    };
  });
}
