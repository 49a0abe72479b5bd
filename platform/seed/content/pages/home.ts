import { locales } from '@/lib/domain/locale';
import { heroProblems } from '../hero-problems';
import type { SeedPage } from '../types';

const problem = (id: string) => heroProblems.find((one) => one.id === id)?.problem;

/** Kids Basic is not sold in Japanese. */
const outsideJapan = locales.filter((locale) => locale !== 'ja-JP');

/** The first page: a board to play on before anything is asked. */
export const homePage: SeedPage = {
  slug: 'home',
  title: { 'zh-TW': '首頁', 'zh-CN': '首页', 'en-US': 'Home', 'ja-JP': 'ホーム' },
  lead: {
    'zh-TW':
      '從第一次提子到第一場檢定：真人講解的短課、會回應你每一手的棋盤、看得見的 19 級進度。先下一手，再決定要不要學。',
    'zh-CN':
      '从第一次提子到第一场考级：真人讲解的短课、会回应你每一手的棋盘、看得见的 19 级进度。先下一手，再决定要不要学。',
    'en-US':
      'From your first capture to your first ranking exam: short lessons by real teachers, a board that answers every move, and nineteen grades you can see yourself climb. Play a move first, then decide.',
    'ja-JP':
      'はじめての石取りから、はじめての検定まで。講師による短いレッスンと、一手ごとに応える碁盤、目に見える19のグレード。まずは一手、打ってみてください。',
  },
  menus: ['header'],
  startsAt: null,
  endsAt: null,
  blocks: [
    {
      block: 'hero',
      heading: {
        'zh-TW': '下一手，\n就從這裡開始。',
        'zh-CN': '下一手，\n就从这里开始。',
        'en-US': 'Your next move\nstarts here.',
        'ja-JP': '次の一手は、\nここから。',
      },
      lead: {
        'zh-TW':
          '從第一次提子到第一場檢定：真人講解的短課、會回應你每一手的棋盤、看得見的 19 級進度。先下一手，再決定要不要學。',
        'zh-CN':
          '从第一次提子到第一场考级：真人讲解的短课、会回应你每一手的棋盘、看得见的 19 级进度。先下一手，再决定要不要学。',
        'en-US':
          'From your first capture to your first ranking exam: short lessons by real teachers, a board that answers every move, and nineteen grades you can see yourself climb. Play a move first, then decide.',
        'ja-JP':
          'はじめての石取りから、はじめての検定まで。講師による短いレッスンと、一手ごとに応える碁盤、目に見える19のグレード。まずは一手、打ってみてください。',
      },
      actions: [
        {
          label: {
            'zh-TW': '免費體驗線上課',
            'zh-CN': '免费体验线上课',
            'en-US': 'Try a lesson free',
            'ja-JP': '無料のオンライン体験レッスンへ',
          },
          to: 'TrialCourse',
        },
        {
          label: {
            'zh-TW': '看看從哪裡開始',
            'zh-CN': '看看从哪里开始',
            'en-US': 'Find where to start',
            'ja-JP': '自分に合うコースを探す',
          },
          to: 'courses',
        },
      ],
      figures: [
        {
          figure: '19',
          label: {
            'zh-TW': '個級別 G19–G1',
            'zh-CN': '个级别 G19–G1',
            'en-US': 'grades, G19 to G1',
            'ja-JP': 'グレード（G19〜G1）',
          },
        },
        {
          figure: '5–15',
          label: {
            'zh-TW': '分鐘一堂課',
            'zh-CN': '分钟一节课',
            'en-US': 'minutes a lesson',
            'ja-JP': '分の短いレッスン',
          },
        },
        {
          figure: '4,000',
          label: {
            'zh-TW': '關天梯挑戰',
            'zh-CN': '关天梯挑战',
            'en-US': 'problems to climb',
            'ja-JP': '問のステップアップ問題',
          },
        },
        {
          figure: '{students}',
          label: { 'zh-TW': '位學員', 'zh-CN': '位学员', 'en-US': 'learners', 'ja-JP': '名の受講者' },
        },
      ],
      problems: [
        {
          problem: problem('atari'),
          title: {
            'zh-TW': '黑先：吃掉兩顆白子',
            'zh-CN': '黑先：吃掉两颗白子',
            'en-US': 'Black to play. Capture the two white stones.',
            'ja-JP': '黒番です。白石を二つ取ってください。',
          },
          hint: {
            'zh-TW': '這兩顆白子只剩一口氣，就在圈起來的地方。',
            'zh-CN': '这两颗白子只剩一口气，就在圈出来的地方。',
            'en-US': 'The two white stones have one open point left: the ring.',
            'ja-JP': '白の二子はアタリ。残る呼吸点は、丸で囲んだところだけです。',
          },
          wrong: {
            'zh-TW': '白棋長了出去，氣變多了。悔棋，先堵住那口氣。',
            'zh-CN': '白棋长了出去，气变多了。悔棋，先堵住那口气。',
            'en-US': 'White stretched out and breathes again. Undo, and fill that point.',
            'ja-JP': '白がノビて、呼吸点が増えました。「待った」で戻り、最後の呼吸点をふさぎましょう。',
          },
          solved: {
            'zh-TW': '漂亮！沒有氣的棋子要拿走，這就是提子。',
            'zh-CN': '漂亮！没有气的棋子要拿掉，这就是提子。',
            'en-US': 'Well played! Stones with no open point left are captured.',
            'ja-JP': 'お見事！呼吸点がなくなった石は取れます。',
          },
        },
        {
          problem: problem('cut'),
          title: {
            'zh-TW': '黑先：吃掉有三角標記的白子',
            'zh-CN': '黑先：吃掉有三角标记的白子',
            'en-US': 'Black to play. Capture the white stone with the triangle.',
            'ja-JP': '黒番です。三角印の白石を取ってください。',
          },
          hint: {
            'zh-TW': '別讓它和右邊的同伴連起來。',
            'zh-CN': '别让它和右边的同伴连起来。',
            'en-US': 'Keep it away from its friends on the right.',
            'ja-JP': '右の白とつながらせないようにしましょう。',
          },
          wrong: {
            'zh-TW': '白棋和同伴連上了。悔棋，先把它切斷。',
            'zh-CN': '白棋和同伴连上了。悔棋，先把它断开。',
            'en-US': 'White has joined its friends. Undo, and cut it off first.',
            'ja-JP': '白が味方とつながりました。「待った」で戻り、まず切りましょう。',
          },
          solved: {
            'zh-TW': '切斷之後趕向一線，白棋無處可逃。',
            'zh-CN': '断开之后赶向一路，白棋无处可逃。',
            'en-US': 'Cut off and driven to the edge, White has nowhere to go.',
            'ja-JP': '切って一線に追い込み、白は逃げられません。',
          },
        },
        {
          problem: problem('snapback'),
          title: {
            'zh-TW': '黑先：吃掉邊上的白子',
            'zh-CN': '黑先：吃掉边上的白子',
            'en-US': 'Black to play. Capture the white stones on the edge.',
            'ja-JP': '黒番です。辺の白石を取ってください。',
          },
          hint: {
            'zh-TW': '捨得先送一子，換回三子嗎？',
            'zh-CN': '舍得先送一子，换回三子吗？',
            'en-US': 'Would you give one stone to take three?',
            'ja-JP': '一子を捨てて三子を取る手を考えてみましょう。',
          },
          wrong: {
            'zh-TW': '白棋全部連通了。悔棋，想想送一子的妙用。',
            'zh-CN': '白棋全部连通了。悔棋，想想送一子的妙用。',
            'en-US': 'White has connected. Undo, and think of giving a stone away.',
            'ja-JP': '白が全部つながりました。「待った」で戻り、石を捨てる手を考えましょう。',
          },
          solved: {
            'zh-TW': '這叫倒撲：送一子，換回三子。',
            'zh-CN': '这叫倒扑：送一子，换回三子。',
            'en-US': 'That is a snapback: you gave one stone and took three.',
            'ja-JP': 'これがウッテガエシ。一子を捨てて三子を取りました。',
          },
        },
      ],
      afterLabel: {
        'zh-TW': '三題都解開了！接著免費體驗線上課',
        'zh-CN': '三题都解开了！接着免费体验线上课',
        'en-US': 'All three solved! Try a lesson free',
        'ja-JP': '3問クリア！無料のオンライン体験レッスンへ',
      },
      afterTo: 'TrialCourse',
    },
    {
      block: 'cards',
      heading: {
        'zh-TW': '三種開始方式',
        'zh-CN': '三种开始方式',
        'en-US': 'Three ways to start',
        'ja-JP': '三つの始め方',
      },
      isLifted: true,
      items: [
        {
          title: {
            'zh-TW': '我想學圍棋',
            'zh-CN': '我想学围棋',
            'en-US': 'I want to learn Go',
            'ja-JP': '囲碁を始めたい',
          },
          text: {
            'zh-TW': '零基礎也可以，每天十分鐘，一步一步學到下完一整盤棋。',
            'zh-CN': '零基础也可以，每天十分钟，一步一步学到下完一整盘棋。',
            'en-US': 'No experience needed. Ten minutes a day, one step at a time, until you can play a whole game.',
            'ja-JP': '未経験でも大丈夫。1日10分ずつ、一局打ち切れるようになるまで。',
          },
          label: { 'zh-TW': '成人課程', 'zh-CN': '成人课程', 'en-US': 'Courses for adults', 'ja-JP': '大人のコース' },
          to: 'courses?audience=adult',
          position: { size: 9, black: 'D7 C6 D4 F3', white: 'E7 D6 C8 G5', crop: 'B2 H8' },
        },
        {
          title: {
            'zh-TW': '給孩子的第一盤棋',
            'zh-CN': '给孩子的第一盘棋',
            'en-US': 'A first game for my child',
            'ja-JP': 'お子さまのはじめての一局',
          },
          text: {
            'zh-TW': '4–10 歲，邊玩邊學，學會專心，也學會面對輸贏。',
            'zh-CN': '4–10 岁，边玩边学，学会专心，也学会面对输赢。',
            'en-US': 'Ages 4 to 10: learning through play to focus, to win well and to lose well.',
            'ja-JP': '4〜10歳。遊びながら、集中する力と、負けに向き合う心を育みます。',
          },
          label: { 'zh-TW': '兒童圍棋', 'zh-CN': '儿童围棋', 'en-US': 'Kids Go', 'ja-JP': '保護者の方へ' },
          to: { 'zh-TW': 'kidgo', 'zh-CN': 'kidgo', 'en-US': 'kidgo', 'ja-JP': 'parents' },
          position: { size: 9, black: 'C4 D3 C2 B5', white: 'C3 B3 D4', ghost: 'B2', crop: 'A1 F6' },
        },
        {
          title: { 'zh-TW': '我教圍棋', 'zh-CN': '我教围棋', 'en-US': 'I teach Go', 'ja-JP': '囲碁を教えている' },
          text: {
            'zh-TW': '教材、班級、學生進度與檢定，一套備齊。',
            'zh-CN': '教材、班级、学生进度与考级，一套备齐。',
            'en-US': 'Materials, classes, student progress and exams in one place.',
            'ja-JP': '教材、クラス、生徒の進み具合、検定まで、ひとつにまとまっています。',
          },
          label: {
            'zh-TW': '教學合作計畫',
            'zh-CN': '教学合作计划',
            'en-US': 'Teaching Partnership Program',
            'ja-JP': '指導者の方へ',
          },
          to: 'TeachingCooperationProject',
          position: { size: 13, black: 'D10 K4 K7 G11', white: 'K10 D4 C7 G3' },
        },
      ],
    },
    {
      block: 'gradeRoad',
      eyebrow: {
        'zh-TW': '一條看得見的路',
        'zh-CN': '一条看得见的路',
        'en-US': 'A road you can see',
        'ja-JP': '見える道のり',
      },
      heading: {
        'zh-TW': '從 G19 走到 G1',
        'zh-CN': '从 G19 走到 G1',
        'en-US': 'From G19 to G1',
        'ja-JP': 'G19からG1まで',
      },
      lead: {
        'zh-TW': '每一級都有課程、練習與檢定。走到哪裡、下一步學什麼，一眼就知道。',
        'zh-CN': '每一级都有课程、练习与考级。走到哪里、下一步学什么，一眼就知道。',
        'en-US':
          'Every grade has its lessons, exercises and exam, so you always know where you are and what comes next.',
        'ja-JP': 'どのグレードにもレッスンと練習、検定があります。いまの場所と次に学ぶことが、ひと目で分かります。',
      },
    },
    {
      block: 'offer',
      tone: 'tinted',
      in: outsideJapan,
      eyebrow: { 'zh-TW': '精選課程', 'zh-CN': '精选课程', 'en-US': 'Featured' },
      heading: {
        'zh-TW': '第一門課，可以從這裡選',
        'zh-CN': '第一门课，可以从这里选',
        'en-US': 'Good places to start',
      },
      productIds: ['combo-05', '30k-10k-v2', 'kidbasic'],
    },
    {
      block: 'offer',
      tone: 'tinted',
      in: ['ja-JP'],
      eyebrow: '注目のコース',
      heading: 'はじめてのコース選びに',
      productIds: ['combo-05', '30k-10k-v2', 'goplus-01'],
    },
    {
      block: 'pictureText',
      eyebrow: {
        'zh-TW': '還不用付錢',
        'zh-CN': '还不用付钱',
        'en-US': 'Before you pay anything',
        'ja-JP': 'お支払いの前に',
      },
      heading: {
        'zh-TW': '免費會員就能享有',
        'zh-CN': '免费会员即可享有',
        'en-US': 'What a free account gives you',
        'ja-JP': '無料会員でできること',
      },
      position: {
        size: 19,
        black: 'Q16 D4 R10 O17 K16 Q5 F3 C7 E10 O3 L4',
        white: 'D16 Q4 R6 F17 C14 P2 K3 H5 M14 O13 R13',
        last: 'M14',
      },
      items: [
        {
          title: {
            'zh-TW': '一個月 VIP 體驗',
            'zh-CN': '一个月 VIP 体验',
            'en-US': 'One month of VIP',
            'ja-JP': '1か月のVIP体験',
          },
          text: {
            'zh-TW': '驗證電子郵件就開始，含進階 AI 覆盤與直播講座',
            'zh-CN': '验证邮箱即可开始，含高级 AI 复盘与直播讲座',
            'en-US': 'Advanced AI review and live lectures, once your email is verified',
            'ja-JP': 'メールアドレスを確認すると、詳しいAI検討とライブ講座も利用できます',
          },
        },
        {
          title: {
            'zh-TW': '線上體驗課',
            'zh-CN': '线上体验课',
            'en-US': 'Online trial lessons',
            'ja-JP': 'オンライン体験レッスン',
          },
          text: {
            'zh-TW': '大人小孩都有，先上再決定',
            'zh-CN': '成人和孩子都有，先学再决定',
            'en-US': 'For adults and for children; try first, decide afterward',
            'ja-JP': '大人にもお子さまにも。受けてから、じっくり決められます',
          },
        },
        {
          title: {
            'zh-TW': '4,000 關天梯挑戰',
            'zh-CN': '4,000 关天梯挑战',
            'en-US': 'A climb of 4,000 problems',
            'ja-JP': '4,000問のステップアップ問題',
          },
          text: {
            'zh-TW': '一關一關往上，錯了可以再來',
            'zh-CN': '一关一关往上，错了可以再来',
            'en-US': 'One problem after another; retry as you like',
            'ja-JP': '一問ずつ上へ。何度でもやり直せます',
          },
        },
        {
          title: { 'zh-TW': '個人棋譜', 'zh-CN': '个人棋谱', 'en-US': 'Your game records', 'ja-JP': '自分の棋譜' },
          text: {
            'zh-TW': '每盤都留著，隨時回看',
            'zh-CN': '每盘都留着，随时回看',
            'en-US': 'Every game kept, to replay any time',
            'ja-JP': '打った碁はすべて残り、いつでも並べ直せます',
          },
        },
        {
          title: { 'zh-TW': '真人對弈', 'zh-CN': '真人对弈', 'en-US': 'Play real opponents', 'ja-JP': '対人対局' },
          text: {
            'zh-TW': '找程度相近的對手',
            'zh-CN': '找水平相近的对手',
            'en-US': 'Opponents near your own strength',
            'ja-JP': '棋力の近い相手と打てます',
          },
        },
        {
          title: { 'zh-TW': '文字講評', 'zh-CN': '文字讲评', 'en-US': 'Written review', 'ja-JP': '文章での講評' },
          text: {
            'zh-TW': '看懂關鍵的那一手',
            'zh-CN': '看懂关键的那一手',
            'en-US': 'Understand the move that mattered',
            'ja-JP': '勝負を分けた一手が分かります',
          },
        },
      ],
      actions: [
        {
          label: { 'zh-TW': '免費註冊', 'zh-CN': '免费注册', 'en-US': 'Register free', 'ja-JP': '無料で会員登録' },
          to: 'origin/register',
        },
      ],
    },
    {
      block: 'cards',
      tone: 'tinted',
      eyebrow: { 'zh-TW': '怎麼學', 'zh-CN': '怎么学', 'en-US': 'How it works', 'ja-JP': '学び方' },
      heading: {
        'zh-TW': '學一點，就下一點',
        'zh-CN': '学一点，就下一点',
        'en-US': 'Learn a little, play a little',
        'ja-JP': '少し学んで、すぐ打つ',
      },
      items: [
        {
          title: {
            'zh-TW': '5–15 分鐘短課',
            'zh-CN': '5–15 分钟短课',
            'en-US': 'Lessons of 5 to 15 minutes',
            'ja-JP': '5〜15分のレッスン',
          },
          text: {
            'zh-TW': '一堂只講一件事，看幾次都可以。',
            'zh-CN': '一节只讲一件事，看几遍都可以。',
            'en-US': 'One idea at a time; watch it as often as you like.',
            'ja-JP': '1回にひとつのテーマ。何度でも見直せます。',
          },
          illustration: 'phone-lesson',
        },
        {
          title: {
            'zh-TW': '不限時練習',
            'zh-CN': '不限时练习',
            'en-US': 'Untimed exercises',
            'ja-JP': '時間制限のない練習',
          },
          text: {
            'zh-TW': '在棋盤上回答，每一手都有回應。',
            'zh-CN': '在棋盘上作答，每一手都有回应。',
            'en-US': 'Answer on the board; every move gets a reply.',
            'ja-JP': '盤に打って答えると、一手ごとに盤が応えます。',
          },
          illustration: 'child-at-board',
        },
        {
          title: {
            'zh-TW': '和 AI 下一盤',
            'zh-CN': '和 AI 下一盘',
            'en-US': 'A game with the AI',
            'ja-JP': 'AIと一局',
          },
          text: {
            'zh-TW': '對手的強度跟著你的級別調整。',
            'zh-CN': '对手的强度随你的级别调整。',
            'en-US': 'An opponent that matches your grade.',
            'ja-JP': '相手の強さは、あなたのグレードに合わせて変わります。',
          },
          illustration: 'online-lesson',
        },
        {
          title: { 'zh-TW': '分級檢定', 'zh-CN': '逐级考级', 'en-US': 'The grade exam', 'ja-JP': 'グレード検定' },
          text: {
            'zh-TW': '確認學會了，再前進到下一級。',
            'zh-CN': '确认学会了，再进入下一级。',
            'en-US': 'Make sure you have got it, then move up a grade.',
            'ja-JP': '身についたことを確かめて、次のグレードへ進みます。',
          },
          illustration: 'exam',
        },
      ],
    },
    {
      block: 'reviews',
      eyebrow: { 'zh-TW': '學員怎麼說', 'zh-CN': '学员怎么说', 'en-US': 'What learners say', 'ja-JP': '受講者の声' },
      heading: {
        'zh-TW': '開始下棋之後，他們的改變',
        'zh-CN': '开始下棋之后，他们的变化',
        'en-US': 'What changed once they began to play',
        'ja-JP': '囲碁を始めて、変わったこと',
      },
    },
    {
      block: 'branches',
      show: 'cities',
      eyebrow: { 'zh-TW': '實體分校', 'zh-CN': '线下校区', 'en-US': 'In person', 'ja-JP': '教室' },
      heading: {
        'zh-TW': '想面對面下一盤？',
        'zh-CN': '想面对面下一盘？',
        'en-US': 'Rather play face to face?',
        'ja-JP': '対面でも、一局いかがですか？',
      },
      lead: {
        'zh-TW': '4–10 歲的分校體驗課不需要任何基礎。看看離你最近的分校哪天有空位。',
        'zh-CN': '4–10 岁的校区体验课不需要任何基础。看看离你最近的校区哪天有空位。',
        'en-US':
          'Trial classes for ages 4 to 10 need no experience at all. See which day your nearest branch has seats.',
        'ja-JP': '4〜10歳の体験クラスは、囲碁の経験がなくても参加できます。お近くの教室の空席をご確認ください。',
      },
    },
    {
      block: 'questions',
      show: 'mixed',
      tone: 'tinted',
      eyebrow: { 'zh-TW': '常見問題', 'zh-CN': '常见问题', 'en-US': 'Questions', 'ja-JP': 'よくある質問' },
      heading: {
        'zh-TW': '開始之前，你可能想問',
        'zh-CN': '开始之前，你可能想问',
        'en-US': 'Before you start',
        'ja-JP': '始める前に',
      },
    },
    {
      block: 'callToAction',
      heading: {
        'zh-TW': '想接著學嗎？第一堂課免費。',
        'zh-CN': '想接着学吗？第一节课免费。',
        'en-US': 'Ready for a lesson? The first ones are free.',
        'ja-JP': '続きはレッスンで。最初は無料です。',
      },
      lead: {
        'zh-TW': '線上體驗課有影片，也有會回應你每一手的棋盤。不需要信用卡，手機、平板、電腦都能上。',
        'zh-CN': '线上体验课有视频，也有会回应你每一手的棋盘。无需绑定支付方式，手机、平板、电脑都能学。',
        'en-US':
          'The online trial has short videos and a board that answers every move. No credit card needed; it works on phone, tablet and computer.',
        'ja-JP':
          '短い動画と、一手ごとに応える碁盤で学ぶオンライン体験レッスン。カードの登録は不要で、スマートフォン、タブレット、パソコンで受講できます。',
      },
      actions: [
        {
          label: {
            'zh-TW': '免費體驗線上課',
            'zh-CN': '免费体验线上课',
            'en-US': 'Try a lesson free',
            'ja-JP': '無料のオンライン体験レッスンへ',
          },
          to: 'TrialCourse',
        },
      ],
    },
  ],
};
