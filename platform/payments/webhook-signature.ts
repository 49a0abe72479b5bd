import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signatures as the big providers make them: `t=<seconds>,v1=<HMAC-SHA256 of "t.body">`. */
const toleranceSeconds = 300;

function mac(secret: string, message: string): Buffer {
  return createHmac('sha256', secret).update(message).digest();
}

export function signWebhook(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${mac(secret, `${seconds}.${body}`).toString('hex')}`;
}

/** False for a wrong signature and for one older (or newer) than five minutes, which could be a replay. */
export function isSignedWebhook(secret: string, body: string, header: string | null, now: Date): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  if (!match?.[1] || !match[2]) return false;
  if (Math.abs(now.getTime() / 1000 - Number(match[1])) > toleranceSeconds) return false;
  return timingSafeEqual(mac(secret, `${match[1]}.${body}`), Buffer.from(match[2], 'hex'));
}

/** A form token: proves that the page it comes from was made here, for this payment, not long ago. */
export function signForm(secret: string, subject: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `${seconds}.${mac(secret, `form.${seconds}.${subject}`).toString('hex')}`;
}

export function isSignedForm(secret: string, subject: string, token: string, now: Date, maxAgeSeconds = 3600): boolean {
  const match = /^(\d{1,12})\.([0-9a-f]{64})$/.exec(token);
  if (!match?.[1] || !match[2]) return false;
  const age = now.getTime() / 1000 - Number(match[1]);
  if (age < -60 || age > maxAgeSeconds) return false;
  return timingSafeEqual(mac(secret, `form.${match[1]}.${subject}`), Buffer.from(match[2], 'hex'));
}
