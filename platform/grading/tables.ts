import { bankFamilies } from '@/lib/bank/families';
import { canSupport } from '@/platform/kernel/back-office/access-rules';
import { gradeField } from '@/platform/kernel/back-office/grade-fields';
import { uniqueText } from '@/platform/kernel/back-office/basic-fields';
import { lean, person, user } from '@/platform/events/tables';
import { labels, serviceTable } from '@/platform/kernel/back-office/define-table';

/** AI grading exams (docs/product.md, "Grading"). Levels are grades, 20 below G19, 0 beyond G1; empty as long as it runs, and where it was given up. */
export const gradings = lean(
  serviceTable({
    slug: 'gradings',
    labels: labels('AI exam', 'AI exams', 'AI 檢定', 'AI 考级', 'AI検定'),
    title: 'publicId',
    group: 'learning',
    defaultSort: '-startedAt',
    columns: ['publicId', 'user', 'startedAt', 'finishedAt', 'level'],
    access: { read: canSupport },
    indexes: [{ fields: ['user', 'person', 'startedAt'] }],
    fields: [
      uniqueText('publicId'),
      user,
      person,
      { name: 'startedAt', type: 'date', required: true },
      { name: 'finishedAt', type: 'date' },
      // The level it began at; empty: nothing was known or said.
      { name: 'startLevel', type: 'number' },
      { name: 'level', type: 'number' },
      { name: 'weaker', type: 'number' },
      { name: 'stronger', type: 'number' },
      // Of a hundred such estimates so many are right within their range.
      { name: 'confidence', type: 'number' },
      // One of a person runs at a time; nothing once it is over.
      { name: 'openKey', type: 'text', unique: true, hidden: true },
    ],
  }),
);

/** A question of a grading and the answer to it, the first. The problem is kept as it was, answers included: never read by who is asked. */
export const gradingQuestions = lean(
  serviceTable({
    slug: 'gradingQuestions',
    labels: labels('Question of an AI exam', 'Questions of AI exams', 'AI 檢定題目', 'AI 考级题目', 'AI検定の問題'),
    title: 'problem',
    group: 'learning',
    defaultSort: '-askedAt',
    columns: ['grading', 'number', 'problem', 'grade', 'at', 'isRight'],
    access: { read: canSupport },
    indexes: [
      { fields: ['grading', 'number'], unique: true },
      { fields: ['grading', 'problem'], unique: true },
    ],
    fields: [
      { name: 'grading', type: 'relationship', relationTo: 'gradings', required: true },
      user,
      { name: 'number', type: 'number', required: true, min: 1 },
      { name: 'problem', type: 'text', required: true },
      { name: 'family', type: 'select', required: true, options: [...bankFamilies] },
      gradeField('grade', { required: true }),
      { name: 'data', type: 'json', required: true },
      { name: 'askedAt', type: 'date', required: true },
      { name: 'answeredAt', type: 'date' },
      // Empty: they did not know.
      { name: 'at', type: 'text' },
      { name: 'isRight', type: 'checkbox' },
    ],
  }),
);
