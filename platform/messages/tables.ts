import * as z from 'zod';
import {
  maxMessageLength,
  maxReportLength,
  messageReportOutcomes,
  messageReportReasons,
} from '@/lib/messages/messaging';
import { canSupport } from '@/platform/kernel/back-office/access-rules';
import { staffText } from '@/platform/kernel/back-office/staff-text';
import { closeReported, leaveReportedThread } from './answer-report';
import { reportedThread } from './back-office/reported-thread-endpoint';
import { byId, staffAction } from '@/platform/kernel/back-office/staff-action';
import { titleOf } from '@/platform/kernel/back-office/fields/basic-fields';
import { hiddenTable, labels, serviceTable } from '@/platform/kernel/back-office/define-table';

/** Threads between a teacher and a student: only these two read them, not even staff (docs/product.md, "Messages"). */
export const messageThreads = {
  ...hiddenTable('messageThreads', [
    // The two accounts are stored beside the student, for the time after the student is removed.
    { name: 'student', type: 'relationship', relationTo: 'students', unique: true },
    { name: 'teacher', type: 'relationship', relationTo: 'users', required: true },
    { name: 'user', type: 'relationship', relationTo: 'users', required: true },
    // How many messages there are: the number of the last.
    { name: 'count', type: 'number', required: true, defaultValue: 0 },
    // Raised by every change, so that a device can check whether anything has changed.
    { name: 'version', type: 'number', required: true, defaultValue: 0 },
    { name: 'lastAt', type: 'date' },
    { name: 'teacherUnread', type: 'number', required: true, defaultValue: 0 },
    { name: 'studentUnread', type: 'number', required: true, defaultValue: 0 },
    { name: 'teacherWrittenToAt', type: 'date' },
    { name: 'studentWrittenToAt', type: 'date' },
    { name: 'teacherBlockedAt', type: 'date' },
    { name: 'studentBlockedAt', type: 'date' },
    // Set when staff close the thread because of a report.
    { name: 'closedAt', type: 'date' },
  ]),
  // The list, in its order.
  indexes: [{ fields: ['teacher', 'lastAt'] }, { fields: ['user', 'lastAt'] }],
};

export const messages = {
  ...hiddenTable('messages', [
    { name: 'thread', type: 'relationship', relationTo: 'messageThreads', required: true },
    // Its place in the thread, from 1.
    { name: 'number', type: 'number', required: true },
    // Made by the device that sent it: the same message, sent again, is stored once.
    { name: 'key', type: 'text', required: true },
    { name: 'isTeachers', type: 'checkbox', required: true },
    { name: 'text', type: 'textarea', required: true, maxLength: maxMessageLength },
    { name: 'sentAt', type: 'date', required: true },
  ]),
  indexes: [
    { fields: ['thread', 'number'], unique: true },
    { fields: ['thread', 'key'], unique: true },
  ],
  timestamps: false,
};

/** Which accounts get emails about new messages, and when the last one was sent. */
export const messageSettings = hiddenTable('messageSettings', [
  { name: 'user', type: 'relationship', relationTo: 'users', required: true, unique: true },
  { name: 'letters', type: 'checkbox', required: true, defaultValue: false },
  { name: 'mailedAt', type: 'date' },
]);

const answer = z.string().trim().min(1).max(500);
const because = {
  name: 'answer',
  label: staffText(
    'Answer (whoever reported it reads this)',
    '回覆（檢舉者會看到）',
    '回复（举报者会看到）',
    '回答（報告した方に表示されます）',
  ),
};
const isOpen = { field: 'outcome', oneOf: [null] };
const actions = [
  staffAction('/messageReports/:id/stays', {
    label: staffText('The conversation goes on', '對話可以繼續', '对话可以继续', 'やり取りを続けられるようにする'),
    fields: [because],
    when: isOpen,
    input: byId.extend({ answer }),
    verb: leaveReportedThread,
  }),
  staffAction('/messageReports/:id/close', {
    label: staffText(
      'Close the conversation for good',
      '永久關閉這段對話',
      '永久关闭这段对话',
      'このやり取りを終了させる',
    ),
    fields: [because],
    when: isOpen,
    input: byId.extend({ answer }),
    verb: closeReported,
  }),
];

/** Reports of a thread by one of its two sides. Staff may open the thread only while the report is open, and the audit log records it. */
const reports = serviceTable({
  slug: 'messageReports',
  labels: labels(
    'Reported conversation',
    'Reported conversations',
    '被檢舉的對話',
    '被举报的对话',
    '報告されたやり取り',
  ),
  title: 'reason',
  group: 'people',
  columns: ['reason', 'userName', 'isTeachers', 'outcome', 'createdAt'],
  access: { read: canSupport },
  actions,
  fields: [
    {
      name: 'conversation',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: { path: '/platform/messages/back-office/reported-thread#ReportedThread' } },
      },
    },
    { name: 'thread', type: 'relationship', relationTo: 'messageThreads', required: true, index: true, hidden: true },
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    titleOf('userName', 'user.username'),
    { name: 'isTeachers', type: 'checkbox', required: true },
    { name: 'reason', type: 'select', required: true, options: [...messageReportReasons] },
    { name: 'text', type: 'textarea', maxLength: maxReportLength },
    // Empty until staff have answered.
    { name: 'outcome', type: 'select', index: true, options: [...messageReportOutcomes] },
    { name: 'answer', type: 'textarea' },
    { name: 'answeredAt', type: 'date' },
  ],
});
export const messageReports = {
  ...reports,
  endpoints: [...(Array.isArray(reports.endpoints) ? reports.endpoints : []), reportedThread],
};
