import type { Endpoint, PayloadRequest, UIField } from 'payload';
import * as z from 'zod';
import { errorCodes, type ErrorCode } from '@/lib/kernel/error-code';
import { staffRole, type StaffRole } from './access-rules';
import { localeOfLanguage, textFor, type ActionSpec, type StaffText } from './staff-text';
import { withAuditEntry, typed } from '@/platform/kernel/database/audit-entry';
import type { StaffContext } from '@/platform/kernel/context';
import { database } from '@/platform/kernel/database/database';
import { errorText } from '@/platform/kernel/error-text';
import { messages } from '@/platform/kernel/messages';
import { ServiceError } from '@/platform/kernel/service-error';
import { whyUnavailable } from '@/platform/kernel/unavailable';

export type StaffAction = { spec: ActionSpec; endpoint: Endpoint };

/** The document an action is about. */
export const byId = z.object({ id: z.coerce.number() });

/** 'orders.cancel' of '/orders/:id/cancel': its name in the audit log. */
const nameOf = (path: string) => path.replace('/:id', '').slice(1).replaceAll('/', '.');
const specs = new Map<string, ActionSpec>();

/** The label and the fields of a table's action. */
export const specOf = (table: string, action: string): ActionSpec | undefined => specs.get(`${table}.${action}`);

/**
 * A named action of the back office: the only way staff change what services own. Its endpoint calls the same function as the APIs, and the audit entry
 * is written in the action's transaction.
 * @param by the roles that may use it
 * @param path collection and below: '/orders/:id/cancel'
 * @param about the name of the document if the path has no id
 */
export function staffAction<Schema extends z.ZodType>(
  path: string,
  {
    input,
    verb,
    by = ['admin', 'support'],
    about,
    explain,
    ...shown
  }: Omit<ActionSpec, 'path'> & {
    input: Schema;
    verb: (args: { ctx: StaffContext; input: z.output<Schema> }) => Promise<void>;
    by?: readonly StaffRole[];
    about?: (input: z.output<Schema>) => string;
    /** A more specific message than that of the error code. */
    explain?: (error: ServiceError) => StaffText | undefined;
  },
): StaffAction {
  const [table = '', action = ''] = nameOf(path).split('.');
  specs.set(`${table}.${action}`, { path, ...shown });
  const handler = async (req: PayloadRequest) => {
    const role = staffRole(req);
    if (role === null || !req.user) return reject(req, 'UNAUTHENTICATED');
    const body: unknown = await req.json?.().catch(() => null);
    const given = input.safeParse({ ...(body as object | null), ...req.routeParams });
    if (!given.success) return reject(req, 'VALIDATION_FAILED');
    if (!by.includes(role)) return reject(req, 'FORBIDDEN');
    const staff = { id: Number(req.user.id), role };
    const { id } = given.data as { id?: number };
    const entry = {
      action,
      table,
      staff: staff.id,
      staffEmail: req.user.email ?? '',
      document: id === undefined ? (about?.(given.data) ?? null) : String(id),
      input: typed(given.data),
    };
    try {
      await withAuditEntry(database(req.payload), entry, () =>
        verb({ ctx: { payload: req.payload, now: () => new Date(), staff }, input: given.data }),
      );
    } catch (error) {
      if (error instanceof ServiceError) return reject(req, error.code, explain?.(error));
      req.payload.logger.error({ action: req.pathname, error: errorText(error) }, 'an action of the staff failed');
      return reject(req, whyUnavailable(error) ? 'UNAVAILABLE' : 'INTERNAL');
    }
    req.payload.logger.info({ action: req.pathname, staff: staff.id }, 'an action of the staff');
    return Response.json({ done: true });
  };
  return { spec: { path, ...shown }, endpoint: { path: path.replace(/^\/\w+/, ''), method: 'post', handler } };
}

/** In the form of Payload's own errors, in the staff member's language. */
export function reject(req: PayloadRequest, code: ErrorCode, text?: StaffText): Response {
  const message = text ? textFor(req, text) : messages[localeOfLanguage(req.i18n?.language)].errors[code];
  return Response.json({ errors: [{ message, data: { code } }] }, { status: errorCodes[code] });
}

/** The buttons of a document's actions, in the sidebar. */
export function actionsField(actions: readonly StaffAction[]): UIField {
  const clientProps = { actions: actions.map(({ spec }) => spec) };
  return {
    name: 'actions',
    type: 'ui',
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      components: { Field: { path: '/platform/kernel/back-office/fields/actions#Actions', clientProps } },
    },
  };
}
