import type { SeedPage } from '../types';

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
  blocks: [],
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
    },
    { block: 'questions', show: 'all' },
  ],
};

export const branchesPage: SeedPage = {
  ...always,
  slug: 'branches',
  title: { 'zh-TW': '分校據點', 'zh-CN': '校区', 'en-US': 'Branches', 'ja-JP': '教室' },
  lead: {
    'zh-TW': '找一間離你最近的分校，帶孩子來下第一盤棋。',
    'zh-CN': '找一家离你最近的校区，带孩子来下第一盘棋。',
    'en-US': 'Find the branch nearest to you and bring your child for a first game.',
    'ja-JP': 'お近くの教室で、お子さまとはじめての一局を打ってみませんか？',
  },
  menus: ['more'],
  blocks: [
    {
      block: 'hero',
      heading: { 'zh-TW': '分校據點', 'zh-CN': '校区', 'en-US': 'Branches', 'ja-JP': '教室' },
      lead: {
        'zh-TW': '找一間離你最近的分校，帶孩子來下第一盤棋。',
        'zh-CN': '找一家离你最近的校区，带孩子来下第一盘棋。',
        'en-US': 'Find the branch nearest to you and bring your child for a first game.',
        'ja-JP': 'お近くの教室で、お子さまとはじめての一局を打ってみませんか？',
      },
      illustration: 'classroom',
    },
    { block: 'branches', show: 'finder' },
  ],
};

export const championshipsPage: SeedPage = {
  ...always,
  slug: 'SchoolChampionships',
  title: { 'zh-TW': '校際錦標賽', 'zh-CN': '校际锦标赛', 'en-US': 'School championships', 'ja-JP': '学校対抗選手権' },
  lead: {
    'zh-TW': '代表學校下一盤棋。看看正在報名的、即將開打的，以及歷屆成績。',
    'zh-CN': '代表学校下一盘棋。正在报名的、即将开赛的和历届成绩，都在这里。',
    'en-US': 'Play for your school. What is open, what is coming, and who won.',
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
        'en-US': 'Play for your school. What is open, what is coming, and who won.',
        'ja-JP': '学校の代表として打つ一局。受付中の大会、これからの大会、過去の成績をご覧いただけます。',
      },
      illustration: 'trophy',
    },
    { block: 'championships' },
  ],
};

export const partnersPage: SeedPage = {
  ...always,
  slug: 'partners',
  title: { 'zh-TW': '合作夥伴賣場', 'zh-CN': '合作伙伴卖场', 'en-US': 'Partner markets', 'ja-JP': '提携ストア' },
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
      heading: { 'zh-TW': '合作夥伴賣場', 'zh-CN': '合作伙伴卖场', 'en-US': 'Partner markets', 'ja-JP': '提携ストア' },
      lead: {
        'zh-TW': '合作夥伴為讀者與會員開設的專屬書架，部分商品有合作價。',
        'zh-CN': '合作伙伴为读者和会员开设的专属书架，部分商品享合作价。',
        'en-US': 'Shelves our partners have opened for their readers and members, some of them at a partner price.',
        'ja-JP': '提携先の読者や会員の皆さまのための特設棚です。一部の商品は提携価格でご購入いただけます。',
      },
      illustration: 'parcel',
    },
    { block: 'markets' },
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
      'For beginners, parents and players who want one more step: how to learn, how to play, how to go along with a child.',
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
          'For beginners, parents and players who want one more step: how to learn, how to play, how to go along with a child.',
        'ja-JP': 'はじめての方、保護者の方、もう一歩進みたい方へ。学び方、打ち方、お子さまとの楽しみ方をお届けします。',
      },
      illustration: 'teacher',
    },
    { block: 'articles' },
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
