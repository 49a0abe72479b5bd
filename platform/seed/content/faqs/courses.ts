import type { SeedFaqEntry } from '../types';

export const courseFaqs: SeedFaqEntry[] = [
  {
    slug: 'lesson-length',
    question: {
      'zh-TW': '一堂課多長？',
      'zh-CN': '一节课多长？',
      'en-US': 'How long is a lesson?',
      'ja-JP': '1レッスンの長さはどのくらいですか？',
    },
    answer: {
      'zh-TW': '每堂影片 5 到 15 分鐘，後面的練習題不限時間。一天一堂，也能穩定進步。',
      'zh-CN': '每节视频 5 至 15 分钟，课后习题不限时间。一天一节，也能稳步提高。',
      'en-US':
        'Each video is 5 to 15 minutes. The exercises that follow are untimed, so one lesson a day fits almost any schedule.',
      'ja-JP':
        '動画は1本5〜15分です。そのあとの練習問題に時間制限はありませんので、1日1レッスンでも無理なく続けられます。',
    },
  },
  {
    slug: 'watch-again',
    question: {
      'zh-TW': '課程可以重看嗎？有期限嗎？',
      'zh-CN': '课程可以重看吗？有期限吗？',
      'en-US': 'Can I watch a course again?',
      'ja-JP': 'コースは繰り返し見られますか？',
    },
    answer: {
      'zh-TW': '買下的課程可以不限次數觀看，VIP 到期也不影響已購課程。',
      'zh-CN': '已购课程可以不限次数观看，VIP 到期也不影响。',
      'en-US':
        'Yes, as many times as you like. A course you bought stays yours to watch even after a VIP plan has run out.',
      'ja-JP': 'はい、何度でもご覧いただけます。VIPプランの期限が切れても、購入済みのコースはそのまま視聴できます。',
    },
  },
  {
    slug: 'course-kinds',
    question: {
      'zh-TW': '一般課程、組合方案和棋力系列有什麼不同？',
      'zh-CN': '普通课程、组合套餐和棋力系列有什么区别？',
      'en-US': 'What is the difference between a course, a bundle and the Go-strength series?',
      'ja-JP': '通常コース・セット・棋力アップシリーズの違いは何ですか？',
    },
    answer: {
      'zh-TW':
        '一般課程教一段級別的完整內容；組合方案把幾門課程合在一起，以序號交付，可以自己兌換或分批使用；棋力系列則集中加強某一項能力，例如死活或官子。',
      'zh-CN':
        '普通课程讲解一段级别的完整内容；组合套餐把几门课程打包，以兑换码交付，可以分批使用；棋力系列则专门加强某一项能力，如死活或官子。',
      'en-US':
        'A course teaches everything for a range of grades. A bundle puts several courses together and is delivered as codes you redeem when you want. The Go-strength series trains one skill at a time, such as life and death or the endgame.',
      'ja-JP':
        '通常コースは、あるグレードの範囲を通して学びます。セットは複数のコースをまとめたもので、コースコードでお届けし、お好きなときに使えます。棋力アップシリーズは死活やヨセなど、一つの力を集中して鍛えます。',
    },
  },
  {
    slug: 'redeem-code',
    question: {
      'zh-TW': '收到課程序號後要怎麼兌換？',
      'zh-CN': '收到兑换码后怎么兑换？',
      'en-US': 'I have a course code. How do I redeem it?',
      'ja-JP': 'コースコードはどうやって引き換えますか？',
    },
    answer: {
      'zh-TW': '登入後點選單上的「兌換課程」，輸入序號即可，課程會立刻出現在個人空間。每組序號只能使用一次。',
      'zh-CN': '登录后点击菜单中的“兑换课程”，输入兑换码即可，课程会立即出现在个人空间。每个兑换码只能使用一次。',
      'en-US':
        'Log in, choose Redeem course from the menu and enter the code. The course appears in your personal space at once. Each code works one time.',
      'ja-JP':
        'ログイン後、メニューの「コースを引き換える」を開いてコードを入力してください。すぐにマイページにコースが表示されます。コード1件につき1回だけ使えます。',
    },
  },
  {
    slug: 'ladder-and-ai',
    question: {
      'zh-TW': '除了影片，還有什麼練習？',
      'zh-CN': '除了视频，还有哪些练习？',
      'en-US': 'What practice is there besides the videos?',
      'ja-JP': '動画のほかに、どんな練習ができますか？',
    },
    answer: {
      'zh-TW': '有題庫練習、約 4,000 關的天梯挑戰、不同強度的 AI 對手、AI 分級檢定，也可以和其他會員對弈並查看棋譜。',
      'zh-CN': '有题库练习、约 4,000 关的天梯挑战、不同强度的 AI 对手和 AI 考级，也可以和其他会员对弈并查看棋谱。',
      'en-US':
        'Problem practice, a climb of about 4,000 problems, AI opponents of different strengths, AI exams, and games with other members that are kept in your records.',
      'ja-JP':
        '問題演習、約4,000問のステップアップ問題、強さの異なるAIとの対局、AI検定があります。会員同士でも対局でき、棋譜は自動で保存されます。',
    },
  },
  {
    slug: 'live-replay',
    question: {
      'zh-TW': '錯過直播講座，還能看重播嗎？',
      'zh-CN': '错过直播讲座，还能看回放吗？',
      'en-US': 'I missed a live lecture. Is there a replay?',
      'ja-JP': 'ライブ講座を見逃しました。あとから見られますか？',
    },
    answer: {
      'zh-TW':
        '可以。VIP 或直播講座票券有效期間，直播後 365 天內的重播都能看；兩者都到期後，重播就不能觀看。只要講座，買票券（{price:liveCourse-month} 起）；還要 AI 覆盤，選 VIP（{price:vip-month} 起）。',
      'zh-CN':
        '可以。VIP 或直播讲座票有效期间，直播后 365 天内的回放都能看；两者都到期后，回放就无法观看。只要讲座，买直播票（{price:liveCourse-month} 起）；还要 AI 复盘，选 VIP（{price:vip-month} 起）。',
      'en-US':
        'Yes. While you have VIP or a lecture pass you can watch replays for 365 days after each lecture; when both have ended, replays end too. For lectures alone, take a pass (from {price:liveCourse-month}); for AI reviews as well, take VIP (from {price:vip-month}).',
      'ja-JP':
        'はい。VIPまたはライブ講座券の有効期間中は、講座の終了から365日間アーカイブ視聴できます。どちらの期限も切れると視聴できません。講座だけならライブ講座券（{price:liveCourse-month}から）、AI検討もご希望ならVIP（{price:vip-month}から）をどうぞ。',
    },
  },
];
