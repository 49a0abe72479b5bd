import type { SeedFaqEntry } from '../types';

export const childrenFaqs: SeedFaqEntry[] = [
  {
    slug: 'what-age',
    question: {
      'zh-TW': '孩子幾歲可以開始學？',
      'zh-CN': '孩子几岁可以开始学？',
      'en-US': 'At what age can a child start?',
      'ja-JP': '何歳から始められますか？',
    },
    answer: {
      'zh-TW': '分校課程建議 4 歲以上；線上課建議 5 歲以上並由家長陪同；分校體驗課適合 4 到 10 歲、沒學過圍棋的孩子。',
      'zh-CN': '校区课程建议 4 岁以上；线上课建议 5 岁以上并由家长陪同；校区体验课适合 4 至 10 岁、没学过围棋的孩子。',
      'en-US':
        'From 4 for classes at a branch, and from 5 online with a parent alongside. Trial classes are for children ages 4 to 10 who have never played Go.',
      'ja-JP':
        '教室は4歳から、オンラインは保護者の方とご一緒に5歳からをおすすめします。教室の体験クラスは囲碁がはじめての4〜10歳のお子さまが対象です。',
    },
  },
  {
    slug: 'parent-cannot-play',
    question: {
      'zh-TW': '家長不會下棋，也能陪孩子學嗎？',
      'zh-CN': '家长不会下棋，也能陪孩子学吗？',
      'en-US': 'I cannot play myself. Can I still help my child?',
      'ja-JP': '親が囲碁を知らなくても、一緒に学べますか？',
    },
    answer: {
      'zh-TW': '可以。課程從吃一顆子講起，一起看 5 到 15 分鐘的影片，再請孩子說說這一手的理由，就是最好的陪伴。',
      'zh-CN': '可以。课程从提一颗子讲起，一起看 5 至 15 分钟的视频，再请孩子说说这一步的理由，就是最好的陪伴。',
      'en-US':
        'Yes. The lessons begin with capturing one stone. Watch a video of 5 to 15 minutes together, then ask your child why a move works; that is all the help your child needs.',
      'ja-JP':
        'はい。コースは石を一つ取るところから始まります。5〜15分の動画を一緒に見て、「どうしてここに打ったの？」と聞いてあげるだけで十分です。',
    },
  },
  {
    slug: 'screen-time-limit',
    question: {
      'zh-TW': '擔心孩子看螢幕太久怎麼辦？',
      'zh-CN': '担心孩子看屏幕太久怎么办？',
      'en-US': 'I worry about screen time. What do you suggest?',
      'ja-JP': '画面を見る時間が心配です。どうすればよいですか？',
    },
    answer: {
      'zh-TW': '一天最多一堂影片，加上十分鐘左右的練習就足夠。看完離開螢幕，用真的棋盤把剛學的形狀擺一遍，效果更好。',
      'zh-CN': '一天最多一节视频，加上十分钟左右的练习就够了。看完离开屏幕，用真的棋盘把刚学的棋形摆一遍，效果更好。',
      'en-US':
        'At most one video a day and about ten minutes of exercises are enough. Then leave the screen and set up the new shape on a real board; it sticks better that way.',
      'ja-JP':
        '動画は1日に1本まで、練習は10分ほどで十分です。そのあとは画面を離れ、習った形を本物の碁盤に並べてみると、よく身につきます。',
    },
  },
  {
    slug: 'kids-starter-course',
    question: {
      'zh-TW': '兒童免費入門課還能領取嗎？',
      'zh-CN': '儿童免费入门课还能领取吗？',
      'en-US': 'Can I still claim the free kids’ starter course?',
      'ja-JP': 'こども無料スターターコースはまだ受け取れますか？',
    },
    answer: {
      'zh-TW':
        '內含四堂影片課的兒童免費入門課已於 2025 年 12 月 31 日截止，每個帳號限領一次，截止後不再補發。現在可以免費領取「兒童圍棋免費體驗」，或預約分校體驗課。',
      'zh-CN':
        '内含四节视频课的儿童免费入门课已于 2025 年 12 月 31 日截止，每个账号限领一次，截止后不再补发。现在可以免费领取《儿童围棋免费体验》，或预约校区体验课。',
      'en-US':
        'No. The free course of four video lessons ended on December 31, 2025. It could be claimed once per account and is not reissued. “Kids Go: free trial lessons” and the trial classes at our branches are open instead.',
      'ja-JP':
        '動画4本の「こども無料スターターコース」は2025年12月31日で終了しました。1アカウント1回限りで、終了後の再発行はありません。現在はオンライン体験レッスンまたは教室の体験クラスをご利用ください。',
    },
  },
  {
    slug: 'several-children',
    question: {
      'zh-TW': '家裡有兩個孩子，需要兩個帳號嗎？',
      'zh-CN': '家里有两个孩子，需要两个账号吗？',
      'en-US': 'I have two children. Do they need two accounts?',
      'ja-JP': '子どもが2人います。アカウントは2つ必要ですか？',
    },
    answer: {
      'zh-TW':
        '不需要。在個人空間的「學員」加入每個孩子的名字與出生年月，結帳或兌換時再選給誰；同一門課可以分別買給兩個孩子，課程與 VIP 各自計算，上課都用你的帳號。',
      'zh-CN':
        '不需要。在个人空间的“学员”中添加每个孩子的名字与出生年月，结算或兑换时再选给谁；同一门课可以分别买给两个孩子，课程和 VIP 分别计算，上课都用你的账号。',
      'en-US':
        'No. Under “Learners” in your personal space, add each child by name and month of birth, then choose who it is for when you check out or redeem a code. You can buy the same course for both; courses and VIP are counted for each child, and everyone learns on your account.',
      'ja-JP':
        'いいえ。マイページの「受講者」に、お子さまのお名前と生まれた年月を登録してください。ご購入や引き換えのときに、どなたの分かを選べます。同じコースをお二人それぞれにご購入いただけます。コースとVIPはお一人ずつ別に数え、受講には同じアカウントをお使いいただけます。',
    },
  },
  {
    slug: 'follow-progress',
    question: {
      'zh-TW': '家長要怎麼了解孩子的進度？',
      'zh-CN': '家长怎样了解孩子的进度？',
      'en-US': 'How can I follow my child’s progress?',
      'ja-JP': '子どもの進み具合はどうすれば分かりますか？',
    },
    answer: {
      'zh-TW':
        '登入個人空間，每位學員分開列出：看得到他擁有的課程與到期日，以及可以做的模擬檢定，還有沒兌換的課程序號。模擬檢定考完會列出三個部分的成績，錯的題逐題說明，並建議回頭看哪一門課。孩子在分校上課的話，老師也能匯出學習報表給你。',
      'zh-CN':
        '登录个人空间，每位学员分开显示：能看到他拥有的课程与到期日，以及可以做的模拟考级，还有尚未兑换的兑换码。模拟考级做完会列出三个部分的成绩，错题逐题讲解，并建议回看哪一门课。孩子在校区上课的话，老师也能导出学习报表给你。',
      'en-US':
        'Log in to your personal space. For each learner it shows the courses, how long they last and the mock exams to take, and besides them the course codes not redeemed yet. After a mock exam you see a result for each of its three parts, an explanation of every missed question and the course to go back to. If your child has a teacher, the teacher can export a report for you.',
      'ja-JP':
        'マイページにログインすると、お持ちのコースと有効期限、受けられる模擬検定を受講者ごとにご覧いただけます。まだ引き換えていないコースコードも確認できます。模擬検定のあとには三部それぞれの成績、間違えた問題の解説、復習におすすめのコースが表示されます。先生に習っているお子さまは、先生から学習レポートを受け取れます。',
    },
  },
];
