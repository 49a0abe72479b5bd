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
  sections: [
    {
      id: 'why-go',
      heading: { 'zh-TW': '為什麼學圍棋？', 'zh-CN': '为什么学围棋？', 'en-US': 'Why Go?', 'ja-JP': 'なぜ囲碁なのか' },
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
          '週一、三、五各一堂 5 到 15 分鐘的課與十分鐘練習，週六一盤家庭對局，其他日子休息。一週大約一個半小時。',
        'zh-CN':
          '周一、三、五各一节 5 至 15 分钟的课与十分钟练习，周六一盘家庭对局，其他日子休息。一周大约一个半小时。',
        'en-US':
          'A lesson of 5 to 15 minutes and ten minutes of exercises on Monday, Wednesday and Friday, a family game on Saturday, and the rest of the week off: about an hour and a half.',
        'ja-JP':
          '月・水・金に5〜15分のレッスンと10分の練習、土曜にご家族との一局、ほかの日はお休み。1週間でおよそ1時間半です。',
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
        'zh-TW': '個人空間列出孩子擁有的課程。每一級結束可以做模擬檢定，次數不限，結果會告訴你哪些題型還要再練。',
        'zh-CN': '个人空间列出孩子拥有的课程。每一级结束可以做模拟考级，次数不限，结果会告诉您哪些题型还要再练。',
        'en-US':
          'The personal space lists your child’s courses. At the end of a grade, take the mock exam as often as you like; it shows which kinds of problem need more practice.',
        'ja-JP':
          'マイページにお子さまのコースが表示されます。グレードの終わりには模擬検定を何度でも受けられ、練習が必要な問題の種類が分かります。',
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
          '課程是一次購買、不限次數觀看，沒有月費。若還沒有開啟任何影片，第 7 天以前全額退費，第 8 到 14 天退 30%，第 15 天起不退費。VIP 與模擬檢定不能退費。',
        'zh-CN':
          '课程一次购买、不限次数观看，没有月费。如尚未打开任何视频，第 7 天及以前全额退款，第 8 至 14 天退 30%，第 15 天起不予退款。VIP 与模拟考级不支持退款。',
        'en-US':
          'A course is bought once and watched without limit; there is no monthly fee. If no video was opened, you get 100% back up to day 7, 30% on days 8 to 14, and nothing from day 15. VIP and mock exams are non-refundable.',
        'ja-JP':
          'コースは買い切りで、何度でも視聴できます。月額料金はありません。動画を1本も開いていない場合、7日目までは全額、8〜14日目は30%を返金し、15日目以降の返金はありません。VIPと模擬検定は返金の対象外です。',
      },
    },
  ],
};
