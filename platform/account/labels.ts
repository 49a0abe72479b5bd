import { staffText } from '@/platform/kernel/back-office/staff-text';
import type { Dictionary } from '@/platform/kernel/back-office/labels/field-labels';

export const people: Dictionary = {
  realName: staffText('Real name', '真實姓名', '真实姓名', '氏名'),
  nickName: staffText('Nickname', '暱稱', '昵称', 'ニックネーム'),
  rank: {
    label: staffText('Go rank', '棋力', '棋力', '棋力'),
    description: staffText(
      'Of a teacher: the own IGQE grade, written like G8. It says for which courses they may activate.',
      '老師請填自己的 IGQE 級別，寫法如 G8；可為學生開通的課程依此決定。',
      '老师请填自己的 IGQE 级别，写法如 G8；可为学生开通的课程由此决定。',
      '先生の場合はご自身のIGQEグレードを「G8」のように記入します。付与できる講座の範囲が決まります。',
    ),
  },
  'users.role': {
    label: staffText('Role', '身分', '身份', '区分'),
    options: {
      learner: staffText('Learner', '學員', '学员', '受講者'),
      teacher: staffText('Teacher', '教師', '教师', '指導者'),
    },
  },
  emailProvedAt: staffText('Email confirmed', '電子郵件驗證時間', '邮箱验证时间', 'メール確認日時'),
  vipReminder: staffText(
    'Letter before VIP ends',
    'VIP 到期前寄信提醒',
    'VIP 到期前发邮件提醒',
    'VIP終了前のお知らせメール',
  ),
  liveCourseEndAt: staffText('Live lectures until', '直播講座到期', '直播讲座到期', 'ライブ講座の期限'),
  addresses: {
    label: staffText('Saved addresses', '常用地址', '常用地址', '登録した住所'),
    one: staffText('Address', '地址', '地址', '住所'),
  },
  'addresses.name': staffText('Recipient', '收件人', '收货人', 'お名前'),

  staffEmail: staffText('Email of the staff member', '工作人員電子郵件', '工作人员邮箱', 'スタッフのメール'),
  action: {
    label: staffText('What was done', '處理內容', '处理内容', '対応内容'),
    options: {
      signOut: staffText('Logged out on all devices', '登出所有裝置', '退出所有设备', 'すべての端末でログアウト'),
      mailLoginCode: staffText('Mailed a login code', '寄送登入驗證碼', '发送登录验证码', 'ログイン用コードを送信'),
      changeEmail: staffText('Changed the email', '更改電子郵件', '更改邮箱', 'メールアドレスを変更'),
    },
  },
  reason: staffText('Reason', '原因', '原因', '理由'),

  'staff.name': staffText('Name', '姓名', '姓名', '氏名'),
  'staff.role': {
    label: staffText('Role', '權限', '权限', '権限'),
    description: staffText(
      'Editor: catalog and content. Support: customers and orders. Admin: everything.',
      '編輯：商品與內容；客服：學員與訂單；管理員：全部。',
      '编辑：商品与内容；客服：学员与订单；管理员：全部。',
      '編集：商品と内容、サポート：会員と注文、管理者：すべて。',
    ),
    options: {
      admin: staffText('Admin', '管理員', '管理员', '管理者'),
      editor: staffText('Editor', '編輯', '编辑', '編集'),
      support: staffText('Support', '客服', '客服', 'サポート'),
    },
  },
  'users.learners': staffText('Learners of the account', '帳號內的學員', '账号内的学员', 'アカウントの受講者'),
  'learners.user': staffText('Account', '所屬帳號', '所属账号', 'アカウント'),
  'learners.name': staffText('Name', '名字', '名字', 'お名前'),
  birthYear: staffText('Year of birth', '出生年', '出生年份', '生まれた年'),
  birthMonth: staffText('Month of birth', '出生月', '出生月份', '生まれた月'),
  teacher: staffText('Teacher', '教師', '教师', '指導者'),
  teacherName: staffText('Teacher', '教師', '教师', '指導者'),
  'students.userName': staffText('Account', '帳號', '账号', 'アカウント'),
  'students.state': {
    label: staffText('State', '狀態', '状态', '状態'),
    options: {
      active: staffText('Active', '在學', '在读', '在籍中'),
      archived: staffText('Archived', '已封存', '已归档', 'アーカイブ済み'),
      graduated: staffText('With the family', '已移交家庭', '已移交家庭', 'ご家庭に移管済み'),
    },
  },
  'students.since': staffText('Student since', '成為學生時間', '成为学生时间', '登録日時'),
  'students.isMade': staffText(
    'Account made by the teacher',
    '由教師建立的帳號',
    '由教师创建的账号',
    '指導者が作成したアカウント',
  ),
  'students.cardAt': staffText('Login card of', '登入卡製作時間', '登录卡制作时间', 'ログインカードの作成日時'),
  'students.familyAskedAt': staffText('Family asked on', '邀請家庭接手時間', '邀请家庭接手时间', 'ご家庭への案内日時'),
  archivedAt: staffText('Archived on', '封存時間', '归档时间', 'アーカイブ日時'),
  'schoolClasses.handle': staffText(
    'Class name on login cards',
    '登入卡上的班級代號',
    '登录卡上的班级代号',
    'カードのクラスID',
  ),
  'teacherPages.user': staffText('Account', '帳號', '账号', 'アカウント'),
  'teacherPages.userName': staffText('Account', '帳號', '账号', 'アカウント'),
  'teacherPages.slug': staffText('Address of the page', '頁面網址', '页面网址', 'ページのアドレス'),
  'teacherPages.isOn': staffText('Shown', '公開中', '公开中', '公開中'),
  'teacherPages.languages': staffText('Shown in', '公開語言', '公开语言', '公開する言語'),
  'teacherPages.content': staffText('Texts', '內容', '内容', '内容'),
  'teacherPages.until': staffText('Teaching year ends', '教學年度結束', '教学年度结束', '指導期間の終了'),
  'teacherPages.takenDownAt': staffText('Taken down on', '下架時間', '下架时间', '非公開にした日時'),
  'teacherPages.takenDownReason': staffText('Why it was taken down', '下架原因', '下架原因', '非公開の理由'),
  'messageReports.conversation': staffText('Conversation', '對話內容', '对话内容', 'やり取りの内容'),
  'messageReports.user': staffText('Reported by', '檢舉人', '举报人', '報告した方'),
  'messageReports.userName': staffText('Reported by', '檢舉人', '举报人', '報告した方'),
  'messageReports.isTeachers': staffText('Reported by the teacher', '由教師檢舉', '由教师举报', '指導者からの報告'),
  'messageReports.reason': {
    label: staffText('What is wrong', '檢舉原因', '举报原因', '報告の理由'),
    options: {
      bullying: staffText('Insults or bullying', '辱罵或霸凌', '辱骂或欺凌', '暴言・いじめ'),
      sexual: staffText('Sexual content', '性相關內容', '色情内容', '性的な内容'),
      threat: staffText(
        'Threats, or somebody is in danger',
        '威脅，或有人可能有危險',
        '威胁，或有人可能有危险',
        '脅し、または危険のおそれ',
      ),
      advertising: staffText('Advertising', '廣告', '广告', '宣伝・勧誘'),
      other: staffText('Something else', '其他', '其他', 'その他'),
    },
  },
  'messageReports.text': staffText('In their own words', '說明', '说明', '詳しい内容'),
  'messageReports.outcome': {
    label: staffText('Decision', '處理結果', '处理结果', '対応結果'),
    options: {
      stays: staffText('The conversation goes on', '對話可以繼續', '对话可以继续', 'やり取りを継続'),
      closed: staffText('Closed for good', '已永久關閉', '已永久关闭', '終了'),
    },
  },
  'messageReports.answer': staffText('Answer', '回覆', '回复', '回答'),
  'messageReports.answeredAt': staffText('Answered on', '回覆時間', '回复时间', '回答日時'),
  'users.deletedAt': staffText('Account deleted on', '帳號刪除時間', '账号注销时间', 'アカウント削除日時'),
};
