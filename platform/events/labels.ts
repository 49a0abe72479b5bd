import { staffText } from '@/platform/kernel/back-office/staff-text';
import type { Dictionary } from '@/platform/kernel/back-office/labels/field-labels';

const lesson = staffText('Lesson', '課', '课', 'レッスン');
const course = staffText('Course', '課程', '课程', 'コース');
const problem = staffText('Problem', '題目', '题目', '問題');
const step = staffText('Step', '步驟', '步骤', 'ステップ');

export const events: Dictionary = {
  'learningEvents.publicId': staffText('Number', '編號', '编号', '番号'),
  'learningEvents.kind': {
    label: staffText('What happened', '事件', '事件', '出来事'),
    options: {
      opened: staffText('Opened', '打開', '打开', '開いた'),
      reached: staffText('Reached', '學到', '学到', '進んだ'),
      stepDone: staffText('Step done', '完成步驟', '完成步骤', 'ステップを終えた'),
      finished: staffText('Finished', '學完', '学完', '終えた'),
      attempt: staffText('Attempt', '作答', '作答', '解答した'),
      level: staffText('Problem of the climb', '天梯闖關', '天梯闯关', 'ステップアップ問題'),
      placed: staffText('Placement', '分級測驗', '分级测试', '実力チェック'),
      homework: staffText('Homework', '作業', '作业', '宿題'),
    },
  },
  'learningEvents.course': course,
  'learningEvents.lesson': lesson,
  'learningEvents.step': step,
  'learningEvents.problem': problem,
  'learningEvents.data': staffText('Details', '內容', '内容', '内容'),
  'learningEvents.occurredAt': staffText('Happened on', '發生時間', '发生时间', '起きた日時'),
  'learningEvents.receivedAt': staffText('Received on', '收到時間', '收到时间', '受け取った日時'),
};
