import { staffText, type StaffText } from '@/platform/kernel/back-office/staff-text';

/** Labels of an application's questions, by their names in `answers`. */
export const answerLabels: Readonly<Record<string, StaffText>> = {
  childName: staffText('Child', '孩子', '孩子', 'お子さま'),
  childAge: staffText('Age', '年齡', '年龄', '年齢'),
  group: staffText('Group', '組別', '组别', '部門'),
  school: staffText('School', '學校', '学校', '学校'),
  team: staffText('Team', '隊名', '队名', 'チーム名'),
  players: staffText('Players', '選手', '选手', '選手'),
  name: staffText('Name', '姓名', '姓名', 'お名前'),
  age: staffText('Age', '年齡', '年龄', '年齢'),
  note: staffText('Note', '備註', '备注', '備考'),
  experience: staffText('Experience', '教學經歷', '教学经历', '指導経験'),
  eligibility: staffText('Eligibility', '申請資格', '申请资格', '申込資格'),
  ownGrade: staffText('Own IGQE grade', '本人 IGQE 級別', '本人 IGQE 级别', '本人のIGQEグレード'),
  consent: staffText('Consent', '同意條款', '同意条款', '規約への同意'),
  renews: staffText('Renews', '續約自', '续约自', '更新元の申込'),
  keepsRole: staffText(
    'Was a teacher before, and stays one',
    '原已是教師，期滿後保留身分',
    '原已是教师，期满后保留身份',
    '以前から指導者（終了後もそのまま）',
  ),
  fee: staffText(
    'Price at the approval (NTD)',
    '核准時費用（新台幣）',
    '批准时费用（新台币）',
    '承認時の費用（台湾ドル）',
  ),
};

/** Labels of what an application is about, by the names in `subject`. */
export const subjectLabels = {
  title: staffText('Name', '名稱', '名称', '名称'),
  time: staffText('Time', '時間', '时间', '日時'),
  place: staffText('Place', '地點', '地点', '場所'),
  phone: staffText('Phone', '電話', '电话', '電話'),
};

/** Labels of values that are one of a few. */
export const valueLabels: Readonly<Record<string, StaffText>> = {
  certificate: staffText('Certified instructor', '認證教師證', '认证教师证', '認定指導員証'),
  professional: staffText('Professional player', '職業棋士', '职业棋手', 'プロ棋士'),
  true: staffText('Yes', '是', '是', 'はい'),
  false: staffText('No', '否', '否', 'いいえ'),
};
