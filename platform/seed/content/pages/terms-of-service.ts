import { t } from '../../catalogue/localized';
import { orderTerms } from '../terms/orders';
import { useTerms } from '../terms/use';
import { sectionBlocks } from '../section-blocks';
import type { SeedPage, SeedSection } from '../types';

export const termsSections: SeedSection[] = [...orderTerms, ...useTerms];

/** The last one stands beside the ways to reach us. */
const contact = termsSections.at(-1)!;

const lead = t(
  '我們盡量用看得懂的話寫清楚：您買了什麼、怎麼使用，以及什麼時候可以退費。',
  '我们尽量用看得懂的话写清楚：您买了什么、怎么使用，以及什么时候可以退款。',
  'In plain words: what you buy, how you may use it, and when you can get your money back.',
  'お求めいただくもの、その使い方、返金できる場合を、できるだけ分かりやすくまとめました。',
);

export const termsPage: SeedPage = {
  slug: 'terms-of-service',
  effectiveDate: '2026-09-01',
  title: t('服務條款', '服务条款', 'Terms of Service', '利用規約'),
  lead,
  menus: ['about'],
  startsAt: null,
  endsAt: null,
  blocks: [
    {
      block: 'hero',
      heading: t('服務條款', '服务条款', 'Terms of Service', '利用規約'),
      lead,
      illustration: 'certificate',
      actions: [
        { label: t('看退費規則', '看退款规则', 'Refund rules', '返金の規定'), to: '#refunds' },
        { label: t('聯絡我們', '联系我们', 'Contact us', 'お問い合わせ'), to: '#contact' },
      ],
    },
    {
      block: 'table',
      anchor: 'refunds-at-a-glance',
      tone: 'tinted',
      heading: t('退費，一眼看懂', '退款，一眼看懂', 'Refunds at a glance', '返金のまとめ'),
      columns: [
        t('您買的是', '您买的是', 'What you bought', 'ご購入の内容'),
        t('什麼時候可以退', '什么时候可以退', 'When it can be refunded', '返金できる場合'),
      ],
      rows: [
        {
          cells: [
            t(
              '課程、棋力系列、教師課程',
              '课程、棋力系列、教师课程',
              'Courses, Go-strength series, teacher courses',
              'コース、棋力アップシリーズ、指導者向けコース',
            ),
            t(
              '還沒打開任何影片課',
              '尚未打开任何视频课',
              'As long as no video lesson has been opened',
              '動画を1本も開いていない場合',
            ),
          ],
        },
        {
          cells: [
            t('組合方案', '组合套餐', 'Bundles', 'セット'),
            t(
              '還沒兌換任何課程序號',
              '尚未兑换任何兑换码',
              'As long as no course code has been redeemed',
              'コードを1件も引き換えていない場合',
            ),
          ],
        },
        {
          cells: [
            t(
              '實體商品、直播時數、票券、AI 家教',
              '实物商品、直播时长、直播票、AI 家教',
              'Goods, live minutes, passes, the AI tutor',
              '商品、ライブ授業の時間、講座券、AIチューター',
            ),
            t('只看日數', '只看天数', 'Only the number of days counts', '日数だけで決まります'),
          ],
        },
        {
          cells: [
            t('VIP 方案、模擬檢定', 'VIP 方案、模拟考级', 'VIP plans, mock exams', 'VIPプラン、模擬検定'),
            t('不能退費', '不能退款', 'Not refundable', '返金の対象外です'),
          ],
        },
      ],
      note: t(
        '可以退的，第 1 到 7 天退還全額，第 8 到 14 天退 30%，第 15 天起不退費。購買日是第 1 天，以台北時間計算。',
        '可以退的，第 1 至 7 天全额退款，第 8 至 14 天退 30%，第 15 天起不予退款。购买日是第 1 天，按台北时间计算。',
        'Where a refund is possible: 100% through day 7, 30% on days 8 to 14, nothing from day 15. The day of purchase is day 1, in Taipei time.',
        '返金できるものは、7日目までは全額、8〜14日目は30%、15日目以降は返金がありません。購入日を1日目とし、台北時間で数えます。',
      ),
    },
    { block: 'contents' },
    ...sectionBlocks(termsSections.slice(0, -1)),
    { block: 'contact', anchor: contact.id, heading: contact.heading, lead: contact.body },
  ],
};
