import type { Endpoint, PayloadRequest } from 'payload';
import type * as z from 'zod';
import { localeOfLanguage } from '@/platform/back-office/language';
import { staffRole } from '@/platform/access/staff';
import { errorText } from '@/platform/services/error-text';
import { errorMessage } from '@/platform/services/error-message';
import { ServiceError } from '@/platform/services/service-error';
import type { StaffContext } from '@/platform/services/staff-context';

type Verb<Input> = (args: { ctx: StaffContext; input: Input }) => Promise<void>;

/**
 * A named action of the back office: the only way staff change what services own. It calls the verb the APIs call, and
 * who did what is logged.
 * @param path below the collection: '/:id/cancel'
 */
export function staffAction<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  verb: Verb<z.output<Schema>>,
): Endpoint {
  return {
    path,
    method: 'post',
    handler: async (req) => {
      const role = staffRole(req);
      if (role === null || !req.user) return refuse(req, new ServiceError('UNAUTHENTICATED', 'staff alone'));
      const body: unknown = await req.json?.().catch(() => null);
      const input = schema.safeParse({ ...(body as object | null), ...req.routeParams });
      if (!input.success) return refuse(req, new ServiceError('VALIDATION_FAILED', 'wrong input'));
      const staff = { id: Number(req.user.id), role };
      try {
        await verb({ ctx: { payload: req.payload, now: () => new Date(), staff }, input: input.data });
      } catch (error) {
        if (error instanceof ServiceError) return refuse(req, error);
        req.payload.logger.error({ action: req.pathname, error: errorText(error) }, 'an action of the staff failed');
        return refuse(req, new ServiceError('INTERNAL', 'internal error'));
      }
      req.payload.logger.info({ action: req.pathname, staff: staff.id }, 'an action of the staff');
      return Response.json({ done: true });
    },
  };
}

/** In the form of Payload's own errors, in the staff member's language. */
function refuse(req: PayloadRequest, error: ServiceError): Response {
  const message = errorMessage(error.code, localeOfLanguage(req.i18n?.language));
  return Response.json({ errors: [{ message, data: { code: error.code } }] }, { status: error.status });
}
