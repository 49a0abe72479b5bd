import { familyNames } from '@/platform/bank/family-names';
import { staffText } from '@/platform/kernel/back-office/staff-text';
import type { Dictionary } from '@/platform/kernel/back-office/labels/field-labels';

export const bank: Dictionary = {
  'problems.publicId': staffText('Number', '編號', '编号', '番号'),
  'problems.family': { label: staffText('Family', '題型', '题型', '種類'), options: familyNames },
  'problems.tree': staffText('Moves and their verdicts', '各手與判定', '各手与判定', '各手と判定'),
  'problems.reports': staffText('Reports that wait for an answer', '待回覆的回報', '待回复的反馈', '未回答の報告'),
  'problems.withdrawnAt': staffText('Withdrawn on', '停用時間', '停用时间', '出題をやめた日時'),
  'problems.openReports': staffText('Reports to answer', '待回覆的回報', '待回复的反馈', '未回答の報告'),
  'problems.data': staffText('Position and answers', '棋形與答案', '棋形与答案', '盤面と答え'),
  'problems.proof': staffText('Proof', '驗證', '验证', '検証'),
};
