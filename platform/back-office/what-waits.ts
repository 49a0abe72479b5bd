import { and, eq, gt, gte, isNotNull, isNull, lt, lte, ne, or, sql } from '@payloadcms/db-postgres/drizzle';
import { addDays } from 'date-fns';
import type { CollectionSlug, Payload } from 'payload';
import { dayNumber, dayText, parseBound } from '@/lib/kernel/calendar';
import type { StaffRole } from '@/platform/kernel/back-office/access-rules';
import type { Condition } from '@/platform/kernel/back-office/list-address';
import { staffText, type StaffText } from '@/platform/kernel/back-office/staff-text';
import * as tables from '@/platform/payload-generated-schema';
import { database, type Database } from '@/platform/kernel/database/database';
import { errorText } from '@/platform/kernel/error-text';

/** Pieces left of a product, and seats left in a trial class, at which staff have to act. */
const fewPieces = 5;
const fewSeats = 2;

type Counted = { count: number; where: readonly Condition[] };
type Asked = { db: Database; now: Date; role: StaffRole };
type Question = {
  id: string;
  label: StaffText;
  by: readonly StaffRole[];
  collection: CollectionSlug;
  ask: (asked: Asked) => Promise<Counted>;
};
export type Waiting = Pick<Question, 'id' | 'label' | 'collection'> & {
  /** null: it could not be counted. */
  count: number | null;
  where: readonly Condition[];
};

const everybody: StaffRole[] = ['admin', 'editor', 'support'];
const editors: StaffRole[] = ['admin', 'editor'];
const supporters: StaffRole[] = ['admin', 'support'];

/** The first instant of the school's day. */
const startOfToday = (now: Date): string => parseBound(dayText(dayNumber(now)), 'start').toISOString();

/** Emails of the back office itself are visible to admins only (access/rules, emailsBelowAdmin). */
const failed = ({ db, role }: Asked, kind: 'mail' | 'refund') =>
  db.$count(
    tables.outbox,
    and(
      eq(tables.outbox.status, 'FAILED'),
      eq(tables.outbox.kind, kind),
      role === 'admin' ? undefined : or(isNotNull(tables.outbox.template), ne(tables.outbox.kind, 'mail')),
    ),
  );
const failedWhere = (kind: string): Condition[] => [
  ['status', 'equals', 'FAILED'],
  ['kind', 'equals', kind],
];

const drafts: [CollectionSlug, StaffText, DraftTable][] = [
  ['pages', staffText('Pages not published', '未發佈的頁面', '未发布的页面', '未公開のページ'), tables._pages_v],
  ['articles', staffText('Articles not published', '未發佈的文章', '未发布的文章', '未公開の記事'), tables._articles_v],
  [
    'campaigns',
    staffText('Campaigns not published', '未發佈的活動', '未发布的活动', '未公開のキャンペーン'),
    tables._campaigns_v,
  ],
  ['products', staffText('Products not published', '未發佈的商品', '未发布的商品', '未公開の商品'), tables._products_v],
  [
    'faqs',
    staffText('Questions not published', '未發佈的常見問題', '未发布的常见问题', '未公開の質問'),
    tables._faqs_v,
  ],
  [
    'championships',
    staffText('Championships not published', '未發佈的校際賽', '未发布的校际赛', '未公開の対抗戦'),
    tables._championships_v,
  ],
  [
    'markets',
    staffText('Partner markets not published', '未發佈的合作賣場', '未发布的合作专场', '未公開の提携ストア'),
    tables._markets_v,
  ],
];
type DraftTable =
  | typeof tables._pages_v
  | typeof tables._articles_v
  | typeof tables._campaigns_v
  | typeof tables._products_v
  | typeof tables._faqs_v
  | typeof tables._championships_v
  | typeof tables._markets_v;

const questions: readonly Question[] = [
  {
    id: 'toShip',
    label: staffText('Parcels to ship', '待出貨', '待发货', '発送待ちの荷物'),
    by: supporters,
    collection: 'shipments',
    ask: async ({ db }) => ({
      count: await db.$count(tables.shipments, eq(tables.shipments.status, 'PREPARING')),
      where: [['status', 'equals', 'PREPARING']],
    }),
  },
  {
    id: 'paidToday',
    label: staffText('Orders paid today', '今日付款的訂單', '今日付款的订单', '今日支払われた注文'),
    by: supporters,
    collection: 'orders',
    ask: async ({ db, now }) => ({
      count: await db.$count(tables.orders, gte(tables.orders.paidAt, startOfToday(now))),
      where: [['paidAt', 'greater_than_equal', startOfToday(now)]],
    }),
  },
  {
    id: 'refundsDue',
    label: staffText('Payments to return', '待退還的款項', '待退还的款项', '返金が必要な支払い'),
    by: supporters,
    collection: 'payments',
    ask: async ({ db }) => ({
      count: await db.$count(tables.payments, gt(tables.payments.refundDue, 0)),
      where: [['refundDue', 'greater_than', '0']],
    }),
  },
  {
    id: 'refundsToSettle',
    label: staffText('Refunds to settle by hand', '待人工處理的退款', '待人工处理的退款', '手動での対応が必要な返金'),
    by: supporters,
    collection: 'refunds',
    ask: async ({ db }) => ({
      count: await db.$count(tables.refunds, eq(tables.refunds.status, 'FAILED')),
      where: [['status', 'equals', 'FAILED']],
    }),
  },
  {
    id: 'failedRefunds',
    label: staffText('Refunds that failed', '退款失敗', '退款失败', '失敗した返金'),
    by: supporters,
    collection: 'outbox',
    ask: async (asked) => ({ count: await failed(asked, 'refund'), where: failedWhere('refund') }),
  },
  {
    id: 'failedMails',
    label: staffText('Mails that failed', '寄送失敗的信件', '发送失败的邮件', '送信できなかったメール'),
    by: supporters,
    collection: 'outbox',
    ask: async (asked) => ({ count: await failed(asked, 'mail'), where: failedWhere('mail') }),
  },
  {
    id: 'requestsOverdue',
    label: staffText('Requests overdue', '已逾期的申請', '已逾期的申请', '回答期限を過ぎた申込'),
    by: supporters,
    collection: 'requests',
    ask: async ({ db, now }) => ({
      count: await db.$count(tables.requests, lt(tables.requests.dueAt, now.toISOString())),
      where: [['dueAt', 'less_than', now.toISOString()]],
    }),
  },
  {
    id: 'requestsDue',
    label: staffText('Requests to answer', '待回覆的申請', '待回复的申请', '回答が必要な申込'),
    by: supporters,
    collection: 'requests',
    ask: async ({ db, now }) => ({
      count: await db.$count(tables.requests, gte(tables.requests.dueAt, now.toISOString())),
      where: [['dueAt', 'greater_than_equal', now.toISOString()]],
    }),
  },
  {
    id: 'trialsToMark',
    label: staffText(
      'Trial classes over: mark who came',
      '分校體驗課已結束，待標記到課',
      '校区体验课已结束，待标记到课',
      '終了した体験クラスの出欠記録',
    ),
    by: supporters,
    collection: 'requests',
    ask: async ({ db, now }) => {
      const { kind, state, overAt } = tables.requests;
      return {
        count: await db.$count(
          tables.requests,
          and(eq(kind, 'trial'), eq(state, 'BOOKED'), lt(overAt, now.toISOString())),
        ),
        where: [
          ['kind', 'equals', 'trial'],
          ['state', 'equals', 'BOOKED'],
          ['overAt', 'less_than', now.toISOString()],
        ],
      };
    },
  },
  {
    id: 'lowStock',
    label: staffText('Goods running out', '庫存不足的商品', '库存不足的商品', '在庫が少ない商品'),
    by: everybody,
    collection: 'inventory',
    ask: async ({ db }) => ({
      count: await db.$count(tables.inventory, lte(tables.inventory.stock, fewPieces)),
      where: [['stock', 'less_than_equal', String(fewPieces)]],
    }),
  },
  {
    id: 'fullClasses',
    label: staffText(
      'Branches with a trial class almost full',
      '體驗課將額滿的分校',
      '体验课即将约满的校区',
      '体験クラスがまもなく満席の教室',
    ),
    by: everybody,
    collection: 'stores',
    ask: async ({ db, now }) => {
      const { id, _parentID, startsAt, seats, seatsTaken } = tables.stores_experience_courses;
      const booked = sql`(SELECT count(*) FROM ${tables.requests} WHERE kind = 'trial' AND state = 'BOOKED' AND subject_id = ${id})`;
      const found = await db
        .selectDistinct({ id: _parentID })
        .from(tables.stores_experience_courses)
        .where(
          and(gt(startsAt, now.toISOString()), gt(seats, 0), lte(sql`${seats} - ${seatsTaken} - ${booked}`, fewSeats)),
        );
      return { count: found.length, where: [['id', 'in', found.map(({ id }) => id).join(',') || '0']] };
    },
  },
  {
    id: 'closingRegistrations',
    label: staffText(
      'Registrations that close within a week',
      '一週內截止報名的校際賽',
      '一周内截止报名的校际赛',
      '1週間以内に申込を締め切る対抗戦',
    ),
    by: everybody,
    collection: 'championships',
    ask: async ({ db, now }) => {
      const [from, to] = [now.toISOString(), addDays(now, 7).toISOString()];
      // As in the list: the newest version of each, also an unpublished draft.
      const { latest, version_registrationEndsAt: closesAt } = tables._championships_v;
      return {
        count: await db.$count(tables._championships_v, and(eq(latest, true), gt(closesAt, from), lte(closesAt, to))),
        where: [
          ['registrationEndsAt', 'greater_than', from],
          ['registrationEndsAt', 'less_than_equal', to],
        ],
      };
    },
  },
  {
    id: 'problemReports',
    label: staffText('Problems reported by learners', '學習者回報的題目', '学习者反馈的题目', '報告のあった問題'),
    by: editors,
    collection: 'problemReports',
    ask: async ({ db }) => ({
      count: await db.$count(tables.problem_reports, isNull(tables.problem_reports.outcome)),
      where: [['outcome', 'exists', 'false']],
    }),
  },
  {
    id: 'messageReports',
    label: staffText('Reported conversations', '被檢舉的對話', '被举报的对话', '報告されたやり取り'),
    by: supporters,
    collection: 'messageReports',
    ask: async ({ db }) => ({
      count: await db.$count(tables.message_reports, isNull(tables.message_reports.outcome)),
      where: [['outcome', 'exists', 'false']],
    }),
  },
  ...drafts.map(([collection, label, table]): Question => ({
    id: `drafts-${collection}`,
    label,
    by: editors,
    collection,
    // What the list shows as a draft: the newest version is one, whether or not an older one is published.
    ask: async ({ db }) => ({
      count: await db.$count(table, and(eq(table.latest, true), eq(table.version__status, 'draft'))),
      where: [['_status', 'equals', 'draft']],
    }),
  })),
];

/** What waits for staff of this role, counted now. A question that fails has count null and does not affect the others. */
export function whatWaits(payload: Payload, role: StaffRole, now: Date): Promise<Waiting[]> {
  const asked = { db: database(payload), now, role };
  return Promise.all(
    questions
      .filter(({ by }) => by.includes(role))
      .map(async ({ id, label, collection, ask }) => {
        const { count, where } = await ask(asked).catch((error: unknown): { count: null; where: Condition[] } => {
          payload.logger.error({ question: id, error: errorText(error) }, 'the first page could not count');
          return { count: null, where: [] };
        });
        return { id, label, collection, count, where };
      }),
  );
}
