import { locales } from '@/lib/domain/locale';
import { t } from '../../catalogue/localized';
import type { SeedPage } from '../types';

/** The children's courses are not sold in Japanese. */
const outsideJapan = locales.filter((locale) => locale !== 'ja-JP');
const three = (tw: string, cn: string, en: string) => ({ 'zh-TW': tw, 'zh-CN': cn, 'en-US': en });

const lead = t(
  '孩子學什麼、要花多少時間、怎麼知道有沒有進步，一次說清楚。',
  '孩子学什么、要花多少时间、怎么知道有没有进步，一次说清楚。',
  'What your child learns, how much time it takes, and how you can tell it is working.',
  '何を学び、どのくらいの時間がかかり、上達をどう確かめるのか。気になることをまとめました。',
);

export const parentsPage: SeedPage = {
  slug: 'parents',
  title: t('給家長', '致家长', 'For Parents', '保護者の方へ'),
  lead,
  startsAt: null,
  endsAt: null,
  menus: ['more'],
  blocks: [
    {
      block: 'hero',
      eyebrow: t('給家長', '致家长', 'For parents', '保護者の方へ'),
      heading: t(
        '陪孩子下棋，\n不必先會下棋。',
        '陪孩子下棋，\n不必先会下棋。',
        'Share the game.\nNo Go required.',
        '囲碁を知らなくても、\nそばで楽しめます。',
      ),
      lead,
      illustration: 'parent-and-child',
      actions: [
        {
          label: t('陪孩子免費體驗', '陪孩子免费体验', 'Try it together, free', '親子で無料体験'),
          to: 'TrialCourse',
        },
        { label: t('看一週的安排', '看一周的安排', 'See a week’s plan', '1週間の例を見る'), to: '#week' },
      ],
    },
    {
      block: 'pictureText',
      anchor: 'why-go',
      position: {
        size: 9,
        black: 'C3 D3 E4 F4 G3 G5 C6 B5',
        white: 'C5 D5 E5 F6 D7 G6 H5 C7',
        last: 'G5',
      },
      eyebrow: t('為什麼學圍棋', '为什么学围棋', 'Why Go', 'なぜ囲碁なのか'),
      heading: t(
        '規則很少，想的空間很大',
        '规则很少，思考的空间很大',
        'Few rules, a great deal of room to think',
        'ルールは少なく、考える余地は大きく',
      ),
      body: t(
        '我們不會說下棋能讓成績變好。我們看到的是，孩子願意為一個小問題多想一會兒。',
        '我们不会说下棋能提高成绩。我们看到的是，孩子愿意为一个小问题多想一会儿。',
        'We do not claim that Go raises test scores. What we see is children willing to spend a little longer on a small problem.',
        '成績が上がるとは申し上げません。小さな問題にもう少し粘って向き合う姿を、私たちはたくさん見てきました。',
      ),
      items: [
        {
          title: t('先想，再動手', '先想，再动手', 'Think, then act', '考えてから打つ'),
          text: t(
            '每一手之前都要問：然後會怎樣？',
            '每一手之前都要问：接下来会怎样？',
            'Before every move: what happens next?',
            '一手ごとに、その先を想像します。',
          ),
        },
        {
          title: t('面對輸贏', '面对输赢', 'Winning and losing', '勝ち負けと向き合う'),
          text: t(
            '輸了也一起收棋子，再問要不要下一盤。',
            '输了也一起收棋子，再问要不要下一盘。',
            'Lost? Put the stones away together and ask for another game.',
            '負けても一緒に片付けて、「もう一局」と言えるように。',
          ),
        },
        {
          title: t('尊重對手', '尊重对手', 'Respect', '相手を敬う'),
          text: t(
            '開始行禮，結束道謝，中間安靜等對方想。',
            '开始行礼，结束道谢，中间安静等对方想。',
            'A greeting, a thank-you, and quiet while the other thinks.',
            'あいさつに始まり、お礼に終わる。相手が考える間は静かに待ちます。',
          ),
        },
        {
          title: t('說出理由', '说出理由', 'Give a reason', '理由を話す'),
          text: t(
            '「為什麼下這裡？」是最好的陪伴。',
            '“为什么下这里？”就是最好的陪伴。',
            '“Why there?” is all the help a child needs.',
            '「どうしてここに打ったの？」と聞くだけで十分です。',
          ),
        },
      ],
    },
    {
      block: 'figures',
      anchor: 'time',
      tone: 'tinted',
      eyebrow: t('要花多少時間', '要花多少时间', 'How much time', 'かかる時間'),
      heading: t('一天二十分鐘，就夠了', '一天二十分钟，就够了', 'Twenty minutes a day is enough', '1日20分で十分です'),
      items: [
        {
          figure: '5–15',
          label: t('分鐘一堂影片課', '分钟一节视频课', 'minutes of video a lesson', '分の動画（1レッスン）'),
        },
        { figure: '10', label: t('分鐘左右的練習', '分钟左右的练习', 'minutes or so of exercises', '分ほどの練習') },
        { figure: '1', label: t('堂課，一天最多', '节课，一天最多', 'lesson a day, at most', '本まで（1日の目安）') },
        {
          figure: '2–2.5',
          label: t('小時，一週加起來', '小时，一周加起来', 'hours a week, all told', '時間（1週間の合計）'),
        },
      ],
    },
    {
      block: 'schedule',
      anchor: 'week',
      heading: t('一週可以這樣安排', '一周可以这样安排', 'A week could look like this', '1週間の例'),
      lead: t(
        '照孩子的作息調整就好。跳過一天沒有關係，課程不會過期。',
        '按孩子的作息调整就好。跳过一天没有关系，课程不会过期。',
        'Fit it to your child’s day. Skipping one does no harm: courses do not expire.',
        'お子さまの生活に合わせて調整してください。1日休んでも、コースに期限はありません。',
      ),
      items: [
        {
          day: t('週一至週五', '周一至周五', 'Mon–Fri', '月〜金'),
          time: t('10 分鐘', '10 分钟', '10 minutes', '10分'),
          title: t('看一堂課', '看一节课', 'Watch a lesson', '動画を1本見る'),
          text: t('一堂只講一件事。', '一节只讲一件事。', 'One idea at a time.', '覚えるのは一つだけ。'),
        },
        {
          time: t('10 分鐘', '10 分钟', '10 minutes', '10分'),
          title: t('在棋盤上練習', '在棋盘上练习', 'Practice on the board', '盤の上で練習'),
          text: t(
            '不計時，錯了再試。',
            '不计时，错了再试。',
            'Untimed; try again after a miss.',
            '時間制限なし。何度でも。',
          ),
        },
        {
          time: t('1 分鐘', '1 分钟', '1 minute', '1分'),
          title: t('請孩子講給你聽', '请孩子讲给你听', 'Let your child explain', '話を聞く'),
          text: t('「今天學了什麼？」', '“今天学了什么？”', '“What did you learn today?”', '「今日は何を覚えたの？」'),
        },
        {
          day: t('週日', '周日', 'Sunday', '日'),
          time: t('0 分鐘', '0 分钟', '0 minutes', '0分'),
          title: t('休息', '休息', 'Rest', 'お休み'),
          text: t(
            '讓孩子有時間忘記，也有時間再想起來。',
            '让孩子有时间忘记，也有时间再想起来。',
            'Time to forget, and time to remember again.',
            '忘れる時間も、思い出す時間も大切です。',
          ),
        },
        {
          day: t('週六', '周六', 'Saturday', '土'),
          time: t('20 分鐘', '20 分钟', '20 minutes', '20分'),
          title: t('一堂課和練習', '一节课和练习', 'A lesson and its exercises', 'レッスンと練習'),
          text: t('和平日一樣。', '和平日一样。', 'As on the other days.', '平日と同じです。'),
        },
        {
          time: t('20 分鐘', '20 分钟', '20 minutes', '20分'),
          title: t('家庭對局', '家庭对局', 'A family game', '家族で一局'),
          text: t(
            '用真的棋盤，下一盤 9 路棋。',
            '用真的棋盘，下一盘 9 路棋。',
            'On a real board: one game on 9×9.',
            '本物の碁盤で、9路盤の一局を。',
          ),
        },
      ],
    },
    {
      // Only in Traditional Chinese (docs/product.md, "Regions").
      block: 'video',
      in: ['zh-TW'],
      eyebrow: '半分鐘看懂',
      heading: '一堂課的樣子',
      lead: '沒有聲音也看得懂，附字幕：從一段短片，到孩子自己提掉一顆子。',
      title: '一堂課的樣子',
      file: 'parents-zh-TW.mp4',
      captions: 'parents-zh-TW.vtt',
      illustration: 'phone-lesson',
    },
    {
      block: 'pictureText',
      anchor: 'screen-time',
      tone: 'tinted',
      side: 'right',
      illustration: 'board-9',
      eyebrow: t('螢幕時間', '屏幕时间', 'Screen time', '画面を見る時間'),
      heading: t(
        '一半的練習，搬到真的棋盤上',
        '一半的练习，搬到真的棋盘上',
        'Half the practice belongs on a real board',
        '練習の半分は、本物の碁盤で',
      ),
      items: [
        {
          title: t('影片短，說停就停', '视频短，说停就停', 'Short, and easy to stop', '短いから、区切りやすい'),
          text: t(
            '沒有連續播放，也沒有倒數計時。',
            '没有连续播放，也没有倒计时。',
            'Nothing plays on by itself, and no clock runs down.',
            '動画が続けて流れることも、残り時間に追われることもありません。',
          ),
        },
        {
          title: t('看完就離開螢幕', '看完就离开屏幕', 'Then leave the screen', '見たら、画面を離れる'),
          text: t(
            '把剛學的形狀擺一遍，記得更牢，眼睛也休息。',
            '把刚学的棋形摆一遍，记得更牢，眼睛也休息。',
            'Set up the new shape by hand: it sticks better, and the eyes get a rest.',
            '習った形を並べてみると、よく身につき、目も休まります。',
          ),
        },
        {
          title: t('全家都能加入', '全家都能加入', 'Everyone can join in', '家族みんなで'),
          text: t(
            '9 路棋一盤十到二十分鐘，餐桌上就能下。',
            '9 路棋一盘十到二十分钟，饭桌上就能下。',
            'A 9×9 game takes ten to twenty minutes and fits on the kitchen table.',
            '9路盤の一局は10〜20分。食卓の上で打てます。',
          ),
        },
      ],
      actions: [
        {
          label: t('看 9 路棋具組', '看 9 路棋具套装', 'See the 9×9 set', '9路盤セットを見る'),
          to: 'courses/board-set-9',
        },
      ],
    },
    {
      block: 'table',
      anchor: 'progress',
      eyebrow: t('掌握進度', '掌握进度', 'Following progress', '進み具合の確かめ方'),
      heading: t('你實際看得到什麼', '你实际看得到什么', 'What you can actually see', '実際に見られるもの'),
      lead: t(
        '沒有天天推送的通知，也沒有排名。登入你的帳號，就看得到這些。',
        '没有天天推送的通知，也没有排名。登录你的账号，就能看到这些。',
        'No daily notifications and no rankings. Log in with your own account to find these.',
        '毎日の通知や順位表はありません。ご自分のアカウントでログインすると、次のことが分かります。',
      ),
      columns: [
        t('看得到的', '看得到的', 'What', '見られるもの'),
        t('在哪裡', '在哪里', 'Where', '場所'),
        t('告訴你什麼', '告诉你什么', 'What it tells you', '分かること'),
      ],
      rows: [
        {
          cells: [
            t('課程與到期日', '课程与到期日', 'Courses and how long they last', 'コースと有効期限'),
            t('個人空間', '个人空间', 'Personal space', 'マイページ'),
            t(
              '孩子手上有哪些課，有期限的到哪一天',
              '孩子手上有哪些课，有期限的到哪一天',
              'What your child has, and until when',
              'お持ちのコースと、いつまで見られるか',
            ),
          ],
        },
        {
          cells: [
            t(
              '還沒兌換的課程序號',
              '尚未兑换的兑换码',
              'Course codes not redeemed yet',
              '引き換えていないコースコード',
            ),
            t('個人空間', '个人空间', 'Personal space', 'マイページ'),
            t(
              '買了組合，還有哪一門沒開始',
              '买了组合，还有哪一门没开始',
              'Which course of a bundle has not been started',
              'セットのうち、まだ始めていないコース',
            ),
          ],
        },
        {
          cells: [
            t('模擬檢定的成績', '模拟考级的成绩', 'Mock exam results', '模擬検定の結果'),
            t('每次考完', '每次做完', 'After each exam', '受けるたびに'),
            t(
              '三個部分各對了幾題、錯在哪裡、該回頭看哪一門課',
              '三个部分各对了几题、错在哪里、该回看哪一门课',
              'How many were right in each of three parts, why the others were not, and which course to go back to',
              '三部それぞれの正解数、間違えた理由、復習におすすめのコース',
            ),
          ],
        },
        {
          cells: [
            t('學習報表', '学习报表', 'A learning report', '学習レポート'),
            t('向孩子的老師索取', '向孩子的老师索取', 'From your child’s teacher', '先生から受け取る'),
            t(
              '跟著老師學的孩子，課堂上的進度',
              '跟着老师学的孩子，课堂上的进度',
              'For children with a teacher: progress in class',
              '先生に習っているお子さまの、授業での進み具合',
            ),
          ],
        },
      ],
      note: t(
        '同一級的模擬檢定可以不限次數重考：隔幾週再考一次，兩次一比，進步在哪裡就很清楚。',
        '同一级的模拟考级可以不限次数重做：隔几周再做一次，两次一比，进步在哪里就很清楚。',
        'A mock exam can be retaken without limit: take the same grade again a few weeks later and compare the two.',
        '模擬検定は何度でも受け直せます。数週間後に同じグレードを受けて比べると、伸びたところがよく分かります。',
      ),
    },
    {
      block: 'cards',
      anchor: 'age',
      tone: 'tinted',
      eyebrow: t('幾歲開始', '几岁开始', 'When to start', '始める年齢'),
      heading: t('看年齡，也看孩子', '看年龄，也看孩子', 'By age, and by child', '年齢と、お子さまに合わせて'),
      items: [
        {
          title: t('4 歲起：分校課程', '4 岁起：校区课程', 'Ages 4 and up: at a branch', '4歳から：教室'),
          text: t(
            '老師在身邊，同學一起下。不需要識字。',
            '老师在身边，同学一起下。不需要识字。',
            'With a teacher at hand and other children to play. No reading needed.',
            '先生がそばにいて、お友だちと打てます。文字が読めなくても大丈夫です。',
          ),
          label: t('找分校', '找校区', 'Find a branch', '教室を探す'),
          to: 'branches',
          illustration: 'classroom',
        },
        {
          title: t('5 歲起：線上課', '5 岁起：线上课', 'Ages 5 and up: online', '5歳から：オンライン'),
          text: t(
            '請家長陪同：一起看、一起落子，聽孩子說理由。',
            '请家长陪同：一起看、一起落子，听孩子说理由。',
            'With a parent: watch along, place the stones together, and ask why.',
            '保護者の方とご一緒に。一緒に見て、打って、理由を聞いてみてください。',
          ),
          label: t('先免費體驗', '先免费体验', 'Try a lesson free', '無料で体験する'),
          to: 'TrialCourse',
          illustration: 'online-lesson',
        },
        {
          title: t(
            '4–10 歲：分校體驗課',
            '4–10 岁：校区体验课',
            'Ages 4 to 10: a trial class',
            '4〜10歳：教室の体験クラス',
          ),
          text: t(
            '沒有圍棋經驗的孩子，用 60 分鐘看看喜不喜歡。',
            '没有围棋经验的孩子，用 60 分钟看看喜不喜欢。',
            'Sixty minutes for children new to Go, to find out whether they like it.',
            '囲碁がはじめてのお子さまが、60分で試せます。',
          ),
          label: t('看有名額的日期', '看有名额的日期', 'See open seats', '空席を見る'),
          to: 'TrialCourse#classes',
          illustration: 'calendar',
        },
      ],
    },
    {
      block: 'offer',
      anchor: 'cost-and-refund',
      show: 'prices',
      in: outsideJapan,
      eyebrow: three('費用與退費', '费用与退款', 'Cost and refunds'),
      heading: three('一次購買，沒有月費', '一次购买，没有月费', 'Bought once, no monthly fee'),
      lead: three(
        '不限次數觀看，也不會過期。孩子的前幾門課：',
        '不限次数观看，也不会过期。孩子的前几门课：',
        'Watch as often as you like; nothing expires. The first courses for a child:',
      ),
      productIds: ['kidtrial-01', 'kidbasic', 'kid-capture', 'combo-01', 'kid-beginner', 'verification-g15'],
      note: three(
        '課程還沒打開任何影片時：第 1 到 7 天全額退費，第 8 到 14 天退 30%，第 15 天起不退費。組合還沒兌換任何課程序號時也一樣。VIP 與模擬檢定不能退費。',
        '课程尚未打开任何视频时：第 1 至 7 天全额退款，第 8 至 14 天退 30%，第 15 天起不予退款。组合尚未兑换任何兑换码时也一样。VIP 与模拟考级不支持退款。',
        'As long as no video of a course has been opened, you get 100% back through day 7, 30% on days 8 to 14, and nothing from day 15. The same goes for a bundle as long as no course code has been redeemed. VIP and mock exams are non-refundable.',
      ),
    },
    {
      block: 'offer',
      anchor: 'cost-and-refund',
      show: 'prices',
      in: ['ja-JP'],
      eyebrow: '費用と返金',
      heading: '買い切りで、月額料金はありません',
      lead: '何度でもご覧いただけて、期限もありません。お子さまと始めやすいコースです。',
      productIds: ['trial-01', 'capture-basics', 'first-life-death', 'nine-by-nine', 'verification-g15', 'board-set-9'],
      note: 'コースの動画を1本も開いていない場合、7日目までは全額、8〜14日目は30%を返金し、15日目以降の返金はありません。VIPと模擬検定は返金の対象外です。',
    },
    {
      block: 'questions',
      show: 'picked',
      faqSlugs: [
        'parent-cannot-play',
        'screen-time-limit',
        'what-age',
        'follow-progress',
        'kids-starter-course',
        'how-to-request-refund',
      ],
      tone: 'tinted',
      eyebrow: t('家長常問', '家长常问', 'Parents ask', '保護者の方から'),
      heading: t('還想知道', '还想知道', 'You may also want to know', 'よくあるご質問'),
    },
    {
      block: 'callToAction',
      heading: t(
        '這個週末，一起下第一手？',
        '这个周末，一起下第一手？',
        'A first move together, this weekend?',
        'この週末、親子で一手いかがですか？',
      ),
      lead: t(
        '線上體驗課免費，想停就停。孩子喜歡，再往下學。',
        '线上体验课免费，想停就停。孩子喜欢，再往下学。',
        'The online trial lessons are free, and you can stop anywhere. Go on if your child enjoys it.',
        'オンライン体験レッスンは無料で、いつでもやめられます。気に入ったら、その先へ。',
      ),
      actions: [
        {
          label: t('免費體驗線上課', '免费体验线上课', 'Try a lesson free', '無料のオンライン体験レッスンへ'),
          to: 'TrialCourse',
        },
        { label: t('認識兒童圍棋', '了解儿童围棋', 'About Kids Go', 'こども囲碁を見る'), to: 'kidgo' },
      ],
    },
  ],
};
