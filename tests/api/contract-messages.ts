import { randomUUID } from 'node:crypto';
import { messageEmailOperations } from '@/lib/mail/email-stop';
import { messageOperations, type Thread } from '@/lib/messages/contract';
import { teacherPageOperations } from '@/lib/teacher-page/contract';
import { stopToken } from '@/platform/messages/email/stop-token';
import { makePupil, makeTeacher } from '../setup/classes';
import { platform, unique } from '../setup/fixtures';
import type { Ask } from './contract-ask';

/** Each operation of the messages and of the public page, by a teacher. */
export async function askMessages(ask: Ask): Promise<void> {
  const { token, id } = await makeTeacher();
  const { student } = await makePupil({ token });
  const own = { token, params: { side: 'teacher' } };
  const one = { token, params: { side: 'teacher', id: student.id } };
  await ask(messageOperations.thread, one);
  await ask(messageOperations.send, { ...one, body: { key: randomUUID(), text: '明天見' } });
  await ask(messageOperations.read, { ...one, body: { upTo: 1 } });
  await ask(messageOperations.report, { ...one, body: { reason: 'other', text: '請看' } });
  await ask(messageOperations.block, { ...one, body: { isBlocked: true } });
  const { closed, report } = await ask<Thread>(messageOperations.thread, { ...one, query: { before: '2' } });
  if (closed !== 'self' || report === null) throw new Error('the thread does not tell what was done');
  await ask(messageOperations.threads, { ...own, query: { page: '1' } });
  await ask(messageOperations.unread, { token });
  await ask(messageOperations.setLetters, { token, body: { letters: true } });
  await ask(messageOperations.letters, { token });
  const stopLink = { query: { token: stopToken((await platform()).secret, id) } };
  await ask(messageEmailOperations.stopPage, stopLink);
  await ask(messageEmailOperations.stop, stopLink);
  const texts = { about: '教兒童圍棋。', places: '臺北', hours: '週六', classes: '入門班' };
  const page = { name: '林老師', slug: unique('lin').toLowerCase(), isOn: true, languages: ['zh-TW'] };
  await ask(teacherPageOperations.save, { token, body: { ...page, content: { 'zh-TW': texts } } });
  await ask(teacherPageOperations.own, { token });
  await ask(teacherPageOperations.list, { query: { locale: 'zh-TW' } });
  await ask(teacherPageOperations.page, { params: { slug: page.slug }, query: { locale: 'zh-TW' } });
}
