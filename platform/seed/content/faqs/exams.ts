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
      'zh-TW': 'IGQE 是圍棋分級檢定，從 G19 到 G1 共 19 級，分為入門、中級、高級、精通四個階段，數字越小棋力越高。',
      'zh-CN': 'IGQE 是一套围棋考级标准，从 G19 到 G1 共 19 级，分为入门、中级、高级、精通四个阶段，数字越小棋力越高。',
      'en-US':
        'It is the Go ranking exam our courses follow: 19 grades from G19 to G1 in four stages, Beginner, Intermediate, Advanced and Mastery. The smaller the number, the stronger the player.',
      'ja-JP':
        '囲碁の力をG19からG1までの19段階で測る検定です。入門、中級、上級、マスターの4つのステージがあり、数字が小さいほど上位になります。',
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
      'en-US': 'As often as you like once you own it. Leave a few days between tries to see what has really stuck.',
      'ja-JP': 'ご購入後は何度でも受けられます。数日あけて受け直すと、本当に身についたことが分かります。',
    },
  },
  {
    slug: 'mock-and-real-exam',
    question: {
      'zh-TW': '模擬檢定和正式檢定一樣嗎？',
      'zh-CN': '模拟考级和正式考级一样吗？',
      'en-US': 'Is a mock exam the same as the real one?',
      'ja-JP': '模擬検定と本番の検定は同じですか？',
    },
    answer: {
      'zh-TW': '題型與範圍依同一級別設計，但模擬檢定只供練習，不會授予正式級別。',
      'zh-CN': '题型和范围按同一级别设计，但模拟考级只供练习，不授予正式级别。',
      'en-US':
        'It covers the same grade with the same kinds of question, but it is for practice and does not award an official grade.',
      'ja-JP': '同じグレードの範囲と出題形式に合わせていますが、模擬検定は練習用で、正式なグレードの認定はありません。',
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
