import type { Access, FieldAccess, PayloadRequest, Where } from 'payload';
import { env } from '@/lib/kernel/env';
import { secretTemplates } from '@/platform/kernel/outbox/enqueue';

export const staffRoles = ['admin', 'editor', 'support'] as const;
export type StaffRole = (typeof staffRoles)[number];
type Asked = { req: PayloadRequest };

/** The role of the signed-in staff member; null for visitors and customers, who are another kind of account. */
export function staffRole(req: PayloadRequest): StaffRole | null {
  return req.user?.collection === 'staff' ? (req.user.role as StaffRole) : null;
}

/** A rule for tables and for fields: staff of these roles. */
const only =
  (...roles: StaffRole[]) =>
  ({ req }: Asked): boolean =>
    roles.some((role) => role === staffRole(req));

export const anyone = () => true;
/** Written by the services alone, which bypass access; never through the back office or its REST. */
export const nobody = () => false;
export const adminOnly = only('admin');
/** Catalogue and copy. */
export const canEditContent = only('admin', 'editor');
/** Customers, orders and what follows from them. */
export const canSupport = only('admin', 'support');
export const anyStaff = only(...staffRoles);

/** Visitors and customers see what is published; staff see drafts too. */
export const publishedOrStaff: Access = (asked) => anyStaff(asked) || { _status: { equals: 'published' } };

/** What belongs to the asking account, named in `field`; some of the staff see all. */
const own =
  (kind: 'users' | 'staff', field: 'id' | 'user', seesAll: (asked: Asked) => boolean): Access =>
  (asked) => {
    const { user } = asked.req;
    return seesAll(asked) || (user?.collection === kind && { [field]: { equals: user.id } });
  };
export const selfOrSupport = own('users', 'id', canSupport);
export const ownOrSupport = own('users', 'user', canSupport);
export const ownOrStaff = own('users', 'user', anyStaff);
export const selfOrAdmin = own('staff', 'id', adminOnly);

/** Support reads customers' emails. Emails without a template, which contain a link to set a staff password, are only for admins. */
const fromTheShop: Where[] = [{ template: { exists: true } }, { kind: { not_equals: 'mail' } }];
export const emailsBelowAdmin: Access = (asked) => adminOnly(asked) || (canSupport(asked) && { or: fromTheShop });

/**
 * Access to the text of an email. A code or a link that opens an account is only for its recipient; only without a mail server (development, a
 * demonstration) can an admin read it here. Without a document (a search) the strictest rule applies.
 */
export const emailText: FieldAccess = ({ req, doc }) => {
  const isSecret =
    !doc || (doc.kind === 'mail' && secretTemplates.includes((doc.template as string | undefined) ?? null));
  if (!isSecret) return canSupport({ req });
  return adminOnly({ req }) && (env.NODE_ENV !== 'production' || env.SEED_DEMO === '1');
};
