import { orderTerms } from '../terms/orders';
import { useTerms } from '../terms/use';
import { sectionBlocks } from '../section-blocks';
import type { SeedPage, SeedSection } from '../types';

export const termsSections: SeedSection[] = [...orderTerms, ...useTerms];

export const termsPage: SeedPage = {
  slug: 'terms-of-service',
  effectiveDate: '2026-09-01',
  title: { 'zh-TW': '服務條款', 'zh-CN': '服务条款', 'en-US': 'Terms of Service', 'ja-JP': '利用規約' },
  lead: {
    'zh-TW': '我們盡量用看得懂的話寫清楚：您買了什麼、怎麼使用，以及什麼時候可以退費。',
    'zh-CN': '我们尽量用看得懂的话写清楚：您买了什么、怎么使用，以及什么时候可以退款。',
    'en-US': 'In plain words: what you buy, how you may use it, and when you can get your money back.',
    'ja-JP': 'お求めいただくもの、その使い方、返金できる場合を、できるだけ分かりやすくまとめました。',
  },
  menus: ['about'],
  startsAt: null,
  endsAt: null,
  blocks: [
    {
      block: 'hero',
      heading: { 'zh-TW': '服務條款', 'zh-CN': '服务条款', 'en-US': 'Terms of Service', 'ja-JP': '利用規約' },
      lead: {
        'zh-TW': '我們盡量用看得懂的話寫清楚：您買了什麼、怎麼使用，以及什麼時候可以退費。',
        'zh-CN': '我们尽量用看得懂的话写清楚：您买了什么、怎么使用，以及什么时候可以退款。',
        'en-US': 'In plain words: what you buy, how you may use it, and when you can get your money back.',
        'ja-JP': 'お求めいただくもの、その使い方、返金できる場合を、できるだけ分かりやすくまとめました。',
      },
    },
    { block: 'contents' },
    ...sectionBlocks(termsSections),
  ],
};
