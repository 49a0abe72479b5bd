import type { CollectionConfig, Field } from 'payload';
import { filmTypes } from '@/lib/domain/learning/film';
import { anyStaff } from '@/platform/access/rules';
import { contentTable, inSidebar, labels, readOnly } from './tables';

/** Where bytes lie, and how many; the services alone write it. */
const bytes = (name: 'file' | 'upload', fields: Field[]): Field => ({
  name,
  type: 'group',
  admin: { hidden: true },
  fields: [
    { name: 'key', type: 'text', index: name === 'file' },
    { name: 'size', type: 'number' },
    ...fields,
  ],
});

const table = contentTable({
  slug: 'films',
  labels: labels('Film', 'Films', '課程影片', '课程视频', 'レッスン動画'),
  group: 'learning',
  columns: ['title', 'seconds', 'updatedAt'],
  tags: () => [],
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    { name: 'captions', type: 'textarea', localized: true, maxLength: 200_000 },
    ...readOnly(inSidebar([{ name: 'seconds', type: 'number' }])),
    ...readOnly([
      bytes('file', [{ name: 'mime', type: 'select', options: [...filmTypes] }]),
      bytes('upload', [
        { name: 'received', type: 'number' },
        { name: 'of', type: 'text' },
      ]),
    ]),
  ],
});

export const films: CollectionConfig = {
  ...table,
  access: { ...table.access, read: anyStaff },
  // A copy would point to the same bytes; and of several at once none could be held while it is saved.
  disableDuplicate: true,
  disableBulkEdit: true,
};
