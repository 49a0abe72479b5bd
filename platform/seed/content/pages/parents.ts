import { sectionBlocks } from '../section-blocks';
import type { SeedPage } from '../types';

export const parentsPage: SeedPage = {
  slug: 'parents',
  title: { 'zh-TW': '給家長', 'zh-CN': '致家长', 'en-US': 'For Parents', 'ja-JP': '保護者の方へ' },
  lead: {
    'zh-TW': '孩子學什麼、要花多少時間、怎麼知道有沒有進步，一次說清楚。',
    'zh-CN': '孩子学什么、要花多少时间、怎么知道有没有进步，一次说清楚。',
    'en-US': 'What your child learns, how much time it takes, and how you can tell it is working.',
    'ja-JP': '何を学び、どのくらいの時間がかかり、上達をどう確かめるのか。気になることをまとめました。',
  },
  startsAt: null,
  endsAt: null,
  menus: ['more'],
  blocks: [
    {
      block: 'hero',
      heading: { 'zh-TW': '給家長', 'zh-CN': '致家长', 'en-US': 'For Parents', 'ja-JP': '保護者の方へ' },
      lead: {
        'zh-TW': '孩子學什麼、要花多少時間、怎麼知道有沒有進步，一次說清楚。',
        'zh-CN': '孩子学什么、要花多少时间、怎么知道有没有进步，一次说清楚。',
        'en-US': 'What your child learns, how much time it takes, and how you can tell it is working.',
        'ja-JP': '何を学び、どのくらいの時間がかかり、上達をどう確かめるのか。気になることをまとめました。',
      },
      illustration: 'parent-and-child',
    },
    ...sectionBlocks([
      {
        id: 'why-go',
        heading: {
          'zh-TW': '為什麼學圍棋？',
          'zh-CN': '为什么学围棋？',
          'en-US': 'Why Go?',
          'ja-JP': 'なぜ囲碁なのか',
        },
        body: {
          'zh-TW':
            '圍棋的規則很少，想的空間很大。孩子在棋盤上練習先想再做、接受結果、和對手互相尊重。\n\n我們不會說下棋能讓成績變好；我們看到的是，孩子願意為一個小問題多想一會兒。',
          'zh-CN':
            '围棋的规则很少，思考的空间很大。孩子在棋盘上练习先想再做、接受结果、与对手互相尊重。\n\n我们不会说下棋能提高成绩；我们看到的是，孩子愿意为一个小问题多想一会儿。',
          'en-US':
            'Go has few rules and a great deal of room to think. At the board a child practices thinking before acting, accepting a result, and respecting an opponent.\n\nWe do not claim that it raises school results. What we see is children willing to spend a little longer on a small problem.',
          'ja-JP':
            '囲碁はルールが少なく、考える余地の大きいゲームです。盤の前で、打つ前に考えること、結果を受け止めること、相手を尊重することを学びます。\n\n成績が上がるとは申し上げません。小さな問題にもう少し粘って向き合う姿を、私たちはたくさん見てきました。',
        },
      },
      {
        id: 'time',
        heading: {
          'zh-TW': '一週要花多少時間？',
          'zh-CN': '一周要花多少时间？',
          'en-US': 'How much time a week?',
          'ja-JP': '1週間にどのくらい？',
        },
        body: {
          'zh-TW':
            '一週一個單元，四到六堂課，一天最多一堂：影片 5 到 15 分鐘，接著十分鐘左右的練習。週末一盤家庭對局。一週大約一個半到兩個小時。',
          'zh-CN':
            '一周一个单元，四到六节课，一天最多一节：视频 5 至 15 分钟，接着十分钟左右的练习。周末一盘家庭对局。一周大约一个半到两个小时。',
          'en-US':
            'One unit a week: four to six lessons, never more than one a day. Each is a video of 5 to 15 minutes and about ten minutes of exercises. Add a family game on the weekend, and a week comes to between an hour and a half and two hours.',
          'ja-JP':
            '1週間に4〜6レッスン、1日に1レッスンまで。5〜15分の動画のあと、10分ほど練習します。週末にご家族との一局を加えて、1週間でおよそ1時間半から2時間です。',
        },
      },
      {
        id: 'screen-time',
        heading: { 'zh-TW': '螢幕時間', 'zh-CN': '屏幕时间', 'en-US': 'Screen time', 'ja-JP': '画面を見る時間' },
        body: {
          'zh-TW': '影片短、題目不限時，隨時可以停。建議把一半的練習搬到實體棋盤上，讓眼睛休息，也讓全家都能參與。',
          'zh-CN': '视频短、题目不限时，随时可以停。建议把一半练习搬到实体棋盘上，让眼睛休息，也让全家都能参与。',
          'en-US':
            'Videos are short and nothing is timed, so it is easy to stop. We suggest moving half the practice to a real board, which rests the eyes and brings in the family.',
          'ja-JP':
            '動画は短く、問題に時間制限がないので、いつでも区切りをつけられます。練習の半分は本物の碁盤で行うと、目が休まり、ご家族も一緒に楽しめます。',
        },
      },
      {
        id: 'progress',
        heading: {
          'zh-TW': '怎麼看進度？',
          'zh-CN': '怎么看进度？',
          'en-US': 'Following progress',
          'ja-JP': '進み具合の確かめ方',
        },
        body: {
          'zh-TW':
            '用孩子的帳號登入個人空間，就看得到他擁有的課程、到期日，以及還能做的模擬檢定。每份模擬檢定考完，列出三個部分各對了幾題、建議回頭看哪一門課；同一級可以不限次數重考，兩次結果一比，進步在哪裡就很清楚。',
          'zh-CN':
            '用孩子的账号登录个人空间，就能看到他拥有的课程、到期日，以及还能做的模拟题。每套模拟题做完，会列出三个部分各对了几题、建议回看哪一门课；同一级可以不限次数重考，两次结果一比，进步在哪里就很清楚。',
          'en-US':
            'Log in to the personal space with your child’s account: it lists the courses, how long each lasts, and the mock exams still to take. After a mock exam you see how many answers were right in each of its three parts and which course to go back to. Take the same grade again a few weeks later and compare the two.',
          'ja-JP':
            'お子さまのアカウントでマイページにログインすると、お持ちのコース、有効期限、受けられる模擬検定をご覧いただけます。模擬検定のあとには三部それぞれの正解数と、復習におすすめのコースが表示されます。数週間後に同じグレードを受け直して比べると、伸びたところがよくわかります。',
        },
      },
      {
        id: 'age',
        heading: { 'zh-TW': '幾歲開始？', 'zh-CN': '几岁开始？', 'en-US': 'When to start', 'ja-JP': '始める年齢' },
        body: {
          'zh-TW': '分校課程 4 歲起；線上課 5 歲起，請家長陪同。分校體驗課招收 4 到 10 歲、沒有圍棋經驗的孩子。',
          'zh-CN': '校区课程 4 岁起；线上课 5 岁起，请家长陪同。校区体验课招收 4 至 10 岁、没有围棋经验的孩子。',
          'en-US':
            'From 4 in person; from 5 online with a parent beside them. Trial classes take children ages 4 to 10 with no Go experience.',
          'ja-JP':
            '教室は4歳から、オンラインは保護者の方とご一緒に5歳から。体験クラスは囲碁がはじめての4〜10歳のお子さまが対象です。',
        },
      },
      {
        id: 'cost-and-refund',
        heading: { 'zh-TW': '費用與退費', 'zh-CN': '费用与退款', 'en-US': 'Cost and refunds', 'ja-JP': '費用と返金' },
        body: {
          'zh-TW':
            '課程是一次購買、不限次數觀看，沒有月費。第一門兒童課「兒童啟蒙」{price:kidbasic}，線上體驗課免費。若還沒有開啟任何影片，第 7 天以前全額退費，第 8 到 14 天退 30%，第 15 天起不退費。VIP 與模擬檢定不能退費。',
          'zh-CN':
            '课程一次购买、不限次数观看，没有月费。第一门儿童课《儿童启蒙》{price:kidbasic}，线上体验课免费。如尚未打开任何视频，第 7 天及以前全额退款，第 8 至 14 天退 30%，第 15 天起不予退款。VIP 与模拟考级不支持退款。',
          'en-US':
            'A course is bought once and watched without limit; there is no monthly fee. The first children’s course is {price:kidbasic}; the online trial lessons are free. If no video was opened, you get 100% back up to day 7, 30% on days 8 to 14, and nothing from day 15. VIP and mock exams are non-refundable.',
          'ja-JP':
            'コースは買い切りで、何度でも視聴できます。月額料金はありません。最初のコース「石の取り方の基本」は{price:capture-basics}、オンライン体験レッスンは無料です。動画を1本も開いていない場合、7日目までは全額、8〜14日目は30%を返金し、15日目以降の返金はありません。VIPと模擬検定は返金の対象外です。',
        },
      },
    ]),
  ],
};
