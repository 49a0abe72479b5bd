import { familyNames } from '@/platform/bank/family-names';
import { staffText } from '@/platform/kernel/back-office/staff-text';
import type { Dictionary } from '@/platform/kernel/back-office/labels/field-labels';

export const notebook: Dictionary = {
  'notebookCards.publicId': staffText('Number', '編號', '编号', '番号'),
  'notebookCards.problem': staffText('What went wrong', '答錯的題', '答错的题', '間違えた問題'),
  'notebookCards.family': { label: staffText('Family', '題型', '题型', '種類'), options: familyNames },
  'notebookCards.notedAt': staffText('Noted on', '記入時間', '记入时间', '記録日時'),
  'notebookCards.dueOn': {
    label: staffText('Due on day', '到期日', '到期日', '復習日'),
    description: staffText(
      'Days since 1970-01-01.',
      '自 1970-01-01 起的天數。',
      '自 1970-01-01 起的天数。',
      '1970-01-01からの日数。',
    ),
  },
  'notebookCards.memory': staffText('Memory', '記憶狀態', '记忆状态', '記憶の状態'),
  'notebookCards.removedAt': staffText('Removed on', '移除時間', '移除时间', '削除日時'),
  'notebookReviews.publicId': staffText('Number', '編號', '编号', '番号'),
  'notebookReviews.card': staffText('Card', '錯題', '错题', 'カード'),
  'notebookReviews.problem': staffText('Problem shown', '出示的題目', '出示的题目', '出題した問題'),
  'notebookReviews.rating': {
    label: staffText('Result', '結果', '结果', '結果'),
    options: {
      again: staffText('Wrong', '答錯', '答错', '不正解'),
      hard: staffText('Right after a hint', '看提示後答對', '看提示后答对', 'ヒントを見て正解'),
      good: staffText('Right', '答對', '答对', '正解'),
    },
  },
  'notebookReviews.data': staffText('Details', '內容', '内容', '内容'),
  'notebookReviews.day': staffText('Day', '日', '日', '日'),
  'notebookReviews.before': staffText('Memory before', '複習前的記憶狀態', '复习前的记忆状态', '復習前の記憶の状態'),
  'notebookReviews.occurredAt': staffText('Happened on', '發生時間', '发生时间', '起きた日時'),
  'notebookReviews.undoneAt': staffText('Taken back on', '撤回時間', '撤回时间', '取り消し日時'),
};
