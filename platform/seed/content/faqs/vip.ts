import type { SeedFaqEntry } from '../types';

export const vipFaqs: SeedFaqEntry[] = [
  {
    slug: 'vip-plans',
    question: {
      'zh-TW': 'VIP 有哪些方案？',
      'zh-CN': 'VIP 有哪些方案？',
      'en-US': 'Which VIP plans are there?',
      'ja-JP': 'VIPプランの種類を教えてください。',
    },
    answer: {
      'zh-TW':
        '有月、季、年三種：1 個月 {price:vip-month}，3 個月 {price:vip-quarter}（省 {saving:vip-quarter}），12 個月 {price:vip-year}（省 {saving:vip-year}）。新註冊的會員另外有 1 個月免費體驗。',
      'zh-CN':
        '有月度、季度、年度三种：1 个月 {price:vip-month}，3 个月 {price:vip-quarter}（省 {saving:vip-quarter}），12 个月 {price:vip-year}（省 {saving:vip-year}）。新注册会员另有 1 个月免费体验。',
      'en-US':
        'Three: one month for {price:vip-month}, three for {price:vip-quarter} (you save {saving:vip-quarter}) and twelve for {price:vip-year} (you save {saving:vip-year}). New members also get a free one-month trial.',
      'ja-JP':
        '1か月（{price:vip-month}）、3か月（{price:vip-quarter}、{saving:vip-quarter}お得）、12か月（{price:vip-year}、{saving:vip-year}お得）の3種類です。新規会員の方には1か月の無料体験もあります。',
    },
  },
  {
    slug: 'vip-features',
    question: {
      'zh-TW': 'VIP 多了哪些功能？',
      'zh-CN': 'VIP 多了哪些功能？',
      'en-US': 'What does VIP add?',
      'ja-JP': 'VIPになると何が増えますか？',
    },
    answer: {
      'zh-TW':
        '進階 AI 覆盤、每週的直播講座與過去 365 天的重播，以及不限體力的天梯。一般會員每解一題天梯用掉一點體力，過一段時間恢復；VIP 不必等。',
      'zh-CN':
        '高级 AI 复盘、每周的直播讲座与过去 365 天的回放，以及不限体力的天梯。普通会员每解一题天梯用掉一点体力，过一段时间恢复；VIP 不必等。',
      'en-US':
        'Advanced AI review of your games, a live lecture every week with the replays of the past 365 days, and unlimited energy in the problem climb. For other members every problem of the climb uses some energy, which comes back with time; with VIP you never wait.',
      'ja-JP':
        '詳しいAI検討、毎週のライブ講座と過去365日間のアーカイブ視聴、スタミナ無制限のステップアップ問題が加わります。通常はステップアップ問題を一問解くごとにスタミナを使い、時間がたつと回復しますが、VIPなら待つ必要がありません。',
    },
  },
  {
    slug: 'vip-expired',
    question: {
      'zh-TW': 'VIP 到期後會怎樣？',
      'zh-CN': 'VIP 到期后会怎样？',
      'en-US': 'What happens when my VIP plan ends?',
      'ja-JP': 'VIPの期限が切れるとどうなりますか？',
    },
    answer: {
      'zh-TW':
        '已購課程照常觀看；進階 AI 覆盤、直播講座與重播、不限體力的天梯會停用，續購後恢復。手上還有直播講座的月票或季票，講座與重播就照常收看。',
      'zh-CN':
        '已购课程照常观看；高级 AI 复盘、直播讲座与回放、不限体力的天梯会停用，续费后恢复。如还有直播讲座的月票或季票，讲座与回放照常观看。',
      'en-US':
        'You keep every course you bought. Advanced AI review, live lectures with their replays, and unlimited energy in the problem climb stop, and come back when you renew. With a lecture pass still running, lectures and replays go on.',
      'ja-JP':
        '購入済みのコースはこれまでどおり視聴できます。詳しいAI検討、ライブ講座とアーカイブ視聴、スタミナ無制限のステップアップ問題は停止し、更新すると再び使えます。ライブ講座券が有効な間は、講座とアーカイブ視聴を続けられます。',
    },
  },
  {
    slug: 'vip-auto-renew',
    question: {
      'zh-TW': 'VIP 會自動續訂扣款嗎？',
      'zh-CN': 'VIP 会自动续费扣款吗？',
      'en-US': 'Does VIP renew by itself?',
      'ja-JP': 'VIPは自動更新されますか？',
    },
    answer: {
      'zh-TW': '不會。每個方案都是單次購買，到期後由你決定要不要再買。提早續購的時間會接在原到期日之後。',
      'zh-CN': '不会。每个方案都是单次购买，到期后由你决定是否再买。提前续费的时间会接在原到期日之后。',
      'en-US':
        'No. Each plan is a single purchase and nothing is charged afterward. If you buy again early, the new months are added after the current end date.',
      'ja-JP':
        'いいえ。どのプランも1回限りのご購入で、期限後に自動で請求されることはありません。早めに購入した分は、現在の期限の翌日から加算されます。',
    },
  },
  {
    slug: 'vip-refund',
    question: {
      'zh-TW': 'VIP 可以退費嗎？',
      'zh-CN': 'VIP 可以退款吗？',
      'en-US': 'Can VIP be refunded?',
      'ja-JP': 'VIPは返金できますか？',
    },
    answer: {
      'zh-TW': 'VIP 方案購買後不能退費。建議先用 1 個月免費體驗，確認適合再購買。',
      'zh-CN': 'VIP 方案购买后不支持退款。建议先用 1 个月免费体验，确认合适再购买。',
      'en-US': 'No, VIP plans are non-refundable. Please use the free month first to be sure it suits you.',
      'ja-JP': 'VIPプランは返金の対象外です。まず1か月の無料体験でお確かめください。',
    },
  },
];
