import { t } from '../../catalogue/localized';
import { positions } from '../../catalogue/positions';
import type { SeedPage } from '../types';

const tryFree = {
  label: t('免費體驗線上課', '免费体验线上课', 'Try a lesson free', '無料のオンライン体験レッスンへ'),
  to: 'TrialCourse',
};
const always = { startsAt: null, endsAt: null } as const;

/** Pages that show a collection: the list is a block, what stands around it is the editor's. */
export const coursesPage: SeedPage = {
  ...always,
  slug: 'courses',
  title: { 'zh-TW': '全部課程', 'zh-CN': '全部课程', 'en-US': 'All courses', 'ja-JP': 'コース一覧' },
  lead: {
    'zh-TW':
      '從 G19 入門到 G1 精通的線上圍棋課程、組合方案、VIP、模擬檢定、教具與師資培訓，依級別、對象與價格一次找齊。',
    'zh-CN':
      '从 G19 入门到 G1 精通的在线围棋课程、组合套餐、VIP、模拟考级、围棋用品与师资培训，按级别、对象和价格一次找全。',
    'en-US':
      'Online Go courses from first steps (G19) to mastery (G1), bundles, VIP plans, mock exams, goods and teacher training: filter by grade, audience and price.',
    'ja-JP':
      'G19の入門からG1のマスターまで、オンライン囲碁コース、セット、VIPプラン、模擬検定、用品、指導者研修を、グレード・対象・価格から探せます。',
  },
  menus: ['header'],
  // Below the list: for those who did not find theirs.
  blocks: [
    {
      block: 'pictureText',
      tone: 'tinted',
      side: 'right',
      position: positions.thirteenOpening,
      eyebrow: t('還在猶豫？', '还在犹豫？', 'Not sure yet?', '迷ったら'),
      heading: t(
        '三句話，找到自己的級別',
        '三句话，找到自己的级别',
        'Three ways to find your grade',
        '自分のグレードの見つけ方',
      ),
      items: [
        {
          title: t('完全沒下過', '完全没下过', 'Never played', 'まったく初めて'),
          text: t(
            '從 G19 開始，不需要任何基礎。先上免費的線上體驗課。',
            '从 G19 开始，不需要任何基础。先上免费的线上体验课。',
            'Start at G19; it assumes nothing. The online trial lessons are free.',
            'G19から始めましょう。予備知識はいりません。オンライン体験レッスンは無料です。',
          ),
        },
        {
          title: t(
            '會吃子，也會做兩隻眼',
            '会吃子，也会做两只眼',
            'Can capture and make two eyes',
            '石取りも二眼も分かる',
          ),
          text: t(
            '做一份 G15 模擬檢定：通過就進中級，沒通過也會告訴你該補哪裡。',
            '做一次 G15 模拟考级：通过就进中级，没通过也会告诉你该补哪里。',
            'Take the mock exam for G15. Pass, and the intermediate stage is yours; if not, it tells you what to work on.',
            'G15の模擬検定を受けてみてください。合格なら中級へ。そうでなければ、復習するところが分かります。',
          ),
        },
        {
          title: t('常在線上下棋', '常在网上下棋', 'Plays online often', 'ネットでよく打つ'),
          text: t(
            '打開課程頁的範例題，剛好要想一下的那一級，就是你的級別。',
            '打开课程页的例题，刚好需要想一想的那一级，就是你的级别。',
            'Try the sample problems on the course pages: the one that makes you think for a moment is your grade.',
            'コースの例題を解いてみましょう。少し考えて解けるくらいが、ちょうどよいグレードです。',
          ),
        },
      ],
      actions: [
        tryFree,
        {
          label: t('看 G15 模擬檢定', '看 G15 模拟考级', 'See the G15 mock exam', 'G15模擬検定を見る'),
          to: 'courses/verification-g15',
        },
      ],
    },
    {
      block: 'questions',
      show: 'picked',
      faqSlugs: [
        'already-play-which-grade',
        'course-kinds',
        'watch-again',
        'refund-conditions',
        'refund-amount',
        'redeem-code',
      ],
      eyebrow: t('買之前', '购买之前', 'Before you buy', 'ご購入の前に'),
      heading: t('關於課程，大家常問', '关于课程，大家常问', 'What people ask about courses', 'コースについてのご質問'),
    },
  ],
};

export const faqPage: SeedPage = {
  ...always,
  slug: 'faq',
  title: { 'zh-TW': '常見問題', 'zh-CN': '常见问题', 'en-US': 'Questions and answers', 'ja-JP': 'よくある質問' },
  lead: {
    'zh-TW': '上課、付款、退費、親子、教學合作：大家最常問的，都在這裡。',
    'zh-CN': '上课、付款、退款、亲子、教学合作：大家问得最多的都在这里。',
    'en-US': 'Lessons, payment, refunds, children, teaching with us: what people ask most.',
    'ja-JP': 'レッスン、お支払い、返金、お子さまのこと、指導者の方へ。よくいただくご質問をまとめました。',
  },
  menuLabel: { 'zh-TW': '常見問題', 'zh-CN': '常见问题', 'en-US': 'FAQ', 'ja-JP': 'よくある質問' },
  menus: ['help'],
  blocks: [
    {
      block: 'hero',
      heading: { 'zh-TW': '常見問題', 'zh-CN': '常见问题', 'en-US': 'Questions and answers', 'ja-JP': 'よくある質問' },
      lead: {
        'zh-TW': '上課、付款、退費、親子、教學合作：大家最常問的，都在這裡。',
        'zh-CN': '上课、付款、退款、亲子、教学合作：大家问得最多的都在这里。',
        'en-US': 'Lessons, payment, refunds, children, teaching with us: what people ask most.',
        'ja-JP': 'レッスン、お支払い、返金、お子さまのこと、指導者の方へ。よくいただくご質問をまとめました。',
      },
      // A question mark in stones, its dot in white.
      position: { size: 9, black: 'C7 D8 E8 F8 G7 G6 F5 E4', white: 'E2' },
      actions: [
        {
          label: t('直接問我們', '直接问我们', 'Ask us directly', '直接問い合わせる'),
          to: '#contact',
        },
      ],
    },
    { block: 'questions', show: 'all' },
    {
      block: 'contact',
      anchor: 'contact',
      tone: 'tinted',
      eyebrow: t('還是沒找到？', '还是没找到？', 'Didn’t find it?', '見つからないときは'),
      heading: t('直接問我們', '直接问我们', 'Talk to a person', '担当者におたずねください'),
      lead: t(
        '選一個順手的方式。告訴我們孩子的年齡或你現在的級別，我們能答得更準。',
        '选一种方便的方式。告诉我们孩子的年龄或你现在的级别，我们能答得更准。',
        'Choose whichever way you like. If you tell us your child’s age or your own grade, we can give you a better answer.',
        'ご都合のよい方法をお選びください。お子さまの年齢や、いまのグレードを添えていただくと、より的確にお答えできます。',
      ),
    },
    {
      block: 'callToAction',
      heading: t(
        '或者，先下一手看看。',
        '或者，先下一手看看。',
        'Or simply play a first move.',
        'まずは一手、打ってみませんか？',
      ),
      lead: t(
        '線上體驗課免費，很多問題下一盤就有答案。',
        '线上体验课免费，很多问题下一盘就有答案。',
        'The online trial lessons are free, and one game answers many questions.',
        'オンライン体験レッスンは無料です。一局打つと、分かることがたくさんあります。',
      ),
      actions: [tryFree],
    },
  ],
};

export const branchesPage: SeedPage = {
  ...always,
  slug: 'branches',
  title: { 'zh-TW': '分校據點', 'zh-CN': '校区', 'en-US': 'Branches', 'ja-JP': '教室' },
  lead: {
    'zh-TW': '找一間離你最近的分校，帶孩子來下第一盤棋。',
    'zh-CN': '找一个离你最近的校区，带孩子来下第一盘棋。',
    'en-US': 'Find the branch nearest to you and bring your child for a first game.',
    'ja-JP': 'お近くの教室で、お子さまとはじめての一局を打ってみませんか？',
  },
  menus: ['more'],
  blocks: [
    {
      block: 'hero',
      heading: { 'zh-TW': '分校據點', 'zh-CN': '校区', 'en-US': 'Branches', 'ja-JP': '教室' },
      lead: t(
        '找一間離你最近的分校，帶 4 到 10 歲的孩子來下第一盤棋。每一場還剩幾個名額，這裡看得到。',
        '找一个离你最近的校区，带 4 至 10 岁的孩子来下第一盘棋。每一场还剩几个名额，这里看得到。',
        'Find the branch nearest to you and bring a child (ages 4 to 10) for a first game. You can see here how many seats each class has left.',
        'お近くの教室で、4〜10歳のお子さまとはじめての一局を打ってみませんか？各回の空席もここで分かります。',
      ),
      illustration: 'map',
      actions: [
        { label: t('找分校', '找校区', 'Find a branch', '教室を探す'), to: '#find' },
        {
          label: t('分校體驗課在做什麼', '校区体验课在做什么', 'What a trial class is like', '体験クラスの内容'),
          to: 'TrialCourse#what-happens',
        },
      ],
    },
    { block: 'branches', show: 'finder', anchor: 'find' },
    {
      block: 'steps',
      tone: 'tinted',
      eyebrow: t('怎麼預約', '怎么预约', 'How to book', 'ご予約の方法'),
      heading: t(
        '選好場次，線上就能預約',
        '选好场次，在线就能预约',
        'Pick a class and book it here',
        '日程を選んで、そのままご予約',
      ),
      items: [
        {
          title: t('選城市和日期', '选城市和日期', 'Choose a city and dates', '都市と日程を選ぶ'),
          text: t(
            '用孩子的年齡篩選，看到還有名額的場次。',
            '用孩子的年龄筛选，看到还有名额的场次。',
            'Filter by your child’s age to see the classes with seats left.',
            'お子さまの年齢で絞り込み、空席のある回を探します。',
          ),
        },
        {
          title: t(
            '填寫孩子的名字和年齡',
            '填写孩子的名字和年龄',
            'Tell us about your child',
            'お子さまについて入力する',
          ),
          text: t(
            '不必登入。確認信馬上寄到，前一天會再提醒；額滿的場次可以排候補，也可以直接打電話給分校。',
            '不必登录。确认邮件马上发到，前一天会再提醒；约满的场次可以排候补，也可以直接致电校区。',
            'Name, age and how to reach you; no account needed. A confirmation comes at once and a reminder the day before. Where a class is full, join its waiting list. Calling the branch works too.',
            'お名前と年齢、ご連絡先だけで、会員登録は不要です。確認メールがすぐに届き、前日にもお知らせします。満席の回はキャンセル待ちができ、お電話でも承ります。',
          ),
        },
        {
          title: t('提早五分鐘到', '提前五分钟到', 'Come five minutes early', '5分前にお越しください'),
          text: t(
            '不需要自備棋具，帶水壺就好。時間照分校的當地時間。',
            '不需要自备棋具，带水壶就好。时间按校区的当地时间。',
            'Just bring a water bottle; boards and stones are provided. Times are in the branch’s local time.',
            '碁盤や碁石は不要です。水筒をお持ちください。時刻は教室の現地時間です。',
          ),
        },
      ],
    },
    {
      block: 'questions',
      show: 'picked',
      faqSlugs: ['what-age', 'parent-cannot-play', 'visit-a-branch', 'do-i-need-a-board'],
      eyebrow: t('常見問題', '常见问题', 'Questions', 'よくある質問'),
      heading: t('來分校之前', '来校区之前', 'Before you come', 'お越しになる前に'),
    },
    {
      block: 'callToAction',
      heading: t(
        '附近沒有分校？在家也能開始。',
        '附近没有校区？在家也能开始。',
        'No branch nearby? Start at home.',
        'お近くに教室がなくても、おうちで始められます。',
      ),
      lead: t(
        '線上體驗課免費，5 歲起和家長一起上。',
        '线上体验课免费，5 岁起和家长一起学。',
        'The online trial lessons are free, for adults and for ages 5 and up with a parent.',
        'オンライン体験レッスンは無料です。5歳から、保護者の方とご一緒にどうぞ。',
      ),
      actions: [tryFree],
    },
  ],
};

export const championshipsPage: SeedPage = {
  ...always,
  slug: 'SchoolChampionships',
  title: { 'zh-TW': '校際錦標賽', 'zh-CN': '校际锦标赛', 'en-US': 'School championships', 'ja-JP': '学校対抗選手権' },
  lead: {
    'zh-TW': '代表學校下一盤棋。看看正在報名的、即將開打的，以及歷屆成績。',
    'zh-CN': '代表学校下一盘棋。正在报名的、即将开赛的和历届成绩，都在这里。',
    'en-US': 'Play for your school. See what is open, what is coming up, and who won.',
    'ja-JP': '学校の代表として打つ一局。受付中の大会、これからの大会、過去の成績をご覧いただけます。',
  },
  menuLabel: {
    'zh-TW': '校際錦標賽',
    'zh-CN': '校际锦标赛',
    'en-US': 'School championships',
    'ja-JP': '学校対抗選手権',
  },
  menus: ['competition'],
  notInMenuOf: ['zh-CN', 'en-US', 'ja-JP'],
  blocks: [
    {
      block: 'hero',
      heading: {
        'zh-TW': '校際錦標賽',
        'zh-CN': '校际锦标赛',
        'en-US': 'School championships',
        'ja-JP': '学校対抗選手権',
      },
      lead: {
        'zh-TW': '代表學校下一盤棋。看看正在報名的、即將開打的，以及歷屆成績。',
        'zh-CN': '代表学校下一盘棋。正在报名的、即将开赛的和历届成绩，都在这里。',
        'en-US': 'Play for your school. See what is open, what is coming up, and who won.',
        'ja-JP': '学校の代表として打つ一局。受付中の大会、これからの大会、過去の成績をご覧いただけます。',
      },
      illustration: 'trophy',
      actions: [
        { label: t('看所有賽事', '看所有赛事', 'See all events', '大会を見る'), to: '#events' },
        { label: t('怎麼參加', '怎么参加', 'How to take part', '参加するには'), to: '#take-part' },
      ],
    },
    { block: 'championships', anchor: 'events' },
    {
      block: 'steps',
      anchor: 'take-part',
      tone: 'tinted',
      eyebrow: t('怎麼參加', '怎么参加', 'How to take part', '参加するには'),
      heading: t('從組隊到上場', '从组队到上场', 'From a team to the board', 'チームづくりから対局まで'),
      items: [
        {
          title: t('看組別與資格', '看组别与资格', 'Read the groups', '部門と資格を見る'),
          text: t(
            '每一屆的組別依年級分，寫在賽事頁上。',
            '每一届的组别按年级分，写在赛事页上。',
            'Groups go by school year; each event’s page says who may enter.',
            '部門は学年で分かれています。詳しくは各大会のページをご覧ください。',
          ),
        },
        {
          title: t('找老師組隊', '找老师组队', 'Form a team', 'チームを組む'),
          text: t(
            '團體賽由學校組隊，請老師或教練帶隊報名。',
            '团体赛由学校组队，请老师或教练带队报名。',
            'Teams play for their school: ask a teacher or coach to enter you.',
            '団体戦は学校ごとのチームです。先生やコーチに申し込みをお願いしましょう。',
          ),
        },
        {
          title: t('在報名期間報名', '在报名期间报名', 'Enter in time', '期間中に申し込む'),
          text: t(
            '在賽事頁線上報名，額滿的組別可以排候補。報名和比賽的日期，頁上分開寫清楚。',
            '在赛事页在线报名，报满的组别可以排候补。报名和比赛的日期，页上分开写清楚。',
            'Register online on the event’s page; where a group is full, join its waiting list. The page gives both dates: registration and the event.',
            '大会のページからオンラインで申し込めます。定員に達した部門はキャンセル待ちができます。受付期間と開催日は別です。',
          ),
        },
        {
          title: t('上場，行禮，落子', '上场，行礼，落子', 'Bow, and play', 'あいさつをして、対局'),
          text: t(
            '棋具由主辦單位準備。成績在賽後公布。',
            '棋具由主办方准备。成绩在赛后公布。',
            'Boards and stones are provided. Results are published afterward.',
            '碁盤と碁石は主催者が用意します。成績は大会後に発表します。',
          ),
        },
      ],
    },
    {
      block: 'cards',
      eyebrow: t('上場之前', '上场之前', 'Get ready', '大会の前に'),
      heading: t('先練好這三件事', '先练好这三件事', 'Three ways to prepare', '準備におすすめ'),
      items: [
        {
          title: t('知道自己的級別', '知道自己的级别', 'Know your grade', '自分のグレードを知る'),
          text: t(
            '做一份模擬檢定，知道強在哪裡、弱在哪裡。',
            '做一次模拟考级，知道强在哪里、弱在哪里。',
            'A mock exam shows where you are strong and where you are not.',
            '模擬検定で、得意なところと苦手なところが分かります。',
          ),
          label: t('認識級別檢定', '了解围棋考级', 'About the ranking exam', 'グレード検定について'),
          to: 'igqe-intro',
          illustration: 'exam',
        },
        {
          title: t('完整下完一盤棋', '完整下完一盘棋', 'Play whole games', '一局を打ち切る'),
          text: t(
            '從 9 路到 19 路，練布局、攻防到收官。',
            '从 9 路到 19 路，练布局、攻防到收官。',
            'From 9×9 to 19×19: openings, fighting and endgame.',
            '9路盤から19路盤まで。布石、攻防、ヨセを練習します。',
          ),
          label: t('看中級課程', '看中级课程', 'See intermediate courses', '中級コースを見る'),
          to: 'courses?gradeFrom=15&gradeTo=11',
          illustration: 'board-19',
        },
        {
          title: t('習慣面對面下棋', '习惯面对面下棋', 'Get used to a real opponent', '対面の対局に慣れる'),
          text: t(
            '到分校和同學下，計時、行禮、數目都練到。',
            '到校区和同学下，计时、行礼、数地都练到。',
            'At a branch you practice with clocks, greetings and counting.',
            '教室で、時計やあいさつ、地の数え方まで練習できます。',
          ),
          label: t('找分校', '找校区', 'Find a branch', '教室を探す'),
          to: 'branches',
          illustration: 'clock',
        },
      ],
    },
    {
      block: 'contact',
      anchor: 'contact',
      tone: 'tinted',
      eyebrow: t('學校與老師', '学校与老师', 'Schools and teachers', '学校・先生方へ'),
      heading: t('想帶隊，或有問題？', '想带队，或有问题？', 'Bringing a team, or a question?', '出場のご相談はこちら'),
      lead: t(
        '報名在各賽事頁線上完成。想先商量隊伍與組別，或報名時遇到問題，歡迎和我們聯絡。',
        '报名在各赛事页在线完成。想先商量队伍与组别，或报名时遇到问题，欢迎联系我们。',
        'You register online on the page of each event. To talk over teams and groups first, or if you get stuck, get in touch.',
        'お申し込みは各大会のページからオンラインで承ります。チームや部門のご相談、お手続きでお困りのことは、お気軽にお問い合わせください。',
      ),
    },
    {
      block: 'callToAction',
      heading: t(
        '下一場，代表學校坐到棋盤前。',
        '下一场，代表学校坐到棋盘前。',
        'Next time, it is your school at the board.',
        '次は、学校の代表として盤の前へ。',
      ),
      lead: t(
        '還沒準備好？從適合你的級別開始練。',
        '还没准备好？从适合你的级别开始练。',
        'Not ready yet? Start at the grade that suits you.',
        '準備はこれから、という方は、合うグレードから始めましょう。',
      ),
      actions: [{ label: t('找適合的課程', '找适合的课程', 'Find a course', 'コースを探す'), to: 'courses' }, tryFree],
    },
  ],
};

export const partnersPage: SeedPage = {
  ...always,
  slug: 'partners',
  title: { 'zh-TW': '合作夥伴賣場', 'zh-CN': '合作伙伴专场', 'en-US': 'Partner markets', 'ja-JP': '提携ストア' },
  lead: {
    'zh-TW': '合作夥伴為讀者與會員開設的專屬書架，部分商品有合作價。',
    'zh-CN': '合作伙伴为读者和会员开设的专属书架，部分商品享合作价。',
    'en-US': 'Shelves our partners have opened for their readers and members, some of them at a partner price.',
    'ja-JP': '提携先の読者や会員の皆さまのための特設棚です。一部の商品は提携価格でご購入いただけます。',
  },
  menuLabel: { 'zh-TW': '合作夥伴', 'zh-CN': '合作伙伴', 'en-US': 'Partners', 'ja-JP': '提携先' },
  menus: ['more'],
  blocks: [
    {
      block: 'hero',
      heading: { 'zh-TW': '合作夥伴賣場', 'zh-CN': '合作伙伴专场', 'en-US': 'Partner markets', 'ja-JP': '提携ストア' },
      lead: {
        'zh-TW': '合作夥伴為讀者與會員開設的專屬書架，部分商品有合作價。',
        'zh-CN': '合作伙伴为读者和会员开设的专属书架，部分商品享合作价。',
        'en-US': 'Shelves our partners have opened for their readers and members, some of them at a partner price.',
        'ja-JP': '提携先の読者や会員の皆さまのための特設棚です。一部の商品は提携価格でご購入いただけます。',
      },
      illustration: 'parcel',
      actions: [
        {
          label: t('看開放中的賣場', '看开放中的专场', 'See the open markets', '開催中のストアを見る'),
          to: '#markets',
        },
        { label: t('成為合作夥伴', '成为合作伙伴', 'Become a partner', '提携をご検討の方へ'), to: '#contact' },
      ],
    },
    { block: 'markets', anchor: 'markets' },
    {
      block: 'steps',
      tone: 'tinted',
      eyebrow: t('怎麼買', '怎么买', 'How it works', 'ご利用方法'),
      heading: t(
        '書架不同，上課的方式一樣',
        '书架不同，学习方式一样',
        'Another shelf, the same lessons',
        '棚は違っても、学び方は同じです',
      ),
      items: [
        {
          title: t('從夥伴的賣場進來', '从伙伴的专场进来', 'Enter through the partner', '提携ストアから入る'),
          text: t(
            '每個賣場都有自己的開放期間，結束後就看不到價格。',
            '每个专场都有自己的开放时间，结束后就看不到价格。',
            'Each market has its own dates; when it closes, its prices end too.',
            'ストアごとに販売期間があり、終了すると提携価格ではご購入いただけません。',
          ),
        },
        {
          title: t('用合作價加入購物車', '按合作价加入购物车', 'Add at the partner price', '提携価格でカートへ'),
          text: t(
            '結帳前會再列一次原價、合作價與總額。',
            '结算前会再列一次原价、合作价与总额。',
            'Before you pay, you see the original price, the partner price and the total once more.',
            'お支払いの前に、通常価格・提携価格・合計をもう一度ご確認いただけます。',
          ),
        },
        {
          title: t('登入就開始上課', '登录就开始学习', 'Log in and start', 'ログインして受講'),
          text: t(
            '課程在個人空間裡，退費規則和本站相同。',
            '课程在个人空间里，退款规则与本站相同。',
            'Courses appear in your personal space, and the refund rules are the same as in the rest of the shop.',
            'コースはマイページに入ります。返金の条件は当サイトと同じです。',
          ),
        },
      ],
    },
    {
      block: 'contact',
      anchor: 'contact',
      eyebrow: t('成為合作夥伴', '成为合作伙伴', 'Become a partner', '提携をご検討の方へ'),
      heading: t(
        '書店、社團、學校，都可以有自己的書架',
        '书店、社团、学校，都可以有自己的书架',
        'A shelf for your bookstore, club or school',
        '書店・サークル・学校の特設棚を、一緒に',
      ),
      lead: t(
        '告訴我們你的讀者或會員是誰、想從什麼時候開始，我們一起挑適合的課。',
        '告诉我们你的读者或会员是谁、想从什么时候开始，我们一起挑适合的课。',
        'Tell us who your readers or members are and when you would like to start; we will choose the courses together.',
        '読者や会員の方々のこと、始めたい時期をお聞かせください。合うコースを一緒に選びます。',
      ),
    },
    {
      block: 'callToAction',
      heading: t(
        '不是會員也沒關係。',
        '不是会员也没关系。',
        'Not a member of a partner?',
        '会員でない方も、こちらからどうぞ。',
      ),
      lead: t(
        '所有課程都在這裡，線上體驗課免費。',
        '所有课程都在这里，线上体验课免费。',
        'All our courses are open to everybody, and the online trial lessons are free.',
        'すべてのコースをご覧いただけます。オンライン体験レッスンは無料です。',
      ),
      actions: [
        { label: t('看全部課程', '看全部课程', 'See all courses', 'コース一覧を見る'), to: 'courses' },
        tryFree,
      ],
    },
  ],
};

export const articlesPage: SeedPage = {
  ...always,
  slug: 'articles',
  title: { 'zh-TW': '棋藝札記', 'zh-CN': '棋艺札记', 'en-US': 'The Sente journal', 'ja-JP': '囲碁のよみもの' },
  lead: {
    'zh-TW': '給初學者、家長與想再進一步的人：怎麼學、怎麼下、怎麼陪孩子。',
    'zh-CN': '写给初学者、家长和想再进一步的人：怎么学、怎么下、怎么陪孩子。',
    'en-US':
      'For beginners, parents and players ready for the next step: how to learn, how to play, and how to share the game with a child.',
    'ja-JP': 'はじめての方、保護者の方、もう一歩進みたい方へ。学び方、打ち方、お子さまとの楽しみ方をお届けします。',
  },
  menuLabel: { 'zh-TW': '棋藝札記', 'zh-CN': '棋艺札记', 'en-US': 'Journal', 'ja-JP': 'よみもの' },
  menus: ['more'],
  blocks: [
    {
      block: 'hero',
      heading: { 'zh-TW': '棋藝札記', 'zh-CN': '棋艺札记', 'en-US': 'The Sente journal', 'ja-JP': '囲碁のよみもの' },
      lead: {
        'zh-TW': '給初學者、家長與想再進一步的人：怎麼學、怎麼下、怎麼陪孩子。',
        'zh-CN': '写给初学者、家长和想再进一步的人：怎么学、怎么下、怎么陪孩子。',
        'en-US':
          'For beginners, parents and players ready for the next step: how to learn, how to play, and how to share the game with a child.',
        'ja-JP': 'はじめての方、保護者の方、もう一歩進みたい方へ。学び方、打ち方、お子さまとの楽しみ方をお届けします。',
      },
      illustration: 'teacher',
      actions: [
        {
          label: t('五分鐘學會下圍棋', '五分钟学会下围棋', 'Play Go in five minutes', '5分で分かる囲碁'),
          to: 'articles/play-go-in-five-minutes',
        },
      ],
    },
    { block: 'articles' },
    {
      block: 'callToAction',
      heading: t(
        '讀完了，換你下一手。',
        '读完了，轮到你下一手。',
        'You have read it. Now play it.',
        '読んだら、次は一手を。',
      ),
      lead: t(
        '首頁的棋盤隨時可以下；線上體驗課免費，每一手都有回應。',
        '首页的棋盘随时可以下；线上体验课免费，每一手都有回应。',
        'The board on the home page is always open, and the free online trial lessons answer every move.',
        'トップページの碁盤はいつでも打てます。無料のオンライン体験レッスンでは、一手ごとに答えが返ってきます。',
      ),
      actions: [tryFree],
    },
  ],
};

/** The account: its screens are an app of their own behind this address. */
export const originPage: SeedPage = {
  ...always,
  slug: 'origin',
  title: {
    'zh-TW': '登入與個人空間',
    'zh-CN': '登录与个人空间',
    'en-US': 'Log in and personal space',
    'ja-JP': 'ログインとマイページ',
  },
  lead: {
    'zh-TW': '登入、註冊、個人空間、購物車與結帳。',
    'zh-CN': '登录、注册、个人空间、购物车与结算。',
    'en-US': 'Log in, register, your personal space, cart and checkout.',
    'ja-JP': 'ログイン、会員登録、マイページ、カート、ご購入手続き。',
  },
  menus: [],
  isHiddenFromSearch: true,
  blocks: [],
};
