import type { Config } from 'payload';
import { logScope } from '@/lib/kernel/observe/log.mjs';

/** The HTTP status of an error that Payload logs; 500 for any other. */
function statusOf(logged: unknown): number {
  const status = (logged as { err?: { status?: unknown } } | null | undefined)?.err?.status;
  return typeof status === 'number' ? status : 500;
}

/**
 * One JSON object a line, for whatever collects the log. A request that was rejected (401, 403, 404 …) is no error of ours: Payload
 * knows rejections by the names of their classes, which a production build shortens, so their status is checked here.
 */
export const productionLogger: Config['logger'] = {
  options: {
    level: 'info',
    base: { pid: process.pid },
    mixin: logScope,
    hooks: {
      logMethod(args, method) {
        const [logged]: unknown[] = args;
        if (statusOf(logged) < 500) this.info({ status: statusOf(logged) }, 'rejected');
        else method.apply(this, args);
      },
    },
  },
};
