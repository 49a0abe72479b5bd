import type { Endpoint, PayloadRequest } from 'payload';
import type * as z from 'zod';
import { staffRole, type StaffRole } from './access-rules';
import { errorText } from '@/platform/kernel/error-text';
import { ServiceError } from '@/platform/kernel/service-error';
import { whyUnavailable } from '@/platform/kernel/unavailable';
import { reject } from './staff-action';

/** An endpoint for what staff of some roles read besides documents: a list to print, a table to download. Each read is logged. */
export function staffRead<Schema extends z.ZodType>(
  path: string,
  {
    query,
    answer,
    by = ['admin', 'support'],
  }: {
    query: Schema;
    answer: (asked: { req: PayloadRequest; query: z.output<Schema> }) => Promise<Response>;
    by?: readonly StaffRole[];
  },
): Endpoint {
  const handler = async (req: PayloadRequest) => {
    const role = staffRole(req);
    if (role === null || !req.user) return reject(req, 'UNAUTHENTICATED');
    if (!by.includes(role)) return reject(req, 'FORBIDDEN');
    const given = query.safeParse(req.query);
    if (!given.success) return reject(req, 'VALIDATION_FAILED');
    try {
      const answered = await answer({ req, query: given.data });
      req.payload.logger.info({ read: req.pathname, staff: req.user.id }, 'read by the staff');
      return answered;
    } catch (error) {
      if (error instanceof ServiceError) return reject(req, error.code);
      req.payload.logger.error({ read: req.pathname, error: errorText(error) }, 'a list of the staff failed');
      return reject(req, whyUnavailable(error) ? 'UNAVAILABLE' : 'INTERNAL');
    }
  };
  return { path, method: 'get', handler };
}
