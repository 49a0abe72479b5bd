import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { TeachFrame } from '@/components/teach/frame/teach-frame';
import type { SchoolClass } from '@/lib/classes/contract';
import type { LoginCard, Student } from '@/lib/students/contract';
import { teachMessages } from '@/lib/kernel/i18n/screen-messages';
import messages from '@/messages/en-US.json';
import { rememberUser, resetBrowser, serveApi } from './render-account';

export const { teach, homework } = messages;
export const student = (changes: Partial<Student> = {}): Student => ({
  id: 's1',
  name: 'Mei Lin',
  note: '',
  since: '2026-11-01T00:00:00.000Z',
  birthYear: null,
  birthMonth: null,
  state: 'active',
  classes: [{ id: 'c1', name: 'Grade 3A' }],
  cardAt: null,
  isManaged: true,
  isOfFamily: false,
  familyAskedAt: null,
  needsHelp: null,
  ...changes,
});
export const schoolClass = (changes: Partial<SchoolClass> = {}): SchoolClass => ({
  id: 'c1',
  name: 'Grade 3A',
  handle: 'K7M4QX',
  students: 1,
  archivedAt: null,
  ...changes,
});
export const loginCard = (changes: Partial<LoginCard> = {}): LoginCard => ({
  student: 's1',
  name: 'Mei Lin',
  className: 'Grade 3A',
  handle: 'K7M4QX',
  code: 'ABCD-EFGH',
  ...changes,
});
export const listOf = <Item,>(...items: Item[]) => ({ data: { items, pages: 1, count: items.length } });

type Answers = Parameters<typeof serveApi>[0];
/** An open workspace with a student in a class. */
export const serveTeach = (answers: Answers = {}) =>
  serveApi({
    'GET course/teach': { data: { state: 'open', until: null, students: 1, classes: 1, requests: 0 } },
    'GET course/teach/requests': listOf(),
    'GET course/teach/students': listOf(student()),
    'GET course/teach/students/s1': { data: student() },
    'GET course/teach/classes': listOf(schoolClass()),
    'GET course/unread-messages': { data: { teacher: 0, student: 0, hasTeacher: false } },
    ...answers,
  });

/** Opens a page of the workspace as a logged-in user. */
export function openTeach(page: ReactNode, hash = '#/') {
  rememberUser();
  return openTeachAs(page, hash);
}

export function openTeachAs(page: ReactNode, hash = '#/') {
  window.location.hash = hash;
  const user = userEvent.setup();
  render(
    <NextIntlClientProvider locale="en-US" timeZone="Asia/Taipei" messages={teachMessages(messages)}>
      <TeachFrame
        locale="en-US"
        site={{ title: 'Sente', appUrl: '/en-US/learn', email: '', phone: '', address: '' }}
        origin="/en-US/origin"
      >
        {page}
      </TeachFrame>
    </NextIntlClientProvider>,
  );
  return user;
}

export function resetTeachApp() {
  resetBrowser();
  window.location.hash = '';
}
