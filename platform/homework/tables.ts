import { homeworkStates } from '@/lib/homework/homework';
import { uniqueText } from '@/platform/kernel/back-office/basic-fields';
import { hiddenTable } from '@/platform/kernel/back-office/define-table';

/** What teachers give to do (docs/product.md, "Homework"). The tries are learning events; nothing here is made of them. */
export const homework = {
  ...hiddenTable('homework', [
    uniqueText('publicId'),
    { name: 'teacher', type: 'relationship', relationTo: 'users', required: true },
    // Of the request that gave it: sent again, it gives nothing twice.
    { name: 'key', type: 'text', required: true },
    { name: 'title', type: 'text', required: true },
    { name: 'words', type: 'textarea', required: true },
    { name: 'dueAt', type: 'date' },
    // The class it was given to; who got it stands in the table below.
    { name: 'schoolClass', type: 'relationship', relationTo: 'schoolClasses' },
    { name: 'items', type: 'json', required: true },
    { name: 'state', type: 'select', required: true, defaultValue: 'open', options: [...homeworkStates] },
    { name: 'closedAt', type: 'date' },
    { name: 'givenAt', type: 'date', required: true },
    // With each change: a screen that is open asks by it.
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
