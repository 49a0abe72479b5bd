import { randomUUID } from 'node:crypto';
import { eq } from '@payloadcms/db-postgres/drizzle';
import sharp from 'sharp';
import type { PersonalApplication, ApplicationFile } from '@/lib/applications/contract';
import { documentLimits, type TeachingAnswers, type TeachingDraft } from '@/lib/applications/teaching-contract';
import type { ApplicationAction } from '@/lib/applications/states';
import { app } from '@/platform/app';
import { getPlatform } from '@/platform/kernel/api/context';
import { drainOutbox } from '@/platform/kernel/outbox/drain-outbox';
import { outbox, requests } from '@/platform/payload-generated-schema';
import { database } from '@/platform/kernel/database/database';
import { decideApplication } from '@/platform/applications/decide';
import { call, unique } from './fixtures';
import { expectContract } from './expect-contract';

export type Rejected = { error: { code: string; details?: { issues?: { path: string }[] } } };
type Keyed = Pick<PersonalApplication, 'reference' | 'key'>;
const withKey = ({ key }: Keyed) => ({ 'request-key': key });

export const newDraft = (more: Partial<TeachingDraft> = {}): TeachingDraft => ({
  name: '陳老師',
  email: `${unique('teacher')}@mail.example`,
  phone: '0912-345-678',
  locale: 'zh-TW',
  ...more,
});
export const fullAnswers: TeachingAnswers = {
  experience: '在社區教了六年兒童班。',
  eligibility: 'certificate',
  ownGrade: 'G5',
  consent: true,
};

export const begin = (draft: TeachingDraft, { key = randomUUID(), token }: { key?: string; token?: string } = {}) =>
  call<PersonalApplication & Partial<Rejected>>('user/requests/teaching', {
    body: draft,
    headers: { 'idempotency-key': key },
    ...(token && { token }),
  });
export const save = (request: Keyed, body: unknown) =>
  call<PersonalApplication & Partial<Rejected>>(`user/requests/${request.reference}`, {
    method: 'PATCH',
    body,
    headers: withKey(request),
  });
const step = (name: string) => (request: Keyed) =>
  call<PersonalApplication & Partial<Rejected>>(`user/requests/${request.reference}/${name}`, {
    body: {},
    headers: withKey(request),
  });
export const submit = step('submit');
export const renew = step('renew');

export const announce = (request: Keyed, name: string, size: number) =>
  call<ApplicationFile & { partBytes: number } & Partial<Rejected>>(`user/requests/${request.reference}/files`, {
    body: { name, size },
    headers: withKey(request),
  });

/** The next bytes of a file, as the browser sends them. */
export async function sendPart(request: Keyed, id: string, offset: number, bytes: Uint8Array) {
  const path = `user/requests/${request.reference}/files/${id}/parts?offset=${offset}`;
  const response = await app.request(`/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', ...withKey(request) },
    body: new Uint8Array(bytes),
  });
  const body = (await response.json()) as ApplicationFile & Partial<Rejected>;
  expectContract('POST', path, response.status, body);
  return { status: response.status, body };
}

/** A whole file, part by part. */
export async function upload(request: Keyed, name: string, bytes: Uint8Array) {
  const { body } = await announce(request, name, bytes.length);
  let last = await sendPart(request, body.id, 0, bytes.subarray(0, documentLimits.partBytes));
  while (last.status === 200 && last.body.state === 'RECEIVING')
    last = await sendPart(
      request,
      body.id,
      last.body.received,
      bytes.subarray(last.body.received, last.body.received + documentLimits.partBytes),
    );
  return { ...last, id: body.id };
}

export const smallPdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
/** A picture with the coordinates where it was taken. */
export const placedPicture = (width = 40) =>
  sharp({ create: { width, height: 30, channels: 3, background: '#a60' } })
    .withExif({ IFD0: { Copyright: 'Ada' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 2/1 0/1' } })
    .jpeg()
    .toBuffer();

/** A submitted application. */
export async function submitted(more: Partial<TeachingDraft> = {}, token?: string): Promise<PersonalApplication> {
  const { body } = await begin({ ...newDraft(more), ...fullAnswers } as TeachingDraft, token ? { token } : {});
  await upload(body, 'certificate.pdf', smallPdf);
  return (await submit(body)).body;
}

/** What staff have set: the fee, the account, what a year gives. */
export async function setProgramme(products: string[], fee = 4800): Promise<void> {
  const payload = await getPlatform();
  const bankDetails = {
    'zh-TW': '範例銀行 000\n帳號 1',
    'en-US': 'Example Bank 000\nAccount 1',
    'ja-JP': 'サンプル銀行 000',
  };
  for (const [locale, text] of Object.entries(bankDetails))
    await payload.updateGlobal({
      slug: 'requestSettings',
      locale: locale as 'zh-TW',
      data: { keepMonths: 12, teachingFee: fee, teachingProducts: products, bankDetails: text },
    });
}

export async function makeReviewer() {
  const payload = await getPlatform();
  const email = `${unique('support')}@sente.example`;
  const member = await payload.create({
    collection: 'staff',
    data: { name: 'Support', email, password: 'a-long-password', role: 'support' },
  });
  return { id: member.id, email, role: 'support' as const };
}
export type Reviewer = Awaited<ReturnType<typeof makeReviewer>>;

export const applicationRow = async ({ reference }: Pick<PersonalApplication, 'reference'>) =>
  (
    await database(await getPlatform())
      .select()
      .from(requests)
      .where(eq(requests.reference, reference))
  )[0]!;

/** A step of the staff's, at an instant. */
export async function decide(
  staff: Reviewer,
  request: Pick<PersonalApplication, 'reference'>,
  action: ApplicationAction,
  { reason, now = new Date() }: { reason?: string; now?: Date } = {},
): Promise<void> {
  const ctx = { payload: await getPlatform(), now: () => now, staff };
  await decideApplication({ ctx, input: { id: (await applicationRow(request)).id, action, reason } });
}

export async function emailsTo(to: string) {
  const payload = await getPlatform();
  await drainOutbox(payload, undefined, { lane: 'mail' });
  return database(payload).select().from(outbox).where(eq(outbox.to, to)).orderBy(outbox.id);
}
