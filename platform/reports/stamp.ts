import { createHash } from 'node:crypto';

/** A response with a hash of its content as the stamp; `found` is null if the client has this stamp already. */
export function stamped<Found>(found: Found, known: string | undefined): { stamp: string; found: Found | null } {
  const stamp = createHash('sha256').update(JSON.stringify(found)).digest('base64url');
  return { stamp, found: stamp === known ? null : found };
}
