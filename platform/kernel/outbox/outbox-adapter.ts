import { randomUUID } from 'node:crypto';
import type { EmailAdapter } from 'payload';
import { env } from '@/lib/kernel/env';
import { database } from '@/platform/kernel/database/database';
import { errorText } from '@/platform/kernel/error-text';
import { enqueue } from './enqueue';

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
      const message = {
        kind: 'mail' as const,
        dedupeKey: `payload:${randomUUID()}`,
        to: addressOf(Array.isArray(to) ? to[0] : to),
        subject: subject ?? '',
        text: typeof text === 'string' ? text : undefined,
        html: typeof html === 'string' ? html : undefined,
        data: {},
      };
      enqueue(database(payload), message, new Date()).catch((error: unknown) =>
        payload.logger.error({ error: errorText(error) }, 'a message of the back office was not noted'),
      );
    },
  };
};
