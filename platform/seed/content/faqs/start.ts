import type { SeedFaqEntry } from '../types';

export const startFaqs: SeedFaqEntry[] = [
  {
    slug: 'what-is-sente',
    question: {
      'zh-TW': '先手圍棋是什麼？',
      'zh-CN': '先手围棋是什么？',
      'en-US': 'What is Sente Go?',
      'ja-JP': '先手囲碁とはどんなサービスですか？',
    },
    answer: {
      'zh-TW':
        '先手圍棋是線上學圍棋的平台。課程分成 G19 到 G1 共 19 個級別，每一級都有短影片、練習題、AI 對弈與模擬檢定，另外也有分校體驗課。',
      'zh-CN':
        '先手围棋是在线学围棋的平台。课程分为 G19 到 G1 共 19 个级别，每一级都有短视频、习题、AI 对弈和模拟考级，另有校区体验课。',
      'en-US':
        'Sente Go is a place to learn the game of Go online. The courses are split into 19 grades, G19 to G1, each with short videos, exercises, AI opponents and a mock exam. Our branches also hold trial classes in person.',
      'ja-JP':
        '囲碁をオンラインで学べるサービスです。コースはG19からG1まで19グレードに分かれ、それぞれに短い動画、練習問題、AIとの対局、模擬検定があります。教室での体験クラスも行っています。',
    },
  },
  {
    slug: 'where-do-i-start',
    question: {
      'zh-TW': '完全沒下過圍棋，該從哪裡開始？',
      'zh-CN': '完全没下过围棋，从哪里开始？',
      'en-US': 'I have never played. Where do I begin?',
      'ja-JP': 'まったくの初心者ですが、どこから始めればよいですか？',
    },
    answer: {
      'zh-TW':
        '從 G19 開始就好，不需要任何基礎。先在首頁的棋盤上吃一顆子試試看，再註冊免費會員、領取線上體驗課，覺得適合再選購。',
      'zh-CN':
        '从 G19 开始即可，不需要任何基础。先在首页的棋盘上提一颗子试试，再注册免费会员、领取线上体验课，合适了再购买。',
      'en-US':
        'Start at G19; it assumes nothing. Capture a stone on the home page, register as a free member for the online trial lessons, and buy only if it suits you.',
      'ja-JP':
        'G19からで大丈夫です。予備知識は必要ありません。まずトップページの碁盤で石を取ってみて、無料会員登録のうえオンライン体験レッスンをお試しください。ご購入はそのあとで結構です。',
    },
  },
  {
    slug: 'free-member-benefits',
    question: {
      'zh-TW': '免費會員可以使用哪些功能？',
      'zh-CN': '免费会员能用哪些功能？',
      'en-US': 'What do free members get?',
      'ja-JP': '無料会員では何ができますか？',
    },
    answer: {
      'zh-TW':
        '註冊後即可使用線上體驗課、約 4,000 關天梯、個人棋譜紀錄、線上對弈與文字講評；驗證電子郵件後，還有 1 個月 VIP 體驗。',
      'zh-CN':
        '注册后即可使用线上体验课、约 4,000 关天梯、个人棋谱记录、在线对弈和文字讲评；验证邮箱后，还有 1 个月 VIP 体验。',
      'en-US':
        'The online trial lessons, a climb of about 4,000 problems, your personal game records, games against other players and written reviews. Once you verify your email address, you also get a one-month VIP trial.',
      'ja-JP':
        'オンライン体験レッスン、約4,000問のステップアップ問題、個人の棋譜管理、会員同士の対局、文章による講評をご利用いただけます。メールアドレスの確認が済むと、1か月間のVIP体験も始まります。',
    },
  },
  {
    slug: 'already-play-which-grade',
    question: {
      'zh-TW': '我已經會下棋了，該選哪一級？',
      'zh-CN': '我已经会下棋了，该选哪一级？',
      'en-US': 'I already play. Which grade should I choose?',
      'ja-JP': 'すでに打てるのですが、どのグレードを選べばよいですか？',
    },
    answer: {
      'zh-TW':
        '先看各級模擬檢定考哪三項，挑一級有把握的做一份，通過就往更強的一級。四個階段是入門 G19–G16、中級 G15–G11、高級 G10–G6、精通 G5–G1。入門課會教到 G15：通過 G15 檢定，就是進入中級。',
      'zh-CN':
        '先看每一级的模拟考级考哪三项，挑有把握的一级做一次，通过就往更强的一级。四个阶段是入门 G19–G16、中级 G15–G11、高级 G10–G6、精通 G5–G1。入门课会教到 G15：通过 G15 考级，就是进入中级。',
      'en-US':
        'Read which three things each mock exam asks, take one you feel sure of, and move up when you pass. The four stages are Beginner G19–G16, Intermediate G15–G11, Advanced G10–G6 and Mastery G5–G1. The beginner courses lead to G15: passing that exam is how you enter the intermediate stage.',
      'ja-JP':
        '各グレードの模擬検定に出る三つの分野をご覧になり、自信のあるグレードを受けて、合格したら上へ進みましょう。段階は入門（G19〜G16）、中級（G15〜G11）、上級（G10〜G6）、マスター（G5〜G1）の4つです。入門コースはG15まで進みます。G15の検定に合格すると中級です。',
    },
  },
  {
    slug: 'do-i-need-a-board',
    question: {
      'zh-TW': '需要先買棋盤和棋子嗎？',
      'zh-CN': '需要先买棋盘和棋子吗？',
      'en-US': 'Do I need to buy a board and stones first?',
      'ja-JP': '碁盤と碁石を先に買う必要がありますか？',
    },
    answer: {
      'zh-TW': '不需要，課程與練習都在螢幕上的互動棋盤進行。想在家面對面下棋時，再準備一副 9 路或 13 路棋盤就很夠用。',
      'zh-CN': '不需要，课程和练习都在屏幕上的互动棋盘完成。想在家面对面下棋时，准备一副 9 路或 13 路棋盘就够用了。',
      'en-US':
        'No. Lessons and exercises use an interactive board on screen. If you would like to play face to face at home, a 9×9 or 13×13 set is plenty to begin with.',
      'ja-JP':
        '必要ありません。コースも練習問題も画面上の碁盤で行います。ご家庭で向かい合って打ちたくなったら、9路盤か13路盤があれば十分です。',
    },
  },
  {
    slug: 'visit-a-branch',
    question: {
      'zh-TW': '哪裡有實體分校可以體驗？',
      'zh-CN': '哪里有线下校区可以体验？',
      'en-US': 'Where can I try a class in person?',
      'ja-JP': '教室で体験できる場所はどこですか？',
    },
    answer: {
      'zh-TW':
        '請到分校據點頁面，選擇城市與日期，就能看到有名額的分校體驗課，直接在線上預約；額滿的場次可以排候補。沒有場次時，可以改看其他地區，或先從線上體驗課開始。',
      'zh-CN':
        '请到校区页面，选择城市和日期，即可查看有名额的校区体验课，直接在线预约；约满的场次可以排候补。没有场次时，可以换个地区看看，或先从线上体验课开始。',
      'en-US':
        'Open the branches page, choose a city and dates, and you will see the trial classes with open seats. Book right there, or join the waiting list of a full class. If there is nothing near you, try another region or start with the online trial lessons.',
      'ja-JP':
        '教室検索のページで都市と日程を選ぶと、空席のある体験クラスをそのままご予約いただけます。満席の回はキャンセル待ちもできます。お近くにない場合は、ほかの地域を選ぶか、オンライン体験レッスンをお試しください。',
    },
  },
];
