import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect } from 'playwright/test';
import type { BackOffice } from './back-office';

export const newTeacherEmail = () => `teacher-${randomBytes(5).toString('hex')}@mail.example`;

/** The text of the newest email to this address that contains a text, once it is there. */
export async function emailTo(staff: BackOffice, email: string, content: string): Promise<string> {
  const texts = async () =>
    (await staff.find('outbox', { 'where[to][equals]': email, sort: '-id' })).docs.map(({ text }) => String(text));
  await expect.poll(async () => (await texts()).some((text) => text.includes(content)), { timeout: 15_000 }).toBe(true);
  return (await texts()).find((text) => text.includes(content))!;
}

/** The code that was emailed for a login. */
export async function loginCodeTo(staff: BackOffice, email: string): Promise<string> {
  const otp = { 'where[to][equals]': email, 'where[template][equals]': 'otp' };
  await expect.poll(async () => (await staff.find('outbox', otp)).totalDocs, { timeout: 15_000 }).toBe(1);
  return ((await staff.findOne('outbox', otp)).data as { code: string }).code;
}

/** What staff do with a request: 'review', 'askMore', 'approve', 'pay', 'activate'. */
export async function decide(staff: BackOffice, reference: string, action: string, reason?: string): Promise<void> {
  const { id } = await staff.findOne('requests', { 'where[reference][equals]': reference });
  await staff.create(`requests/${String(id)}/${action}`, { ...(reason && { reason }) });
}

export async function photo(name: string) {
  const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c2410c' } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
