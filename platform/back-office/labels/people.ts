import { words } from '@/platform/back-office/words';
import type { Dictionary } from './dictionary';

export const people: Dictionary = {
  realName: words('Real name', '真實姓名', '真实姓名', '氏名'),
  nickName: words('Nickname', '暱稱', '昵称', 'ニックネーム'),
  rank: words('Go rank', '棋力', '棋力', '棋力'),
  'users.role': {
    label: words('Role', '身分', '身份', '区分'),
    options: {
      learner: words('Learner', '學員', '学员', '受講者'),
      teacher: words('Teacher', '教師', '教师', '指導者'),
    },
  },
  emailProvedAt: words('Email confirmed', '電子郵件驗證時間', '邮箱验证时间', 'メール確認日時'),
  vipReminder: words(
    'Letter before VIP ends',
    'VIP 到期前寄信提醒',
    'VIP 到期前发邮件提醒',
    'VIP終了前のお知らせメール',
  ),
  liveCourseEndAt: words('Live lectures until', '直播講座到期', '直播讲座到期', 'ライブ講座の期限'),
  addresses: {
    label: words('Saved addresses', '常用地址', '常用地址', '登録した住所'),
    one: words('Address', '地址', '地址', '住所'),
  },
  'addresses.name': words('Recipient', '收件人', '收货人', 'お名前'),

  staffEmail: words('Email of the staff member', '工作人員電子郵件', '工作人员邮箱', 'スタッフのメール'),
  action: {
    label: words('What was done', '處理內容', '处理内容', '対応内容'),
    options: {
      signOut: words('Logged out on all devices', '登出所有裝置', '退出所有设备', 'すべての端末でログアウト'),
      mailLoginCode: words('Mailed a login code', '寄送登入驗證碼', '发送登录验证码', 'ログイン用コードを送信'),
      changeEmail: words('Changed the email', '更改電子郵件', '更改邮箱', 'メールアドレスを変更'),
    },
  },
  reason: words('Reason', '原因', '原因', '理由'),

  'staff.name': words('Name', '姓名', '姓名', '氏名'),
  'staff.role': {
    label: words('Role', '權限', '权限', '権限'),
    description: words(
      'Editor: catalog and content. Support: customers and orders. Admin: everything.',
      '編輯：商品與內容；客服：學員與訂單；管理員：全部。',
      '编辑：商品与内容；客服：学员与订单；管理员：全部。',
      '編集：商品と内容、サポート：会員と注文、管理者：すべて。',
    ),
    options: {
      admin: words('Admin', '管理員', '管理员', '管理者'),
      editor: words('Editor', '編輯', '编辑', '編集'),
      support: words('Support', '客服', '客服', 'サポート'),
    },
  },
  'users.learners': words('Learners of the account', '帳號內的學員', '账号内的学员', 'アカウントの受講者'),
  'learners.user': words('Account', '所屬帳號', '所属账号', 'アカウント'),
  'learners.name': words('Name', '名字', '名字', 'お名前'),
  birthYear: words('Year of birth', '出生年', '出生年份', '生まれた年'),
  birthMonth: words('Month of birth', '出生月', '出生月份', '生まれた月'),
  'users.deletedAt': words('Account deleted on', '帳號刪除時間', '账号注销时间', 'アカウント削除日時'),
};
