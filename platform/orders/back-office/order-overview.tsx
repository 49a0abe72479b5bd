import type { I18nClient } from '@payloadcms/translations';
import type { Payload } from 'payload';
import { ActionsOn } from '@/platform/kernel/back-office/fields/actions';
import { FactList } from '@/platform/kernel/back-office/audit/audit-entry';
import { nameOfValue } from '@/platform/kernel/back-office/with-labels';
import { moneyText } from '@/platform/kernel/back-office/fields/money-text';
import { staffText, textIn, type StaffText } from '@/platform/kernel/back-office/staff-text';
import { shipmentActions } from '@/platform/shipping/tables';
import { orderHistory, type OrderHistory } from '@/platform/orders/history/order-history';
import { Timeline } from './timeline';

type Props = { payload: Payload; i18n: I18nClient; id?: number | string; data?: { id?: number | string } };

const labels = {
  course: staffText('Course of the order', '訂單歷程', '订单历程', '注文の経過'),
  facts: staffText('At a glance', '摘要', '摘要', '概要'),
  customer: staffText('Customer', '學員', '学员', '会員'),
  total: staffText('Total', '總計', '总计', '合計'),
  refunded: staffText('Refunded', '已退款', '已退款', '返金済み'),
  net: staffText('Kept', '實收', '实收', '純売上'),
  due: staffText('Still to be returned', '應退未退', '应退未退', '未返金の額'),
  payments: staffText('Payments', '付款', '付款', '支払い'),
  shipment: staffText('Parcel', '出貨', '发货', '荷物'),
  carrier: staffText('Carrier', '物流公司', '快递公司', '配送業者'),
  tracking: staffText('Tracking number', '追蹤編號', '快递单号', '追跡番号'),
};

/** An order for staff: what happened and when, beside the customer, the amounts, the payments and the shipment. */
export async function OrderOverview({ payload, i18n, id, data }: Props) {
  const history = await orderHistory(payload, Number(id ?? data?.id ?? 0));
  if (!history) return null;
  const { language } = i18n;
  const t = (text: StaffText) => textIn(text, language);
  const { admin } = payload.config.routes;
  const { events, customer } = history;
  return (
    <div className="field-type order-overview">
      <section aria-label={t(labels.course)}>
        <h3>{t(labels.course)}</h3>
        <Timeline events={events} admin={admin} language={language} />
      </section>
      <section aria-label={t(labels.facts)}>
        <h3>{t(labels.facts)}</h3>
        <FactList facts={amountsOf(history).map(([name, text]) => [t(name), text])} />
        <h4>{t(labels.customer)}</h4>
        <p>
          <a href={`${admin}/collections/users/${customer.id}`}>{customer.realName || customer.username}</a>
          <br />
          {customer.email}
        </p>
        <Payments history={history} admin={admin} language={language} />
        <Shipment history={history} admin={admin} language={language} />
      </section>
    </div>
  );
}

/** Amounts with all their decimals. */
function amountsOf({ order, payments }: OrderHistory): [StaffText, string][] {
  const { currency, total, refunded, paidAt } = order;
  const text = (amount: number) => moneyText({ amount, currency });
  const due = payments.filter(({ refundDue }) => refundDue > 0);
  return [
    [labels.total, text(total)],
    ...(refunded > 0 ? [[labels.refunded, text(refunded)] satisfies [StaffText, string]] : []),
    ...(paidAt ? [[labels.net, text(total - refunded)] satisfies [StaffText, string]] : []),
    ...due.map((payment): [StaffText, string] => [
      labels.due,
      moneyText({ amount: payment.refundDue, currency: payment.currency }),
    ]),
  ];
}

type Part = { history: OrderHistory; admin: string; language: string };

function Payments({ history: { payments }, admin, language }: Part) {
  if (payments.length === 0) return null;
  return (
    <>
      <h4>{textIn(labels.payments, language)}</h4>
      <ul>
        {payments.map(({ id, provider, status, amount, currency }) => (
          <li key={id}>
            <a href={`${admin}/collections/payments/${id}`}>
              {nameOfValue(['payments', 'provider'], provider, language)} ·{' '}
              <span className="money">{moneyText({ amount, currency })}</span>
            </a>{' '}
            {nameOfValue(['payments', 'status'], status, language)}
          </li>
        ))}
      </ul>
    </>
  );
}

function Shipment({ history: { shipment }, admin, language }: Part) {
  if (!shipment) return null;
  const { id, status, carrier, tracking } = shipment;
  const known: [StaffText, string | null][] = [
    [labels.carrier, carrier],
    [labels.tracking, tracking],
  ];
  return (
    <>
      <h4>{textIn(labels.shipment, language)}</h4>
      <p>
        <a href={`${admin}/collections/shipments/${id}`}>{nameOfValue(['shipments', 'status'], status, language)}</a>
      </p>
      <FactList facts={known.flatMap(([name, text]) => (text ? [[textIn(name, language), text] as const] : []))} />
      <ActionsOn actions={shipmentActions(status)} id={id} />
    </>
  );
}
