import type { Locale } from '@/lib/kernel/i18n/locales';
import { workerThread } from '@/platform/kernel/worker-thread';
import type { Printed } from './certificate-pdf';

const work = workerThread({
  file: 'platform/certificates/pdf/pdf-worker.ts',
  execArgv: ['-C', 'production', '--import', 'tsx'],
  // Without the shop's secrets.
  env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
  // About ten seconds of work.
  queueLength: 30,
  retryAfterSeconds: 10,
  tooMany: 'too many certificates at once',
});

/**
 * A certificate as PDF, made in a worker thread: the font code takes a second to load and forty megabytes, which are
 * freed a minute after the last certificate.
 * @throws ServiceError TOO_MANY_REQUESTS
 */
export async function makePdf(printed: Printed, locale: Locale): Promise<Buffer> {
  return Buffer.from(await work<Uint8Array>({ printed, locale }));
}
