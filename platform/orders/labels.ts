import { staffText } from '@/platform/kernel/back-office/staff-text';
import type { Dictionary } from '@/platform/kernel/back-office/labels/field-labels';

export const shop: Dictionary = {
  shippingRates: {
    label: staffText('Shipping prices', '運費', '运费', '送料'),
    one: staffText('Destination', '寄送地區', '配送地区', 'お届け先'),
    description: staffText(
      'Goods are sent only to the places in this list. While it is empty, they are sent everywhere and nothing is added.',
      '只寄送到清單中的地區。清單留空時，所有地區都寄送，且不另收運費。',
      '只配送到列表中的地区。列表为空时，所有地区都配送，且不另收运费。',
      '一覧にある国・地域にだけ発送します。空欄の間はすべての地域に送料なしで発送します。',
    ),
  },
  'shippingRates.price': {
    label: staffText('Price', '運費', '运费', '送料'),
    description: staffText(
      'A currency left empty: orders in it are not sent there.',
      '留空的幣別：以該幣別結帳的訂單不寄送到此地區。',
      '留空的币种：以该币种结算的订单不配送到此地区。',
      '空欄の通貨のご注文は、この地域に発送しません。',
    ),
  },
  freeFrom: {
    label: staffText('Free from', '免運門檻', '包邮门槛', '送料無料になる金額'),
    description: staffText(
      'What the goods of an order have to come to, after the coupon. Empty: never free.',
      '訂單中實體商品折扣後的金額達到此數即免運。留空表示不提供免運。',
      '订单中实物商品优惠后的金额达到此数即包邮。留空表示不包邮。',
      '割引後の商品の合計がこの金額に達すると無料になります。空欄なら無料になりません。',
    ),
  },
  asksInvoice: {
    label: staffText(
      'Ask for invoice details at the checkout',
      '結帳時詢問發票資料',
      '结算时询问发票信息',
      '購入手続きで発票の希望を尋ねる',
    ),
    description: staffText(
      'For orders in New Taiwan dollars. The invoice itself is issued elsewhere; note its number on the order.',
      '適用於新台幣訂單。發票另行開立，開立後請在訂單填寫號碼。',
      '适用于新台币订单。发票另行开具，开具后请在订单登记号码。',
      '台湾ドルの注文が対象です。発票は別途発行し、番号を注文に記録してください。',
    ),
  },
  'shopSettings.qualifiedNumber': {
    label: staffText(
      'Registration number (Japan)',
      '適格請求書登記號碼（日本）',
      '登记号码（日本）',
      '適格請求書の登録番号',
    ),
    description: staffText(
      'T and 13 digits. While it is empty, receipts in yen say nothing of it.',
      'T 加 13 位數字。留空時，日圓收據不顯示相關內容。',
      'T 加 13 位数字。留空时，日元收据不显示相关内容。',
      'Tと13桁の数字です。空欄の間は、円の領収書に税率の区分を表示しません。',
    ),
  },
  japanTaxRate: {
    label: staffText('Tax rate in percent (Japan)', '稅率（日本，%）', '税率（日本，%）', '消費税率（%）'),
    description: staffText(
      'The prices include it. An order keeps the rate of its day.',
      '售價已含稅。每筆訂單保留下單當天的稅率。',
      '售价已含税。每笔订单保留下单当天的税率。',
      '価格は税込みです。注文には注文した日の税率が残ります。',
    ),
  },

  'orders.invoice': staffText('Invoice', '發票', '发票', '統一発票'),
  'invoice.kind': {
    label: staffText('Kind of invoice', '發票類型', '发票类型', '発票の種類'),
    options: {
      personal: staffText('Personal', '個人', '个人', '個人'),
      company: staffText('Company', '公司（三聯式）', '公司', '会社'),
      donation: staffText('Donated', '捐贈', '捐赠', '寄付'),
    },
  },
  'invoice.carrier': staffText('Carrier', '載具', '载具', 'キャリア（載具）'),
  donationCode: staffText('Donation code', '捐贈碼', '捐赠码', '寄付コード'),
  taxId: staffText('Company tax ID', '統一編號', '统一编号', '統一編号'),
  companyName: staffText('Company name', '公司抬頭', '公司名称', '会社名'),
  'invoice.number': staffText(
    'Number of the issued invoice',
    '已開立的發票號碼',
    '已开具的发票号码',
    '発行した発票の番号',
  ),
  'orders.tax': staffText('Tax (Japan)', '稅（日本）', '税（日本）', '消費税'),
  'tax.qualifiedNumber': staffText('Registration number', '登記號碼', '登记号码', '登録番号'),
  'tax.rate': staffText('Tax rate in percent', '稅率（%）', '税率（%）', '税率（%）'),

  trackingUrl: staffText('Tracking page', '追蹤網址', '查询网址', '追跡ページ'),
  shippedAt: staffText('Shipped on', '出貨時間', '发货时间', '発送日時'),
};
