import { createHmac, timingSafeEqual } from 'node:crypto';

function mac(secret: string, message: string): Buffer {
  return createHmac('sha256', secret).update(message).digest();
}

/** Signatures as the big providers make them: `t=<seconds>,v1=<HMAC-SHA256 of "t.text">`. */
export function signWebhook(secret: string, text: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${mac(secret, `${seconds}.${text}`).toString('hex')}`;
}

/** False for a wrong signature and for one older (or newer) than that, which could be a replay. */
export function isSignedWebhook(
  secret: string,
  text: string,
  signature: string | null,
  now: Date,
  toleranceSeconds = 300,
): boolean {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
  if (!seconds || !given || Math.abs(now.getTime() / 1000 - Number(seconds)) > toleranceSeconds) return false;
  return timingSafeEqual(mac(secret, `${seconds}.${text}`), Buffer.from(given, 'hex'));
}

const formHour = 3600;

/** A form token: proves that the page it comes from was made here, for this payment, within the hour. */
export function signForm(secret: string, subject: string, now: Date): string {
  return signWebhook(secret, `form.${subject}`, now);
}

export function isSignedForm(secret: string, subject: string, token: string, now: Date): boolean {
  return isSignedWebhook(secret, `form.${subject}`, token, now, formHour);
}
