import type { Locale } from '@/lib/i18n/locales';

/** Name of what every new member is given (docs/product.md, "VIP"): VIP for a month. */
export const vipTrialTitle: Record<Locale, string> = {
  'zh-TW': 'VIP 體驗（1 個月）',
  'zh-CN': 'VIP 体验（1 个月）',
  'en-US': 'VIP trial, one month',
  'ja-JP': 'VIP体験（1か月）',
};
