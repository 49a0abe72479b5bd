import { ServiceError } from '@/platform/services/service-error';

type Window = { count: number; endsAt: number };
const windows = new Map<string, Window>();
const maxWindows = 20_000;

/**
 * Throws TOO_MANY_REQUESTS beyond `limit` calls of one address in `seconds`. In memory and bounded: it only slows floods;
 * guessing is stopped in the database (services/user/attempts). A caller without an address is this process itself.
 */
export function limitRate(action: string, ip: string, limit: number, seconds: number, now = Date.now()): void {
  if (!ip) return;
  const key = `${action}:${ip}`;
  const current = windows.get(key);
  if (!current || current.endsAt <= now) {
    windows.delete(key);
    windows.set(key, { count: 1, endsAt: now + seconds * 1000 });
    if (windows.size > maxWindows) {
      const oldest = windows.keys().next().value;
      if (oldest !== undefined) windows.delete(oldest);
    }
    return;
  }
  current.count += 1;
  if (current.count > limit) {
    throw new ServiceError('TOO_MANY_REQUESTS', 'too many requests', {
      retryAfterSeconds: Math.ceil((current.endsAt - now) / 1000),
    });
  }
}
