import type { Config } from 'payload';

/** The HTTP status of an error that Payload logs; 500 for any other. */
function statusOf(logged: unknown): number {
  const error: unknown = typeof logged === 'object' && logged !== null && 'err' in logged ? logged.err : null;
  return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : 500;
}

/**
 * One JSON object a line, for whatever collects the log. A request that was refused (401, 403, 404 …) is no error of ours: Payload
 * knows refusals by the names of their classes, which a production build shortens, so here their status tells.
 */
export const productionLogger: Config['logger'] = {
  options: {
    level: 'info',
    hooks: {
      logMethod(args, method) {
        const [logged]: unknown[] = args;
        if (statusOf(logged) < 500) this.info({ status: statusOf(logged) }, 'refused');
        else method.apply(this, args);
      },
    },
  },
};
