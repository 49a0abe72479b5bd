import { exams } from '../../catalogue/exams';
import { t } from '../../catalogue/localized';
import { locales, type Locale } from '@/lib/domain/locale';
import { igqeProblems } from '../igqe-problems';
import type { Localized, SeedPage } from '../types';

const lead = t(
  '從 G19 到 G1，十九個級別、四個階段。考什麼、在哪裡考、怎樣算通過，一頁看完；還能先試一題。',
  '从 G19 到 G1，十九个级别、四个阶段。考什么、在哪里考、怎样算通过，一页看完；还能先试一题。',
  'Nineteen grades in four stages, from G19 to G1. What is asked, where you take it and what it takes to pass, all on one page, with a problem to try first.',
  'G19からG1まで、4つの段階に19のグレード。何が問われ、どこで受け、何問で合格かを1ページにまとめました。例題も試せます。',
);
const byLocale = (of: (locale: Locale) => string) =>
  Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as Localized;

/** From the exam that is easiest to the one that is hardest, as the catalogue has them. */
const [first, last] = [exams[0]!, exams.at(-1)!];
const span = (of: 'minutes' | 'questions') => `${first[of]}–${last[of]}`;
const format: Record<Locale, (minutes: number, questions: number, pass: number) => string> = {
  'zh-TW': (minutes, questions, pass) => `${minutes} 分鐘、${questions} 題，${pass} 題通過`,
  'zh-CN': (minutes, questions, pass) => `${minutes} 分钟、${questions} 题，${pass} 题通过`,
  'en-US': (minutes, questions, pass) => `${minutes} minutes, ${questions} questions, ${pass} to pass`,
  'ja-JP': (minutes, questions, pass) => `${minutes}分・${questions}問・${pass}問で合格`,
};
const mockExam = (grade: number) => `verification-g${grade}`;

export const igqeIntroPage: SeedPage = {
  slug: 'igqe-intro',
  title: t('IGQE 圍棋分級檢定', 'IGQE 围棋考级', 'IGQE: the Go Ranking Exam', 'IGQE 囲碁グレード検定'),
  lead,
  startsAt: null,
  endsAt: null,
  menus: ['header', 'about'],
  menuLabel: t('圍棋檢定', '围棋考级', 'Ranking exams', '囲碁検定'),
  blocks: [
    {
      block: 'hero',
      eyebrow: t('IGQE 圍棋分級檢定', 'IGQE 围棋考级', 'IGQE: the Go Ranking Exam', 'IGQE 囲碁グレード検定'),
      heading: t(
        '知道自己\n走到第幾級。',
        '知道自己\n走到第几级。',
        'Know how far\nyou have come.',
        'いまの力を、\nグレードで知る。',
      ),
      lead,
      illustration: 'exam',
      actions: [
        { label: t('先試一題', '先试一题', 'Try a problem', '例題を解いてみる'), to: '#try' },
        {
          label: t('看模擬檢定與價格', '看模拟考级与价格', 'Mock exams and prices', '模擬検定と料金'),
          to: '#mock-exams',
        },
      ],
      figures: [
        { figure: 'G19–G1', label: t('十九個級別', '十九个级别', 'nineteen grades', '19のグレード') },
        { figure: span('minutes'), label: t('分鐘一場', '分钟一场', 'minutes', '分の試験') },
        {
          figure: span('questions'),
          label: t('題，在棋盤上作答', '题，在棋盘上作答', 'questions on a board', '問を盤上で解答'),
        },
      ],
    },
    {
      block: 'cards',
      anchor: 'where-are-you',
      isLifted: true,
      heading: t('你現在在哪裡', '你现在在哪里', 'Where you are now', 'いまのあなたは'),
      items: [
        {
          title: t('剛學完規則', '刚学完规则', 'Just learned the rules', 'ルールを覚えたところ'),
          text: t(
            '從 G19 開始：數氣、一步提子、禁著點。第一場檢定，是用來知道自己真的會了。',
            '从 G19 开始：数气、一步提子、禁入点。第一场考级，是用来知道自己真的会了。',
            'Start at G19: liberties, captures in one move, forbidden points. A first exam is there to show you that you really can.',
            'G19から始めましょう。呼吸点、一手で取る、着手禁止点。最初の検定は「本当に分かった」を確かめる場です。',
          ),
          label: t('G19 模擬檢定', 'G19 模拟考级', 'Mock exam G19', 'G19模擬検定'),
          to: `courses/${mockExam(19)}`,
          position: { size: 9, black: 'D6 E5 F6', white: 'E6 D3 G4', ghost: 'E7', crop: 'B2 H8' },
        },
        {
          title: t('學完入門課', '学完入门课', 'Finished the beginner courses', '入門コースを終えた'),
          text: t(
            'G15 是兩個階段的交界。入門課從 G19 教到 G15；通過 G15，就進入中級。',
            'G15 是两个阶段的交界。入门课从 G19 教到 G15；通过 G15，就进入中级。',
            'G15 is where two stages meet. The beginner courses lead from G19 to G15, and passing it is how you enter the intermediate stage.',
            'G15は二つの段階の境目です。入門コースはG19からG15まで進み、G15に合格すると中級に入ります。',
          ),
          label: t('G15 模擬檢定', 'G15 模拟考级', 'Mock exam G15', 'G15模擬検定'),
          to: `courses/${mockExam(15)}`,
          position: { size: 9, black: 'G7 G8 G9 H6 H7 H9 J6', white: 'E8 E9 F7 G6 H5 J5', crop: 'D4 J9' },
        },
        {
          title: t(
            '下過棋，不知道幾級',
            '下过棋，不知道几级',
            'You play, but at which grade?',
            '打てるが、グレードが分からない',
          ),
          text: t(
            '看下表每一級會什麼，挑一級有把握的做模擬檢定；做起來輕鬆，就往更強的一級。',
            '看下表每一级会什么，挑有把握的一级做模拟考级；做起来轻松，就往更强的一级。',
            'Read below what each grade can do, take the mock exam for one you feel sure of, and move up if it is easy.',
            '下の表で各グレードの力を見て、自信のあるものの模擬検定を受けましょう。余裕があれば、もう一つ上へ。',
          ),
          label: t('十九級對照表', '十九级对照表', 'The nineteen grades', '19グレードの一覧'),
          to: '#grades',
          position: { size: 13, black: 'D10 K4 K7 G11', white: 'K10 D4 C7 G3' },
        },
      ],
    },
    {
      block: 'gradeRoad',
      anchor: 'stages',
      eyebrow: t('四個階段', '四个阶段', 'Four stages', '4つの段階'),
      heading: t('一條路，十九顆棋子', '一条路，十九颗棋子', 'One road, nineteen stones', '一本の道に、19の石'),
      lead: t(
        '數字越小越強：「G15 以上」就是 G15 或更強。課程、題庫、AI 檢定與老師開通課程的範圍，都用這把尺。',
        '数字越小越强：“G15 以上”就是 G15 或更强。课程、题库、AI 考级与老师开通课程的范围，都用这把尺。',
        'A smaller number is stronger, so “G15 or stronger” means G15, G14 and on to G1. Courses, problems, AI exams and what a teacher may activate all use this one scale.',
        '数字が小さいほど強く、「G15以上」はG15かそれより強いことを表します。コース、問題、AI検定、先生が受講権を付与できる範囲も、すべてこのものさしです。',
      ),
    },
    {
      block: 'problem',
      anchor: 'try',
      tone: 'tinted',
      eyebrow: t('先試一題', '先试一题', 'Try one first', 'まずは例題から'),
      heading: t(
        '檢定的題目，就長這樣',
        '考级的题目，就长这样',
        'This is what the exam asks',
        '検定では、こんな問題が出ます',
      ),
      body: t(
        '入門、中級、高級各一題，都是黑先，直接下在棋盤上。\n\n- **每題只有一個答案**，電腦把其他下法也搜尋過\n- **下錯了**，白棋會下出最強的應手\n- **覺得剛好要想一下**，就是適合你的級別',
        '入门、中级、高级各一题，都是黑先，直接下在棋盘上。\n\n- **每题只有一个答案**，电脑把其他下法也搜索过\n- **下错了**，白棋会下出最强的应手\n- **觉得刚好要想一下**，就是适合你的级别',
        'One problem each for the beginner, intermediate and advanced stages. Black plays first; answer on the board.\n\n- **Each has one answer**: a computer search found no other move that works\n- **A wrong move** meets White’s strongest reply\n- **If it makes you think for a moment**, the grade fits',
        '入門・中級・上級から1問ずつ。どれも黒番で、盤に直接打って答えます。\n\n- **答えは一つ**。ほかの手では成功しないことを、コンピューターの探索で確かめました\n- **間違えると**、白が最強の応手で答えます\n- **少し考えて解けるくらい**が、ちょうどよいグレードです',
      ),
      problems: igqeProblems,
      afterLabel: t(
        '都答對了！看模擬檢定',
        '都答对了！看模拟考级',
        'All three solved! See the mock exams',
        '全問正解！模擬検定を見る',
      ),
      afterTo: '#mock-exams',
    },
    {
      block: 'table',
      anchor: 'grades',
      eyebrow: t('十九個級別', '十九个级别', 'The nineteen grades', '19のグレード'),
      heading: t(
        '通過每一級，代表你會什麼',
        '通过每一级，代表你会什么',
        'What each grade says you can do',
        '各グレードで、できるようになること',
      ),
      columns: [
        t('級別', '级别', 'Grade', 'グレード'),
        t('你會什麼', '你会什么', 'What you can do', 'できること'),
        t('考試', '考试', 'The exam', '試験'),
      ],
      rows: exams.map(({ grade, shows, minutes, questions, pass }) => ({
        cells: [`G${grade}`, shows, byLocale((locale) => format[locale](minutes, questions, pass))],
      })),
      note: t(
        '入門 G19–G16、中級 G15–G11、高級 G10–G6、精通 G5–G1。每一級分三個部分，考哪三項寫在該級模擬檢定的頁面上。',
        '入门 G19–G16、中级 G15–G11、高级 G10–G6、精通 G5–G1。每一级分三个部分，考哪三项写在该级模拟考级的页面上。',
        'Beginner G19 to G16, Intermediate G15 to G11, Advanced G10 to G6, Mastery G5 to G1. Each exam has three parts; the page of its mock exam names them.',
        '入門G19〜G16、中級G15〜G11、上級G10〜G6、マスターG5〜G1。どのグレードも三部に分かれ、その内容は各模擬検定のページに書かれています。',
      ),
    },
    {
      block: 'pictureText',
      anchor: 'official-exam',
      tone: 'tinted',
      side: 'right',
      illustration: 'certificate',
      eyebrow: t('正式檢定', '正式考级', 'The official exam', '公式検定'),
      heading: t(
        '一張寫著你名字的證書',
        '一张写着你名字的证书',
        'A certificate with your name on it',
        'あなたの名前が入った認定証',
      ),
      body: t(
        '正式檢定由先手圍棋主辦，在各分校舉行。和模擬檢定考一樣的範圍、一樣的時間，不同的是現場只有你和棋盤。',
        '正式考级由先手围棋主办，在各校区举行。和模拟考级考一样的范围、一样的时间，不同的是现场只有你和棋盘。',
        'Sente Go holds the official exam at its branches. It covers the same material in the same time as the mock exam; the difference is that it is just you and the board.',
        '公式検定は先手囲碁が主催し、各教室で行います。範囲も時間も模擬検定と同じ。違うのは、ひとりで盤に向かうことです。',
      ),
      items: [
        {
          title: t('在哪裡', '在哪里', 'Where', '会場'),
          text: t(
            '各分校，有老師監考。',
            '各校区，由老师监考。',
            'At a branch, with a teacher in the room.',
            '各教室。講師が立ち会います。',
          ),
        },
        {
          title: t('什麼時候、多少錢', '什么时候、多少钱', 'When and how much', '日程と受検料'),
          text: t(
            '場次與報名費由分校公布，報名時先問清楚。',
            '场次与报名费由校区公布，报名时先问清楚。',
            'Each branch announces its dates and its fee; ask when you register.',
            '教室ごとにお知らせします。お申し込みの際にご確認ください。',
          ),
        },
        {
          title: t('怎樣算通過', '怎样算通过', 'What it takes to pass', '合格'),
          text: t(
            '大約答對七成，每一級的題數見上表。',
            '大约答对七成，每一级的题数见上表。',
            'About 70% right; the table above has the number for each grade.',
            'およそ7割の正解です。各グレードの正解数は上の表をご覧ください。',
          ),
        },
        {
          title: t('拿到什麼', '拿到什么', 'What you receive', '受け取るもの'),
          text: t(
            '一張證書，寫明姓名、級別與日期。',
            '一张证书，写明姓名、级别与日期。',
            'A certificate with your name, the grade and the date.',
            'お名前・グレード・日付を記した認定証です。',
          ),
        },
      ],
      actions: [{ label: t('找最近的分校', '找最近的校区', 'Find a branch', 'お近くの教室を探す'), to: 'branches' }],
    },
    {
      block: 'table',
      anchor: 'mock-or-official',
      heading: t(
        '模擬檢定和正式檢定，差在哪裡？',
        '模拟考级和正式考级，差在哪里？',
        'Mock exam or official exam?',
        '模擬検定と公式検定の違い',
      ),
      columns: [
        t('比一比', '比一比', 'Side by side', '比べると'),
        t('模擬檢定', '模拟考级', 'Mock exam', '模擬検定'),
        t('正式檢定', '正式考级', 'Official exam', '公式検定'),
      ],
      rows: [
        {
          cells: [
            t('範圍與時間', '范围与时间', 'Material and time', '範囲と時間'),
            t('和正式檢定相同', '和正式考级相同', 'The same as the official exam', '公式検定と同じ'),
            t('見上表', '见上表', 'See the table above', '上の表のとおり'),
          ],
        },
        {
          cells: [
            t('在哪裡', '在哪里', 'Where', '受ける場所'),
            t('線上，在家就能做', '线上，在家就能做', 'Online, at home', 'オンライン（ご自宅）'),
            t(
              '分校，有老師監考',
              '校区，由老师监考',
              'At a branch, with a teacher in the room',
              '教室（講師が立ち会い）',
            ),
          ],
        },
        {
          cells: [
            t('幾次', '几次', 'How often', '回数'),
            t(
              '買一次，不限次數重考',
              '买一次，不限次数重考',
              'Bought once, retaken without limit',
              '一度のご購入で、何度でも受けられます',
            ),
            t('報名一場考一次', '报名一场考一次', 'Once for each registration', '1回のお申し込みで1回'),
          ],
        },
        {
          cells: [
            t('考完看到什麼', '考完看到什么', 'Afterward', '終わったあと'),
            t(
              '三個部分的成績、逐題解說、該回頭看的課程',
              '三个部分的成绩、逐题讲解、该回看的课程',
              'A result for each part, every question explained, courses to go back to',
              '三部それぞれの成績、一問ごとの解説、復習するコース',
            ),
            t('是否通過', '是否通过', 'Whether you passed', '合否'),
          ],
        },
        {
          cells: [
            t('證書', '证书', 'Certificate', '認定証'),
            t('沒有', '没有', 'None', 'なし'),
            t('通過就有', '通过就有', 'For everyone who passes', '合格した方にお渡し'),
          ],
        },
        {
          cells: [
            t('費用', '费用', 'Price', '費用'),
            t(
              '{price:verification-g19} 起，G1 為 {price:verification-g1}',
              '{price:verification-g19} 起，G1 为 {price:verification-g1}',
              'From {price:verification-g19} for G19 to {price:verification-g1} for G1',
              'G19は{price:verification-g19}、G1は{price:verification-g1}',
            ),
            t('由分校公布', '由校区公布', 'Announced by the branch', '教室がお知らせ'),
          ],
        },
      ],
    },
    {
      block: 'offer',
      anchor: 'mock-exams',
      tone: 'tinted',
      show: 'prices',
      eyebrow: t('模擬檢定', '模拟考级', 'Mock exams', '模擬検定'),
      heading: t('考前，先考一次', '考前，先考一次', 'Take it once before it counts', '本番の前に、もう一つの本番'),
      lead: t(
        '錯的題會指回對應的課程。成績只有你自己看得到。',
        '错的题会指回对应的课程。成绩仅自己可见。',
        'Missed questions point to the course that helps. Only you see the result.',
        '間違えた分野には、合うコースをご案内します。成績はご本人だけが見られます。',
      ),
      productIds: exams.map(({ grade }) => mockExam(grade)),
      note: t(
        '模擬檢定購買後不退費，購買前請確認級別。',
        '模拟考级购买后不退款，购买前请确认级别。',
        'Mock exams are non-refundable. Please check the grade before you buy.',
        '模擬検定は返金の対象外です。ご購入前にグレードをご確認ください。',
      ),
    },
    {
      block: 'steps',
      anchor: 'registration',
      eyebrow: t('怎麼報名', '怎么报名', 'How to register', 'お申し込みの流れ'),
      heading: t('四步，走進考場', '四步，走进考场', 'Four steps to the exam room', '受検までの4ステップ'),
      items: [
        {
          title: t('確認級別', '确认级别', 'Settle on a grade', 'グレードを決める'),
          text: t(
            '做一次模擬檢定。答對的題數夠了，就是這一級。',
            '做一次模拟考级。答对的题数够了，就是这一级。',
            'Take the mock exam. Enough right answers, and this is your grade.',
            '模擬検定を受けます。正解数が足りていれば、そのグレードです。',
          ),
        },
        {
          title: t('找分校', '找校区', 'Find a branch', '教室を探す'),
          text: t(
            '在分校頁選地區與城市，每間都有地址和電話。',
            '在校区页选择地区与城市，每个校区都有地址和电话。',
            'Choose your region and city on the branches page; each branch lists its address and phone number.',
            '教室検索で地域と都市を選ぶと、住所と電話番号が分かります。',
          ),
        },
        {
          title: t('打電話報名', '打电话报名', 'Call to register', '電話で申し込む'),
          text: t(
            '問下一場的日期與報名費，說明要考的級別。',
            '问下一场的日期与报名费，说明要考的级别。',
            'Ask for the next date and the fee, and say which grade you want.',
            '次の日程と受検料を確認し、受けるグレードをお伝えください。',
          ),
        },
        {
          title: t('到場應考', '到场应考', 'Take the exam', '教室で受ける'),
          text: t(
            '先數氣，再落子。通過後領取證書。',
            '先数气，再落子。通过后领取证书。',
            'Count first, then play. Pass, and the certificate is yours.',
            'まず数えてから、打つ。合格すると認定証をお渡しします。',
          ),
        },
      ],
    },
    {
      block: 'pictureText',
      anchor: 'championships',
      tone: 'tinted',
      illustration: 'trophy',
      eyebrow: t('檢定之外', '考级之外', 'Beyond exams', '検定のほかに'),
      heading: t(
        '和別的學校，下一整天的棋',
        '和别的学校，下一整天的棋',
        'A day of games against other schools',
        '学校を代表して、一日打つ',
      ),
      body: t(
        '檢定量的是自己，比賽看的是對手。先手盃校際圍棋賽分組進行，組別、資格與報名期間都在比賽頁。',
        '考级衡量的是自己，比赛看的是对手。先手杯校际围棋赛分组进行，组别、资格与报名期间都在比赛页。',
        'An exam measures you; a match needs somebody across the board. The pages of the Sente Cup school championships list the groups, who may play, and when registration is open.',
        '検定で測るのは自分、大会で出会うのは相手です。先手杯学校対抗囲碁大会の部門、参加資格、申し込み期間は大会のページをご覧ください。',
      ),
      actions: [
        { label: t('看校際賽', '看校际赛', 'School championships', '学校対抗選手権を見る'), to: 'SchoolChampionships' },
      ],
    },
    {
      block: 'questions',
      show: 'group',
      groupCode: 'exams',
      eyebrow: t('常見問題', '常见问题', 'Questions', 'よくある質問'),
      heading: t('報名之前，你可能想問', '报名之前，你可能想问', 'Before you register', 'お申し込みの前に'),
    },
    {
      block: 'callToAction',
      heading: t(
        '下一級，就差一場模擬檢定。',
        '下一级，就差一次模拟考级。',
        'Your next grade starts with a mock exam.',
        '次のグレードは、一回の模擬検定から。',
      ),
      lead: t(
        '還沒學過也沒關係：線上體驗課免費，學會了再來考 G19。',
        '还没学过也没关系：线上体验课免费，学会了再来考 G19。',
        'Never played? The online trial lessons are free. Come back for G19 when you are ready.',
        'これから始める方は、無料のオンライン体験レッスンをどうぞ。覚えたら、G19に挑戦しましょう。',
      ),
      actions: [
        {
          label: t('選一級模擬檢定', '选一级模拟考级', 'Choose a mock exam', '模擬検定を選ぶ'),
          to: 'courses?coursesType=verification',
        },
        {
          label: t('免費體驗線上課', '免费体验线上课', 'Try a lesson free', '無料のオンライン体験レッスンへ'),
          to: 'TrialCourse',
        },
      ],
    },
  ],
};
