import { randomUUID } from 'node:crypto';
import type { EmailAdapter } from 'payload';
import { env } from '@/lib/env';

const addressOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (value && typeof value === 'object' && 'address' in value) return String(value.address);
  throw new Error('a message needs one recipient');
};

/** What Payload itself mails (a staff member's password reset) goes through the outbox like every other message. */
export const outboxAdapter: EmailAdapter<void> = ({ payload }) => {
  const [, name = 'Sente', address = env.MAIL_FROM] = /^(.*?)\s*<(.+)>$/.exec(env.MAIL_FROM) ?? [];
  return {
    name: 'outbox',
    defaultFromName: name,
    defaultFromAddress: address,
    async sendEmail({ to, subject, text, html }) {
      // Not awaited: Payload mails inside a transaction of its own, and the embedded database serves one at a time.
      const noted = payload.create({
        collection: 'outbox',
        data: {
          status: 'PENDING',
          kind: 'mail',
          to: addressOf(Array.isArray(to) ? to[0] : to),
          subject: subject ?? '',
          text: typeof text === 'string' ? text : undefined,
          html: typeof html === 'string' ? html : undefined,
          data: {},
          attempts: 0,
          nextAttemptAt: new Date().toISOString(),
          dedupeKey: `payload:${randomUUID()}`,
        },
      });
      noted.catch((error: unknown) =>
        payload.logger.error({ err: error }, 'a message of the back office was not noted'),
      );
    },
  };
};
