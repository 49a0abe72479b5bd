import type { CollectionBeforeChangeHook, CollectionConfig, PayloadRequest } from 'payload';
import * as z from 'zod';
import { maxLectureMinutes, minLectureMinutes } from '@/lib/lectures/lectures';
import { anyStaff } from '@/platform/kernel/back-office/access-rules';
import { complaints } from '@/platform/kernel/back-office/labels/complaints';
import { textFor } from '@/platform/kernel/back-office/staff-text';
import { transactionOf } from '@/platform/kernel/database/database';
import { lockVideos } from '@/platform/videos/video-use';
import { row, slugField } from '@/platform/kernel/back-office/fields/basic-fields';
import { rejection } from '@/platform/kernel/back-office/rejection';
import { contentTable, inSidebar, labels } from '@/platform/kernel/back-office/define-table';

const httpsUrl = z.url({ protocol: /^https$/ }).max(500);

/** A replay must be an existing video that can be watched; its row stays locked until the lecture is saved. */
const requiresRealVideo: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const replay: unknown = 'replay' in data ? data.replay : originalDoc?.replay;
  const video = typeof replay === 'object' && replay !== null ? (replay as { id: unknown }).id : replay;
  if (video === null || video === undefined) return data;
  if (!(await lockVideos(await transactionOf(req), [Number(video)])))
    throw rejection(400, textFor(req, complaints.noReplay));
  return data;
};

const table = contentTable({
  slug: 'lectures',
  labels: labels('Live lecture', 'Live lectures', '直播講座', '直播讲座', 'ライブ講座'),
  group: 'learning',
  columns: ['title', 'startsAt', 'minutes', '_status'],
  defaultSort: '-startsAt',
  drafts: true,
  tags: () => [],
  fields: [
    { name: 'title', type: 'text', localized: true, required: true, maxLength: 160 },
    { name: 'summary', type: 'textarea', localized: true, maxLength: 600 },
    row([
      {
        name: 'startsAt',
        type: 'date',
        required: true,
        index: true,
        admin: { date: { pickerAppearance: 'dayAndTime' } },
      },
      {
        name: 'minutes',
        type: 'number',
        required: true,
        min: minLectureMinutes,
        max: maxLectureMinutes,
        validate: (value: number | null | undefined, { req }: { req: PayloadRequest }) =>
          (Number.isInteger(value) && value! >= minLectureMinutes && value! <= maxLectureMinutes) ||
          textFor(req, complaints.lectureMinutes),
      },
    ]),
    {
      name: 'joinUrl',
      type: 'text',
      maxLength: 500,
      validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
        !value || httpsUrl.safeParse(value).success || textFor(req, complaints.httpUrl),
    },
    ...inSidebar([{ name: 'replay', type: 'relationship', relationTo: 'films', index: true }]),
    slugField('slug'),
  ],
});

/** Live lectures. Only staff read this table: the services list lectures, and give the address to join to users who may attend (docs/product.md, "VIP"). */
export const lectures: CollectionConfig = {
  ...table,
  access: { ...table.access, read: anyStaff },
  hooks: { ...table.hooks, beforeChange: [requiresRealVideo] },
};
