import { bankFamilies } from '@/lib/bank/families';
import { ratings } from '@/lib/notebook/notebook-memory';
import { ownOrSupport } from '@/platform/kernel/back-office/access-rules';
import { person, user } from '@/platform/events/tables';
import { labels, serviceTable } from '@/platform/kernel/back-office/define-table';

/** Cards of the notebook: a problem that a learner got wrong at the first try, and how well the learner remembers its idea (lib/notebook/notebook-memory). */
export const notebookCards = serviceTable({
  slug: 'notebookCards',
  labels: labels('Card of a notebook', 'Notebooks of mistakes', '錯題本', '错题本', '復習ノート'),
  title: 'problem',
  group: 'learning',
  columns: ['problem', 'user', 'family', 'grade', 'dueOn'],
  access: { read: ownOrSupport },
  indexes: [{ fields: ['user', 'person', 'problem'], unique: true }, { fields: ['user', 'person', 'dueOn'] }],
  fields: [
    { name: 'publicId', type: 'text', required: true, unique: true },
    user,
    person,
    // Of the bank, or 'topic/step' for a question of a lesson.
    { name: 'problem', type: 'text', required: true },
    { name: 'family', type: 'select', required: true, options: [...bankFamilies] },
    { name: 'grade', type: 'number', required: true },
    { name: 'notedAt', type: 'date', required: true },
    // Days are numbers of the school's calendar.
    { name: 'dueOn', type: 'number', required: true },
    { name: 'memory', type: 'json', required: true },
    // The row stays, so that a mistake that is reported late does not bring it back.
    { name: 'removedAt', type: 'date' },
  ],
});

/** Reviews, written once; undoing one is recorded. */
export const notebookReviews = {
  ...serviceTable({
    slug: 'notebookReviews',
    labels: labels('Review', 'Reviews of mistakes', '錯題複習', '错题复习', '復習の記録'),
    title: 'problem',
    group: 'learning',
    defaultSort: '-occurredAt',
    columns: ['problem', 'user', 'rating', 'occurredAt'],
    access: { read: ownOrSupport },
    indexes: [{ fields: ['user', 'publicId'], unique: true }, { fields: ['user', 'person', 'day'] }],
    fields: [
      { name: 'publicId', type: 'text', required: true },
      user,
      person,
      { name: 'card', type: 'relationship', relationTo: 'notebookCards', required: true },
      // The problem that was shown for the card.
      { name: 'problem', type: 'text', required: true },
      { name: 'rating', type: 'select', required: true, options: [...ratings] },
      { name: 'data', type: 'json', required: true },
      { name: 'day', type: 'number', required: true },
      // The card's memory before the review, which an undo restores.
      { name: 'before', type: 'json', required: true },
      { name: 'occurredAt', type: 'date', required: true },
      { name: 'undoneAt', type: 'date' },
    ],
  }),
  timestamps: false,
};
