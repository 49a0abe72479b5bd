import type { Locale } from '@/lib/kernel/locale';
import { call, makeMember, query, sql, type Member } from './fixtures';

/** The newest code, once so many emails have been sent. */
export async function codeMailedTo(email: string, mails = 1): Promise<string> {
  for (let tries = 0; tries < 50; tries += 1) {
    const found = await query<{ data: { code: string } }>(
      sql`SELECT data FROM outbox WHERE "to" = ${email} AND template IN ('otp', 'passwordReset', 'emailChange') ORDER BY id DESC`,
    );
    if (found[0] && found.length >= mails) return found[0].data.code;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('no code was mailed');
}

/** A member with a confirmed email address: the month of VIP runs, and emails contain names. */
export async function makeProvedMember(locale: Locale = 'zh-TW'): Promise<Member> {
  const member = await makeMember(locale);
  const { token, email } = member;
  await call('user/email/code', { token, body: { email, locale } });
  const { status } = await call('user/email', { token, body: { otp: await codeMailedTo(email) } });
  if (status !== 200) throw new Error(`the address was not proved: ${status}`);
  return member;
}

/** The mails of one template to an address. */
export const emailsTo = (email: string, template: string) =>
  query<{ data: Record<string, unknown>; locale: string }>(
    sql`SELECT data, locale FROM outbox WHERE "to" = ${email} AND template = ${template} ORDER BY id`,
  );

/** Backdates all codes, so that another one may be requested at once. */
export const aMinuteLater = () => query(sql`UPDATE otps SET created_at = created_at - interval '1 hour'`);
