import { staffText, type StaffText } from '@/platform/kernel/back-office/staff-text';
import type { MailTemplate } from '@/platform/kernel/mail/emails';
import { languageNames } from './common';
import type { Dictionary } from './field-labels';

const error = staffText('What went wrong', '錯誤原因', '错误原因', 'エラーの内容');

export const system: Dictionary = {
  'outbox.status': {
    label: staffText('Status', '狀態', '状态', '状態'),
    options: {
      PENDING: staffText('Waiting', '等待寄送', '等待发送', '送信待ち'),
      SENDING: staffText('Being sent', '寄送中', '发送中', '送信中'),
      SENT: staffText('Sent', '已寄出', '已发送', '送信済み'),
      KEPT: staffText(
        'Kept here (no mail server)',
        '保留（未設定郵件伺服器）',
        '保留（未设置邮件服务器）',
        '保存のみ（メールサーバー未設定）',
      ),
      FAILED: staffText('Failed', '寄送失敗', '发送失败', '送信失敗'),
    },
  },
  'outbox.kind': {
    label: staffText('Kind', '種類', '种类', '種類'),
    options: {
      mail: staffText('Mail', '信件', '邮件', 'メール'),
      refund: staffText('Refund', '退款', '退款', '返金'),
      sandboxEvent: staffText('Test payment report', '測試付款通知', '测试支付通知', 'テスト決済の通知'),
    },
  },
  'outbox.locale': { label: staffText('Language', '語言', '语言', '言語'), options: languageNames },
  'outbox.to': staffText('To', '收件人', '收件人', '宛先'),
  template: {
    label: staffText('Letter', '信件', '邮件类型', 'メールの種類'),
    options: {
      welcome: staffText('Welcome', '歡迎信', '欢迎邮件', '登録のご案内'),
      otp: staffText('Login code', '登入驗證碼', '登录验证码', 'ログイン用コード'),
      passwordReset: staffText('New password', '重設密碼', '重置密码', 'パスワードの再設定'),
      emailChange: staffText('Address check', '電子郵件驗證碼', '邮箱验证码', 'メールアドレスの確認'),
      emailChanged: staffText('Address changed', '電子郵件變更通知', '邮箱更换通知', 'メールアドレス変更のお知らせ'),
      passwordChanged: staffText('Password changed', '密碼變更通知', '密码修改通知', 'パスワード変更のお知らせ'),
      passkeyAdded: staffText('Passkey added', '通行密鑰新增通知', '通行密钥添加通知', 'パスキー追加のお知らせ'),
      accountDeleted: staffText('Account deleted', '帳號刪除通知', '账号注销通知', 'アカウント削除のお知らせ'),
      refund: staffText('Refund', '退費通知', '退款通知', '返金のお知らせ'),
      request: staffText('Request', '申請與預約', '申请与预约', 'お申し込み'),
      orderReceipt: staffText('Receipt', '收據', '收据', '領収書'),
      shipped: staffText('Parcel shipped', '出貨通知', '发货通知', '発送のお知らせ'),
      vipEndsSoon: staffText('VIP ends soon', 'VIP 即將到期', 'VIP 即将到期', 'VIPの期限のお知らせ'),
      weeklyProgress: staffText('Week of learning', '每週學習信', '每周学习邮件', '週ごとの学習メール'),
      gift: staffText('Gift', '禮物', '礼物', 'ギフト'),
      giftSent: staffText(
        'Gift sent, to the giver',
        '禮物寄出通知（給送禮人）',
        '礼物发送通知（给赠送人）',
        'ギフト送信のお知らせ（贈り主宛て）',
      ),
      codeRedeemed: staffText(
        'Code redeemed, to who did it',
        '序號兌換通知（給兌換人）',
        '兑换码兑换通知（给兑换人）',
        'コード引き換えのお知らせ（ご本人宛て）',
      ),
      codeUsed: staffText(
        'Code redeemed, to its buyer',
        '序號兌換通知（給購買人）',
        '兑换码兑换通知（给购买人）',
        'コード引き換えのお知らせ（購入者宛て）',
      ),
      newMessages: staffText('Unread messages', '未讀訊息通知', '未读消息通知', '未読メッセージのお知らせ'),
      joinAnswered: staffText(
        'Answer to a request to join a class',
        '加入班級申請的回覆',
        '加入班级申请的答复',
        'クラス申し込みへの回答',
      ),
      handover: staffText(
        'Student’s account offered to a family',
        '學生帳號移交家庭',
        '学生账号移交家庭',
        '生徒アカウントのご家庭への移管',
      ),
    } satisfies Record<MailTemplate, StaffText>,
  },
  data: staffText('Details', '詳細內容', '详细内容', '詳細'),
  subject: staffText('Subject', '主旨', '主题', '件名'),
  html: staffText('Text with layout (HTML)', '排版內容（HTML）', '排版内容（HTML）', '装飾付きの本文（HTML）'),
  attempts: staffText('Tries', '嘗試次數', '尝试次数', '試行回数'),
  nextAttemptAt: staffText('Next try', '下次嘗試', '下次尝试', '次の試行'),
  sentAt: staffText('Sent on', '寄出時間', '发送时间', '送信日時'),
  lastError: error,

  lastSeenAt: staffText('Last seen', '最後使用', '最后使用', '最終利用'),
  'sessions.username': staffText('Username', '帳號名稱', '用户名', 'ユーザー名'),
  'sessions.revokedAt': staffText('Logged out on', '登出時間', '退出时间', 'ログアウト日時'),

  eventId: staffText('Number at the provider', '金流服務的編號', '支付渠道的编号', '決済サービスでの番号'),
  'webhookEvents.type': staffText('What happened', '事件', '事件', '内容'),
  'webhookEvents.body': staffText('As received', '收到的內容', '收到的内容', '受信した内容'),
  processedAt: staffText('Handled on', '處理時間', '处理时间', '処理日時'),
  error,
  'sessions.device': staffText('Device', '裝置', '设备', '端末'),
  'auditLog.action': staffText('Action', '操作', '操作', '操作'),
  'auditLog.table': staffText('Table', '資料類別', '数据类别', '対象の種類'),
  'auditLog.document': staffText('Document', '資料編號', '数据编号', '対象の番号'),
  'auditLog.staff': staffText('Staff member', '工作人員', '工作人员', 'スタッフ'),
  'auditLog.staffEmail': staffText('Staff email', '工作人員的電子郵件', '工作人员邮箱', 'スタッフのメールアドレス'),
  'auditLog.input': staffText('What was entered', '輸入內容', '输入内容', '入力内容'),
};
