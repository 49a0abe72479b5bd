import { env } from '@/lib/kernel/env';

const patience = 20_000;

/**
 * The verdict of the configured scanner on these bytes: it answers 2xx for clean, 4xx for rejected. Anything else, or no answer, is no verdict:
 * the file waits and is tried again. Without a scanner everything is clean.
 */
export async function scan(bytes: Buffer): Promise<'clean' | 'rejected' | 'later'> {
  if (!env.UPLOAD_SCAN_URL) return 'clean';
  try {
    const { ok, status } = await fetch(env.UPLOAD_SCAN_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
      signal: AbortSignal.timeout(patience),
      redirect: 'error',
    });
    if (ok) return 'clean';
    // Too many at once, or a time-out on its side: not a verdict.
    return status >= 400 && status < 500 && ![408, 425, 429].includes(status) ? 'rejected' : 'later';
  } catch {
    return 'later';
  }
}
