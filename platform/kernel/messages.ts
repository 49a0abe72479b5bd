import { locales, type Locale } from '@/lib/kernel/i18n/locales';
import enUS from '@/messages/en-US.json';
import jaJP from '@/messages/ja-JP.json';
import zhCN from '@/messages/zh-CN.json';
import zhTW from '@/messages/zh-TW.json';

/** The texts of emails, of the sandbox and of the back office. The storefront loads the same files in another way. */
export const messages: Record<Locale, typeof enUS> = { 'zh-TW': zhTW, 'zh-CN': zhCN, 'en-US': enUS, 'ja-JP': jaJP };

/** Name of what comes with a proved address (docs/product.md, "VIP"): VIP for a month. */
export const vipTrialTitle = Object.fromEntries(
  locales.map((locale) => [locale, messages[locale].mail.vipTrial]),
) as Record<Locale, string>;
