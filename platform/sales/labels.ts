import { staffText } from '@/platform/kernel/back-office/staff-text';
import { productTypeNames } from '@/platform/catalogue/labels';
import type { Dictionary } from '@/platform/kernel/back-office/labels/field-labels';

const discount = staffText('Discount', '折扣', '折扣', '値引き');
const refunded = staffText('Refunded', '已退款', '已退款', '返金済み');
const titles = staffText('Titles by language', '各語言名稱', '各语言名称', '言語ごとの名称');
const usedLimit = staffText('Times it may be used', '可使用次數', '可使用次数', '使用できる回数');

export const sales: Dictionary = {
  'orders.number': {
    label: staffText('Order number', '訂單編號', '订单编号', '注文番号'),
    description: staffText(
      'The number the buyer knows.',
      '顧客看到的訂單編號。',
      '顾客看到的订单编号。',
      'お客様にお知らせしている番号です。',
    ),
  },
  'orders.status': {
    label: staffText('Status', '狀態', '状态', '状態'),
    options: {
      PENDING: staffText('Waiting for payment', '待付款', '待付款', 'お支払い待ち'),
      PAID: staffText('Paid', '已付款', '已付款', '支払い済み'),
      PARTLY_REFUNDED: staffText('Partly refunded', '部分退款', '部分退款', '一部返金'),
      REFUNDED: staffText('Refunded', '已退款', '已退款', '返金済み'),
      CANCELLED: staffText('Canceled', '已取消', '已取消', '取り消し'),
      EXPIRED: staffText('Expired', '已逾期', '已过期', '期限切れ'),
    },
  },
  marketHandle: staffText('Partner market', '合作賣場', '合作专场', '提携ストア'),
  lines: {
    label: staffText('Ordered', '訂購項目', '订购项目', '注文内容'),
    one: staffText('Product', '商品', '商品', '商品'),
  },
  unitOrigin: staffText('Original price each', '單件原價', '单件原价', '定価（1点）'),
  unitPrice: staffText('Price each', '單價', '单价', '単価'),
  discount,
  'lines.amount': staffText('Line total', '小計', '小计', '小計'),
  refunded,
  'lines.student': staffText('For the student', '開通對象', '开通对象', '対象の生徒'),
  teaching: {
    label: staffText('Bought for a class', '教師訂購', '教师订购', '指導者の注文'),
    options: {
      activation: staffText('Activation for students', '為學生開通', '为学生开通', '受講権の付与'),
      codes: staffText('Course codes', '課程序號', '兑换码', 'コースコード'),
    },
  },
  'lines.restockedAt': staffText('Back in stock', '已回補庫存', '已回补库存', '在庫に戻した日時'),
  'lines.titles': titles,
  'lines.grants': staffText('What one piece delivers', '每件交付內容', '每件交付内容', '1点で届くもの'),
  'lines.title': staffText('Product', '商品', '商品', '商品'),
  subtotal: staffText('Subtotal', '商品合計', '商品合计', '商品合計'),
  shipping: staffText('Shipping', '運費', '运费', '送料'),
  total: staffText('Total', '總計', '总计', '合計'),
  coupon: staffText('Coupon', '優惠券', '优惠券', 'クーポン'),
  address: staffText('Delivery address', '收件地址', '收货地址', 'お届け先'),
  'address.name': staffText('Recipient', '收件人', '收货人', 'お名前'),
  'orders.note': {
    label: staffText('Message from the buyer', '顧客留言', '顾客留言', 'お客様からの連絡'),
  },
  'orders.expiresAt': staffText('Has to be paid by', '付款期限', '付款期限', 'お支払い期限'),
  paidAt: staffText('Paid on', '付款時間', '付款时间', '支払い日時'),
  staffNote: staffText('Staff note', '內部備註', '内部备注', '社内メモ'),

  publicId: staffText('Payment number', '付款編號', '付款编号', '決済番号'),
  provider: {
    label: staffText('Payment provider', '金流服務', '支付渠道', '決済サービス'),
    options: { sandbox: staffText('Test payment', '測試付款', '测试支付', 'テスト決済') },
  },
  'payments.status': {
    label: staffText('Status', '狀態', '状态', '状態'),
    options: {
      PENDING: staffText('Started', '尚未完成', '尚未完成', '手続き中'),
      PROCESSING: staffText('In progress', '處理中', '处理中', '処理中'),
      SUCCEEDED: staffText('Received', '已收款', '已收款', '入金済み'),
      DECLINED: staffText('Declined', '遭拒絕', '被拒绝', '拒否'),
    },
  },
  refundDue: {
    label: staffText('Still to be returned', '應退未退', '应退未退', '未返金の額'),
    description: staffText(
      'Owed to the buyer and not yet returned, e.g. money that came after the order had ended.',
      '應退還但尚未退還的金額，例如訂單結束後才收到的款項。',
      '应退还但尚未退还的金额，例如订单结束后才收到的款项。',
      'まだ返していない金額です。注文の終了後に届いた入金などが含まれます。',
    ),
  },
  providerReference: {
    label: staffText('Reference at the provider', '金流服務的編號', '支付渠道的编号', '決済サービスでの番号'),
    description: staffText(
      'Under which the provider knows this payment.',
      '向金流服務查詢時使用的編號。',
      '向支付渠道查询时使用的编号。',
      '決済サービスに問い合わせるときの番号です。',
    ),
  },
  'payments.data': {
    label: staffText('For the provider', '金流服務資料', '支付渠道数据', '決済サービスの情報'),
    description: staffText(
      'What the provider needs to go on.',
      '金流服務繼續處理所需的資料。',
      '支付渠道继续处理所需的数据。',
      '決済サービスが処理を続けるための情報です。',
    ),
  },
  succeededAt: staffText('Received on', '收款時間', '收款时间', '入金日時'),

  source: {
    label: staffText('How it came', '取得方式', '获得方式', '取得方法'),
    options: {
      order: staffText('Bought', '購買', '购买', '購入'),
      trial: staffText('Trial', '體驗', '体验', '体験'),
      redeemCode: staffText('Course code', '課程序號', '兑换码', 'コースコード'),
      claim: staffText('Free offer', '免費領取', '免费领取', '無料特典'),
      staff: staffText('Given by staff', '工作人員贈送', '工作人员赠送', 'スタッフが付与'),
    },
  },
  learner: {
    label: staffText('For the learner', '給哪位學員', '给哪位学员', '受講者'),
    description: staffText(
      'Empty: for the account holder.',
      '留空表示給帳號本人。',
      '留空表示给账号本人。',
      '空欄ならアカウントの本人です。',
    ),
  },
  line: staffText('Order line', '訂單項次', '订单行', '注文の行'),
  grant: staffText('Place in the line', '該項的序位', '该行中的位置', '行の中の位置'),
  ref: staffText('Which', '對象', '对象', '対象'),
  'entitlements.title': staffText('What it is', '內容', '内容', '内容'),
  'entitlements.amount': staffText('How many', '數量', '数量', '数量'),
  titles,

  'redeemCodes.code': staffText('Course code', '課程序號', '兑换码', 'コースコード'),
  'redeemCodes.productCode': {
    label: staffText('Opens', '可開通', '可开通', '利用できる商品'),
    description: staffText(
      'The product or course it opens.',
      '此序號開通的商品或課程。',
      '此兑换码开通的商品或课程。',
      'このコードで利用できる商品またはコースです。',
    ),
  },
  'redeemCodes.grants': staffText('What it gives', '開通內容', '开通内容', '利用できる内容'),
  owner: staffText('Bought by', '購買者', '购买者', '購入者'),
  redeemedBy: staffText('Redeemed by', '兌換者', '兑换者', '引き換えた会員'),
  redeemedAt: staffText('Redeemed on', '兌換時間', '兑换时间', '引き換え日時'),
  'redeemCodes.revokedAt': staffText('Revoked on', '作廢時間', '作废时间', '無効にした日時'),

  'shipments.items': {
    label: staffText('In the parcel', '包裹內容', '包裹内容', '荷物の中身'),
    one: staffText('Product', '商品', '商品', '商品'),
  },
  'shipments.items.title': staffText('Product', '商品', '商品', '商品'),
  'shipments.status': {
    label: staffText('Status', '狀態', '状态', '状態'),
    options: {
      PREPARING: staffText('To be shipped', '待出貨', '待发货', '発送待ち'),
      SHIPPED: staffText('Shipped', '已出貨', '已发货', '発送済み'),
      DELIVERED: staffText('Delivered', '已送達', '已送达', '配達済み'),
      CANCELLED: staffText('Will not be shipped', '不出貨', '不发货', '発送しない'),
    },
  },
  orderNumber: staffText('Order number', '訂單編號', '订单编号', '注文番号'),
  carrier: staffText('Carrier', '物流公司', '快递公司', '配送業者'),
  tracking: staffText('Tracking number', '追蹤編號', '快递单号', '追跡番号'),

  'coupons.code': staffText('Coupon code', '優惠碼', '优惠码', 'クーポンコード'),
  'coupons.note': {
    label: staffText('Explanation', '說明', '说明', '説明'),
    description: staffText(
      'What the buyer reads about it.',
      '顧客看到的說明。',
      '顾客看到的说明。',
      'お客様に表示する説明です。',
    ),
  },
  'coupons.kind': {
    label: staffText('Kind', '折扣方式', '折扣方式', '値引きの方法'),
    options: {
      percent: staffText('Percent', '百分比', '百分比', '割合（%）'),
      amount: staffText('Amount', '固定金額', '固定金额', '金額'),
    },
  },
  'coupons.value': {
    label: staffText('Percent off', '折扣百分比', '折扣百分比', '値引き率（%）'),
    description: staffText(
      '20 takes a fifth off the price.',
      '填 20 表示減 20%（打 8 折）。',
      '填 20 表示减 20%（打 8 折）。',
      '20と入力すると20%引きになります。',
    ),
  },
  worth: staffText('Takes off', '折抵', '抵扣', '値引き'),
  perCurrency: {
    label: staffText('Amount off', '折抵金額', '抵扣金额', '値引き額'),
    description: staffText(
      'In each currency it is valid for.',
      '只填適用的幣別。',
      '只填适用的币种。',
      '使える通貨にだけ入力します。',
    ),
  },
  maxUses: {
    label: usedLimit,
    description: staffText('Empty: without limit.', '留空表示不限次數。', '留空表示不限次数。', '空欄なら無制限です。'),
  },
  uses: staffText('Times used', '已使用次數', '已使用次数', '使用された回数'),
  onlyTypes: {
    label: staffText('Only for these kinds', '僅限商品類型', '仅限商品类型', '対象の商品の種類'),
    options: productTypeNames,
    description: staffText('Empty: for all.', '留空表示全部適用。', '留空表示全部适用。', '空欄ならすべてが対象です。'),
  },
  onlyProducts: {
    label: staffText('Only for these products', '僅限商品', '仅限商品', '対象の商品'),
    description: staffText('Empty: for all.', '留空表示全部適用。', '留空表示全部适用。', '空欄ならすべてが対象です。'),
  },
  maxUsesPerUser: {
    label: staffText('Times per customer', '每人可使用次數', '每人可使用次数', '1人あたりの使用回数'),
    description: staffText('Empty: without limit.', '留空表示不限次數。', '留空表示不限次数。', '空欄なら無制限です。'),
  },
  'redeemCodes.batch': staffText('Code batch', '序號批次', '兑换码批次', 'コードのまとまり'),
  'refunds.publicId': staffText('Refund number', '退款編號', '退款编号', '返金番号'),
  'refunds.status': {
    label: staffText('Status', '狀態', '状态', '状態'),
    options: {
      PENDING: staffText('On its way', '退款中', '退款中', '返金手続き中'),
      DONE: staffText('Returned', '已退款', '已退款', '返金済み'),
      FAILED: staffText('Not returned', '退款失敗', '退款失败', '返金できませんでした'),
    },
  },
  'refunds.payment': staffText('Payment', '付款', '付款', '支払い'),
  'refunds.staff': staffText('Staff member', '工作人員', '工作人员', 'スタッフ'),
  'refunds.reason': staffText('Reason', '原因', '原因', '理由'),
  'refunds.doneAt': staffText('Returned on', '退款時間', '退款时间', '返金日時'),
  'refunds.error': staffText('What went wrong', '錯誤原因', '错误原因', 'エラーの内容'),
  'lessonOpenings.plan': staffText('Course', '課程', '课程', 'コース'),
  'lessonOpenings.lesson': staffText('Lesson', '課次', '课次', 'レッスン'),
  'minuteUses.key': staffText('Span', '場次', '场次', '回'),
  'minuteUses.minutes': staffText('Minutes', '分鐘', '分钟', '分'),
  'minuteUses.usedAt': staffText('Taught on', '上課時間', '上课时间', '授業日時'),
  'lessonOpenings.openedAt': staffText('Opened on', '開啟時間', '打开时间', '開いた日時'),
  'gifts.user': staffText('Given by', '贈送人', '赠送人', '贈り主'),
  'gifts.code': staffText('Course code', '課程序號', '兑换码', 'コースコード'),
  'gifts.status': {
    label: staffText('Status', '狀態', '状态', '状態'),
    options: {
      WAITING: staffText('Waits for its day', '等待寄送日', '等待发送日', '送信日待ち'),
      SENT: staffText('Sent', '已寄出', '已发送', '送信済み'),
      CANCELLED: staffText('Canceled', '已取消', '已取消', '取り消し'),
    },
  },
  recipientName: staffText('Recipient', '收禮人', '收礼人', '贈り先のお名前'),
  recipientEmail: staffText('Recipient’s email', '收禮人的電子郵件', '收礼人的邮箱', '贈り先のメールアドレス'),
  'gifts.message': staffText('Message', '祝福的話', '祝福语', 'メッセージ'),
  'gifts.locale': { label: staffText('Language', '語言', '语言', '言語') },
  sendAt: staffText('To be sent on', '預定寄送時間', '预定发送时间', '送信予定日時'),
  'codeBatches.codes': staffText('Codes of this batch', '這批序號', '这批兑换码', 'このまとまりのコード'),
  'codeBatches.name': staffText('Name', '名稱', '名称', '名前'),
  'codeBatches.count': staffText('Codes', '序號數量', '兑换码数量', 'コードの数'),
  'codeBatches.staff': staffText('Made by', '建立人', '创建人', '作成者'),
};
