import type { Audience } from '@/lib/domain/product-type';
import type { IllustrationName } from '@/lib/domain/illustrations';
import type { Locale } from '@/lib/domain/locale';
import { activeExcept, lists, price, t } from './localized';
import { cover, type CoverName } from './covers';
import type { Localized, SeedPrice, SeedProduct, SeedQuestion } from './types';

type Good = {
  code: string;
  stock: number;
  price: SeedPrice;
  cover: CoverName;
  illustration: IllustrationName;
  audience: Audience[];
  grades?: readonly [number, number];
  hiddenIn?: Locale[];
  title: Localized;
  summary: Localized;
  description: Localized;
  targetAudience: Localized;
  infomation: Localized;
  outcomes: Localized[];
  includes: Localized[];
};

const shippingQuestions: SeedQuestion[] = [
  {
    question: t('多久會收到？', '多久能收到？', 'When does it arrive?', 'いつ届きますか？'),
    answer: t(
      '付款後 3 個工作天內寄出。寄出時會寄信通知物流公司與追蹤編號，訂單頁也查得到。',
      '付款后 3 个工作日内发货。发货时会发邮件告知快递公司与快递单号，订单页也可查询。',
      'We ship within three business days of payment and email you the carrier and the tracking number, which are also shown on the order page.',
      'お支払いから3営業日以内に発送し、配送業者と追跡番号をメールでお知らせします。ご注文の画面でもご確認いただけます。',
    ),
  },
  {
    question: t(
      '收到時有破損怎麼辦？',
      '收到时有破损怎么办？',
      'What if something is broken?',
      '破損していた場合はどうすればよいですか？',
    ),
    answer: t(
      '請保留外箱並拍照寄給我們，確認後補寄或換新。',
      '请保留外箱并拍照发给我们，确认后补寄或换新。',
      'Keep the box, send us a photo, and we will replace what is damaged.',
      '外箱を保管のうえ、写真をお送りください。確認後、交換または代替品をお送りします。',
    ),
  },
];

const goods: Good[] = [
  {
    code: 'board-set-9',
    stock: 120,
    price: price([780], [25], [3200]),
    cover: 'emptyNine',
    illustration: 'board-9',
    audience: ['adult', 'child'],
    title: t('9 路棋具組', '9 路棋具套装', '9×9 set', '9路盤セット'),
    summary: t(
      '放得進書包的第一副棋。',
      '放得进书包的第一副棋。',
      'A first set that fits into a school bag.',
      'かばんに入る、はじめての碁盤セットです。',
    ),
    description: t(
      '折疊式木質 9 路棋盤，附布袋與一副樹脂棋子。桌上、地上、旅途中都能下一盤。\n\n棋盤線條較粗、格子較大，孩子放子不容易歪。',
      '折叠式木质 9 路棋盘，附布袋与一副树脂棋子。桌上、地上、旅途中都能下一盘。\n\n线条较粗、格子较大，孩子放子不容易歪。',
      'A folding wooden 9×9 board with resin stones and a cloth bag. Play at the table, on the floor or on the train.\n\nBold lines and generous spacing make it easy for small hands.',
      '折りたたみ式の木製9路盤に、樹脂製の碁石と布袋がつきます。机でも床でも旅先でも一局楽しめます。\n\n線が太く升目が広いので、小さなお子さまでも置きやすい作りです。',
    ),
    targetAudience: t('初學者與家庭。', '初学者与家庭。', 'Beginners and families.', '初めての方とご家族。'),
    infomation: t(
      '棋盤約 27×27 公分，棋子 45＋45 顆，重量約 0.9 公斤。',
      '棋盘约 27×27 厘米，棋子 45+45 颗，重约 0.9 千克。',
      'Board about 27×27 cm, 45 + 45 stones, about 0.9 kg.',
      '盤は約27×27cm、碁石45＋45個、重さ約0.9kg。',
    ),
    outcomes: [
      t('在家面對面下 9 路棋', '在家面对面下 9 路棋', 'play 9×9 face to face', '家で9路盤を打てる'),
      t('帶出門也方便', '带出门也方便', 'take it along', '持ち運んで打てる'),
    ],
    includes: [
      t('9 路折疊棋盤', '9 路折叠棋盘', 'Folding 9×9 board', '折りたたみ9路盤'),
      t('黑白棋子與布袋', '黑白棋子与布袋', 'Stones and cloth bag', '碁石と布袋'),
    ],
  },
  {
    code: 'board-set-19',
    stock: 46,
    price: price([2680, 2980], [87, 97], [10800, 12000]),
    cover: 'emptyNineteen',
    illustration: 'board-19',
    audience: ['adult'],
    title: t('19 路棋具組', '19 路棋具套装', '19×19 set', '19路盤セット'),
    summary: t(
      '背面是 13 路，一塊棋盤用很多年。',
      '背面是 13 路，一块棋盘用很多年。',
      '13×13 on the back: one board for many years.',
      '裏は13路盤。長く使える一枚です。',
    ),
    description: t(
      '兩公分厚的竹製桌上棋盤，正面 19 路、背面 13 路，附木質棋罐與全副棋子。\n\n表面只上薄蠟，落子聲音清脆；請以乾布擦拭，避免日曬。',
      '两厘米厚的竹制桌上棋盘，正面 19 路、背面 13 路，附木质棋罐与全副棋子。\n\n表面只上薄蜡，落子声音清脆；请用干布擦拭，避免日晒。',
      'A two-centimeter bamboo table board, 19×19 on one side and 13×13 on the other, with wooden bowls and a full set of stones.\n\nLightly waxed for a clear sound. Wipe with a dry cloth and keep out of the sun.',
      '厚さ2cmの竹製卓上盤です。表は19路、裏は13路。木製の碁笥と碁石一式がつきます。\n\n薄くろう引きした盤面は、打ったときの音がきれいです。乾いた布で拭き、直射日光を避けてください。',
    ),
    targetAudience: t(
      '在家裡長期下棋的人。',
      '在家里长期下棋的人。',
      'Anyone who will play at home for years.',
      'ご自宅で長く打ちたい方。',
    ),
    infomation: t(
      '棋盤約 45×42×2 公分，棋子 181＋180 顆，重量約 6 公斤。',
      '棋盘约 45×42×2 厘米，棋子 181+180 颗，重约 6 千克。',
      'Board about 45×42×2 cm, 181 + 180 stones, about 6 kg.',
      '盤は約45×42×2cm、碁石181＋180個、重さ約6kg。',
    ),
    outcomes: [
      t(
        '下 19 路與 13 路兩種棋盤',
        '下 19 路与 13 路两种棋盘',
        'play on 19×19 and 13×13',
        '19路盤と13路盤の両方で打てる',
      ),
      t('擺譜、覆盤', '打谱、复盘', 'lay out game records', '棋譜並べや検討ができる'),
    ],
    includes: [
      t('雙面竹棋盤', '双面竹棋盘', 'Two-sided bamboo board', '両面竹盤'),
      t('棋罐與全副棋子', '棋罐与全副棋子', 'Bowls and stones', '碁笥と碁石一式'),
    ],
  },
  {
    code: 'stones-double-convex',
    stock: 32,
    price: price([1480], [48], [5900]),
    cover: 'stonesRow',
    illustration: 'stones-and-bowls',
    audience: ['adult'],
    title: t(
      '雙面凸棋子（附棋罐）',
      '双面凸棋子（附棋罐）',
      'Double-convex stones with bowls',
      '両面ふくらみの碁石（碁笥つき）',
    ),
    summary: t(
      '手感溫潤，落子有聲。',
      '手感温润，落子有声。',
      'Pleasant in the hand, clear on the board.',
      '手になじみ、音のよい碁石です。',
    ),
    description: t(
      '玻璃材質、雙面微凸，拿取順手。黑子霧面、白子帶貝殼般的光澤，附一對木棋罐。\n\n顆數足夠下滿 19 路一盤棋，另附備用子。',
      '玻璃材质、双面微凸，拿取顺手。黑子雾面、白子带贝壳般的光泽，附一对木棋罐。\n\n颗数足够下满 19 路一盘棋，另附备用子。',
      'Glass stones, slightly convex on both sides and easy to pick up. Matte black, white with a shell-like shine, in a pair of wooden bowls.\n\nEnough for a full 19×19 game, with spares.',
      'ガラス製で両面がわずかにふくらみ、つまみやすい碁石です。黒はつや消し、白は貝のようなつや。木製の碁笥が一対つきます。\n\n19路盤の一局に十分な数と予備が入っています。',
    ),
    targetAudience: t(
      '已有棋盤、想換一副好棋子的人。',
      '已有棋盘、想换一副好棋子的人。',
      'Players who have a board and want better stones.',
      '碁盤をお持ちで、よい碁石に替えたい方。',
    ),
    infomation: t(
      '黑 184 顆、白 183 顆，直徑約 22 公釐、厚約 8 公釐。',
      '黑 184 颗、白 183 颗，直径约 22 毫米、厚约 8 毫米。',
      '184 black, 183 white; about 22 mm across and 8 mm thick.',
      '黒184個、白183個。直径約22mm、厚さ約8mm。',
    ),
    outcomes: [
      t('落子更穩、更順手', '落子更稳、更顺手', 'place stones with ease', '石を打ちやすくなる'),
      t('下滿一盤也夠用', '下满一盘也够用', 'never run out in a long game', '長い一局でも足りる'),
    ],
    includes: [
      t('黑白棋子一副', '黑白棋子一副', 'One set of stones', '碁石一式'),
      t('木棋罐一對', '木棋罐一对', 'A pair of wooden bowls', '木製碁笥一対'),
    ],
  },
  {
    code: 'magnetic-9-13',
    stock: 75,
    price: price([680, 850], [22, 27.5], [2700, 3400]),
    cover: 'thirteenTravel',
    illustration: 'magnetic-board',
    audience: ['adult', 'child'],
    title: t(
      '磁性旅行棋（9 路／13 路）',
      '磁性旅行棋（9 路／13 路）',
      'Magnetic travel set, 9×9 and 13×13',
      'マグネット碁盤（9路・13路）',
    ),
    summary: t(
      '車上晃也不會亂，下到一半可以合起來。',
      '车上晃也不会乱，下到一半可以合起来。',
      'Stays put on a train; close it mid-game.',
      '揺れてもずれず、途中で閉じても大丈夫。',
    ),
    description: t(
      '雙面折疊磁性棋盤，棋子收在盤內。下到一半合起來，打開還是同一個局面。\n\n適合旅途、候診、學校下課。三歲以下請勿單獨使用。',
      '双面折叠磁性棋盘，棋子收在盘内。下到一半合起来，打开还是同一个局面。\n\n适合旅途、候诊、学校课间。三岁以下请勿单独使用。',
      'A folding magnetic board with two sides; the stones live inside. Close it in the middle of a game and the position is still there.\n\nMade for trips, waiting rooms and school breaks. Not for children under three.',
      '両面で使える折りたたみマグネット盤です。石は中に収納でき、途中で閉じても局面はそのまま残ります。\n\n旅行や待ち時間、学校の休み時間に。3歳未満のお子さまだけでのご使用はお控えください。',
    ),
    targetAudience: t(
      '常在路上的家庭與學生。',
      '常在路上的家庭与学生。',
      'Families and students on the move.',
      '移動の多いご家族や学生の方。',
    ),
    infomation: t(
      '展開約 25×25 公分，棋子 90＋90 顆，重量約 0.7 公斤。',
      '展开约 25×25 厘米，棋子 90+90 颗，重约 0.7 千克。',
      'About 25×25 cm open, 90 + 90 stones, about 0.7 kg.',
      '開いた状態で約25×25cm、石90＋90個、重さ約0.7kg。',
    ),
    outcomes: [
      t('隨時隨地下一盤', '随时随地下一盘', 'play anywhere', 'どこでも一局打てる'),
      t('保留下到一半的棋', '保留下到一半的棋', 'keep an unfinished game', '打ちかけの碁を残せる'),
    ],
    includes: [
      t('磁性折疊棋盤', '磁性折叠棋盘', 'Folding magnetic board', '折りたたみマグネット盤'),
      t('磁性棋子與收納袋', '磁性棋子与收纳袋', 'Magnetic stones and pouch', 'マグネット碁石と収納袋'),
    ],
  },
  {
    code: 'workbook-g19-g15',
    stock: 210,
    price: price([320], [10.5], [1300]),
    cover: 'escape',
    illustration: 'workbook-beginner',
    audience: ['adult', 'child'],
    grades: [19, 15],
    title: t('練習本 G19–G15', '练习册 G19–G15', 'Workbook G19 to G15', '練習帳 G19〜G15'),
    summary: t(
      '用鉛筆做的三百題，離開螢幕也能練。',
      '用铅笔做的三百题，离开屏幕也能练。',
      'Three hundred problems for a pencil, away from the screen.',
      '鉛筆で解く300問。画面から離れて練習できます。',
    ),
    description: t(
      '依課程順序編排的紙本題目，每頁六題，右下角有留給老師或家長的簽名格。\n\n答案在書末，附簡短說明：不只寫哪一手，也寫為什麼。',
      '按课程顺序编排的纸质题目，每页六题，右下角有留给老师或家长的签名格。\n\n答案在书末，附简短说明：不只写哪一手，也写为什么。',
      'Problems on paper in the order of the courses, six to a page, with a box for a teacher’s or parent’s initials.\n\nAnswers at the back say which move, and why.',
      'コースの順に並んだ紙の問題集です。1ページ6問、先生や保護者の方のサイン欄つき。\n\n巻末の解答では、どの手かだけでなく理由も説明しています。',
    ),
    targetAudience: t(
      '入門階段的學員與班級。',
      '入门阶段的学员与班级。',
      'Learners and classes in the beginner stage.',
      '入門段階の方と教室。',
    ),
    infomation: t(
      'A5，112 頁，四種語言版本依訂單語言寄出。',
      'A5，112 页，按订单语言寄出对应版本。',
      'A5, 112 pages; sent in the language of your order.',
      'A5判112ページ。ご注文の言語の版をお送りします。',
    ),
    outcomes: [
      t(
        '在紙上練數氣與提子',
        '在纸上练数气与提子',
        'train liberties and captures on paper',
        '紙の上で呼吸点と石取りを練習できる',
      ),
      t('複習課程內容', '复习课程内容', 'review the courses', 'コースの復習ができる'),
    ],
    includes: [
      t('題目 300 題', '题目 300 题', '300 problems', '問題300問'),
      t('解答與說明', '解答与说明', 'Answers with reasons', '解答と解説'),
    ],
  },
  {
    code: 'workbook-g14-g10',
    stock: 164,
    price: price([360], [12], [1450]),
    cover: 'cut',
    illustration: 'workbook-intermediate',
    audience: ['adult', 'child'],
    grades: [14, 10],
    title: t('練習本 G14–G10', '练习册 G14–G10', 'Workbook G14 to G10', '練習帳 G14〜G10'),
    summary: t(
      '死活、手筋、官子，一天一頁。',
      '死活、手筋、官子，一天一页。',
      'Life and death, tesuji, endgame: a page a day.',
      '死活・手筋・ヨセを1日1ページ。',
    ),
    description: t(
      '兩百四十題，依主題分成八章，每章最後有一頁混合題，不告訴你是哪一種。\n\n附空白棋盤，可以把想到的變化畫下來。',
      '两百四十题，依主题分成八章，每章最后有一页混合题，不告诉你是哪一种。\n\n附空白棋盘，可以把想到的变化画下来。',
      'Two hundred and forty problems in eight chapters; each ends with a mixed page that does not say what kind they are.\n\nBlank diagrams leave room for your own lines.',
      '240問を8章に分け、各章の最後には種類を示さない総合問題があります。\n\n変化を書き込める白紙の碁盤図つきです。',
    ),
    targetAudience: t(
      '中級階段的學員與班級。',
      '中级阶段的学员与班级。',
      'Learners and classes in the intermediate stage.',
      '中級段階の方と教室。',
    ),
    infomation: t(
      'A5，128 頁，四種語言版本依訂單語言寄出。',
      'A5，128 页，按订单语言寄出对应版本。',
      'A5, 128 pages; sent in the language of your order.',
      'A5判128ページ。ご注文の言語の版をお送りします。',
    ),
    outcomes: [
      t('每天一頁維持題感', '每天一页保持题感', 'keep in practice with a page a day', '1日1ページで感覚を保てる'),
      t('自己判斷題型', '自己判断题型', 'tell what kind of problem it is', '問題の種類を自分で見分けられる'),
    ],
    includes: [
      t('題目 240 題', '题目 240 题', '240 problems', '問題240問'),
      t('解答與空白棋盤頁', '解答与空白棋盘页', 'Answers and blank diagrams', '解答と白紙の碁盤図'),
    ],
  },
  {
    code: 'clock-digital',
    stock: 18,
    price: price([1280], [42], [5200]),
    cover: 'nineEndgame',
    illustration: 'clock',
    audience: ['adult', 'teacher'],
    title: t('電子棋鐘', '电子棋钟', 'Digital game clock', 'デジタル対局時計'),
    summary: t(
      '支援讀秒與加秒，比賽練習都適用。',
      '含读秒与加秒，比赛练习都适用。',
      'Byo-yomi and increments, for matches and practice.',
      '秒読みにも加算式にも対応。大会にも練習にも。',
    ),
    description: t(
      '大按鍵、清楚的數字，預設校際賽與一般對局的常用時制，也能自訂讀秒次數。\n\n聲音可以關閉，教室裡同時使用不互相干擾。',
      '大按键、清楚的数字，内置校际赛与一般对局的常用时制，也能自定义读秒次数。\n\n声音可关闭，教室里同时使用不互相干扰。',
      'Large buttons and clear figures; presets for school matches and ordinary games, and byo-yomi periods you can set.\n\nThe sound can be switched off, so a whole classroom can use them.',
      '大きなボタンと見やすい数字。学校大会や一般対局の設定が入っており、秒読みの回数も変えられます。\n\n音を消せるので、教室で何台使っても気になりません。',
    ),
    targetAudience: t(
      '準備比賽的棋友與校隊。',
      '准备比赛的棋友与校队。',
      'Tournament players and school teams.',
      '大会に備える方や学校チーム。',
    ),
    infomation: t(
      '約 18×11×6 公分，需四號電池兩顆（未附）。',
      '约 18×11×6 厘米，需七号电池两节（未附）。',
      'About 18×11×6 cm; two AAA batteries, not included.',
      '約18×11×6cm。単4電池2本（別売り）。',
    ),
    outcomes: [
      t('練習在讀秒中下棋', '练习在读秒中下棋', 'practice playing in byo-yomi', '秒読みの練習ができる'),
      t('照比賽時制對弈', '按比赛时制对弈', 'play to match rules', '大会と同じ持ち時間で打てる'),
    ],
    includes: [
      t('電子棋鐘一台', '电子棋钟一台', 'One clock', '対局時計1台'),
      t('中英日說明書', '中英日说明书', 'Manual in Chinese, English and Japanese', '日本語・英語・中国語の説明書'),
    ],
  },
  {
    code: 'demo-board-magnetic',
    stock: 6,
    price: price([3980], [129], [15900]),
    cover: 'handicap',
    illustration: 'demo-board',
    audience: ['teacher'],
    hiddenIn: ['en-US', 'ja-JP'],
    title: t('教學用磁性大棋盤', '教学用磁性大棋盘', 'Magnetic demonstration board', '指導用マグネット大盤'),
    summary: t(
      '掛上黑板，最後一排也看得清楚。',
      '挂上黑板，最后一排也看得清楚。',
      'Hangs on the wall and reads from the last row.',
      '黒板に掛けて、後ろの席からも見えます。',
    ),
    description: t(
      '可捲收的 19 路磁性盤面，附 9 路範圍框。棋子正反兩面黑白，擺錯一翻就好。\n\n教學合作老師與學校適用，可開立收據。',
      '可卷收的 19 路磁性盘面，附 9 路范围框。棋子正反两面黑白，摆错一翻就好。\n\n教学合作老师与学校适用，可开具收据。',
      'A roll-up magnetic 19×19 board with a frame that marks off 9×9. The stones are black on one side, white on the other.\n\nFor partner teachers and schools; receipts on request.',
      '巻いて収納できる19路のマグネット盤で、9路の枠がつきます。石は表裏が黒白になっています。\n\n指導者パートナーの先生や学校向けで、領収書を発行できます。',
    ),
    targetAudience: t(
      '開班授課的老師與學校。',
      '开班授课的老师与学校。',
      'Teachers and schools.',
      '教室を開く先生と学校。',
    ),
    infomation: t(
      '盤面約 90×90 公分，棋子 100 顆，重量約 3.2 公斤。',
      '盘面约 90×90 厘米，棋子 100 颗，重约 3.2 千克。',
      'About 90×90 cm, 100 stones, about 3.2 kg.',
      '盤面約90×90cm、石100個、重さ約3.2kg。',
    ),
    outcomes: [
      t(
        '全班一起看同一個局面',
        '全班一起看同一个局面',
        'show one position to a class',
        'クラス全員で同じ局面を見られる',
      ),
      t('快速擺出題目', '快速摆出题目', 'set up problems quickly', '問題をすばやく並べられる'),
    ],
    includes: [
      t('磁性盤面與掛勾', '磁性盘面与挂钩', 'Board and hooks', 'マグネット盤とフック'),
      t('雙面棋子 100 顆', '双面棋子 100 颗', '100 two-sided stones', '両面石100個'),
    ],
  },
  {
    code: 'record-notebook',
    stock: 0,
    price: price([160], [5.5], [650]),
    cover: 'recordGame',
    illustration: 'record-notebook',
    audience: ['adult', 'child'],
    title: t('我的棋譜本', '我的棋谱本', 'My game records', 'わたしの棋譜ノート'),
    summary: t(
      '記下每一盤，也記下一句心得。',
      '记下每一盘，也记下一句心得。',
      'Write down each game, and one thing you learned.',
      '一局ごとに棋譜と、ひとことの感想を。',
    ),
    description: t(
      '五十張空白棋譜，9 路、13 路、19 路各有。每頁下方留一行「這盤我學到」。\n\n紙張厚實，原子筆與鉛筆都好寫。',
      '五十张空白棋谱，9 路、13 路、19 路各有。每页下方留一行“这盘我学到”。\n\n纸张厚实，圆珠笔与铅笔都好写。',
      'Fifty blank sheets for 9×9, 13×13 and 19×19. Each ends with a line: “what I learned”.\n\nThick paper that takes pen and pencil.',
      '9路・13路・19路の記録用紙が合わせて50枚。各ページの下に「この一局で学んだこと」の欄があります。\n\n厚手の紙で、ペンでも鉛筆でも書きやすくできています。',
    ),
    targetAudience: t(
      '想回顧自己棋局的學員。',
      '想回顾自己棋局的学员。',
      'Learners who want to look back at their games.',
      '自分の碁を振り返りたい方。',
    ),
    infomation: t(
      'A4，50 張，可平攤的穿線裝訂。',
      'A4，50 张，可平摊的锁线装订。',
      'A4, 50 sheets, sewn so that it lies flat.',
      'A4判50枚。開きやすい糸かがり綴じです。',
    ),
    outcomes: [
      t('學會記譜', '学会记谱', 'learn to keep a record', '棋譜のつけ方が身につく'),
      t('看見自己的進步', '看见自己的进步', 'see your progress', '自分の成長を振り返れる'),
    ],
    includes: [
      t('三種尺寸的空白棋譜', '三种尺寸的空白棋谱', 'Blank sheets in three sizes', '三種類の記録用紙'),
      t('記譜方法一頁', '记谱方法一页', 'One page on how to record', '棋譜のつけ方ガイド'),
    ],
  },
];

/** Boards, stones and books; delivered as a shipment, so they grant nothing. */
export const goodsProducts: SeedProduct[] = goods.map(({ grades, hiddenIn, ...good }, index) => ({
  ...good,
  type: 'physicalGood',
  isItp: false,
  isActive: activeExcept(hiddenIn),
  outcomes: lists(good.outcomes),
  includes: lists(good.includes),
  contents: [],
  questions: shippingQuestions,
  gradeFrom: grades?.[0] ?? null,
  gradeTo: grades?.[1] ?? null,
  lessonCount: null,
  requiresShipping: true,
  featured: false,
  sortOrder: 300 + index,
  cover: cover(good.cover),
  grants: [],
}));
