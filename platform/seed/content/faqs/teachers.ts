import type { SeedFaqEntry } from '../types';

export const teacherFaqs: SeedFaqEntry[] = [
  {
    slug: 'programme-eligibility',
    question: {
      'zh-TW': '誰可以申請教學合作計畫？',
      'zh-CN': '谁可以申请教学合作计划？',
      'en-US': 'Who can apply for the Teaching Partnership Program?',
      'ja-JP': '指導者パートナープログラムに申し込めるのは誰ですか？',
    },
    answer: {
      'zh-TW': '持有本平台認證的教師證，或具有職業棋士身分者。沒有級別要求。',
      'zh-CN': '持有本平台认证的教师证，或具有职业棋手身份者。没有级别要求。',
      'en-US': 'Holders of our certified instructor certificate, and professional players. No grade is required.',
      'ja-JP': '当サービスの認定指導員証をお持ちの方、またはプロ棋士の方です。グレードの条件はありません。',
    },
  },
  {
    slug: 'programme-cost',
    question: {
      'zh-TW': '教學合作計畫要多少錢？',
      'zh-CN': '教学合作计划要多少钱？',
      'en-US': 'What does the Teaching Partnership Program cost?',
      'ja-JP': '指導者パートナープログラムの費用はいくらですか？',
    },
    answer: {
      'zh-TW': '每月新台幣 400 元，以年計費，一次匯款繳納 4,800 元。內含 110 堂官方課程教材。',
      'zh-CN': '每月新台币 400 元，按年计费，一次性银行汇款 4,800 元。内含 110 节官方课程教材。',
      'en-US':
        '400 TWD a month, billed yearly: 4,800 TWD paid once by bank transfer. It includes 110 official lessons.',
      'ja-JP':
        '月額400台湾ドルで、1年分の4,800台湾ドルを銀行振込で一括してお支払いいただきます。公式教材110レッスンが含まれます。',
    },
  },
  {
    slug: 'programme-steps',
    question: {
      'zh-TW': '申請流程要多久？',
      'zh-CN': '申请流程要多久？',
      'en-US': 'How does the application work and how long does it take?',
      'ja-JP': '申し込みの流れと期間を教えてください。',
    },
    answer: {
      'zh-TW':
        '一、線上申請，附上完整資料與證明文件；二、審核 3 到 5 個工作天；三、通過後收到繳費說明信；四、銀行匯款；五、3 個工作天內開通帳號，即可使用全部教學功能。',
      'zh-CN':
        '一、在线申请，附上完整信息与证明文件；二、审核 3 至 5 个工作日；三、通过后收到缴费说明邮件；四、银行汇款；五、3 个工作日内开通账号，即可使用全部教学功能。',
      'en-US':
        'One: apply online with your details and documents. Two: we review it in 3 to 5 business days. Three: after approval you receive an email with the payment details. Four: pay by bank transfer. Five: your account is ready within 3 business days, with every teaching feature.',
      'ja-JP':
        '①オンラインで必要事項を記入し、証明書類を添付、②審査（3〜5営業日）、③承認後、お支払い方法をメールでご案内、④銀行振込、⑤3営業日以内にアカウントをお渡しし、すべての指導機能をお使いいただけます。',
    },
  },
  {
    slug: 'activation-limits',
    question: {
      'zh-TW': '老師可以為學生開通哪些級別的課程？',
      'zh-CN': '老师可以为学生开通哪些级别的课程？',
      'en-US': 'Which grades may a teacher activate for students?',
      'ja-JP': '生徒にはどのグレードの受講権を付与できますか？',
    },
    answer: {
      'zh-TW':
        '依老師自己的 IGQE 級別：G15 以上（數字越小越強）可開通 G19–G17；G10 以上可開通 G19–G15；G5 以上可開通 G19–G10。',
      'zh-CN':
        '根据老师本人的 IGQE 级别：G15 以上（数字越小越强）可开通 G19–G17；G10 以上可开通 G19–G15；G5 以上可开通 G19–G10。',
      'en-US':
        'It depends on the teacher’s own IGQE grade. G15 or stronger (a smaller number is stronger): G19 to G17. G10 or stronger: G19 to G15. G5 or stronger: G19 to G10.',
      'ja-JP':
        '先生ご自身のIGQEグレードによります。G15以上（数字が小さいほど強い）ならG19〜G17、G10以上ならG19〜G15、G5以上ならG19〜G10です。',
    },
  },
  {
    slug: 'paid-teacher-functions',
    question: {
      'zh-TW': '為學生開通課程、產生序號要另外付費嗎？',
      'zh-CN': '为学生开课、生成兑换码要另外付费吗？',
      'en-US': 'Do activation and course codes cost extra?',
      'ja-JP': '受講権の付与やコードの発行は別料金ですか？',
    },
    answer: {
      'zh-TW': '要。開通學生課程與產生課程序號依後台顯示的價格計費；學生管理、分班、查看進度與匯出報表則包含在年費內。',
      'zh-CN': '要。开通学生课程和生成兑换码按后台显示的价格计费；学生管理、分班、查看进度和导出报表包含在年费内。',
      'en-US':
        'Yes. Activating a course for a student and generating course codes are charged at the prices in the admin dashboard. Student management, classes, progress and report export are part of the yearly fee.',
      'ja-JP':
        'はい。生徒への受講権の付与とコード発行は、管理画面に表示される価格でのお支払いとなります。生徒管理、クラス分け、進度の確認、レポート出力は年会費に含まれます。',
    },
  },
  {
    slug: 'live-teaching-minutes',
    question: {
      'zh-TW': '直播教學的時數怎麼計價？',
      'zh-CN': '直播教学的时长怎么计价？',
      'en-US': 'What do live teaching minutes cost?',
      'ja-JP': 'ライブ授業の時間はいくらで購入できますか？',
    },
    answer: {
      'zh-TW':
        '加入計畫的老師可加購直播時數：1,000 分鐘 {price:pack-1000}，5,000 分鐘 {price:pack-5000}。時數不會過期。',
      'zh-CN':
        '加入计划的老师可加购直播时长：1,000 分钟 {price:pack-1000}，5,000 分钟 {price:pack-5000}。时长不会过期。',
      'en-US':
        'Teachers in the program can buy 1,000 minutes for {price:pack-1000} or 5,000 for {price:pack-5000}. Minutes do not expire.',
      'ja-JP':
        'プログラムにご参加の先生は、1,000分を{price:pack-1000}、5,000分を{price:pack-5000}で追加購入できます。時間に期限はありません。',
    },
  },
  {
    slug: 'teacher-features',
    question: {
      'zh-TW': '老師可以使用哪些教學工具？',
      'zh-CN': '老师可以使用哪些教学工具？',
      'en-US': 'Which teaching tools are included?',
      'ja-JP': 'どのような指導ツールが使えますか？',
    },
    answer: {
      'zh-TW':
        '自編教材、互動棋盤、多媒體教室、直播課、學生進度追蹤、批次建立帳號、分班、報表匯出、教師專頁、與學生傳訊，並可自修 G19 到 G1 課程與模擬檢定。',
      'zh-CN':
        '自编教材、互动棋盘、多媒体教室、直播课、学生进度跟踪、批量创建账号、分班、报表导出、教师主页、与学生发消息，并可自学 G19 到 G1 课程和模拟考级。',
      'en-US':
        'Your own materials, an interactive board, a multimedia classroom, live classes, student tracking, bulk accounts, class groups, report export, a teacher page and messages with students, plus self-study of the G19 to G1 courses and mock exams.',
      'ja-JP':
        '自作教材、操作できる碁盤、マルチメディア教室、ライブ授業、学習状況の確認、アカウントの一括作成、クラス分け、レポート出力、先生ページ、生徒とのメッセージが使えます。G19〜G1のコースと模擬検定もご自身の学習にお使いいただけます。',
    },
  },
];
