import { staffText } from '@/platform/kernel/back-office/staff-text';
import type { Dictionary } from '@/platform/kernel/back-office/labels/field-labels';

export const certificates: Dictionary = {
  'certificates.statusIndex': staffText(
    'Place in the status list',
    '狀態清單中的位置',
    '状态列表中的位置',
    'ステータスリスト内の位置',
  ),
  'certificates.number': staffText('Number', '證書編號', '证书编号', '番号'),
  'certificates.name': staffText('Name as printed', '證書姓名', '证书姓名', '記載された氏名'),
  'certificates.sitting': staffText('Sitting', '場次', '场次', '受検'),
  'certificates.passedAt': staffText('Passed on', '通過時間', '通过时间', '合格日時'),
  'certificates.right': staffText('Right answers', '答對題數', '答对题数', '正解数'),
  'certificates.questions': staffText('Questions', '題數', '题数', '問題数'),
  'certificates.digest': staffText(
    'Fingerprint of the sitting (problems and answers)',
    '場次指紋（題目與作答）',
    '场次指纹（题目与作答）',
    '受検の指紋（問題と解答）',
  ),
  'certificates.isNameShown': staffText(
    'Name on the public page',
    '公開頁顯示姓名',
    '公开页显示姓名',
    '公開ページに氏名を表示',
  ),
  'certificates.revokedAt': staffText('Revoked on', '撤銷時間', '撤销时间', '取り消し日時'),
  'certificates.revokedReason': staffText('Reason', '撤銷原因', '撤销原因', '取り消しの理由'),
  'certificates.revokedBy': staffText('Revoked by', '撤銷人員', '撤销人员', '取り消した人'),
};
