import { t } from '../../catalogue/localized';
import type { SeedPage } from '../types';

const lead = t(
  '五天，從第一顆子到自己的第一盤 13 路棋。這個夏天的營隊已於{end}結束，謝謝一起來下棋的孩子。',
  '五天，从第一颗子到自己的第一盘 13 路棋。这个夏天的围棋营已于{end}结束，谢谢一起来下棋的孩子。',
  'Five days from a first stone to a first 13×13 game. The camp ended on {end}. Thank you to every child who came to play.',
  '最初の一手から、はじめての13路盤まで5日間。キャンプは{end}に終了しました。参加してくれたみなさん、ありがとうございました。',
);
const tryFree = t('免費體驗線上課', '免费体验线上课', 'Try a lesson free', '無料のオンライン体験レッスンへ');

/** Over since 2025: it tells what it was, and leads to what there is now. */
export const goCamp2025SsPage: SeedPage = {
  slug: 'GoCamp2025SS',
  title: t('2025 暑期圍棋營', '2025 暑期围棋营', 'Summer Go Camp 2025', '2025 夏の囲碁キャンプ'),
  lead,
  startsAt: '2025-07-07T00:00:00+08:00',
  endsAt: '2025-08-15T23:59:59+08:00',
  menus: [],
  blocks: [
    {
      block: 'hero',
      eyebrow: t('2025 暑期圍棋營', '2025 暑期围棋营', 'Summer Go Camp 2025', '2025 夏の囲碁キャンプ'),
      heading: t(
        '五天，\n下出一盤棋。',
        '五天，\n下出一盘棋。',
        'Five days\nto a game of Go.',
        '5日間で、\n一局打てた夏。',
      ),
      lead,
      illustration: 'camp',
      actions: [{ label: t('看現在有什麼', '看现在有什么', 'See what is on now', 'いまできることを見る'), to: '#now' }],
      figures: [
        {
          figure: '5',
          label: t('天，每天到下午四點', '天，每天到下午四点', 'days, until 4 PM', '日間、16時まで'),
        },
        { figure: '6–10', label: t('歲的孩子', '岁的孩子', 'years old', '歳のお子さま') },
        { figure: '12', label: t('人，每班上限', '人，每班上限', 'children per group, at most', '名まで（1クラス）') },
        { figure: '2', label: t('位老師帶一班', '位老师带一班', 'teachers per group', '名の先生が担当') },
      ],
    },
    {
      block: 'steps',
      anchor: 'five-days',
      eyebrow: t('五天的安排', '五天的安排', 'Five days', '5日間の道のり'),
      heading: t('一天學一件事', '一天学一件事', 'One thing a day', '一日に一つずつ'),
      items: [
        {
          time: t('第 1 天', '第 1 天', 'Day 1', '1日目'),
          title: t('第一次吃子', '第一次吃子', 'A first capture', 'はじめての石取り'),
          text: t(
            '數氣、叫吃、提子，下午就玩吃子棋。',
            '数气、打吃、提子，下午就玩吃子棋。',
            'Liberties, atari, capture, and the capture game after lunch.',
            '呼吸点、アタリ、石取り。午後には石取りゲーム。',
          ),
        },
        {
          time: t('第 2 天', '第 2 天', 'Day 2', '2日目'),
          title: t('連起來，切斷它', '连起来，断开它', 'Connect and cut', 'つなぐ、切る'),
          text: t(
            '手牽手就不怕；切斷了，才有得吃。',
            '手拉手就不怕；断开了，才有得吃。',
            'Hand in hand, stones are safe; cut apart, they can be caught.',
            'つながれば安心、切れば取れる。その違いを遊びで。',
          ),
        },
        {
          time: t('第 3 天', '第 3 天', 'Day 3', '3日目'),
          title: t('蓋兩間房', '盖两间房', 'Build two rooms', 'お部屋を二つ'),
          text: t(
            '有兩隻眼，就誰也吃不掉。',
            '有两只眼，就谁也吃不掉。',
            'With two eyes nobody can take your stones.',
            '眼が二つあれば、もう取られません。',
          ),
        },
        {
          time: t('第 4 天', '第 4 天', 'Day 4', '4日目'),
          title: t('9 路棋，數輸贏', '9 路棋，数输赢', 'A 9×9 game, counted', '9路盤で勝ち負けを数える'),
          text: t(
            '下完一盤，自己數誰的地大。',
            '下完一盘，自己数谁的地大。',
            'Finish a game, and count who has more.',
            '一局を打ち終えて、どちらの地が広いかを自分で数えます。',
          ),
        },
        {
          time: t('第 5 天', '第 5 天', 'Day 5', '5日目'),
          title: t('第一盤 13 路棋', '第一盘 13 路棋', 'A first 13×13 game', 'はじめての13路盤'),
          text: t(
            '家長來看，最後一起鼓掌。',
            '家长来看，最后一起鼓掌。',
            'Parents came to watch, and everybody clapped.',
            '保護者の方も見守るなか、最後はみんなで拍手。',
          ),
        },
      ],
    },
    {
      block: 'schedule',
      anchor: 'a-day',
      tone: 'tinted',
      eyebrow: t('營隊的一天', '围棋营的一天', 'A day at camp', 'キャンプの一日'),
      heading: t('學一點，玩很多', '学一点，玩很多', 'A little to learn, a lot to play', '少し習って、たくさん遊ぶ'),
      lead: t(
        '螢幕只在講解時使用，其餘都用真的棋盤。',
        '屏幕只在讲解时使用，其余都用真的棋盘。',
        'Screens were used for explaining only; everything else was on real boards.',
        '画面を使うのは説明のときだけ。あとはすべて本物の碁盤です。',
      ),
      place: t('大安分校，台北市大安區', '大安校区，台北市大安区', 'Da’an branch, Taipei', '大安教室（台北市大安区）'),
      items: [
        {
          day: t('上午', '上午', 'Morning', '午前'),
          time: t('9:30', '9:30', '9:30 AM', '9:30'),
          title: t('暖身：昨天的一題', '热身：昨天的一题', 'Warm-up: yesterday’s problem', '準備運動：昨日の1問'),
          text: t(
            '兩人一組，說給對方聽。',
            '两人一组，说给对方听。',
            'In pairs, each explains it to the other.',
            '2人1組で、相手に説明します。',
          ),
        },
        {
          time: t('10:00', '10:00', '10 AM', '10:00'),
          title: t('今天的主題', '今天的主题', 'The idea of the day', '今日のテーマ'),
          text: t(
            '老師講一件事，馬上在棋盤上試。',
            '老师讲一件事，马上在棋盘上试。',
            'The teacher shows one thing, and it is tried on the board at once.',
            '先生のお話を聞いたら、すぐ盤の上で試します。',
          ),
        },
        {
          time: t('11:00', '11:00', '11 AM', '11:00'),
          title: t('做題，分兩種難度', '做题，分两种难度', 'Problems, easy and hard', '問題を解く（二つの難しさ）'),
          text: t(
            '會的幫還不會的。',
            '会的帮还不会的。',
            'Children who have solved it help those who haven’t yet.',
            'できた子が、まだの子を手伝います。',
          ),
        },
        {
          day: t('下午', '下午', 'Afternoon', '午後'),
          time: t('13:30', '13:30', '1:30 PM', '13:30'),
          title: t('分組對局', '分组对局', 'Games in groups', 'グループ対局'),
          text: t(
            '下完換對手；輸了，握手再來一盤。',
            '下完换对手；输了，握手再来一盘。',
            'A new opponent each time; shake hands and play again.',
            '終わったら相手を替えて、もう一局。',
          ),
        },
        {
          time: t('14:30', '14:30', '2:30 PM', '14:30'),
          title: t('戶外活動', '户外活动', 'Outdoors', '外遊び'),
          text: t(
            '跑一跑，腦袋才會轉。',
            '跑一跑，脑袋才会转。',
            'Running clears the head.',
            '体を動かすと、頭もすっきりします。',
          ),
        },
        {
          time: t('15:30', '15:30', '3:30 PM', '15:30'),
          title: t('今天最精彩的一盤', '今天最精彩的一盘', 'The game of the day', '今日の一局'),
          text: t(
            '全班一起看，大家猜下一手。',
            '全班一起看，大家猜下一步。',
            'Everybody looks at it together and guesses the next move.',
            'みんなで振り返り、次の一手を当てます。',
          ),
        },
      ],
    },
    {
      block: 'pictureText',
      anchor: 'first-game',
      position: {
        size: 13,
        black: 'D4 K10 K4 G4 C7 D9 K7',
        white: 'D10 G10 F11 C9 C8 G7 J11',
        last: 'D9',
      },
      eyebrow: t('第五天', '第五天', 'Day five', '5日目'),
      heading: t(
        '自己的第一盤 13 路棋',
        '自己的第一盘 13 路棋',
        'A first 13×13 game of their own',
        '自分の、はじめての13路盤',
      ),
      body: t(
        '這是營隊裡常見的開局：先占角，再往邊上走。第一天還在數氣的孩子，第五天會指著棋盤說「這裡是我的」。',
        '这是营里常见的布局：先占角，再往边上走。第一天还在数气的孩子，第五天会指着棋盘说“这里是我的”。',
        'A typical opening at camp: corners first, then the sides. Children who were counting liberties on Monday pointed at the board on Friday and said, “This is mine.”',
        'キャンプでよく見られた序盤です。まず隅、それから辺へ。初日は呼吸点を数えていた子が、5日目には盤を指して「ここは、ぼくの」と言いました。',
      ),
      items: [
        {
          title: t('三個梯次', '三期', 'Three weeks', '3回の開催'),
          text: t(
            '第一梯 2025 年 7 月 7 日到 11 日，第二梯 7 月 21 日到 25 日，第三梯 8 月 11 日到 15 日。',
            '第一期 2025 年 7 月 7 日至 11 日，第二期 7 月 21 日至 25 日，第三期 8 月 11 日至 15 日。',
            'July 7–11, July 21–25 and August 11–15, 2025.',
            '2025年7月7日〜11日、7月21日〜25日、8月11日〜15日。',
          ),
        },
        {
          title: t('兩個班', '两个班', 'Two groups', '2つのクラス'),
          text: t(
            '「第一次下棋」與「G18 以上」（數字越小越強）。',
            '“第一次下棋”与“G18 以上”（数字越小越强）。',
            'First-timers, and G18 or stronger (a smaller number is stronger).',
            '「はじめて」と「G18以上」（数字が小さいほど強い）。',
          ),
        },
      ],
    },
    {
      block: 'cards',
      anchor: 'now',
      tone: 'tinted',
      eyebrow: t('營隊之後', '围棋营之后', 'After the camp', 'キャンプのあとに'),
      heading: t('現在，可以從這裡接著下', '现在，可以从这里接着下', 'Where to go from here', 'いまから始められること'),
      items: [
        {
          title: t('在家接著學', '在家接着学', 'Keep learning at home', 'おうちで続ける'),
          text: t(
            '「兒童入門：會吃也會活」G18–G15，{lessons:kid-beginner} 堂，{price:kid-beginner}。',
            '《儿童入门：会吃也会活》G18–G15，{lessons:kid-beginner} 节，{price:kid-beginner}。',
            '“Beginner for Kids: capture and live”, G18 to G15: {lessons:kid-beginner} lessons for {price:kid-beginner}.',
            '「はじめての死活」全{lessons:first-life-death}レッスン、{price:first-life-death}。石の生き方を盤の上で確かめます。',
          ),
          label: t('看課程', '看课程', 'See the course', 'コースを見る'),
          to: t('courses/kid-beginner', 'courses/kid-beginner', 'courses/kid-beginner', 'courses/first-life-death'),
          illustration: 'parent-and-child',
        },
        {
          title: t('到分校下', '到校区下', 'Play at a branch', '教室で打つ'),
          text: t(
            '60 分鐘的分校體驗課，適合 4 到 10 歲、沒學過圍棋的孩子。',
            '60 分钟的校区体验课，适合 4 至 10 岁、没学过围棋的孩子。',
            'A trial class of 60 minutes, for ages 4 to 10 with no Go experience.',
            '囲碁がはじめての4〜10歳のお子さまのための、60分の体験クラス。',
          ),
          label: t('找有名額的分校', '找有名额的校区', 'Find open seats', '空席を探す'),
          to: 'branches',
          illustration: 'classroom',
        },
        {
          title: t('從免費開始', '从免费开始', 'Start for free', '無料で始める'),
          text: t(
            '線上體驗課像故事一樣短，今天就能看。',
            '线上体验课像故事一样短，今天就能看。',
            'The online trial lessons are as short as a story, and you can start today.',
            'オンライン体験レッスンはお話のように短く、今日から見られます。',
          ),
          label: t('免費體驗線上課', '免费体验线上课', 'Try a lesson free', '無料で体験する'),
          to: 'TrialCourse',
          illustration: 'phone-lesson',
        },
      ],
    },
    {
      block: 'questions',
      show: 'group',
      groupCode: 'children',
      heading: t('家長常問', '家长常问', 'Parents ask', '保護者の方から'),
    },
    {
      block: 'callToAction',
      heading: t(
        '下一個夏天之前，先下一盤。',
        '下一个夏天之前，先下一盘。',
        'One game before next summer.',
        '次の夏の前に、まず一局。',
      ),
      actions: [
        { label: tryFree, to: 'TrialCourse' },
        { label: t('看兒童圍棋', '看儿童围棋', 'Go for Kids', 'こども囲碁'), to: 'kidgo' },
      ],
    },
  ],
};
