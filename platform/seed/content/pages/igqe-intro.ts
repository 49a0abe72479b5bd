import type { SeedPage } from '../types';

export const igqeIntroPage: SeedPage = {
  slug: 'igqe-intro',
  title: {
    'zh-TW': 'IGQE 圍棋分級檢定',
    'zh-CN': 'IGQE 围棋考级',
    'en-US': 'IGQE: the Go Ranking Exam',
    'ja-JP': 'IGQE 囲碁グレード検定',
  },
  lead: {
    'zh-TW': '19 個級別、四個階段，一步一步看見自己的棋力。',
    'zh-CN': '19 个级别、四个阶段，一步一步看见自己的棋力。',
    'en-US': 'Nineteen grades in four stages show where you stand, one step at a time.',
    'ja-JP': '19のグレードと4つのステージで、自分の力を一歩ずつ確かめられます。',
  },
  startsAt: null,
  endsAt: null,
  sections: [
    {
      id: 'what-it-is',
      heading: { 'zh-TW': '什麼是 IGQE？', 'zh-CN': '什么是 IGQE？', 'en-US': 'What it is', 'ja-JP': 'IGQEとは' },
      body: {
        'zh-TW':
          'IGQE 用同一把尺衡量棋力，從 G19 到 G1 共 19 級，數字越小越強。課程、題庫與 AI 檢定都以它為準，老師為學生開通課程的範圍也看自己的 IGQE 級別。',
        'zh-CN':
          'IGQE 用同一把尺衡量棋力，从 G19 到 G1 共 19 级，数字越小越强。课程、题库和 AI 考级都以它为准，老师为学生开课的范围也看自己的 IGQE 级别。',
        'en-US':
          'The IGQE measures playing strength on one scale of 19 grades, G19 to G1; the smaller the number, the stronger the player. Courses, problems and AI grading exams follow it, and so do the grades a teacher may activate for students.',
        'ja-JP':
          'IGQEは、棋力をG19からG1までの19段階で測る共通のものさしです。数字が小さいほど上位になります。コース、問題、AIグレード検定はこれに沿っており、先生が生徒に受講権を付与できる範囲もIGQEのグレードで決まります。',
      },
    },
    {
      id: 'beginner',
      heading: {
        'zh-TW': '入門 G19–G16',
        'zh-CN': '入门 G19–G16',
        'en-US': 'Beginner, G19–G16',
        'ja-JP': '入門 G19〜G16',
      },
      body: {
        'zh-TW': '會數氣、提子、連接與切斷，懂得打劫，能在 9 路棋盤下完一盤棋並判斷勝負。',
        'zh-CN': '会数气、提子、连接与切断，懂得打劫，能在 9 路棋盘下完一盘棋并判断胜负。',
        'en-US': 'Counts liberties, captures, connects and cuts, knows ko, and can finish a 9×9 game and tell who won.',
        'ja-JP':
          '呼吸点を数え、石を取り、ツギとキリが分かり、コウを知っています。9路盤で終局まで打ち、勝敗を判断できます。',
      },
    },
    {
      id: 'intermediate',
      heading: {
        'zh-TW': '中級 G15–G11',
        'zh-CN': '中级 G15–G11',
        'en-US': 'Intermediate, G15–G11',
        'ja-JP': '中級 G15〜G11',
      },
      body: {
        'zh-TW': '能用征子與枷吃子，分得清活棋與死棋，開始在 19 路棋盤上圍地、數地。',
        'zh-CN': '能用征子和枷吃子，分得清活棋与死棋，开始在 19 路棋盘上围地、数目。',
        'en-US':
          'Uses ladders and nets, tells living groups from dead ones, and begins to build and count territory on 19×19.',
        'ja-JP': 'シチョウやゲタで石を取り、生き死にを見分けます。19路盤で地を囲い、数え始めます。',
      },
    },
    {
      id: 'advanced',
      heading: { 'zh-TW': '高級 G10–G6', 'zh-CN': '高级 G10–G6', 'en-US': 'Advanced, G10–G6', 'ja-JP': '上級 G10〜G6' },
      body: {
        'zh-TW': '布局有方向，知道定石為何如此，能攻擊弱棋、安頓自己的棋，並比較官子大小。',
        'zh-CN': '布局有方向，知道定式为何如此，能攻击弱棋、安顿自己的棋，并比较官子大小。',
        'en-US':
          'Opens with direction, understands why a joseki is played, attacks weak groups, settles its own, and compares endgame moves.',
        'ja-JP':
          '方向をもって布石を打ち、定石の意味を理解します。弱い石を攻め、自分の石を治まらせ、ヨセの大小を比べられます。',
      },
    },
    {
      id: 'mastery',
      heading: { 'zh-TW': '精通 G5–G1', 'zh-CN': '精通 G5–G1', 'en-US': 'Mastery, G5–G1', 'ja-JP': 'マスター G5〜G1' },
      body: {
        'zh-TW': '能做形勢判斷，選擇打入或淺消，懂得棄子與轉換，在沒有標準答案的局面做出有理由的決定。',
        'zh-CN': '能做形势判断，选择打入或浅消，懂得弃子与转换，在没有标准答案的局面做出有理由的决定。',
        'en-US':
          'Judges the whole board, chooses between invading and reducing, sacrifices and trades, and decides with a reason when there is no textbook answer.',
        'ja-JP':
          '形勢を判断し、打ち込みか消しかを選び、捨て石やフリカワリも使えます。決まった答えのない局面でも、理由のある選択ができます。',
      },
    },
    {
      id: 'format',
      heading: {
        'zh-TW': '檢定怎麼考？',
        'zh-CN': '考级怎么考？',
        'en-US': 'How the exam works',
        'ja-JP': '検定の内容',
      },
      body: {
        'zh-TW':
          '題目在互動棋盤上作答，依級別涵蓋吃子、死活、布局與官子。每級都有一份模擬檢定，購買後不限次數重考，題型與範圍相同，但不授予正式級別。',
        'zh-CN':
          '题目在互动棋盘上作答，按级别涵盖吃子、死活、布局与官子。每级都有一套模拟题，购买后不限次数重考，题型和范围相同，但不授予正式级别。',
        'en-US':
          'Problems are answered on an interactive board and cover capturing, life and death, the opening and the endgame, according to the grade. Each grade has a mock exam you may retake without limit; it covers the same ground but awards no official grade.',
        'ja-JP':
          '問題は盤上で解き、グレードに応じて石取り、死活、布石、ヨセから出題されます。各グレードに模擬検定があり、ご購入後は何度でも受けられます。範囲と形式は同じですが、正式な認定はありません。',
      },
    },
    {
      id: 'registration',
      heading: { 'zh-TW': '如何報名？', 'zh-CN': '如何报名？', 'en-US': 'Registration', 'ja-JP': '申し込み方法' },
      body: {
        'zh-TW': '先用模擬檢定選好級別，再依各場次公告報名。對場次有疑問，歡迎在辦公時間與我們聯絡。',
        'zh-CN': '先用模拟考级选好级别，再按各场次公告报名。对场次有疑问，欢迎在办公时间与我们联系。',
        'en-US':
          'Choose your grade with a mock exam, then register as each sitting is announced. For questions about a sitting, contact us during office hours.',
        'ja-JP':
          '模擬検定でグレードを決め、各回のお知らせに沿ってお申し込みください。日程についてのご質問は、営業時間内に承ります。',
      },
    },
  ],
};
