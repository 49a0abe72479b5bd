import { locales } from '@/lib/domain/locale';
import { t } from '../../catalogue/localized';
import { kidgoProblems } from '../kidgo-problems';
import type { SeedPage } from '../types';

/** The children's courses are not sold in Japanese; their page tells of those that suit children there. */
const outsideJapan = locales.filter((locale) => locale !== 'ja-JP');
const three = (tw: string, cn: string, en: string) => ({ 'zh-TW': tw, 'zh-CN': cn, 'en-US': en });

const lead = t(
  '4 到 10 歲，從「吃一顆子」開始。像故事一樣的短課，每一手都有回應的棋盤，輸了也能笑著再來一盤。',
  '4 至 10 岁，从“吃一颗子”开始。像故事一样的短课，每一手都有回应的棋盘，输了也能笑着再来一盘。',
  'Ages 4 to 10, starting with a single capture: short lessons told like stories, a board that answers every move, and a smile even after a lost game.',
  '4〜10歳のお子さまが、石を一つ取るところから始めます。お話のような短いレッスンと、一手ごとに応える碁盤で、負けても「もう一局」と言えるようになります。',
);
const tryFree = t('免費體驗線上課', '免费体验线上课', 'Try a lesson free', '無料のオンライン体験レッスンへ');

export const kidgoPage: SeedPage = {
  slug: 'kidgo',
  title: t('兒童圍棋', '儿童围棋', 'Go for Kids', 'こども囲碁'),
  lead,
  startsAt: null,
  endsAt: null,
  menus: ['header', 'help'],
  notInMenuOf: ['ja-JP'],
  menuLabel: t('兒童圍棋', '儿童围棋', 'Kids Go', 'こども囲碁'),
  blocks: [
    {
      block: 'hero',
      eyebrow: t('兒童圍棋', '儿童围棋', 'Go for Kids', 'こども囲碁'),
      heading: t(
        '第一顆棋子，\n自己吃下來。',
        '第一颗棋子，\n自己吃下来。',
        'A first capture,\nall by themselves.',
        'はじめての石取りを、\n自分の手で。',
      ),
      lead,
      illustration: 'child-at-board',
      actions: [
        { label: tryFree, to: 'TrialCourse' },
        {
          label: t('看課程與價格', '看课程与价格', 'Courses and prices', 'コースと料金を見る'),
          to: '#courses',
        },
      ],
      figures: [
        { figure: '4–10', label: t('歲的孩子', '岁的孩子', 'years old', '歳のお子さま') },
        { figure: '5–15', label: t('分鐘一堂課', '分钟一节课', 'minutes a lesson', '分の短いレッスン') },
        { figure: '1', label: t('堂課，一天最多', '节课，一天最多', 'lesson a day, at most', '本まで（1日の目安）') },
      ],
    },
    {
      block: 'cards',
      anchor: 'ages',
      isLifted: true,
      heading: t(
        '孩子現在適合從哪裡開始',
        '孩子现在适合从哪里开始',
        'Where your child can start',
        'お子さまに合う始め方',
      ),
      items: [
        {
          title: t('4 歲起，到分校', '4 岁起，到校区', 'Ages 4 and up, at a branch', '4歳から、教室で'),
          text: t(
            '老師坐在孩子身邊，一起擺下第一顆子。不需要識字，分得出黑和白就能開始。',
            '老师坐在孩子身边，一起摆下第一颗子。不需要识字，分得清黑和白就能开始。',
            'A teacher sits beside your child for the very first stone. No reading needed; telling black from white is enough.',
            '先生が隣に座って、最初の一手から一緒に打ちます。文字が読めなくても、黒と白が分かれば大丈夫です。',
          ),
          label: t('找有名額的分校', '找有名额的校区', 'Find a trial class', '空席のある教室を探す'),
          to: 'branches',
          position: { size: 9, black: 'C5 D6 E5', white: 'D5 F4 C3', ghost: 'D4', crop: 'B2 G7' },
        },
        {
          title: t('5 歲起，在家線上學', '5 岁起，在家线上学', 'Ages 5 and up, online at home', '5歳から、おうちで'),
          text: t(
            '和爸爸媽媽一起看短片、一起落子。大人不會下棋也沒關係。',
            '和爸爸妈妈一起看短片、一起落子。大人不会下棋也没关系。',
            'Watch a short lesson together and place the stones together. You don’t have to know the game yourself.',
            '短い動画を見て、一緒に石を置きます。保護者の方が囲碁をご存じなくても楽しめます。',
          ),
          label: t('免費體驗線上課', '免费体验线上课', 'Try a lesson free', '無料で体験する'),
          to: 'TrialCourse',
          position: { size: 9, black: 'A2 B2 C2 D2 B1 D1', white: 'A3 B3 C3 D3 E2 E1', crop: 'A1 F6' },
        },
        {
          title: t('已經會下 9 路棋', '已经会下 9 路棋', 'Already plays on 9×9', 'もう9路盤で打てる'),
          text: t(
            '接著練先想兩步：追得到嗎？追完自己安全嗎？',
            '接着练先想两步：追得到吗？追完自己安全吗？',
            'Next comes looking two moves ahead: can I catch it, and am I safe afterward?',
            '次は「生きる」ことを覚えます。どんな形なら取られないのか、盤の上で確かめます。',
          ),
          label: t('看下一門課', '看下一门课', 'See the next course', '次のコースを見る'),
          to: t('courses/kid-beginner', 'courses/kid-beginner', 'courses/kid-beginner', 'courses/first-life-death'),
          position: { size: 9, black: 'D6 C5 D4 E4 F6', white: 'D5 E5 G4', last: 'E5', crop: 'B2 H8' },
        },
      ],
    },
    {
      block: 'pictureText',
      anchor: 'a-lesson',
      side: 'right',
      illustration: 'phone-lesson',
      eyebrow: t('一堂課的樣子', '一节课的样子', 'Inside a lesson', 'レッスンの流れ'),
      heading: t('一堂課，只學一件事', '一节课，只学一件事', 'One lesson, one idea', '一回に覚えるのは、一つだけ'),
      body: t(
        '練習不計時，孩子可以慢慢想；想停就停，下次從同一個地方接著學。',
        '练习不计时，孩子可以慢慢想；想停就停，下次从同一个地方接着学。',
        'Nothing is timed. A child can think as long as they like, stop anywhere, and carry on from the same place next time.',
        '練習に時間制限はありません。ゆっくり考えて、好きなところでやめて、次は続きから始められます。',
      ),
      items: [
        {
          title: t('聽一段短短的課', '听一段短短的课', 'Listen', '聞く'),
          text: t(
            '老師用 5 到 15 分鐘講一件事。',
            '老师用 5 至 15 分钟讲一件事。',
            'The teacher explains one thing in 5 to 15 minutes.',
            '5〜15分の動画で、先生が一つのことをお話しします。',
          ),
        },
        {
          title: t('馬上在棋盤上試', '马上在棋盘上试', 'Try', '試す'),
          text: t(
            '剛聽到的，立刻自己下下看。',
            '刚听到的，立刻自己下下看。',
            'What they just heard goes straight onto the board.',
            '聞いたばかりのことを、すぐ盤の上で打ってみます。',
          ),
        },
        {
          title: t('下錯了，看看會怎樣', '下错了，看看会怎样', 'Miss, and see why', '間違えて、確かめる'),
          text: t(
            '棋盤走出後果，再試一次就好。',
            '棋盘走出后果，再试一次就好。',
            'The board plays on to show what happens; then try again.',
            'その先どうなるかを盤が見せて、もう一度考えられます。',
          ),
        },
        {
          title: t('和家人下一小盤', '和家人下一小盘', 'Play', '打つ'),
          text: t(
            '跟 AI 或家人，把剛學的用出來。',
            '跟 AI 或家人，把刚学的用出来。',
            'A small game with the AI or with family puts it to use.',
            'AIやご家族との小さな一局で、習ったことを使います。',
          ),
        },
      ],
    },
    {
      block: 'problem',
      anchor: 'play',
      tone: 'tinted',
      eyebrow: t('現在就玩', '现在就玩', 'Play right here', 'いま、遊んでみる'),
      heading: t('把棋盤交給孩子', '把棋盘交给孩子', 'Hand your child the board', 'お子さまに、どうぞ'),
      body: t(
        '吃一次、救一次、蓋一間房子：課堂上教的三件事，在這裡各試一題。\n\n不會下棋也沒關係。下在哪裡，棋盤都會回應。',
        '吃一次、救一次、盖一间房子：课上教的三件事，在这里各试一题。\n\n不会下棋也没关系。下在哪里，棋盘都会回应。',
        'Capture, rescue, build a house: the three things the lessons teach, one problem each.\n\nNo need to know the game. Wherever you play, the board answers.',
        '取る、助ける、お部屋を作る。レッスンで習う三つのことを、1問ずつ遊べます。\n\n囲碁を知らなくても大丈夫です。どこに打っても、盤が応えてくれます。',
      ),
      problems: kidgoProblems,
      afterLabel: t(
        '都解開了！接著免費體驗線上課',
        '都解开了！接着免费体验线上课',
        'All solved! On to a free lesson',
        '全部できました！無料のオンライン体験レッスンへ',
      ),
      afterTo: 'TrialCourse',
    },
    {
      block: 'steps',
      anchor: 'weeks-and-units',
      in: outsideJapan,
      eyebrow: three('四週、四個單元', '四周、四个单元', 'Four weeks, four units'),
      heading: three(
        '一週一個單元，走到第一盤棋',
        '一周一个单元，走到第一盘棋',
        'One unit a week, up to a first whole game',
      ),
      lead: three(
        '「兒童啟蒙」共 {lessons:kidbasic} 堂，一天最多一堂，四週上完。沒上課的日子和家人下一盤吃子棋，或什麼都不做：讓孩子有時間忘記，也有時間再想起來。',
        '《儿童启蒙》共 {lessons:kidbasic} 节，一天最多一节，四周学完。没有课的日子和家人下一盘吃子棋，或什么都不做：让孩子有时间忘记，也有时间再想起来。',
        'Basic for Kids has {lessons:kidbasic} lessons, never more than one a day, and takes four weeks. On the days between, play the capture game together or do nothing at all: there is time to forget, and time to remember again.',
      ),
      items: [
        {
          time: three('第 1 週', '第 1 周', 'Week 1'),
          title: three('氣與提子', '气与提子', 'Liberties and captures'),
          text: three(
            '棋子要呼吸。學會數氣，看到叫吃，自己提掉第一顆子。',
            '棋子要呼吸。学会数气，看到打吃，自己提掉第一颗子。',
            'Stones have to breathe. Count the liberties, spot an atari, take a first stone.',
          ),
        },
        {
          time: three('第 2 週', '第 2 周', 'Week 2'),
          title: three('連接與禁著點', '连接与禁入点', 'Connecting, and where not to play'),
          text: three(
            '手牽手就不怕被切斷；也知道哪些地方不能下。',
            '手拉手就不怕被切断；也知道哪些地方不能下。',
            'Hand in hand, stones are safe; and some points are no place for a stone.',
          ),
        },
        {
          time: three('第 3 週', '第 3 周', 'Week 3'),
          title: three('各種吃子的方法', '各种吃子的方法', 'Ways to capture'),
          text: three(
            '雙叫吃、關門吃、抱著吃，還有一路追到底的征子。',
            '双打吃、关门吃、抱吃，还有一路追到底的征子。',
            'Double atari, shutting the door, the hug, and the ladder that chases all the way down.',
          ),
        },
        {
          time: three('第 4 週', '第 4 周', 'Week 4'),
          title: three('兩隻眼，第一盤棋', '两只眼，第一盘棋', 'Two eyes, and a first game'),
          text: three(
            '兩間房就吃不掉。數一數誰的地大，下完第一盤 9 路棋。',
            '两间房就吃不掉。数一数谁的地大，下完第一盘 9 路棋。',
            'With two rooms, stones can’t be taken. Count the territory, and finish a game on 9×9.',
          ),
        },
      ],
    },
    {
      block: 'steps',
      anchor: 'weeks-and-units',
      in: ['ja-JP'],
      eyebrow: '学ぶ順番',
      heading: '「石の取り方の基本」で身につくこと',
      lead: '全{lessons:capture-basics}レッスン。1日1本まで、間の日はご家族で石取りゲームをするか、お休みにします。忘れる時間も、思い出す時間も大切です。',
      items: [
        { title: '呼吸点を数える', text: '中央、辺、隅。つながった石の呼吸点も、順番に数えられるようになります。' },
        { title: '一手で取る', text: 'アタリに気づいて、最後の呼吸点をふさぎます。' },
        { title: '追う向きを選ぶ', text: '盤端へ、味方のほうへ。逃げられない向きからアタリにします。' },
        { title: '取るか、つなぐか', text: '自分の石も確かめて、急ぐほうを選びます。最後は練習問題のまとめです。' },
      ],
    },
    {
      block: 'pictureText',
      anchor: 'try-first',
      in: outsideJapan,
      illustration: 'classroom',
      eyebrow: three('先體驗', '先体验', 'Try first'),
      heading: three('喜歡了，再決定', '喜欢了，再决定', 'Have fun first, then decide'),
      items: [
        {
          title: three('線上：兒童圍棋免費體驗', '线上：儿童围棋免费体验', 'Online: the free trial lessons'),
          text: three(
            '{lessons:kidtrial-01} 堂故事短課，免費，註冊就能領取。',
            '{lessons:kidtrial-01} 节故事短课，免费，注册即可领取。',
            '{lessons:kidtrial-01} short story lessons, free with an account.',
          ),
        },
        {
          title: three('線上：兒童兩週體驗', '线上：儿童两周体验', 'Online: two weeks to try'),
          text: three(
            '{lessons:kid2week} 堂，一天一堂，看看孩子喜不喜歡。也是免費的。',
            '{lessons:kid2week} 节，一天一节，看看孩子喜不喜欢。也是免费的。',
            '{lessons:kid2week} lessons, one a day, to see whether Go is for your child. Free as well.',
          ),
        },
        {
          title: three('分校：60 分鐘體驗', '校区：60 分钟体验', 'At a branch: 60 minutes'),
          text: three(
            '分校體驗課適合 4 到 10 歲、沒學過圍棋的孩子。',
            '校区体验课适合 4 至 10 岁、没学过围棋的孩子。',
            'Trial classes are for ages 4 to 10 with no Go experience.',
          ),
        },
      ],
      actions: [{ label: three('選一種體驗', '选一种体验', 'Choose a trial'), to: 'TrialCourse' }],
    },
    {
      block: 'pictureText',
      anchor: 'try-first',
      in: ['ja-JP'],
      illustration: 'classroom',
      eyebrow: 'まずは体験から',
      heading: '気に入ったら、続けましょう',
      items: [
        {
          title: 'オンライン体験レッスン',
          text: '短い{lessons:trial-01}レッスン。無料会員登録だけで始められ、5歳からのお子さまは保護者の方とご一緒にどうぞ。',
        },
        { title: '教室の体験クラス', text: '60分。囲碁がはじめての4〜10歳のお子さまが対象です。' },
      ],
      actions: [{ label: '体験の内容を見る', to: 'TrialCourse' }],
    },
    {
      block: 'starterCourse',
      anchor: 'starter',
      heading: t('兒童免費入門課', '儿童免费入门课', 'The free starter course', 'こども無料スターターコース'),
      lead: t(
        '四堂影片課，從認識棋盤到第一次提子。',
        '四节视频课，从认识棋盘到第一次提子。',
        'A short course of four videos, from the board to a first capture.',
        '動画4本で、碁盤を知るところからはじめての石取りまで。',
      ),
      actions: [
        {
          label: t('看現在的免費體驗', '看现在的免费体验', 'See the free trials', '無料体験を見る'),
          to: 'TrialCourse',
        },
      ],
    },
    {
      block: 'offer',
      anchor: 'courses',
      tone: 'tinted',
      in: outsideJapan,
      eyebrow: three('課程與價格', '课程与价格', 'Courses and prices'),
      heading: three(
        '一次購買，想看幾次都可以',
        '一次购买，想看几次都可以',
        'Bought once, watched as often as you like',
      ),
      lead: three(
        '沒有月費。從 G19 的第一次吃子，一路到 G15 的模擬檢定。',
        '没有月费。从 G19 的第一次吃子，一路到 G15 的模拟考级。',
        'No monthly fee. From a first capture at G19 to the mock exam for G15.',
      ),
      productIds: ['kidbasic', 'kid-capture', 'kid-beginner', 'combo-01'],
      note: three(
        '「兒童起步組合」就是前兩門課，一起買省 {saving:combo-01}。課程還沒打開任何影片、組合還沒兌換任何課程序號時：第 1 到 7 天全額退費，第 8 到 14 天退 30%，第 15 天起不退費。',
        '《儿童起步组合》就是前两门课，一起买省 {saving:combo-01}。课程尚未打开任何视频、组合尚未兑换任何兑换码时：第 1 至 7 天全额退款，第 8 至 14 天退 30%，第 15 天起不予退款。',
        'The Kids’ starter bundle holds the first two courses and saves {saving:combo-01}. As long as no video has been opened and no course code redeemed: 100% back through day 7, 30% on days 8 to 14, nothing from day 15.',
      ),
    },
    {
      block: 'offer',
      anchor: 'courses',
      tone: 'tinted',
      in: ['ja-JP'],
      eyebrow: 'コースと料金',
      heading: 'お子さまにも学びやすいコース',
      lead: '月額料金はなく、一度のご購入で何度でもご覧いただけます。こども専用のコースは日本語では販売していないため、5歳から保護者の方と一緒に学べる入門コースをご案内しています。',
      productIds: ['capture-basics', 'first-life-death', 'nine-by-nine'],
      note: '動画を1本も開いていない場合に限り、7日目までは全額、8〜14日目は30%を返金します。15日目以降の返金はありません。',
    },
    {
      block: 'branches',
      show: 'seats',
      anchor: 'branches',
      eyebrow: t('分校體驗課', '校区体验课', 'In person', '教室の体験クラス'),
      heading: t('最近還有名額的分校', '最近还有名额的校区', 'Upcoming classes with open seats', '空席のある教室'),
    },
    {
      block: 'questions',
      show: 'group',
      groupCode: 'children',
      tone: 'tinted',
      eyebrow: t('家長常問', '家长常问', 'Parents ask', '保護者の方から'),
      heading: t('開始之前，你可能想問', '开始之前，你可能想问', 'Before you start', '始める前に'),
    },
    {
      block: 'callToAction',
      heading: t(
        '今天，讓孩子吃到第一顆子。',
        '今天，让孩子吃到第一颗子。',
        'A first capture, today.',
        '今日、はじめての石取りを。',
      ),
      lead: t(
        '線上體驗課免費，註冊一分鐘就能開始，不需要信用卡。',
        '线上体验课免费，注册一分钟就能开始，无需绑定支付方式。',
        'The online trial lessons are free. Registering takes a minute, and no credit card is needed.',
        'オンライン体験レッスンは無料です。会員登録は1分ほどで、カードの登録はいりません。',
      ),
      actions: [
        { label: tryFree, to: 'TrialCourse' },
        { label: t('給家長的說明', '给家长的说明', 'For parents', '保護者の方へ'), to: 'parents' },
      ],
    },
  ],
};
