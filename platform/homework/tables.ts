import { homeworkStates } from '@/lib/homework/homework';
import { uniqueText } from '@/platform/kernel/back-office/fields/basic-fields';
import { hiddenTable } from '@/platform/kernel/back-office/define-table';

/** Homework that teachers give (docs/product.md, "Homework"). Tries are stored as learning events and not here. */
export const homework = {
  ...hiddenTable('homework', [
    uniqueText('publicId'),
    { name: 'teacher', type: 'relationship', relationTo: 'users', required: true },
    // Idempotency key of the request that gave it.
    { name: 'key', type: 'text', required: true },
    { name: 'title', type: 'text', required: true },
    { name: 'words', type: 'textarea', required: true },
    { name: 'dueAt', type: 'date' },
    // The class it was given to; the recipients are in the table below.
    { name: 'schoolClass', type: 'relationship', relationTo: 'schoolClasses' },
    { name: 'items', type: 'json', required: true },
    { name: 'state', type: 'select', required: true, defaultValue: 'open', options: [...homeworkStates] },
    { name: 'closedAt', type: 'date' },
    { name: 'givenAt', type: 'date', required: true },
    // Incremented with each change, for the stamp of the results.
    { name: 'revision', type: 'number', required: true, defaultValue: 1 },
  ]),
  indexes: [{ fields: ['teacher', 'key'], unique: true }, { fields: ['teacher', 'state', 'givenAt'] }],
  timestamps: false,
};

export const homeworkRecipients = {
  ...hiddenTable('homeworkRecipients', [
    { name: 'homework', type: 'relationship', relationTo: 'homework', required: true },
    { name: 'student', type: 'relationship', relationTo: 'students', required: true, index: true },
  ]),
  indexes: [{ fields: ['homework', 'student'], unique: true }],
  timestamps: false,
};
