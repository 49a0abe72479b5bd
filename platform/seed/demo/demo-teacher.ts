import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import * as z from 'zod';
import { teachingOperations, type TeachingAnswers } from '@/lib/applications/teaching-contract';
import type { ApplicationAction } from '@/lib/applications/states';
import { requests, staff } from '@/platform/payload-generated-schema';
import { database } from '@/platform/kernel/database/database';
import { decideApplication } from '@/platform/applications/decide';
import { demoAccounts } from '../accounts';
import { readData } from '@/platform/kernel/content/data';
import { DemoCaller, demoToken, demoUser } from './demo-caller';
import { text } from '@/platform/kernel/content/shapes';

const written = readData('demo-teacher', z.strictObject({ name: text, experience: text, document: text }));
const person = { name: written.name, email: 'teacher@sente.example', phone: '0900-000-001', locale: 'zh-TW' } as const;
const answers: TeachingAnswers = {
  experience: written.experience,
  eligibility: 'certificate',
  ownGrade: 'G3',
  consent: true,
};
/** An empty page. */
const document = {
  name: written.document,
  bytes: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
};
const steps: ApplicationAction[] = ['review', 'approve', 'pay', 'activate'];

/**
 * The demonstration teacher applies for the teaching programme and is approved: an application with its document and its history, and a year of
 * lessons and exams. It uses the same operations as applicants and staff. It runs once: an account with an application is skipped.
 */
export async function seedDemoTeacher(payload: Payload): Promise<void> {
  const db = database(payload);
  const teacher = await demoUser(payload, 'teacher');
  const reviewer = await demoReviewer(payload);
  if (!teacher || !reviewer) return;
  const isApplication = and(eq(requests.kind, 'teaching'), eq(requests.user, teacher.id));
  if ((await db.$count(requests, isApplication)) > 0) return;

  const applicant = new DemoCaller(payload, await demoToken(payload, teacher));
  const { reference } = await applicant.send(teachingOperations.begin, { body: person });
  await applicant.send(teachingOperations.save, { params: { reference }, body: answers });
  const { name, bytes } = document;
  const { id } = await applicant.send(teachingOperations.addFile, {
    params: { reference },
    body: { name, size: bytes.length },
  });
  await applicant.send(teachingOperations.sendPart, { params: { reference, id }, query: { offset: '0' }, body: bytes });
  await applicant.send(teachingOperations.submit, { params: { reference } });
  await applicant.logOut();

  const [application] = await db.select({ id: requests.id }).from(requests).where(isApplication);
  const ctx = { payload, now: () => new Date(), staff: reviewer };
  for (const action of steps) await decideApplication({ ctx, input: { id: application!.id, action } });
}

async function demoReviewer(payload: Payload) {
  const { username } = demoAccounts.find(({ role }) => role === 'staff')!;
  const [found] = await database(payload)
    .select({ id: staff.id, role: staff.role })
    .from(staff)
    .where(eq(staff.email, username));
  return found;
}
