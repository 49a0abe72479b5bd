import { bankFamilies } from '@/lib/bank/families';
import { canSupport } from '@/platform/kernel/back-office/access-rules';
import { gradeField } from '@/platform/kernel/back-office/fields/grade-fields';
import { uniqueText } from '@/platform/kernel/back-office/fields/basic-fields';
import { lean, person, user } from '@/platform/events/tables';
import { labels, serviceTable } from '@/platform/kernel/back-office/define-table';

/** AI grading exams (docs/product.md, "Grading"). Levels are grades, 20 below G19, 0 beyond G1; empty while it runs and if it was given up. */
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
      // The level it began at; empty without results or stated experience.
      { name: 'startLevel', type: 'number' },
      { name: 'level', type: 'number' },
      { name: 'weaker', type: 'number' },
      { name: 'stronger', type: 'number' },
      // How many of a hundred such estimates are right within their range.
      { name: 'confidence', type: 'number' },
      // Unique, so that one grading of a person runs at a time; null once it is over.
      { name: 'openKey', type: 'text', unique: true, hidden: true },
    ],
  }),
);

/** A question of a grading with its first answer. It stores a copy of the problem with its right answers, which the person asked never reads. */
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
      // Empty: the answer was "I do not know".
      { name: 'at', type: 'text' },
      { name: 'isRight', type: 'checkbox' },
    ],
  }),
);
