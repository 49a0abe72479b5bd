import type { Payload } from 'payload';
import { waitAsLongAsItTakes } from '@/platform/kernel/database-driver';

/** Starts the platform without a server, does one job and ends with its exit code. A failure is printed in one line. */
export async function runCommand(job: (payload: Payload) => Promise<void>): Promise<never> {
  try {
    if (!process.env.DATABASE_URL) throw new Error('DATABASE_URL is not set');
    const [{ getPayload }, { default: config }] = await Promise.all([import('payload'), import('../payload.config')]);
    waitAsLongAsItTakes();
    const payload = await getPayload({ config, disableOnInit: true });
    await job(payload);
    await payload.destroy();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (error instanceof Error && error.cause) console.error(String(error.cause));
    process.exit(1);
  }
  process.exit(0);
}
