import { createHash } from 'node:crypto';

/** What was found with a name for all it says; without itself for who knows it already. */
export function stamped<Found>(found: Found, known: string | undefined): { stamp: string; found: Found | null } {
  const stamp = createHash('sha256').update(JSON.stringify(found)).digest('base64url');
  return { stamp, found: stamp === known ? null : found };
}
