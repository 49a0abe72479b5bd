import { transitions, type ApplicationAction, type ApplicationState, type Transition } from '@/lib/applications/states';
import { words, type Words } from '@/platform/kernel/back-office/words';
import type { Dictionary } from '@/platform/kernel/back-office/labels/field-words';
import { regionWords } from '@/platform/branches/labels';

const states: Record<ApplicationState, Words> = {
  DRAFT: words('Draft', '草稿', '草稿', '下書き'),
  WAITING: words('Waiting list', '候補', '候补', 'キャンセル待ち'),
  BOOKED: words('Booked', '已預約', '已预约', '予約済み'),
  REGISTERED: words('Registered', '已報名', '已报名', '登録済み'),
  SUBMITTED: words('Submitted', '已送出', '已提交', '提出済み'),
  IN_REVIEW: words('In review', '審核中', '审核中', '審査中'),
  NEEDS_MORE: words('More needed', '待補件', '待补充材料', '追加書類待ち'),
  APPROVED: words('Approved, not paid', '通過，待匯款', '通过，待汇款', '承認済み・入金待ち'),
  PAID: words('Paid', '已匯款', '已汇款', '入金済み'),
  ACTIVE: words('Active', '使用中', '使用中', '利用中'),
  WITHDRAWN: words('Withdrawn', '已撤回', '已撤回', '取り下げ'),
  CANCELLED: words('Canceled by us', '本校取消', '本校取消', 'スクールから取消'),
  REJECTED: words('Rejected', '未通過', '未通过', '不承認'),
  ATTENDED: words('Attended', '已到課', '已到课', '出席'),
  MISSED: words('Did not come', '未到課', '未到课', '欠席'),
  EXPIRED: words('Expired', '已到期', '已到期', '期限切れ'),
};

/** What follows from a state, and who does it. `over`: what is left to do for a class that is over. */
const nextSteps: Partial<Record<ApplicationState, Words>> & { over: Words } = {
  DRAFT: words('The applicant is writing', '對方填寫中', '对方填写中', '申込者が記入中'),
  WAITING: words('Moves up by itself', '有空位時自動遞補', '有空位时自动递补', '空きが出ると自動で繰り上げ'),
  BOOKED: words('The class', '等待上課', '等待上课', '体験クラス当日'),
  REGISTERED: words('The event', '等待開賽', '等待开赛', '大会当日'),
  SUBMITTED: words('Begin the review', '開始審核', '开始审核', '審査を始める'),
  IN_REVIEW: words('Decide', '做出決定', '做出决定', '審査結果を決める'),
  NEEDS_MORE: words('The applicant adds documents', '等待對方補件', '等待对方补充材料', '申込者の追加書類待ち'),
  APPROVED: words('Confirm the transfer', '確認匯款', '确认汇款', '入金を確認する'),
  PAID: words('Deliver the account', '交付帳號', '交付账号', 'アカウントを渡す'),
  ACTIVE: words('Ends with the year', '期滿自動結束', '期满自动结束', '期限で自動終了'),
  over: words('Mark who came', '標記到課', '标记到课', '出欠を記録する'),
};

/** On buttons, and in the history. */
const actions: Record<ApplicationAction, Words> = {
  book: words('Book', '預約', '预约', '予約'),
  wait: words('Join the waiting list', '排候補', '排候补', 'キャンセル待ち'),
  register: words('Register', '報名', '报名', '登録'),
  moveUp: words('Move up', '候補遞補', '候补递补', '繰り上げ'),
  withdraw: words('Withdraw', '撤回', '撤回', '取り下げ'),
  cancel: words('Cancel on our side', '由本校取消', '由本校取消', 'スクールから取り消す'),
  expire: words('Expire', '到期', '到期', '期限切れ'),
  attend: words('Mark as attended', '標記為已到課', '标记为已到课', '出席にする'),
  miss: words('Mark as missed', '標記為未到課', '标记为未到课', '欠席にする'),
  draft: words('Begin', '開始填寫', '开始填写', '記入を始める'),
  submit: words('Submit', '送出', '提交', '提出'),
  review: words('Begin the review', '開始審核', '开始审核', '審査を始める'),
  askMore: words('Ask for more', '請對方補件', '请对方补充材料', '追加書類を求める'),
  reject: words('Reject', '不通過', '不通过', '不承認にする'),
  approve: words('Approve', '審核通過', '审核通过', '承認する'),
  pay: words('Confirm the payment', '確認匯款', '确认汇款', '入金を確認する'),
  activate: words('Deliver the account', '交付帳號', '交付账号', 'アカウントを渡す'),
  forget: words('Delete the draft', '刪除草稿', '删除草稿', '下書きを破棄'),
};

type StaffStep = { action: ApplicationAction; label: Words; from: ApplicationState[]; needsReason: boolean };

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

export const applicationWords = { states, nextSteps, actions: staffSteps() };

export const requests: Dictionary = {
  reference: words('Number', '編號', '编号', '番号'),
  'requests.kind': {
    label: words('Kind', '類別', '类别', '種類'),
    options: {
      trial: words('Trial class', '分校體驗課', '校区体验课', '体験クラス'),
      championship: words('Championship', '校際賽', '校际赛', '学校対抗戦'),
      teaching: words('Teaching partnership', '教學合作計畫', '教学合作计划', '指導者パートナー'),
    },
  },
  'requests.name': words('Name', '姓名', '姓名', 'お名前'),
  'requests.state': { label: words('State', '狀態', '状态', '状態'), options: states },
  'requests.subject': words('About', '申請項目', '申请项目', '対象'),
  'requests.answers': words('Answers', '填寫內容', '填写内容', '記入内容'),
  'requests.age': words('Received', '收到時間', '收到时间', '受付日時'),
  'requests.nextStep': words('Next', '下一步', '下一步', '次の対応'),
  'requests.history': words('History', '歷程', '历程', '履歴'),
  'requests.documents': words(
    'Documents beside the form',
    '文件（與表單並列）',
    '文件（与表单并列）',
    '申込内容と並べた書類',
  ),
  'requests.files': words('Documents', '證明文件', '证明文件', '提出書類'),
  dueAt: words('Answer due by', '回覆期限', '回复期限', '回答期限'),
  overAt: words('Ends at', '結束時間', '结束时间', '終了日時'),
  subjectId: words('Class, event or program', '課堂、賽事或計畫代碼', '课堂、赛事或计划代码', '対象のコード'),
  groupId: words('Group', '組別', '组别', '部門'),
  erasedAt: words('Personal data erased', '個人資料清除時間', '个人信息清除时间', '個人情報の消去日時'),
  places: words('Places', '名額', '名额', '人数'),
  paymentReference: words('Payment reference', '匯款備註碼', '汇款备注码', '振込の照合番号'),
  'requestEvents.request': words('Request', '申請', '申请', '申込'),
  'requestEvents.action': { label: words('Step', '處理', '处理', '対応'), options: actions },
  'requestEvents.from': { label: words('From', '原狀態', '原状态', '変更前'), options: states },
  'requestEvents.to': { label: words('To', '新狀態', '新状态', '変更後'), options: states },
  actor: {
    label: words('By', '執行者', '执行者', '実行者'),
    options: {
      person: words('The customer', '申請人', '申请人', '申込者'),
      staff: words('Staff', '工作人員', '工作人员', 'スタッフ'),
      shop: words('The shop itself', '系統', '系统', 'システム'),
    },
  },
  'requestEvents.staff': words('Staff member', '工作人員', '工作人员', 'スタッフ'),
  'requestFiles.request': words('Request', '申請', '申请', '申込'),
  'requestFiles.publicId': words('File number', '檔案編號', '文件编号', 'ファイル番号'),
  'requestFiles.name': words('File name', '檔案名稱', '文件名', 'ファイル名'),
  mime: words('Type', '檔案類型', '文件类型', '形式'),
  size: words('Bytes', '大小（位元組）', '大小（字节）', 'サイズ（バイト）'),
  received: words('Bytes received', '已接收（位元組）', '已接收（字节）', '受信済み（バイト）'),
  sha256: words('Checksum', '檢查碼', '校验码', 'チェックサム'),
  'requestFiles.state': {
    label: words('State', '狀態', '状态', '状態'),
    options: {
      RECEIVING: words('Being received', '接收中', '接收中', '受信中'),
      STORED: words('Stored', '已儲存', '已保存', '保存済み'),
      REFUSED: words('Refused', '已拒收', '已拒收', '受け取り不可'),
    },
  },
  receivedOn: words('Received on', '入帳日', '入账日', '入金日'),
  'bankTransfers.amount': words('Amount', '金額', '金额', '金額'),
  'bankTransfers.currency': words('Currency', '幣別', '币种', '通貨'),
  payer: words('Payer', '匯款人', '汇款人', '振込人'),
  'bankTransfers.text': words('Text', '備註', '附言', '摘要'),
  'bankTransfers.request': words('Pays for', '對應申請', '对应申请', '対象の申込'),

  minTeamSize: {
    label: words('Players in a team, at least', '每隊人數（最少）', '每队人数（最少）', '1チームの人数（最少）'),
    description: words(
      'More at most than at least: the others are reserves.',
      '最多大於最少時，多出的是替補。',
      '最多大于最少时，多出的是替补。',
      '最多が最少より多い場合、その差は補欠です。',
    ),
  },
  teamSize: {
    label: words('Players in a team, at most', '每隊人數（最多）', '每队人数（最多）', '1チームの人数（最多）'),
    description: words('1: single players.', '1 表示個人賽。', '1 表示个人赛。', '1 は個人戦です。'),
  },
  'requests.region': regionWords,
  'holidays.region': {
    ...regionWords,
    description: words(
      'What is asked of the school is answered in Taiwan: due dates go by the days of Taiwan.',
      '申請由臺灣的辦公室處理，回覆期限依臺灣的日曆計算。',
      '申请由台湾的办公室处理，回复期限按台湾的日历计算。',
      'お申し込みは台湾の事務局が対応します。回答期限は台湾の暦で数えます。',
    ),
  },
  'holidays.day': {
    label: words('Day', '日期', '日期', '日付'),
    description: words('Written as 2027-02-08', '格式：2027-02-08', '格式：2027-02-08', '2027-02-08 の形式で入力'),
  },
  'holidays.name': words('Name', '名稱', '名称', '名称'),
  isWorkday: {
    label: words('The office is open on this day', '補班日（照常上班）', '补班日（照常上班）', '営業日として扱う'),
    description: words(
      'Check it for a weekend day that is worked; unchecked, the office is closed.',
      '週末補班時勾選；未勾選表示休假。',
      '周末补班时勾选；未勾选表示休假。',
      '土日に営業する場合に選びます。選ばない日は休業日です。',
    ),
  },

  keepMonths: {
    label: words('Months that personal data is kept', '個人資料保留月數', '个人信息保留月数', '個人情報を保管する月数'),
    description: words(
      'Counted from the end of a request. After that, names, answers, documents and who sent a transfer are erased.',
      '自申請結束起算；期滿後清除姓名、填寫內容、文件與匯款人。',
      '自申请结束起算；期满后清除姓名、填写内容、文件与汇款人。',
      '申込の終了から数え、過ぎると氏名・記入内容・書類・振込人を消去します。',
    ),
  },
  starterProduct: words('Product that is given', '贈送的商品代碼', '赠送的商品代码', '付与する商品コード'),
  starterEndsAt: words('Can be claimed until', '領取截止', '领取截止', '受け取り期限'),
  teachingFee: words('Fee for a year (NTD)', '年費（新台幣）', '年费（新台币）', '年会費（台湾ドル）'),
  teachingProducts: words(
    'Products that are given for the year',
    '提供的商品代碼',
    '提供的商品代码',
    '付与する商品コード',
  ),
  bankDetails: words('Bank account for transfers', '匯款帳戶', '汇款账户', '振込先口座'),
  activationPrice: {
    label: words('Price of one activation', '開通一門課的價格', '开通一门课程的价格', '受講権1件の価格'),
    description: words(
      'What a teacher pays to activate one course for one student, and for one course code. A currency left empty, or 0: nothing is activated in it.',
      '老師為一位學生開通一門課、或產生一組課程序號的價格。留空或填 0 的幣別不提供開通。',
      '老师为一名学生开通一门课程、或生成一个兑换码的价格。留空或填 0 的币种不提供开通。',
      '先生が生徒1人に1講座の受講権を付与するとき、またはコースコードを1件発行するときの価格です。空欄または0の通貨では付与できません。',
    ),
  },
  activationPrices: {
    label: words('Courses with another price', '另定價格的課程', '另定价格的课程', '価格が異なる講座'),
    one: words('Course', '課程', '课程', '講座'),
    description: words(
      'In a currency left empty, the price above holds.',
      '留空的幣別沿用上面的價格。',
      '留空的币种沿用上面的价格。',
      '空欄の通貨には上の価格が適用されます。',
    ),
  },
};
