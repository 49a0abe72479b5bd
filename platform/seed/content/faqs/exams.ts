import type { SeedFaqEntry } from '../types';

export const examFaqs: SeedFaqEntry[] = [
  {
    slug: 'what-is-igqe',
    question: {
      'zh-TW': 'IGQE 是什麼？',
      'zh-CN': 'IGQE 是什么？',
      'en-US': 'What is the IGQE?',
      'ja-JP': 'IGQEとは何ですか？',
    },
    answer: {
      'zh-TW':
        'IGQE 是我們課程所依循的圍棋分級檢定，從 G19 到 G1 共 19 級，分為入門、中級、高級、精通四個階段，數字越小越強。正式檢定由先手圍棋在各分校舉行，通過後發給證書。',
      'zh-CN':
        'IGQE 是我们课程所依循的围棋考级，从 G19 到 G1 共 19 级，分为入门、中级、高级、精通四个阶段，数字越小越强。正式考级由先手围棋在各校区举行，通过后颁发证书。',
      'en-US':
        'It is the Go ranking exam our courses follow: 19 grades from G19 to G1 in four stages, Beginner, Intermediate, Advanced and Mastery; a smaller number is stronger. Sente Go holds the official exam at its branches and gives a certificate to those who pass.',
      'ja-JP':
        '囲碁の力をG19からG1までの19グレードで測る検定です。入門、中級、上級、マスターの4つの段階があり、数字が小さいほど強くなります。公式検定は先手囲碁の各教室で行い、合格された方に認定証をお渡しします。',
    },
  },
  {
    slug: 'mock-exam-retake',
    question: {
      'zh-TW': '模擬檢定可以考幾次？',
      'zh-CN': '模拟考级可以考几次？',
      'en-US': 'How often can I take a mock exam?',
      'ja-JP': '模擬検定は何回受けられますか？',
    },
    answer: {
      'zh-TW': '購買後不限次數。建議隔幾天再考，才能看出真正學會了多少。',
      'zh-CN': '购买后不限次数。建议隔几天再考，才能看出真正掌握了多少。',
      'en-US': 'As often as you like once you own it. Leave a few days between attempts to see what has really stuck.',
      'ja-JP': 'ご購入後は何度でも受けられます。数日あけて受け直すと、本当に身についたことが分かります。',
    },
  },
  {
    slug: 'mock-and-real-exam',
    question: {
      'zh-TW': '模擬檢定和正式檢定一樣嗎？',
      'zh-CN': '模拟考级和正式考级一样吗？',
      'en-US': 'Is a mock exam the same as the official one?',
      'ja-JP': '模擬検定と公式検定は同じですか？',
    },
    answer: {
      'zh-TW':
        '範圍、題數與時間都相同。差別在於模擬檢定在家做、不限次數、不發證書；正式檢定在分校舉行、有老師監考、通過後發給證書。',
      'zh-CN':
        '范围、题数与时间都相同。区别在于模拟考级在家做、不限次数、不颁发证书；正式考级在校区举行、由老师监考、通过后颁发证书。',
      'en-US':
        'They cover the same material, with the same number of questions and the same time limit. You take a mock exam at home, as often as you like, and there is no certificate. The official exam is held at a branch with a teacher in the room, and you receive a certificate when you pass.',
      'ja-JP':
        '範囲・問題数・時間は同じです。模擬検定はご自宅で何度でも受けられ、認定証は出ません。公式検定は教室で講師の立ち会いのもとに行い、合格すると認定証をお渡しします。',
    },
  },
  {
    slug: 'skip-grades',
    question: {
      'zh-TW': '可以跳級嗎？',
      'zh-CN': '可以跳级吗？',
      'en-US': 'May I skip grades?',
      'ja-JP': '飛び級はできますか？',
    },
    answer: {
      'zh-TW': '課程和模擬檢定都可以自由選級。若某一級的模擬檢定做起來很輕鬆，就直接往下一級。',
      'zh-CN': '课程和模拟考级都可以自由选级。如果某一级的模拟考级做起来很轻松，就直接进入下一级。',
      'en-US': 'You can choose any grade of course or mock exam. If one feels easy, go straight on to the next.',
      'ja-JP':
        'コースも模擬検定も、お好きなグレードを選べます。余裕をもって解けるようなら、次のグレードへ進んでください。',
    },
  },
  {
    slug: 'mock-exam-refund',
    question: {
      'zh-TW': '模擬檢定可以退費嗎？',
      'zh-CN': '模拟考级可以退款吗？',
      'en-US': 'Can a mock exam be refunded?',
      'ja-JP': '模擬検定は返金できますか？',
    },
    answer: {
      'zh-TW': '模擬檢定購買後不能退費，購買前請確認級別。',
      'zh-CN': '模拟考级购买后不支持退款，购买前请确认级别。',
      'en-US': 'No, mock exams are non-refundable. Please check the grade before you buy.',
      'ja-JP': '模擬検定は返金の対象外です。ご購入前にグレードをご確認ください。',
    },
  },
];
