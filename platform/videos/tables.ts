import type { CollectionConfig, Field, TextareaField } from 'payload';
import { videoTypes } from '@/lib/videos/video';
import { anyStaff } from '@/platform/kernel/back-office/access-rules';
import { complaints } from '@/platform/kernel/back-office/labels/complaints';
import { textFor, type StaffText } from '@/platform/kernel/back-office/staff-text';
import { lateLineOf, wrongLineOf } from './captions';
import { videoEndpoints } from './back-office/video-upload-endpoint';
import { lockVideoBeforeUpdate, rejectShownVideo, removeBytes } from './table-hooks';
import { noted } from '@/platform/kernel/back-office/note-changes';
import { contentTable, inSidebar, labels, readOnly } from '@/platform/kernel/back-office/define-table';

/** The key and size of stored bytes; only the services write it. */
const bytes = (name: 'file' | 'upload', fields: Field[]): Field => ({
  name,
  type: 'group',
  admin: { hidden: true },
  fields: [{ name: 'key', type: 'text', index: name === 'file' }, { name: 'size', type: 'number' }, ...fields],
});

const captions: TextareaField = {
  name: 'captions',
  type: 'textarea',
  localized: true,
  maxLength: 200_000,
  admin: { components: { Field: '/platform/videos/back-office/captions-field#CaptionsField' } },
  validate: (text, { req, data }) => {
    if (!text) return true;
    const complain = (why: StaffText, line: number) => textFor(req, why).replace('{line}', String(line));
    const wrong = wrongLineOf(text);
    if (wrong !== null) return complain(complaints.captions, wrong);
    const { seconds } = data as { seconds?: number | null };
    const late = seconds ? lateLineOf(text, seconds) : null;
    return late === null || complain(complaints.captionsLate, late);
  },
};

const table = contentTable({
  slug: 'films',
  labels: labels('Film', 'Films', '課程影片', '课程视频', 'レッスン動画'),
  group: 'learning',
  columns: ['title', 'seconds', 'updatedAt'],
  tags: () => [],
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    {
      name: 'bytes',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/platform/videos/back-office/video-upload#VideoUpload' },
      },
    },
    captions,
    ...readOnly(inSidebar([{ name: 'seconds', type: 'number' }])),
    ...readOnly([
      bytes('file', [{ name: 'mime', type: 'select', options: [...videoTypes] }]),
      bytes('upload', [
        { name: 'received', type: 'number' },
        { name: 'of', type: 'text' },
      ]),
    ]),
  ],
});

/** Videos of lessons. Only staff can read the table: for people who may study the lesson, the services make links that expire (docs/product.md, "Learning"). */
export const videos: CollectionConfig = noted(
  {
    ...table,
    access: { ...table.access, read: anyStaff },
    // A copy would point to the same bytes, and a bulk edit would not lock the rows while it saves.
    disableDuplicate: true,
    disableBulkEdit: true,
    endpoints: videoEndpoints,
    hooks: {
      ...table.hooks,
      beforeOperation: [lockVideoBeforeUpdate],
      beforeDelete: [rejectShownVideo],
      afterDelete: [...(table.hooks?.afterDelete ?? []), removeBytes],
    },
  },
  ['title', 'seconds'],
);
