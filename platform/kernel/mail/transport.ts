import { createTransport, type Transporter } from 'nodemailer';
import { env } from '@/lib/kernel/env';
import type { ComposedMail } from './compose';

const timeouts = { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 15_000 };
let transporter: Transporter | null = null;

/**
 * Sends a message; false when no mail server is configured and it stays in the back office.
 * The Message-ID is made from `key`, so a message sent again after a crash is recognised as the same.
 */
export async function sendMail(to: string, mail: ComposedMail, key: string): Promise<boolean> {
  if (!env.SMTP_URL) return false;
  transporter ??= createTransport({ url: env.SMTP_URL, ...timeouts });
  const host = new URL(env.SITE_URL).hostname;
  await transporter.sendMail({
    from: env.MAIL_FROM,
    to,
    ...mail,
    messageId: `<${key.replace(/[^A-Za-z0-9.-]/g, '.')}@${host}>`,
  });
  return true;
}
