import { transitions, type ApplicationAction, type ApplicationState, type Transition } from '@/lib/applications/states';
import { staffText, type StaffText } from '@/platform/kernel/back-office/staff-text';
import type { Dictionary } from '@/platform/kernel/back-office/labels/field-labels';
import { regionLabels } from '@/platform/branches/labels';

const states: Record<ApplicationState, StaffText> = {
  DRAFT: staffText('Draft', '草稿', '草稿', '下書き'),
  WAITING: staffText('Waiting list', '候補', '候补', 'キャンセル待ち'),
  BOOKED: staffText('Booked', '已預約', '已预约', '予約済み'),
  REGISTERED: staffText('Registered', '已報名', '已报名', '登録済み'),
  SUBMITTED: staffText('Submitted', '已送出', '已提交', '提出済み'),
  IN_REVIEW: staffText('In review', '審核中', '审核中', '審査中'),
  NEEDS_MORE: staffText('More needed', '待補件', '待补充材料', '追加書類待ち'),
  APPROVED: staffText('Approved, not paid', '通過，待匯款', '通过，待汇款', '承認済み・入金待ち'),
  PAID: staffText('Paid', '已匯款', '已汇款', '入金済み'),
  ACTIVE: staffText('Active', '使用中', '使用中', '利用中'),
  WITHDRAWN: staffText('Withdrawn', '已撤回', '已撤回', '取り下げ'),
  CANCELLED: staffText('Canceled by us', '本校取消', '本校取消', 'スクールから取消'),
  REJECTED: staffText('Rejected', '未通過', '未通过', '不承認'),
  ATTENDED: staffText('Attended', '已到課', '已到课', '出席'),
  MISSED: staffText('Did not come', '未到課', '未到课', '欠席'),
  EXPIRED: staffText('Expired', '已到期', '已到期', '期限切れ'),
};

/** What follows from a state, and who does it. `over`: what is left to do for a class that is over. */
const nextSteps: Partial<Record<ApplicationState, StaffText>> & { over: StaffText } = {
  DRAFT: staffText('The applicant is writing', '對方填寫中', '对方填写中', '申込者が記入中'),
  WAITING: staffText('Moves up by itself', '有空位時自動遞補', '有空位时自动递补', '空きが出ると自動で繰り上げ'),
  BOOKED: staffText('The class', '等待上課', '等待上课', '体験クラス当日'),
  REGISTERED: staffText('The event', '等待開賽', '等待开赛', '大会当日'),
  SUBMITTED: staffText('Begin the review', '開始審核', '开始审核', '審査を始める'),
  IN_REVIEW: staffText('Decide', '做出決定', '做出决定', '審査結果を決める'),
  NEEDS_MORE: staffText('The applicant adds documents', '等待對方補件', '等待对方补充材料', '申込者の追加書類待ち'),
  APPROVED: staffText('Confirm the transfer', '確認匯款', '确认汇款', '入金を確認する'),
  PAID: staffText('Deliver the account', '交付帳號', '交付账号', 'アカウントを渡す'),
  ACTIVE: staffText('Ends with the year', '期滿自動結束', '期满自动结束', '期限で自動終了'),
  over: staffText('Mark who came', '標記到課', '标记到课', '出欠を記録する'),
};

/** On buttons, and in the history. */
const actions: Record<ApplicationAction, StaffText> = {
  book: staffText('Book', '預約', '预约', '予約'),
  wait: staffText('Join the waiting list', '排候補', '排候补', 'キャンセル待ち'),
  register: staffText('Register', '報名', '报名', '登録'),
  moveUp: staffText('Move up', '候補遞補', '候补递补', '繰り上げ'),
  withdraw: staffText('Withdraw', '撤回', '撤回', '取り下げ'),
  cancel: staffText('Cancel on our side', '由本校取消', '由本校取消', 'スクールから取り消す'),
  expire: staffText('Expire', '到期', '到期', '期限切れ'),
  attend: staffText('Mark as attended', '標記為已到課', '标记为已到课', '出席にする'),
  miss: staffText('Mark as missed', '標記為未到課', '标记为未到课', '欠席にする'),
  draft: staffText('Begin', '開始填寫', '开始填写', '記入を始める'),
  submit: staffText('Submit', '送出', '提交', '提出'),
  review: staffText('Begin the review', '開始審核', '开始审核', '審査を始める'),
  askMore: staffText('Ask for more', '請對方補件', '请对方补充材料', '追加書類を求める'),
  reject: staffText('Reject', '不通過', '不通过', '不承認にする'),
  approve: staffText('Approve', '審核通過', '审核通过', '承認する'),
  pay: staffText('Confirm the payment', '確認匯款', '确认汇款', '入金を確認する'),
  activate: staffText('Deliver the account', '交付帳號', '交付账号', 'アカウントを渡す'),
  forget: staffText('Delete the draft', '刪除草稿', '删除草稿', '下書きを破棄'),
};

type StaffStep = { action: ApplicationAction; label: StaffText; from: ApplicationState[]; needsReason: boolean };

/** What staff may do, over all kinds: an action of one name means the same in each. */
function staffSteps(): StaffStep[] {
  const steps = new Map<ApplicationAction, StaffStep>();
  for (const list of Object.values(transitions))
    for (const { action, from, by, needsReason } of list as readonly Transition[]) {
      if (!by.includes('staff')) continue;
      const name = action as ApplicationAction;
      const known = steps.get(name);
      steps.set(name, {
        action: name,
        label: actions[name],
        from: [...new Set([...(known?.from ?? []), ...from])],
        needsReason: Boolean(needsReason),
      });
    }
  return [...steps.values()];
}

export const applicationLabels = { states, nextSteps, actions: staffSteps() };

export const requests: Dictionary = {
  reference: staffText('Number', '編號', '编号', '番号'),
  'requests.kind': {
    label: staffText('Kind', '類別', '类别', '種類'),
    options: {
      trial: staffText('Trial class', '分校體驗課', '校区体验课', '体験クラス'),
      championship: staffText('Championship', '校際賽', '校际赛', '学校対抗戦'),
      teaching: staffText('Teaching partnership', '教學合作計畫', '教学合作计划', '指導者パートナー'),
    },
  },
  'requests.name': staffText('Name', '姓名', '姓名', 'お名前'),
  'requests.state': { label: staffText('State', '狀態', '状态', '状態'), options: states },
  'requests.subject': staffText('About', '申請項目', '申请项目', '対象'),
  'requests.answers': staffText('Answers', '填寫內容', '填写内容', '記入内容'),
  'requests.age': staffText('Received', '收到時間', '收到时间', '受付日時'),
  'requests.nextStep': staffText('Next', '下一步', '下一步', '次の対応'),
  'requests.history': staffText('History', '歷程', '历程', '履歴'),
  'requests.documents': staffText(
    'Documents beside the form',
    '文件（與表單並列）',
    '文件（与表单并列）',
    '申込内容と並べた書類',
  ),
  'requests.files': staffText('Documents', '證明文件', '证明文件', '提出書類'),
  dueAt: staffText('Answer due by', '回覆期限', '回复期限', '回答期限'),
  overAt: staffText('Ends at', '結束時間', '结束时间', '終了日時'),
  subjectId: staffText('Class, event or program', '課堂、賽事或計畫代碼', '课堂、赛事或计划代码', '対象のコード'),
  groupId: staffText('Group', '組別', '组别', '部門'),
  erasedAt: staffText('Personal data erased', '個人資料清除時間', '个人信息清除时间', '個人情報の消去日時'),
  places: staffText('Places', '名額', '名额', '人数'),
  paymentReference: staffText('Payment reference', '匯款備註碼', '汇款备注码', '振込の照合番号'),
  'requestEvents.request': staffText('Request', '申請', '申请', '申込'),
  'requestEvents.action': { label: staffText('Step', '處理', '处理', '対応'), options: actions },
  'requestEvents.from': { label: staffText('From', '原狀態', '原状态', '変更前'), options: states },
  'requestEvents.to': { label: staffText('To', '新狀態', '新状态', '変更後'), options: states },
  actor: {
    label: staffText('By', '執行者', '执行者', '実行者'),
    options: {
      person: staffText('The customer', '申請人', '申请人', '申込者'),
      staff: staffText('Staff', '工作人員', '工作人员', 'スタッフ'),
      shop: staffText('The shop itself', '系統', '系统', 'システム'),
    },
  },
  'requestEvents.staff': staffText('Staff member', '工作人員', '工作人员', 'スタッフ'),
  'requestFiles.request': staffText('Request', '申請', '申请', '申込'),
  'requestFiles.publicId': staffText('File number', '檔案編號', '文件编号', 'ファイル番号'),
  'requestFiles.name': staffText('File name', '檔案名稱', '文件名', 'ファイル名'),
  mime: staffText('Type', '檔案類型', '文件类型', '形式'),
  size: staffText('Bytes', '大小（位元組）', '大小（字节）', 'サイズ（バイト）'),
  received: staffText('Bytes received', '已接收（位元組）', '已接收（字节）', '受信済み（バイト）'),
  sha256: staffText('Checksum', '檢查碼', '校验码', 'チェックサム'),
  'requestFiles.state': {
    label: staffText('State', '狀態', '状态', '状態'),
    options: {
      RECEIVING: staffText('Being received', '接收中', '接收中', '受信中'),
      STORED: staffText('Stored', '已儲存', '已保存', '保存済み'),
      REFUSED: staffText('Refused', '已拒收', '已拒收', '受け取り不可'),
    },
  },
  receivedOn: staffText('Received on', '入帳日', '入账日', '入金日'),
  'bankTransfers.amount': staffText('Amount', '金額', '金额', '金額'),
  'bankTransfers.currency': staffText('Currency', '幣別', '币种', '通貨'),
  payer: staffText('Payer', '匯款人', '汇款人', '振込人'),
  'bankTransfers.text': staffText('Text', '備註', '附言', '摘要'),
  'bankTransfers.request': staffText('Pays for', '對應申請', '对应申请', '対象の申込'),

  minTeamSize: {
    label: staffText('Players in a team, at least', '每隊人數（最少）', '每队人数（最少）', '1チームの人数（最少）'),
    description: staffText(
      'More at most than at least: the others are reserves.',
      '最多大於最少時，多出的是替補。',
      '最多大于最少时，多出的是替补。',
      '最多が最少より多い場合、その差は補欠です。',
    ),
  },
  teamSize: {
    label: staffText('Players in a team, at most', '每隊人數（最多）', '每队人数（最多）', '1チームの人数（最多）'),
    description: staffText('1: single players.', '1 表示個人賽。', '1 表示个人赛。', '1 は個人戦です。'),
  },
  'requests.region': regionLabels,
  'holidays.region': {
    ...regionLabels,
    description: staffText(
      'What is asked of the school is answered in Taiwan: due dates go by the days of Taiwan.',
      '申請由臺灣的辦公室處理，回覆期限依臺灣的日曆計算。',
      '申请由台湾的办公室处理，回复期限按台湾的日历计算。',
      'お申し込みは台湾の事務局が対応します。回答期限は台湾の暦で数えます。',
    ),
  },
  'holidays.day': {
    label: staffText('Day', '日期', '日期', '日付'),
    description: staffText('Written as 2027-02-08', '格式：2027-02-08', '格式：2027-02-08', '2027-02-08 の形式で入力'),
  },
  'holidays.name': staffText('Name', '名稱', '名称', '名称'),
  isWorkday: {
    label: staffText('The office is open on this day', '補班日（照常上班）', '补班日（照常上班）', '営業日として扱う'),
    description: staffText(
      'Check it for a weekend day that is worked; unchecked, the office is closed.',
      '週末補班時勾選；未勾選表示休假。',
      '周末补班时勾选；未勾选表示休假。',
      '土日に営業する場合に選びます。選ばない日は休業日です。',
    ),
  },

  keepMonths: {
    label: staffText(
      'Months that personal data is kept',
      '個人資料保留月數',
      '个人信息保留月数',
      '個人情報を保管する月数',
    ),
    description: staffText(
      'Counted from the end of a request. After that, names, answers, documents and who sent a transfer are erased.',
      '自申請結束起算；期滿後清除姓名、填寫內容、文件與匯款人。',
      '自申请结束起算；期满后清除姓名、填写内容、文件与汇款人。',
      '申込の終了から数え、過ぎると氏名・記入内容・書類・振込人を消去します。',
    ),
  },
  starterProduct: staffText('Product that is given', '贈送的商品代碼', '赠送的商品代码', '付与する商品コード'),
  starterEndsAt: staffText('Can be claimed until', '領取截止', '领取截止', '受け取り期限'),
  teachingFee: staffText('Fee for a year (NTD)', '年費（新台幣）', '年费（新台币）', '年会費（台湾ドル）'),
  teachingProducts: staffText(
    'Products that are given for the year',
    '提供的商品代碼',
    '提供的商品代码',
    '付与する商品コード',
  ),
  bankDetails: staffText('Bank account for transfers', '匯款帳戶', '汇款账户', '振込先口座'),
  activationPrice: {
    label: staffText('Price of one activation', '開通一門課的價格', '开通一门课程的价格', '受講権1件の価格'),
    description: staffText(
      'What a teacher pays to activate one course for one student, and for one course code. A currency left empty, or 0: nothing is activated in it.',
      '老師為一位學生開通一門課、或產生一組課程序號的價格。留空或填 0 的幣別不提供開通。',
      '老师为一名学生开通一门课程、或生成一个兑换码的价格。留空或填 0 的币种不提供开通。',
      '先生が生徒1人に1講座の受講権を付与するとき、またはコースコードを1件発行するときの価格です。空欄または0の通貨では付与できません。',
    ),
  },
  activationPrices: {
    label: staffText('Courses with another price', '另定價格的課程', '另定价格的课程', '価格が異なる講座'),
    one: staffText('Course', '課程', '课程', '講座'),
    description: staffText(
      'In a currency left empty, the price above holds.',
      '留空的幣別沿用上面的價格。',
      '留空的币种沿用上面的价格。',
      '空欄の通貨には上の価格が適用されます。',
    ),
  },
};
