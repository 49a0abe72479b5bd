import pg from 'pg';
import type { Payload } from 'payload';
import { z } from 'zod';
import { env } from '@/lib/env';
import { cacheTags } from '@/lib/data/cache-tags';
import { ownOrigin } from '@/lib/own-address.mjs';
import { boundedSocket, databaseBounds } from '@/platform/database-driver';
import { errorText } from '../error-text';
import { channel, instance, invalidateStorefront } from './invalidate';

const again = 2_000;
const message = z.object({ from: z.string(), tags: z.array(z.string()).min(1) });

/**
 * Hears what other instances of the same database invalidate, and invalidates it here. What was said while the line was down nobody repeats, so after
 * that everything may be old. (The embedded database has one instance, and nothing to hear.)
 */
export function listenForInvalidations(payload: Payload): void {
  let wasDown = false;
  const connect = async () => {
    const client = new pg.Client({ connectionString: env.DATABASE_URL, stream: boundedSocket });
    // On a line that was cut without a word nothing would ever be heard again: who answers is there.
    const asking = setInterval(() => void client.query('SELECT 1').catch(() => {}), databaseBounds.silence / 2).unref();
    const ended = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
    });
    client.on('notification', ({ payload: text }) => {
      const heard = message.safeParse(JSON.parse(text ?? 'null'));
      if (heard.success && heard.data.from !== instance)
        void invalidateStorefront(payload, ownOrigin(env), heard.data.tags);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
      if (wasDown) void invalidateStorefront(payload, ownOrigin(env), [cacheTags.content]);
      await ended;
    } catch (error) {
      payload.logger.warn({ error: errorText(error) }, 'invalidations are not heard');
    }
    clearInterval(asking);
    wasDown = true;
    void client.end().catch(() => {});
    setTimeout(connect, again).unref();
  };
  void connect();
}
