import pg from 'pg';
import type { Payload } from 'payload';
import { z } from 'zod';
import { env } from '@/lib/kernel/env';
import { cacheTags } from '@/lib/kernel/cache/cache-tags';
import { receivedUpTo } from '@/lib/kernel/cache/received-invalidations';
import { lastInvalidation } from '@/lib/kernel/cache/last-invalidation.mjs';
import { boundedSocket, databaseBounds } from '@/platform/kernel/database-driver';
import { errorText } from '@/platform/kernel/error-text';
import { invalidateHere } from './invalidate';
import { channel, instance } from './notify-instances';

const again = 2_000;
/** An instance of an older version sends no number. */
const message = z.object({
  from: z.string(),
  tags: z.array(z.string()).min(1),
  number: z.number().int().nullable().default(null),
});

/**
 * Listens for invalidations by other instances of the same database, and applies them here. Messages sent while the connection was down are lost, so
 * after that everything is invalidated. (The embedded database has only one instance.)
 */
export function listenForInvalidations(payload: Payload): void {
  let wasDown = false;
  const connect = async () => {
    const client = new pg.Client({ connectionString: env.DATABASE_URL, stream: boundedSocket });
    // Without traffic a silently cut connection would never be noticed, so it is queried regularly.
    const asking = setInterval(() => void client.query('SELECT 1').catch(() => {}), databaseBounds.silence / 2).unref();
    const ended = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
    });
    client.on('notification', ({ payload: text }) => {
      const heard = message.safeParse(JSON.parse(text ?? 'null'));
      if (heard.success && heard.data.from !== instance)
        void invalidateHere(payload, heard.data.tags, heard.data.number);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
      // Invalidations that were sent before LISTEN: while the connection was down, or since this server's start.
      const last = await lastInvalidation(client);
      const heard = receivedUpTo();
      if (wasDown || (heard !== null && heard < last)) void invalidateHere(payload, [cacheTags.content], last);
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
