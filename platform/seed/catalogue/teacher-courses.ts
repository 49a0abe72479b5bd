import type { Locale } from '@/lib/domain/locale';
import { course } from './course-kit';
import { fill, l, price, t, type Lesson } from './localized';
import type { CoverName } from './covers';
import type { ProblemName } from './problems';
import type { Localized, SeedPrice } from './types';

type TeacherCourse = {
  code: string;
  grades: readonly [number, number];
  price: SeedPrice;
  /** The position of the problem when absent. */
  cover?: CoverName;
  problem: ProblemName;
  hiddenIn?: Locale[];
  title: Localized;
  summary: Localized;
  about: Localized;
  who: Localized;
  /** What lies in the package besides the lessons. */
  inside: Localized;
  outcomes: [Localized, Localized, Localized];
  lessons: Lesson[];
};

/** For the lesson in a guide on teaching `what`. */
const how = (minutes: number, what: Localized): Lesson => ({
  minutes,
  title: fill(t('怎麼教：{what}', '怎么教：{what}', 'Teaching {what}', '教え方：{what}'), { what }),
});

const material = t(
  '可列印的教案與學習單',
  '可打印的教案与练习单',
  'Lesson plans and worksheets to print',
  '印刷できる指導案とワークシート',
);

const guides: TeacherCourse[] = [
  {
    code: 'guide-kids-g19',
    grades: [19, 19],
    price: price([980], [32], [3900]),
    problem: 'wallCapture',
    title: t('教學指南：兒童啟蒙 G19', '教学指南：儿童启蒙 G19', 'Teacher guide: kids, G19', '指導書：こども入門 G19'),
    summary: t(
      '{n} 堂課，帶一群四到七歲的孩子下完第一盤棋。',
      '{n} 节课，带一群四到七岁的孩子下完第一盘棋。',
      '{n} lessons to a first game, for a group of four- to seven-year-olds.',
      '4〜7歳のグループを、{n}回で初めての一局へ。',
    ),
    about: t(
      '幼兒的專注時間短，這套指南把每堂課切成故事、示範、對弈三段，並寫明什麼時候該換活動。',
      '幼儿的专注时间短，本指南把每节课切成故事、示范、对弈三段，并写明什么时候该换活动。',
      'Small children cannot sit still for long. Each lesson has three parts, story, demonstration and play, and says when to move on.',
      '小さなお子さまの集中は短いもの。お話・実演・対局の三つに分け、切り替えの目安も示しています。',
    ),
    who: t(
      '第一次帶幼兒班的老師。',
      '第一次带幼儿班的老师。',
      'Teachers taking on a class of small children for the first time.',
      '小さなお子さまのクラスを初めて受け持つ先生。',
    ),
    inside: t(
      '每堂課附一則故事、一張可以著色的學習單，和一個坐不住時可以馬上換的遊戲。',
      '每节课附一则故事、一张可以涂色的练习单，和一个坐不住时可以马上换的游戏。',
      'Each lesson comes with a story, a worksheet to color and a game to switch to when nobody can sit still.',
      '毎回、お話一つ、ぬり絵にもなるワークシート、じっとできないときにすぐ切り替えられる遊びがつきます。',
    ),
    outcomes: [
      t(
        '用故事說明氣與提子',
        '用故事说明气与提子',
        'tell liberties and capture as a story',
        '呼吸点と石取りをお話で伝えられる',
      ),
      t('安排輪流對弈的座位', '安排轮流对弈的座位', 'seat a class for playing in turns', '順番に打てる席を組める'),
      t('和家長說明孩子的進步', '和家长说明孩子的进步', 'tell parents about progress', '保護者に成長を説明できる'),
    ],
    lessons: [
      how(9, t('氣', '气', 'liberties', '呼吸点')),
      how(9, t('提子', '提子', 'capture', '石取り')),
      how(9, t('逃與連', '逃与连', 'running and connecting', '逃げとツギ')),
      how(9, t('禁著點', '禁入点', 'forbidden points', '着手禁止点')),
      how(10, t('吃子棋', '吃子棋', 'the capture game', '石取りゲーム')),
      how(10, t('眼', '眼', 'eyes', '眼')),
      how(10, t('打劫', '打劫', 'ko', 'コウ')),
      how(12, t('第一盤 9 路棋', '第一盘 9 路棋', 'the first 9×9 game', '9路盤の初対局')),
    ],
  },
  {
    code: 'guide-beginner',
    grades: [19, 15],
    price: price([1280], [42], [5200]),
    problem: 'doubleAtari',
    title: t(
      '教學指南：入門 G19–G15',
      '教学指南：入门 G19–G15',
      'Teacher guide: beginner, G19 to G15',
      '指導書：入門 G19〜G15',
    ),
    summary: t(
      '從規則到 G15，一學期的教案。',
      '从规则到 G15，一学期的教案。',
      'A term of lesson plans, from the rules to G15.',
      'ルールからG15まで、1学期分の指導案です。',
    ),
    about: t(
      '入門班最難的是程度很快拉開。指南為同一主題準備三種難度，讓快的不無聊、慢的跟得上。',
      '入门班最难的是水平很快拉开。指南为同一主题准备三种难度，让快的不无聊、慢的跟得上。',
      'In a beginners’ class the gaps open quickly. Each topic comes in three difficulties, so that nobody is bored and nobody is lost.',
      '入門クラスでは差がすぐに開きます。同じテーマに三段階の難易度を用意し、どの子も無理なく進めます。',
    ),
    who: t(
      '同一班裡快慢差很多的入門班老師。',
      '同一班里快慢差很多的入门班老师。',
      'Teachers of beginners’ classes where some race ahead and some fall behind.',
      '進み方に差のある入門クラスの先生。',
    ),
    inside: t(
      '每一課有教案、板書順序、三種難度的題目，以及期末用來判斷誰可以報考 G15 的檢核表。',
      '每一课有教案、板书次序、三种难度的题目，以及期末用来判断谁可以报考 G15 的检查表。',
      'Every lesson has a plan, the order for the demonstration board and problems in three difficulties; a checklist at the end tells you who is ready for G15.',
      '毎回の指導案、大盤での見せ方、三段階の問題に加え、G15を受けられるか判断するチェック表がつきます。',
    ),
    outcomes: [
      t(
        '用同一局面帶不同程度的學生',
        '用同一局面带不同水平的学生',
        'teach mixed strengths from one position',
        '一つの局面で異なる棋力を指導できる',
      ),
      t('講清楚征子的方向', '讲清楚征子的方向', 'explain which way a ladder goes', 'シチョウの方向を説明できる'),
      t('評估學生是否達到 G15', '评估学生是否达到 G15', 'judge who is ready for G15', 'G15に届いたか判断できる'),
    ],
    lessons: [
      how(10, t('征子', '征子', 'ladders', 'シチョウ')),
      how(10, t('枷吃', '枷', 'nets', 'ゲタ')),
      how(10, t('倒撲', '倒扑', 'snapbacks', 'ウッテガエシ')),
      how(10, t('真眼與假眼', '真眼与假眼', 'real and false eyes', '本当の眼と欠け眼')),
      how(10, t('圍地', '围空', 'territory', '地の囲い方')),
      how(10, t('數子', '数子', 'counting', '数え方')),
      how(10, t('對弈禮儀', '对弈礼仪', 'manners', '対局マナー')),
      how(11, t('G15 檢定準備', 'G15 考级准备', 'for the G15 exam', 'G15検定の準備')),
    ],
  },
  {
    code: 'guide-intermediate',
    grades: [14, 10],
    price: price([1380], [45], [5600]),
    problem: 'killMiddle',
    title: t(
      '教學指南：中級 G14–G10',
      '教学指南：中级 G14–G10',
      'Teacher guide: intermediate, G14 to G10',
      '指導書：中級 G14〜G10',
    ),
    summary: t(
      '讓學生說出理由，而不是背出定石。',
      '让学生说出理由，而不是背出定式。',
      'Students who give reasons instead of reciting joseki.',
      '定石を暗記するのではなく、理由を言える生徒へ。',
    ),
    about: t(
      '中級的關鍵是提問。指南為每個定石與手筋列出三個課堂問題，並示範怎麼接住學生的答案。',
      '中级的关键是提问。指南为每个定式与手筋列出三个课堂问题，并示范怎么接住学生的答案。',
      'At this stage teaching is asking. For every joseki and tesuji there are three questions for the class, and ways to build on the answers.',
      '中級の鍵は問いかけです。定石や手筋ごとに三つの発問と、答えの受け止め方を示しています。',
    ),
    who: t(
      '學生已會下整盤棋、想帶他們思考的老師。',
      '学生已会下整盘棋、想带他们思考的老师。',
      'Teachers whose students finish games and should start to think about them.',
      '一局打てる生徒に、考える力をつけさせたい先生。',
    ),
    inside: t(
      '每一課列出三個課堂問題、學生常見的回答與接話的方式，最後附一份可以照著走的覆盤流程。',
      '每一课列出三个课堂问题、学生常见的回答与接话的方式，最后附一份可以照着走的复盘流程。',
      'Each lesson lists three questions for the class, the answers you will hear and how to build on them; a review routine to follow closes the guide.',
      '毎回、三つの発問とよくある答え、その受け止め方を示し、最後にそのまま使える検討の進め方がつきます。',
    ),
    outcomes: [
      t(
        '以提問帶出定石的理由',
        '以提问带出定式的理由',
        'draw out the reasons by asking',
        '発問で定石の理由を引き出せる',
      ),
      t('安排死活的計算訓練', '安排死活的计算训练', 'plan training in reading', '死活の読みの練習を組める'),
      t('帶學生覆盤', '带学生复盘', 'lead a review', '検討を進められる'),
    ],
    lessons: [
      how(10, t('星位定石', '星位定式', 'star-point joseki', '星の定石')),
      how(10, t('點三三', '点三三', 'the 3-3 invasion', '三々入り')),
      how(10, t('死活計算', '死活计算', 'reading life and death', '死活の読み')),
      how(10, t('對殺', '对杀', 'capturing races', '攻め合い')),
      how(10, t('手筋', '手筋', 'tesuji', '手筋')),
      how(10, t('官子', '官子', 'the endgame', 'ヨセ')),
      how(11, t('覆盤', '复盘', 'reviewing', '検討')),
      how(11, t('G10 檢定準備', 'G10 考级准备', 'for the G10 exam', 'G10検定の準備')),
    ],
  },
  {
    code: 'guide-advanced',
    grades: [9, 6],
    price: price([1480], [48], [5900]),
    problem: 'cornerFour',
    hiddenIn: ['en-US'],
    title: t(
      '教學指南：高級 G9–G6',
      '教学指南：高级 G9–G6',
      'Teacher guide: advanced, G9 to G6',
      '指導書：上級 G9〜G6',
    ),
    summary: t(
      '用全局問題帶出討論。',
      '用全局问题带出讨论。',
      'Whole-board questions that start a discussion.',
      '全局の問いから話し合いへ。',
    ),
    about: t(
      '高級班學生各有棋風。指南提供一批沒有唯一答案的局面，教老師怎麼比較而不是評分。',
      '高级班学生各有棋风。指南提供一批没有唯一答案的局面，教老师怎么比较而不是打分。',
      'Advanced students have styles of their own. The guide offers positions without a single answer and shows how to compare rather than grade.',
      '上級の生徒には棋風があります。正解が一つでない局面を用意し、採点ではなく比較する進め方を示します。',
    ),
    who: t(
      '帶 G9 以上學生、想讓課堂有討論的老師。',
      '带 G9 以上学生、想让课堂有讨论的老师。',
      'Teachers of students at G9 or stronger who want discussion in class.',
      'G9以上の生徒と、話し合いのある授業をしたい先生。',
    ),
    inside: t(
      '每一課是一個沒有唯一答案的局面：三種主張、各自的目數估算，和主持討論的時間表。',
      '每一课是一个没有唯一答案的局面：三种主张、各自的目数估算，和主持讨论的时间表。',
      'Every lesson is one position without a single answer: three opinions, a count for each, and a timetable for the discussion.',
      '毎回、正解が一つでない局面を一つ。三つの主張と目数の見積もり、話し合いの時間割がつきます。',
    ),
    outcomes: [
      t('主持一場局面討論', '主持一场局面讨论', 'chair a discussion of a position', '局面の話し合いを進行できる'),
      t('教會目算', '教会目算', 'teach counting', '目算を教えられる'),
      t('為學生訂個別目標', '为学生订个别目标', 'set goals for each student', '生徒ごとの目標を立てられる'),
    ],
    lessons: [
      how(11, t('厚薄', '厚薄', 'thick and thin', '厚みと薄み')),
      how(11, t('攻擊的方向', '攻击的方向', 'the direction of attack', '攻めの方向')),
      how(11, t('打入與淺消', '打入与浅消', 'invading and reducing', '打ち込みと消し')),
      how(11, t('目算', '目算', 'counting territory', '目算')),
      how(11, t('轉換', '转换', 'trades', 'フリカワリ')),
      how(12, t('局面討論', '局面讨论', 'by discussion', '局面の話し合い')),
    ],
  },
  {
    code: 'guide-master',
    grades: [5, 1],
    price: price([1680], [55], [6700]),
    problem: 'narrowPath',
    hiddenIn: ['en-US', 'ja-JP'],
    title: t(
      '教學指南：精通 G5–G1',
      '教学指南：精通 G5–G1',
      'Teacher guide: mastery, G5 to G1',
      '指導書：マスター G5〜G1',
    ),
    summary: t(
      '帶強的學生，老師要準備的是問題。',
      '带强的学生，老师要准备的是问题。',
      'With strong students a teacher prepares questions.',
      '強い生徒には、よい問いを。',
    ),
    about: t(
      '學生可能比老師更熟某些變化，這很正常。指南教老師如何用覆盤流程與 AI，帶出學生自己的判斷。',
      '学生可能比老师更熟某些变化，这很正常。指南教老师如何用复盘流程与 AI，带出学生自己的判断。',
      'Some students will know a line better than you, and that is fine. Learn to use a review routine and an AI to bring out their own judgment.',
      '生徒のほうが詳しい変化もあるでしょう。検討の手順とAIを使い、生徒自身の判断を引き出します。',
    ),
    who: t(
      '指導校隊主力或準備 G5 以上檢定學生的老師。',
      '指导校队主力或准备 G5 以上考级学生的老师。',
      'Teachers of a team’s strongest players, or of students preparing for G5 or stronger.',
      '代表選手や、G5以上の検定をめざす生徒を指導する先生。',
    ),
    inside: t(
      '附賽前四週的訓練表、AI 覆盤的提問清單，以及整理學生棋譜的範本。',
      '附赛前四周的训练表、AI 复盘的提问清单，以及整理学生棋谱的模板。',
      'It includes a four-week training table before a tournament, a list of questions for AI reviews, and a template for filing students’ games.',
      '大会前4週間の練習表、AI検討での問いの一覧、生徒の棋譜を整理するひな形がつきます。',
    ),
    outcomes: [
      t('規劃賽前訓練', '规划赛前训练', 'plan training before a tournament', '大会前の練習を計画できる'),
      t(
        '用 AI 輔助而不取代判斷',
        '用 AI 辅助而不取代判断',
        'use an AI without replacing judgment',
        '判断を任せきらずにAIを使える',
      ),
      t('整理學生的棋譜檔案', '整理学生的棋谱档案', 'keep files of students’ games', '生徒の棋譜を整理できる'),
    ],
    lessons: [
      how(12, t('形勢判斷', '形势判断', 'positional judgment', '形勢判断')),
      how(12, t('名局', '名局', 'with classic games', '名局鑑賞')),
      how(12, t('AI 覆盤', 'AI 复盘', 'with an AI', 'AI検討')),
      how(12, t('時間分配', '时间分配', 'time management', '時間配分')),
      how(12, t('賽前訓練', '赛前训练', 'before a tournament', '大会前の練習')),
      how(12, t('G1 檢定準備', 'G1 考级准备', 'for the G1 exam', 'G1検定の準備')),
    ],
  },
];

const trainings: TeacherCourse[] = [
  {
    code: 'itp-classroom',
    grades: [19, 15],
    price: price([1980, 2280], [65, 75], [7900, 9100]),
    problem: 'fourStones',
    title: t(
      '師資培訓：第一次開班',
      '师资培训：第一次开班',
      'Teacher training: your first class',
      '指導者研修：はじめての教室',
    ),
    summary: t(
      '招生、分組、上課流程，開班前要想好的事。',
      '招生、分组、上课流程，开班前要想好的事。',
      'Enrollment, groups, the shape of a lesson: what to settle first.',
      '募集、グループ分け、授業の流れ。始める前に考えること。',
    ),
    about: t(
      '會下棋和會帶班是兩件事。這門課從教室布置、第一堂課的前十分鐘講起，到怎麼處理哭泣、耍賴與程度落差。',
      '会下棋和会带班是两回事。课程从教室布置、第一节课的前十分钟讲起，到怎么处理哭闹、耍赖与水平差距。',
      'Playing well and running a class are two things. From arranging the room and the first ten minutes to tears, cheating and uneven strengths.',
      '打てることと教室を開くことは別のものです。机の並べ方や最初の10分から、泣く子や棋力差への対応まで学びます。',
    ),
    who: t(
      '準備開第一個班的老師。',
      '准备开第一个班的老师。',
      'Teachers about to open their first class.',
      'はじめて教室を開く先生。',
    ),
    inside: t(
      '附招生簡章、分組表、班級公約和給家長的第一封信，改上自己的名字就能用。',
      '附招生简章、分组表、班级公约和给家长的第一封信，改上自己的名字就能用。',
      'An enrollment flyer, a grouping sheet, class rules and a first letter to parents are included: put your name on them and they are ready.',
      '募集のちらし、グループ表、教室の約束、保護者への最初の手紙つき。お名前を入れればそのまま使えます。',
    ),
    outcomes: [
      t('設計一堂 50 分鐘的課', '设计一节 50 分钟的课', 'plan a 50-minute lesson', '50分の授業を組み立てられる'),
      t('建立班級規則', '建立班级规则', 'set classroom rules', '教室のルールを作れる'),
      t('和家長溝通期待', '和家长沟通期待', 'agree expectations with parents', '保護者と期待をすり合わせられる'),
    ],
    lessons: [
      l(12, '教室與座位', '教室与座位', 'Room and seats', '教室と席'),
      l(12, '第一堂課的十分鐘', '第一节课的十分钟', 'The first ten minutes', '最初の10分'),
      l(12, '班級規則', '班级规则', 'Class rules', '教室のルール'),
      l(12, '程度分組', '水平分组', 'Grouping by strength', '棋力別グループ'),
      l(12, '孩子輸棋時', '孩子输棋时', 'When a child loses', '負けて泣いたとき'),
      l(12, '家長溝通', '家长沟通', 'Talking with parents', '保護者との対話'),
      l(13, '一學期的安排', '一学期的安排', 'A term at a glance', '1学期の計画'),
    ],
  },
  {
    code: 'itp-children',
    grades: [19, 15],
    price: price([1980], [65], [7900]),
    problem: 'cornerRow',
    title: t(
      '師資培訓：4–7 歲教學法',
      '师资培训：4–7 岁教学法',
      'Teacher training: ages 4 to 7',
      '指導者研修：4〜7歳の教え方',
    ),
    summary: t(
      '用故事、身體與遊戲教圍棋。',
      '用故事、身体与游戏教围棋。',
      'Go through stories, movement and games.',
      'お話・体・遊びで囲碁を教えます。',
    ),
    about: t(
      '學齡前的孩子用身體學習。課程示範在地板棋盤上走一走、用故事記規則、把做題變成遊戲的方法。',
      '学龄前的孩子用身体学习。课程示范在地板棋盘上走一走、用故事记规则、把做题变成游戏的方法。',
      'Small children learn with the whole body. See how to walk a board on the floor, remember rules by stories and turn problems into games.',
      '就学前の子どもは体で学びます。床の碁盤を歩く、お話でルールを覚える、問題を遊びに変える方法を紹介します。',
    ),
    who: t(
      '教四到七歲孩子的老師與助教。',
      '教四到七岁孩子的老师与助教。',
      'Teachers and assistants who work with ages 4 to 7.',
      '4〜7歳のお子さまを教える先生・助手の方。',
    ),
    inside: t(
      '附地板棋盤的做法、十個遊戲的步驟卡，和一次親子對弈日的流程。',
      '附地板棋盘的做法、十个游戏的步骤卡，和一次亲子对弈日的流程。',
      'Instructions for a floor board, cards for ten games and the running order of a family playing day are included.',
      '床の碁盤の作り方、10種の遊びの手順カード、親子対局の日の進行表がつきます。',
    ),
    outcomes: [
      t('設計十種課堂遊戲', '设计十种课堂游戏', 'design ten classroom games', '教室遊びを10種作れる'),
      t('判斷何時該換活動', '判断何时该换活动', 'see when to change activity', '活動を切り替える頃合いが分かる'),
      t('用正向語言回應錯誤', '用正向语言回应错误', 'answer mistakes kindly', '間違いに前向きな言葉で応じられる'),
    ],
    lessons: [
      l(12, '孩子怎麼學', '孩子怎么学', 'How children learn', '子どもの学び方'),
      l(12, '地板棋盤', '地板棋盘', 'The floor board', '床の碁盤'),
      l(12, '用故事教規則', '用故事教规则', 'Rules as stories', 'お話でルール'),
      l(12, '做題變遊戲', '做题变游戏', 'Problems as games', '問題を遊びに'),
      l(12, '鼓勵的語言', '鼓励的语言', 'Words that encourage', '励ましの言葉'),
      l(12, '親子對弈日', '亲子对弈日', 'A family playing day', '親子対局の日'),
    ],
  },
  {
    code: 'itp-problem-making',
    grades: [15, 10],
    price: price([1680], [55], [6700]),
    problem: 'liveSix',
    title: t(
      '師資培訓：出題與改題',
      '师资培训：出题与改题',
      'Teacher training: making problems',
      '指導者研修：問題の作り方',
    ),
    summary: t(
      '一個形狀，改一顆子，就是三種難度。',
      '一个形状，改一颗子，就是三种难度。',
      'Move one stone and a shape has three difficulties.',
      '石を一つ動かせば、難易度は三通り。',
    ),
    about: t(
      '好題目只考一件事。課程教你從學生的實戰裡取材，檢查有沒有別解，並調整難度。',
      '好题目只考一件事。课程教你从学生的实战里取材，检查有没有别解，并调整难度。',
      'A good problem asks one thing. Learn to take material from students’ games, check for second solutions and tune the difficulty.',
      'よい問題が問うのは一つだけ。生徒の実戦から題材を取り、別解を確かめ、難易度を調整する方法を学びます。',
    ),
    who: t(
      '想用自己學生的棋來出題的老師。',
      '想用自己学生的棋来出题的老师。',
      'Teachers who want to make problems from their own students’ games.',
      '生徒の実戦から問題を作りたい先生。',
    ),
    inside: t(
      '附檢查別解的步驟表，和十二個可以自己改難度的原形。',
      '附检查别解的步骤表，和十二个可以自己改难度的原形。',
      'A step-by-step check for second solutions and twelve base shapes to make easier or harder are included.',
      '別解を確かめる手順表と、難易度を変えられる12の原形がつきます。',
    ),
    outcomes: [
      t('從實戰取材出題', '从实战取材出题', 'make problems from games', '実戦から問題を作れる'),
      t('檢查並排除別解', '检查并排除别解', 'find and remove second solutions', '別解を見つけて除ける'),
      t(
        '為同一形狀做三種難度',
        '为同一形状做三种难度',
        'make three difficulties from one shape',
        '一つの形で三段階を作れる',
      ),
    ],
    lessons: [
      l(12, '一題只考一件事', '一题只考一件事', 'One problem, one idea', '一問一テーマ'),
      l(12, '從實戰取材', '从实战取材', 'From real games', '実戦から作る'),
      l(12, '檢查別解', '检查别解', 'Second solutions', '別解の確認'),
      l(12, '調整難度', '调整难度', 'Tuning the difficulty', '難易度の調整'),
      l(12, '寫解說', '写讲解', 'Writing the answer', '解説の書き方'),
    ],
  },
  {
    code: 'itp-online-live',
    grades: [19, 10],
    price: price([1680, 1980], [55, 65], [6700, 7900]),
    problem: 'secondAtari',
    title: t(
      '師資培訓：線上直播教學',
      '师资培训：在线直播教学',
      'Teacher training: teaching live online',
      '指導者研修：オンラインのライブ授業',
    ),
    summary: t(
      '互動棋盤、分組與節奏，讓螢幕前的孩子動起來。',
      '互动棋盘、分组与节奏，让屏幕前的孩子动起来。',
      'Interactive board, groups and pace: keeping a screen class active.',
      '操作できる碁盤、グループ、テンポで、画面の前でも参加できる授業へ。',
    ),
    about: t(
      '線上課最怕老師一直講。這門課帶你走一遍直播教室的功能，並示範每五分鐘讓學生動一次手的節奏。',
      '在线课最怕老师一直讲。课程带你走一遍直播教室的功能，并示范每五分钟让学生动一次手的节奏。',
      'Online, the danger is talking too much. A tour of the live classroom, and a rhythm in which students do something every five minutes.',
      'オンラインでは話しすぎに注意です。ライブ教室の機能をひと通り紹介し、5分に一度は生徒が手を動かす進め方を示します。',
    ),
    who: t(
      '準備把課搬到線上的老師。',
      '准备把课搬到线上的老师。',
      'Teachers moving their lessons online.',
      '授業をオンラインに移す先生。',
    ),
    inside: t(
      '附開課前的設備檢查表、一堂 50 分鐘課的時間軸，和斷線時的應變步驟。',
      '附开课前的设备检查表、一节 50 分钟课的时间轴，和断线时的应变步骤。',
      'A checklist for your equipment, a timeline for a 50-minute lesson and what to do when a connection drops are included.',
      '機材のチェック表、50分の授業の時間配分、通信が切れたときの手順がつきます。',
    ),
    outcomes: [
      t('熟練操作直播教室', '熟练操作直播教室', 'handle the live classroom', 'ライブ教室を使いこなせる'),
      t('安排分組對弈與巡堂', '安排分组对弈与巡视', 'run groups and walk the room', 'グループ対局と巡回ができる'),
      t('處理斷線與秩序', '处理断线与秩序', 'deal with lost connections and noise', '通信切れや雑談に対応できる'),
    ],
    lessons: [
      l(12, '直播教室導覽', '直播教室导览', 'A tour of the classroom', 'ライブ教室の使い方'),
      l(12, '五分鐘節奏', '五分钟节奏', 'The five-minute rhythm', '5分のリズム'),
      l(12, '互動棋盤出題', '互动棋盘出题', 'Problems on the shared board', '共有盤での出題'),
      l(12, '分組與巡堂', '分组与巡视', 'Groups and rounds', 'グループと巡回'),
      l(12, '時數怎麼算', '时长怎么算', 'How minutes are counted', '時間の数え方'),
      l(12, '課後回饋', '课后反馈', 'Feedback afterward', '授業後のフィードバック'),
    ],
  },
  {
    code: 'itp-assessment',
    grades: [19, 6],
    price: price([1480], [48], [5900]),
    problem: 'chaseDown',
    hiddenIn: ['ja-JP'],
    title: t(
      '師資培訓：檢定與學習診斷',
      '师资培训：考级与学习诊断',
      'Teacher training: exams and diagnosis',
      '指導者研修：検定と学習診断',
    ),
    summary: t(
      '讀懂成績單，知道下一堂該教什麼。',
      '读懂成绩单，知道下一节该教什么。',
      'Read the report, and know what to teach next.',
      '成績表を読み、次に教えることを決めます。',
    ),
    about: t(
      '檢定不是終點。課程教你從模擬檢定的三部分成績看出原因，為學生開通合適的課程，並匯出給家長的報告。',
      '考级不是终点。课程教你从模拟考级的三部分成绩看出原因，为学生开通合适的课程，并导出给家长的报告。',
      'An exam is not the end. Find the cause behind the three part results, activate the right course for a student and export a report for parents.',
      '検定は終点ではありません。三部の成績から原因を読み取り、合う受講権を付与し、保護者向けの報告を出力する方法を学びます。',
    ),
    who: t(
      '要向學生與家長說明進度的老師。',
      '要向学生与家长说明进度的老师。',
      'Teachers who explain progress to students and parents.',
      '生徒と保護者に進み具合を説明する先生。',
    ),
    inside: t(
      '附三部分成績的判讀表、級別與課程的對照表，和一份給家長的報告範本。',
      '附三部分成绩的判读表、级别与课程的对照表，和一份给家长的报告模板。',
      'A key to the three part results, a table of grades and courses, and a model report for parents are included.',
      '三部の成績の読み方、グレードとコースの対応表、保護者向け報告の見本がつきます。',
    ),
    outcomes: [
      t('從成績找出弱點', '从成绩找出弱点', 'find the weak spot in a result', '成績から弱点を見つけられる'),
      t('安排補強課程', '安排补强课程', 'plan the courses that help', '補強のコースを組める'),
      t('匯出並說明學習報告', '导出并说明学习报告', 'export and explain a report', '報告を出力し説明できる'),
    ],
    lessons: [
      l(12, '十九級的架構', '十九级的架构', 'The nineteen grades', '19グレードの仕組み'),
      l(12, '三部分成績', '三部分成绩', 'The three part results', '三部の成績'),
      l(12, '弱點與課程對照', '弱点与课程对照', 'From weakness to course', '弱点とコース'),
      l(12, '開通課程的級別限制', '开通课程的级别限制', 'Who may activate what', '受講権を付与できるグレードの範囲'),
      l(12, '給家長的報告', '给家长的报告', 'Reports for parents', '保護者への報告'),
    ],
  },
];

const build = (from: number) => (item: TeacherCourse, index: number) => {
  const { about, who, inside, ...rest } = item;
  return course({
    ...rest,
    type: 'itp',
    isItp: true,
    audience: ['teacher'],
    sortOrder: from + index,
    description: fill(t('{about}\n\n{inside}', '{about}\n\n{inside}', '{about}\n\n{inside}', '{about}\n\n{inside}'), {
      about,
      inside,
    }),
    targetAudience: who,
    outcomes: [...item.outcomes],
    asks: ['howLong', 'refund'],
    alsoIncludes: [material],
  });
};

/** Teacher guides and teacher training. The yearly partnership fee is no shop product. */
export const teacherCourses = [...guides.map(build(150)), ...trainings.map(build(160))];
