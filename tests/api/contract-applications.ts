import { randomUUID } from 'node:crypto';
import { applicationPageOperations } from '@/lib/applications/application-pages-contract';
import { applicationOperations, type PersonalApplication } from '@/lib/applications/contract';
import { backstageOperations } from '@/lib/branches/contract';
import { championshipEntryOperations } from '@/lib/championships/contract';
import { teachingOperations } from '@/lib/applications/teaching-contract';
import { makeClass, newBooking } from '../setup/applications';
import { makeChampionship, newEntry } from '../setup/championships';
import { query, sql, type Member } from '../setup/fixtures';
import { fullAnswers, newDraft, smallPdf } from '../setup/teaching';
import type { Ask } from './contract-ask';

/** Each operation of trial classes and championships. */
export async function askApplications(ask: Ask, { token }: Member): Promise<void> {
  const { classId } = await makeClass();
  await ask(backstageOperations.experienceCourse, { params: { id: classId } });
  const request = await ask<PersonalApplication>(applicationOperations.bookTrial, {
    token,
    headers: { 'idempotency-key': randomUUID() },
    body: newBooking(classId),
  });
  const opened = { params: { reference: request.reference }, headers: { 'request-key': request.key } };
  const { slug, groupIds } = await makeChampionship({ startsIn: -10 });
  await ask(championshipEntryOperations.entryForm, { params: { slug }, query: { locale: 'zh-TW' } });
  const entered = await ask<PersonalApplication>(championshipEntryOperations.enter, {
    headers: { 'idempotency-key': randomUUID() },
    body: newEntry(slug, groupIds[0]!),
  });
  await ask(championshipEntryOperations.certificate, {
    params: { reference: entered.reference },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams({ key: entered.key })),
  });
  await ask(applicationOperations.list, { token });
  await ask(applicationOperations.one, opened);
  await ask(applicationPageOperations.applicationPage, { params: opened.params, query: { key: request.key } });
  await ask(applicationPageOperations.trialForm, { query: { classId, locale: 'ja-JP' } });
  await ask(applicationOperations.withdraw, opened);
}

/** Each operation of an application to teach, from the draft to the renewal. */
export async function askTeaching(ask: Ask): Promise<void> {
  const draft = await ask<PersonalApplication>(teachingOperations.begin, {
    headers: { 'idempotency-key': randomUUID() },
    body: { ...newDraft(), ...fullAnswers },
  });
  const application = { params: { reference: draft.reference }, headers: { 'request-key': draft.key } };
  await ask(teachingOperations.save, { ...application, body: { ownGrade: 'G3' } });
  const addFile = () =>
    ask<{ id: string }>(teachingOperations.addFile, {
      ...application,
      body: { name: 'a.pdf', size: smallPdf.length },
    });
  const ofFile = (file: { id: string }) => ({ ...application, params: { ...application.params, id: file.id } });
  const [wanted, unwanted] = [await addFile(), await addFile()];
  await ask(teachingOperations.sendPart, {
    ...ofFile(wanted),
    query: { offset: '0' },
    headers: { ...application.headers, 'content-type': 'application/octet-stream' },
    body: smallPdf.toString('latin1'),
  });
  await ask(teachingOperations.removeFile, ofFile(unwanted));
  const { url } = await ask<{ url: string }>(teachingOperations.fileLink, ofFile(wanted));
  await ask(teachingOperations.file, {
    params: { id: wanted.id },
    query: Object.fromEntries(new URL(url, 'http://localhost').searchParams),
  });
  await ask(teachingOperations.submit, application);
  await query(
    sql`UPDATE requests SET state = 'ACTIVE', over_at = now() + interval '9 days' WHERE reference = ${draft.reference}`,
  );
  await ask(teachingOperations.renew, application);
}
