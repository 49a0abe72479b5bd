import type { Locale } from '@/lib/i18n/locales';

type Copy = {
  title: string;
  intro: string;
  order: string;
  amount: string;
  choose: string;
  approve: string;
  decline: string;
  challenge: string;
  late: string;
  twice: string;
  challengeTitle: string;
  challengeIntro: string;
  confirm: string;
  refuse: string;
  gone: string;
  goneIntro: string;
  back: string;
};

/** Words of the sandbox's hosted page, written for each language. */
export const sandboxCopy: Record<Locale, Copy> = {
  'zh-TW': {
    title: '測試付款',
    intro: '這是測試用的付款頁面，不會真的扣款。',
    order: '訂單編號',
    amount: '應付金額',
    choose: '請選擇付款結果',
    approve: '核准付款',
    decline: '拒絕付款',
    challenge: '需要 3-D 驗證',
    late: '核准，但稍後才通知',
    twice: '核准，並重複通知',
    challengeTitle: '3-D 驗證',
    challengeIntro: '您的銀行想確認這筆付款是由您本人進行。',
    confirm: '確認是我本人',
    refuse: '不是我，取消付款',
    gone: '這筆付款已經結束',
    goneIntro: '付款已完成或已失效，請回到訂單查看結果。',
    back: '回到訂單',
  },
  'zh-CN': {
    title: '测试支付',
    intro: '这是测试用的支付页面，不会产生真实扣款。',
    order: '订单号',
    amount: '支付金额',
    choose: '请选择支付结果',
    approve: '支付成功',
    decline: '拒绝支付',
    challenge: '需要 3-D 验证',
    late: '支付成功，但延迟通知',
    twice: '支付成功，并重复通知',
    challengeTitle: '3-D 验证',
    challengeIntro: '您的银行需要确认本次支付由您本人操作。',
    confirm: '确认是我本人',
    refuse: '不是我，取消支付',
    gone: '本次支付已结束',
    goneIntro: '支付已完成或已失效，请返回订单查看结果。',
    back: '返回订单',
  },
  'en-US': {
    title: 'Test payment',
    intro: 'This page is for testing. No money will be taken.',
    order: 'Order',
    amount: 'Amount due',
    choose: 'Choose what happens',
    approve: 'Approve the payment',
    decline: 'Decline the payment',
    challenge: 'Ask for a 3-D Secure step',
    late: 'Approve, but report it late',
    twice: 'Approve, and report it twice',
    challengeTitle: '3-D Secure',
    challengeIntro: 'Your bank wants to make sure that it is you who is paying.',
    confirm: 'Yes, it is me',
    refuse: 'No, stop the payment',
    gone: 'This payment is over',
    goneIntro: 'It was completed or is no longer valid. Return to your order to see the result.',
    back: 'Return to the order',
  },
  'ja-JP': {
    title: 'テスト決済',
    intro: 'こちらはテスト用の決済画面です。実際の請求は発生しません。',
    order: '注文番号',
    amount: 'お支払い金額',
    choose: '決済の結果をお選びください',
    approve: '決済を承認する',
    decline: '決済を拒否する',
    challenge: '3-D セキュア認証を求める',
    late: '承認するが、通知を遅らせる',
    twice: '承認し、通知を2回送る',
    challengeTitle: '3-D セキュア認証',
    challengeIntro: 'カード会社が、ご本人によるお支払いかどうかを確認しています。',
    confirm: '本人です。認証する',
    refuse: '本人ではありません。中止する',
    gone: 'このお支払いは終了しています',
    goneIntro: 'お支払いは完了したか、無効になりました。ご注文の画面で結果をご確認ください。',
    back: 'ご注文に戻る',
  },
};
