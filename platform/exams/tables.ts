import { canSupport } from '@/platform/kernel/back-office/access-rules';
import { uniqueText } from '@/platform/kernel/back-office/fields/basic-fields';
import { gradeField } from '@/platform/kernel/back-office/fields/grade-fields';
import { person, user } from '@/platform/events/tables';
import { labels, serviceTable } from '@/platform/kernel/back-office/define-table';

/**
 * Sittings of mock exams (docs/product.md, "Mock exams"). The questions hold copies of the problems with their answers: only the services and support
 * read them, never the person who sits the exam.
 */
export const examSittings = {
  ...serviceTable({
    slug: 'examSittings',
    labels: labels(
      'Sitting of a mock exam',
      'Sittings of mock exams',
      '模擬檢定場次',
      '模拟考级场次',
      '模擬検定の受検',
    ),
    title: 'publicId',
    group: 'learning',
    defaultSort: '-startedAt',
    columns: ['publicId', 'user', 'grade', 'startedAt', 'right', 'isPassed'],
    access: { read: canSupport },
    indexes: [{ fields: ['user', 'person', 'grade'] }],
    fields: [
      uniqueText('publicId'),
      user,
      person,
      gradeField('grade', { required: true }),
      { name: 'startedAt', type: 'date', required: true },
      { name: 'endsAt', type: 'date', required: true },
      { name: 'finishedAt', type: 'date' },
      // Right answers needed, by the rules at its beginning; older sittings have none and use the current rules.
      { name: 'pass', type: 'number', min: 1 },
      { name: 'right', type: 'number', min: 0 },
      { name: 'isPassed', type: 'checkbox' },
      { name: 'parts', type: 'json' },
      { name: 'seed', type: 'text', required: true },
      { name: 'questions', type: 'json', required: true },
      // Unique, so that one sitting of a person and a grade runs at a time; null once it is over.
      { name: 'openKey', type: 'text', unique: true, hidden: true },
    ],
  }),
  timestamps: false,
};

/** One answer to each question of a sitting: the first. */
export const examAnswers = {
  ...serviceTable({
    slug: 'examAnswers',
    labels: labels('Answer in a mock exam', 'Answers in mock exams', '模擬檢定作答', '模拟考级作答', '模擬検定の解答'),
    title: 'id',
    group: 'learning',
    defaultSort: '-answeredAt',
    columns: ['sitting', 'number', 'at', 'answeredAt'],
    access: { read: canSupport },
    indexes: [{ fields: ['sitting', 'number'], unique: true }],
    fields: [
      { name: 'sitting', type: 'relationship', relationTo: 'examSittings', required: true },
      user,
      { name: 'number', type: 'number', required: true, min: 1 },
      { name: 'at', type: 'text', required: true },
      { name: 'answeredAt', type: 'date', required: true },
    ],
  }),
  timestamps: false,
};
