import { locales } from '@/lib/domain/locale';
import { t } from '../../catalogue/localized';
import type { SeedPage } from '../types';

/** The children's trials are not offered in Japanese; the one for everybody is. */
const outsideJapan = locales.filter((locale) => locale !== 'ja-JP');
const three = (tw: string, cn: string, en: string) => ({ 'zh-TW': tw, 'zh-CN': cn, 'en-US': en });

export const trialCoursePage: SeedPage = {
  slug: 'TrialCourse',
  title: t(
    '體驗：線上或分校',
    '体验：线上或校区',
    'Try it: online or at a branch',
    'オンライン体験レッスンと教室の体験クラス',
  ),
  menuLabel: t('免費體驗', '免费体验', 'Free trial', '無料体験'),
  lead: t(
    '線上體驗課免費，隨時開始；4 到 10 歲的孩子也可以到分校，和老師面對面下一盤。',
    '线上体验课免费，随时开始；4 至 10 岁的孩子也可以到校区，和老师面对面下一盘。',
    'The online trial lessons are free and start whenever you like. Children ages 4 to 10 can also come to a branch and play with a teacher.',
    'オンライン体験レッスンは無料で、いつでも始められます。4〜10歳のお子さまは、教室で先生と向かい合って打つこともできます。',
  ),
  startsAt: null,
  endsAt: null,
  menus: ['more'],
  blocks: [
    {
      block: 'hero',
      eyebrow: t('免費體驗', '免费体验', 'Try it free', '無料で体験'),
      heading: t(
        '先下一手，\n再決定要不要學。',
        '先下一手，\n再决定要不要学。',
        'Play first.\nDecide afterward.',
        'まずは一手。\n決めるのはあとで。',
      ),
      lead: t(
        '沒碰過圍棋也沒關係。在家免費體驗線上課，今天就提掉第一顆子；或帶 4 到 10 歲的孩子到分校，和老師面對面下一盤。',
        '没碰过围棋也没关系。在家免费体验线上课，今天就提掉第一颗子；或带 4 至 10 岁的孩子到校区，和老师面对面下一盘。',
        'Never touched a stone? Take the online trial lessons at home and make your first capture today, or bring a child (ages 4 to 10) to a branch for a game with a teacher.',
        '囲碁がまったく初めてでも大丈夫です。おうちでオンライン体験レッスンを受けて、今日はじめての石を取ってみませんか？4〜10歳のお子さまは、教室の体験クラスでも打てます。',
      ),
      illustration: 'online-lesson',
      actions: [
        {
          label: t('線上：現在開始', '线上：现在开始', 'Start online now', 'オンラインで始める'),
          to: 'courses/trial-01',
        },
        {
          label: t('分校：找有名額的日期', '校区：找有名额的日期', 'Find a class at a branch', '教室の空席を探す'),
          to: '#classes',
        },
      ],
      figures: [
        {
          figure: '{price:trial-01}',
          label: t('不需要信用卡', '无需绑定支付方式', 'no credit card', 'カード登録なし'),
        },
        {
          figure: '{lessons:trial-01}',
          label: t('堂線上短課', '节线上短课', 'short lessons online', '本の短いレッスン'),
        },
        { figure: '60', label: t('分鐘分校體驗課', '分钟校区体验课', 'minutes at a branch', '分の教室の体験クラス') },
      ],
    },
    {
      block: 'offer',
      anchor: 'online',
      in: outsideJapan,
      eyebrow: three('線上體驗課', '线上体验课', 'Online'),
      heading: three('選一個，今天就開始', '选一个，今天就开始', 'Pick one and start today'),
      lead: three(
        '成人和青少年從「第一次提子」開始；孩子有故事版，想多試幾天還有兩週版。都是免費的，沒有期限。',
        '成人和青少年从“第一次提子”开始；孩子有故事版，想多试几天还有两周版。都是免费的，长期有效。',
        'Adults and teenagers begin with a first capture. Children have a story version, and a two-week one for those who want more days to decide. All free, and yours to keep.',
      ),
      productIds: ['trial-01', 'kidtrial-01', 'kid2week'],
    },
    {
      block: 'pictureText',
      anchor: 'online',
      in: ['ja-JP'],
      side: 'right',
      illustration: 'phone-lesson',
      eyebrow: 'オンライン体験レッスン',
      heading: '短いレッスンで、はじめての石取りまで',
      body: '大人の方にも、5歳からのお子さまにも向いています（お子さまは保護者の方とご一緒にどうぞ）。期限はありません。',
      items: [
        { title: '碁盤と碁石、手番', text: 'どこに置くか、どちらから打つか。' },
        { title: '呼吸点とは', text: '石のまわりの、あいた点を数えます。' },
        { title: 'アタリと石取り', text: '最後の一つをふさぐと、石が取れます。' },
        { title: '先に取ったら勝ち', text: '9路盤でAIと小さな一局を打ちます。' },
      ],
      actions: [{ label: '無料で受け取る', to: 'courses/trial-01' }],
    },
    {
      block: 'steps',
      anchor: 'how-online',
      tone: 'tinted',
      eyebrow: t('線上怎麼開始', '线上怎么开始', 'How to start online', 'オンラインの始め方'),
      heading: t('三步，不用等人回覆', '三步，不用等人回复', 'Three steps, no waiting', '3つのステップで、すぐに'),
      items: [
        {
          time: t('大約一分鐘', '大约一分钟', 'About a minute', '1分ほど'),
          title: t('註冊免費會員', '注册免费会员', 'Register free', '無料会員登録'),
          text: t(
            '填好帳號名稱、電子信箱與密碼就行。約 4,000 關天梯與線上對弈馬上可用，驗證信箱後還有 1 個月 VIP 體驗。',
            '填好用户名、电子邮箱和密码即可。约 4,000 关天梯与在线对弈马上可用，验证邮箱后还有 1 个月 VIP 体验。',
            'Choose a username and password and give us your email address. The climb of about 4,000 problems and games with other players are open at once; verify your email, and one month of VIP is yours to try.',
            'ユーザー名、メールアドレス、パスワードを入力するだけです。約4,000問のステップアップ問題と会員同士の対局をすぐにご利用いただけ、メールアドレスを確認すると1か月のVIP体験も始まります。',
          ),
        },
        {
          time: t('馬上', '马上', 'At once', 'すぐに'),
          title: t('領取線上體驗課', '领取线上体验课', 'Claim the trial lessons', '体験を受け取る'),
          text: t(
            '打開課程頁，選擇免費領取，課就在你的個人空間裡。',
            '打开课程页，选择免费领取，课程就在你的个人空间里。',
            'Open the course page and claim it for free; it appears in your personal space.',
            'コースのページから無料で受け取ると、マイページに入ります。',
          ),
        },
        {
          time: t('每堂 5 到 15 分鐘', '每节 5 至 15 分钟', '5 to 15 minutes each', '1本5〜15分'),
          title: t('看一段，下一手', '看一段，下一手', 'Watch a little, play a little', '少し見て、一手打つ'),
          text: t(
            '下錯了，棋盤會走給你看；想停就停，下次接著學。',
            '走错了，棋盘会演示给你看；想停就停，下次接着学。',
            'After a wrong move the board shows you why. Stop whenever you like and carry on later.',
            '間違えても、盤がその先を見せてくれます。いつでもやめて、続きから学べます。',
          ),
        },
      ],
    },
    {
      block: 'pictureText',
      anchor: 'what-happens',
      illustration: 'classroom',
      side: 'right',
      eyebrow: t('分校體驗課', '校区体验课', 'At a branch', '教室の体験クラス'),
      heading: t(
        '60 分鐘，從第一顆子到第一盤棋',
        '60 分钟，从第一颗子到第一盘棋',
        'Sixty minutes, from a first stone to a first game',
        '60分で、最初の一手から小さな一局まで',
      ),
      body: t(
        '給 4 到 10 歲、沒學過圍棋的孩子。不需要識字，也不需要會算術；爸爸媽媽不會下棋也歡迎。',
        '给 4 至 10 岁、没学过围棋的孩子。不需要识字，也不需要会算术；爸爸妈妈不会下棋也欢迎。',
        'For children ages 4 to 10 who have never played. No reading or arithmetic is needed, and parents don’t have to know the game.',
        '囲碁がはじめての4〜10歳のお子さまが対象です。文字や計算ができなくても、保護者の方が囲碁をご存じなくても大丈夫です。',
      ),
      items: [
        {
          title: t('聽一個短故事', '听一个短故事', 'A short story', '短いお話'),
          text: t(
            '認識棋盤和黑白兩隊。',
            '认识棋盘和黑白两队。',
            'Meet the board and its two teams.',
            '碁盤と、黒と白のチームを知ります。',
          ),
        },
        {
          title: t('學會氣與提子', '学会气与提子', 'Liberties and captures', '呼吸点と石取り'),
          text: t(
            '自己提掉第一顆子。',
            '自己提掉第一颗子。',
            'Take a first stone off the board.',
            '自分の手で、はじめての石を取ります。',
          ),
        },
        {
          title: t('兩人一組玩吃子棋', '两人一组玩吃子棋', 'The capture game in pairs', '2人1組で石取りゲーム'),
          text: t(
            '輪流下，輸贏都說謝謝。',
            '轮流下，输赢都说谢谢。',
            'Taking turns, and thanks at the end.',
            '順番に打って、終わったらあいさつをします。',
          ),
        },
        {
          title: t('下一小盤 9 路棋', '下一小盘 9 路棋', 'A small 9×9 game', '9路盤で一局'),
          text: t(
            '結束時，老師告訴你孩子適合從哪裡開始。',
            '结束时，老师告诉你孩子适合从哪里开始。',
            'At the end, the teacher tells you where your child could start.',
            '最後に、始めるグレードの目安を先生がお伝えします。',
          ),
        },
      ],
    },
    {
      block: 'branches',
      show: 'seats',
      anchor: 'classes',
      tone: 'tinted',
      eyebrow: t('預約', '预约', 'Book', 'ご予約'),
      heading: t('看看哪一天還有名額', '看看哪一天还有名额', 'See which days have open seats', '空席のある日を探す'),
      lead: t(
        '找到適合的場次，直接在線上預約；額滿時可以排候補。附近沒有場次時，換個城市看看，或先在線上開始。',
        '找到合适的场次，直接在线预约；约满时可以排候补。附近没有场次时，换个城市看看，或先在线上开始。',
        'Found one that suits you? Book it right here; where a class is full, join its waiting list. If there is nothing nearby, try another city or start online.',
        'ご都合のよい回は、そのままオンラインでご予約いただけます。満席の回はキャンセル待ちも承ります。お近くにない場合は、ほかの都市をご覧になるか、オンラインで始めてみてください。',
      ),
    },
    {
      block: 'pictureText',
      anchor: 'bring',
      illustration: 'calendar',
      eyebrow: t('出發之前', '出发之前', 'Before you come', '体験の前に'),
      heading: t('要準備的很少', '要准备的很少', 'There isn’t much to prepare', 'ご用意いただくもの'),
      items: [
        {
          title: t('到分校', '到校区', 'At a branch', '教室では'),
          text: t(
            '不需要自備棋具，帶水壺就好；請提早五分鐘到。',
            '不需要自备棋具，带水壶就好；请提前五分钟到。',
            'Just bring a water bottle; boards and stones are provided. Please arrive five minutes early.',
            '碁盤や碁石は不要です。水筒をお持ちになり、5分前にお越しください。',
          ),
        },
        {
          title: t('在線上', '在线上', 'Online', 'オンラインでは'),
          text: t(
            '手機就能上；平板或電腦的棋盤看得更清楚。',
            '手机就能学；平板或电脑的棋盘看得更清楚。',
            'A phone will do; a tablet or computer shows the board best.',
            'スマートフォンでも受講できます。タブレットかパソコンなら、盤がより見やすくなります。',
          ),
        },
        {
          title: t('和孩子一起', '和孩子一起', 'With a child', 'お子さまと'),
          text: t(
            '線上 5 歲起，請坐在孩子旁邊，一起看、一起下。',
            '线上 5 岁起，请坐在孩子旁边，一起看、一起下。',
            'Online lessons are for ages 5 and up: sit beside your child, watch along and play along.',
            'オンラインは5歳から。隣に座って、一緒に見て、一緒に打ってみてください。',
          ),
        },
      ],
    },
    {
      block: 'questions',
      show: 'picked',
      faqSlugs: [
        'what-age',
        'parent-cannot-play',
        'do-i-need-a-board',
        'devices',
        'free-member-benefits',
        'where-do-i-start',
      ],
      tone: 'tinted',
      eyebrow: t('常見問題', '常见问题', 'Questions', 'よくある質問'),
      heading: t('體驗之前，你可能想問', '体验之前，你可能想问', 'Before you try', '体験の前に'),
    },
    {
      block: 'callToAction',
      heading: t(
        '第一顆子，今天就能提。',
        '第一颗子，今天就能提。',
        'Your first capture can be today.',
        'はじめての石取りは、今日できます。',
      ),
      lead: t(
        '免費，不需要信用卡，上完再決定。',
        '免费，无需绑定支付方式，学完再决定。',
        'Free, no credit card needed. Decide once you have tried it.',
        '無料で、カードの登録も不要です。受けてから、じっくりお決めください。',
      ),
      actions: [
        {
          label: t('領取線上體驗課', '领取线上体验课', 'Get the trial lessons', 'オンライン体験レッスンを受け取る'),
          to: 'courses/trial-01',
        },
      ],
    },
  ],
};
