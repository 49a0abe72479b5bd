import { FactList, Moment } from '@/platform/kernel/back-office/audit/audit-entry';
import { factsOf, nameOfEntry, type Fact } from '@/platform/kernel/back-office/audit/describe-entry';
import { nameOfValue } from '@/platform/kernel/back-office/with-labels';
import { moneyText } from '@/platform/kernel/back-office/fields/money-text';
import { staffText, textIn } from '@/platform/kernel/back-office/staff-text';
import type { OrderEvent } from '@/platform/orders/history/order-history';

const kinds = {
  placed: staffText('Order placed', '訂單成立', '下单', '注文を受け付けました'),
  claimed: staffText('Claimed free of charge', '免費領取', '免费领取', '無料で受け取りました'),
  expired: staffText('Not paid in time', '逾期未付款', '逾期未付款', '期限内にお支払いがありませんでした'),
  cancelled: staffText('Canceled by the customer', '學員取消訂單', '学员取消订单', 'お客様が取り消しました'),
  started: staffText('Payment begun', '開始付款', '开始付款', '支払い手続きを開始'),
  paid: staffText('Paid', '已付款', '已付款', '支払い済み'),
  unmatchedPayment: staffText(
    'Money that was not asked for: owed back',
    '收到非應收的款項，應退還',
    '收到非应收的款项，应退还',
    '請求と異なる入金（返金対象）',
  ),
  declined: staffText('Payment declined', '付款未成功', '付款未成功', '支払いは承認されませんでした'),
  report: staffText('Report of the provider', '金流通知', '支付通知', '決済サービスからの通知'),
  mail: staffText('Mail', '信件', '邮件', 'メール'),
  shipment: staffText('Parcel', '出貨', '发货', '荷物'),
  refundAsked: staffText('Refund asked for', '申請退款', '申请退款', '返金の申請'),
  refundDone: staffText('Refunded', '已退款', '已退款', '返金済み'),
  redeemed: staffText('Course code redeemed', '課程序號已兌換', '兑换码已使用', 'コースコードを引き換え'),
  revoked: staffText('Course code revoked', '課程序號已作廢', '兑换码已作废', 'コースコードを無効化'),
};
const labels = {
  reference: staffText('Reference', '編號', '编号', '番号'),
  to: staffText('To', '收件人', '收件人', '宛先'),
  wrong: staffText('What went wrong', '錯誤原因', '错误原因', 'エラーの内容'),
  tracking: staffText('Tracking number', '追蹤編號', '快递单号', '追跡番号'),
  by: staffText('By', '處理人', '处理人', '担当'),
  reason: staffText('Reason', '原因', '原因', '理由'),
  code: staffText('Code', '序號', '兑换码', 'コード'),
};

type Props = { events: readonly OrderEvent[]; admin: string; language: string };

/** What happened to an order, from its beginning. */
export function Timeline({ events, admin, language }: Props) {
  return (
    <ol className="timeline">
      {events.map((event, index) => (
        <li key={index} className={toneOf(event)}>
          <p>
            <b>
              {event.link ? (
                <a href={`${admin}/collections/${event.link.table}/${event.link.id}`}>{titleOf(event, language)}</a>
              ) : (
                titleOf(event, language)
              )}
            </b>{' '}
            {event.amount && <span className="money">{moneyText(event.amount)}</span>}
          </p>
          <p className="by">
            <Moment at={event.at} language={language} />
            {event.kind === 'auditEntry' && ` · ${event.entry.staffEmail}`}
          </p>
          <FactList facts={detailsOf(event, language)} />
        </li>
      ))}
    </ol>
  );
}

/** The class of an event that staff should notice at once, or of a good one. */
function toneOf(event: OrderEvent): string | undefined {
  if ('wrong' in event && event.wrong) return 'is-bad';
  if (event.kind === 'unmatchedPayment' || event.kind === 'declined') return 'is-bad';
  if (event.kind === 'mail' && event.status === 'FAILED') return 'is-bad';
  if (event.kind === 'refundAsked' && event.status === 'FAILED') return 'is-bad';
  return event.kind === 'paid' || event.kind === 'claimed' ? 'is-good' : undefined;
}

function titleOf(event: OrderEvent, language: string): string {
  const value = (path: string, of: string) => nameOfValue(path.split('.'), of, language);
  switch (event.kind) {
    case 'auditEntry':
      return nameOfEntry(event.entry, language);
    case 'mail':
      return `${textIn(kinds.mail, language)} · ${value('outbox.status', event.status)}`;
    case 'shipment':
      return `${textIn(kinds.shipment, language)} · ${value('shipments.status', event.status)}`;
    case 'refundAsked':
      return `${textIn(kinds.refundAsked, language)} · ${value('refunds.status', event.status)}`;
    case 'started':
    case 'paid':
    case 'unmatchedPayment':
    case 'declined':
      return `${textIn(kinds[event.kind], language)} · ${value('payments.provider', event.provider)}`;
    case 'report':
      return `${textIn(kinds.report, language)} · ${value('payments.status', event.status)}`;
    default:
      return textIn(kinds[event.kind], language);
  }
}

function detailsOf(event: OrderEvent, language: string): Fact[] {
  const facts = (...found: [keyof typeof labels, string | null][]): Fact[] =>
    found.flatMap(([name, text]) => (text ? [[textIn(labels[name], language), text] satisfies Fact] : []));
  switch (event.kind) {
    case 'auditEntry':
      return factsOf(event.entry, language);
    case 'mail': {
      const email = event.subject || nameOfValue(['outbox', 'template'], event.template ?? '', language);
      return [[textIn(kinds.mail, language), email], ...facts(['to', event.to], ['wrong', event.wrong])];
    }
    case 'paid':
    case 'unmatchedPayment':
      return facts(['reference', event.reference]);
    case 'report':
      return facts(['wrong', event.wrong]);
    case 'shipment':
      return facts(['tracking', event.tracking]);
    case 'refundAsked':
      return [...facts(['by', event.by], ['reason', event.reason])];
    case 'redeemed':
    case 'revoked':
      return facts(['code', event.code]);
    default:
      return [];
  }
}
