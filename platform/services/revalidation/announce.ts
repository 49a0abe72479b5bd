import type { PayloadRequest } from 'payload';

/** Placeholder signature; the body follows with the cache-tag manifest. */
export function announce(req: PayloadRequest, tags: readonly string[]): void {
  req.payload.logger.debug({ tags }, 'content changed');
}
