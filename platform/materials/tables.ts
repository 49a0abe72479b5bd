import { materialKinds } from '@/lib/materials/material';
import { problemStates } from '@/lib/homework/own-problem';
import { fileStates } from '@/lib/kernel/upload';
import { uniqueText } from '@/platform/kernel/back-office/fields/basic-fields';
import { hiddenTable } from '@/platform/kernel/back-office/define-table';

const teacher = { name: 'teacher', type: 'relationship', relationTo: 'users', required: true } as const;

/** Board pages and problems that teachers write, and files as they show them (docs/product.md, "A teacher's materials"). */
export const materials = {
  ...hiddenTable('materials', [
    uniqueText('publicId'),
    teacher,
    // The key of the request that made it, so that a repeated request makes no second one.
    { name: 'requestKey', type: 'text', required: true },
    { name: 'kind', type: 'select', required: true, options: [...materialKinds] },
    { name: 'title', type: 'text', required: true },
    // The form of the title that lists are searched by.
    { name: 'titleKey', type: 'text', required: true },
    { name: 'content', type: 'json', required: true },
    // The result of the search for a problem as it is now; null before the search.
    { name: 'judged', type: 'json' },
    { name: 'state', type: 'select', options: [...problemStates] },
    // Raised by each change, so that a change of an outdated revision is rejected.
    { name: 'revision', type: 'number', required: true, defaultValue: 1 },
    { name: 'changedAt', type: 'date', required: true },
  ]),
  indexes: [{ fields: ['teacher', 'requestKey'], unique: true }, { fields: ['teacher', 'kind', 'changedAt'] }],
  timestamps: false,
};

/** Materials in an order, to be shared with classes. */
export const teacherLessons = {
  ...hiddenTable('teacherLessons', [
    uniqueText('publicId'),
    teacher,
    { name: 'requestKey', type: 'text', required: true },
    { name: 'title', type: 'text', required: true },
    { name: 'revision', type: 'number', required: true, defaultValue: 1 },
    { name: 'changedAt', type: 'date', required: true },
    { name: 'archivedAt', type: 'date' },
  ]),
  indexes: [{ fields: ['teacher', 'requestKey'], unique: true }, { fields: ['teacher', 'changedAt'] }],
  timestamps: false,
};

export const lessonMaterials = {
  ...hiddenTable('lessonMaterials', [
    { name: 'lesson', type: 'relationship', relationTo: 'teacherLessons', required: true },
    { name: 'material', type: 'relationship', relationTo: 'materials', required: true, index: true },
    { name: 'place', type: 'number', required: true },
  ]),
  indexes: [{ fields: ['lesson', 'material'], unique: true }],
  timestamps: false,
};

export const lessonShares = {
  ...hiddenTable('lessonShares', [
    { name: 'lesson', type: 'relationship', relationTo: 'teacherLessons', required: true },
    { name: 'schoolClass', type: 'relationship', relationTo: 'schoolClasses', required: true, index: true },
    { name: 'sharedAt', type: 'date', required: true },
  ]),
  indexes: [{ fields: ['lesson', 'schoolClass'], unique: true }],
  timestamps: false,
};

/**
 * Files that teachers upload. Their bytes lie in the private folder under `publicId`, never at a public address; a row without a teacher has no owner,
 * and is deleted once its bytes are.
 */
export const materialFiles = {
  ...hiddenTable('materialFiles', [
    uniqueText('publicId'),
    { name: 'teacher', type: 'relationship', relationTo: 'users' },
    { name: 'requestKey', type: 'text', required: true },
    // The material that shows it; null until there is one.
    { name: 'material', type: 'relationship', relationTo: 'materials', unique: true },
    { name: 'mime', type: 'text' },
    { name: 'size', type: 'number', required: true },
    { name: 'received', type: 'number', required: true, defaultValue: 0 },
    { name: 'state', type: 'select', required: true, defaultValue: fileStates[0], options: [...fileStates] },
    { name: 'changedAt', type: 'date', required: true },
  ]),
  indexes: [{ fields: ['teacher', 'requestKey'], unique: true }],
  timestamps: false,
};
