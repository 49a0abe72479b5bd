import type { Endpoint, PayloadRequest } from 'payload';
import * as z from 'zod';
import { staffRole } from '@/platform/kernel/back-office/access-rules';
import { withAuditEntry } from '@/platform/kernel/database/audit-entry';
import { openReported, type ReportedThread } from '@/platform/messages/open-reported';
import { database } from '@/platform/kernel/database/database';
import { errorText } from '@/platform/kernel/error-text';
import { ServiceError } from '@/platform/kernel/service-error';
import { whyUnavailable } from '@/platform/kernel/unavailable';
import { reject } from '@/platform/kernel/back-office/staff-action';

const schema = z.object({ id: z.coerce.number(), before: z.number().int().min(1).optional() });

/** Opens a reported thread for support: not a plain read, because the audit log records each time. */
export const reportedThread: Endpoint = {
  path: '/:id/open',
  method: 'post',
  handler: async (req: PayloadRequest) => {
    const role = staffRole(req);
    if (role === null || !req.user) return reject(req, 'UNAUTHENTICATED');
    if (role === 'editor') return reject(req, 'FORBIDDEN');
    const body: unknown = await req.json?.().catch(() => null);
    const given = schema.safeParse({ ...(body as object | null), ...req.routeParams });
    if (!given.success) return reject(req, 'VALIDATION_FAILED');
    const staff = Number(req.user.id);
    const entry = {
      action: 'open',
      table: 'messageReports',
      document: String(given.data.id),
      staff,
      staffEmail: req.user.email ?? '',
      input: null,
    };
    let opened: ReportedThread | null = null;
    try {
      await withAuditEntry(database(req.payload), entry, async () => {
        const ctx = { payload: req.payload, now: () => new Date(), staff: { id: staff, role } };
        opened = await openReported({ ctx, input: given.data });
      });
    } catch (error) {
      if (error instanceof ServiceError) return reject(req, error.code);
      req.payload.logger.error({ error: errorText(error) }, 'a reported conversation could not be opened');
      return reject(req, whyUnavailable(error) ? 'UNAVAILABLE' : 'INTERNAL');
    }
    return Response.json(opened, { headers: { 'cache-control': 'no-store' } });
  },
};
