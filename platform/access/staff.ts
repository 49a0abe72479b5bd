import type { Access, FieldAccess, PayloadRequest, Where } from 'payload';
import { env } from '@/lib/env';
import { secretTemplates } from '@/platform/services/outbox/enqueue';

export type StaffRole = 'admin' | 'editor' | 'support';

/** The role of the signed-in staff member; null for visitors and customers, who are another kind of account. */
export function staffRole(req: PayloadRequest): StaffRole | null {
  return req.user?.collection === 'staff' ? (req.user.role as StaffRole) : null;
}

const hasRole = (req: PayloadRequest, roles: readonly StaffRole[]): boolean => {
  const role = staffRole(req);
  return role !== null && roles.includes(role);
};

export const anyStaff: Access = ({ req }) => staffRole(req) !== null;
export const adminOnly: Access = ({ req }) => hasRole(req, ['admin']);
/** Catalogue and copy. */
export const canEditContent: Access = ({ req }) => hasRole(req, ['admin', 'editor']);
/** Customers, orders and what follows from them. */
export const canSupport: Access = ({ req }) => hasRole(req, ['admin', 'support']);
/** Support reads customers' mails; a link that sets a staff member's password is no more than an admin's to see. */
export const lettersBelowAdmin: Access = ({ req }) => {
  const role = staffRole(req);
  if (role !== 'support') return role === 'admin';
  const fromTheShop: Where[] = [{ template: { exists: true } }, { kind: { not_equals: 'mail' } }];
  return { or: fromTheShop };
};
export const adminField: FieldAccess = ({ req }) => hasRole(req, ['admin']);
export const supportField: FieldAccess = ({ req }) => hasRole(req, ['admin', 'support']);

/**
 * What a letter says. A code or a link that opens an account is nobody's to read but its addressee's; only where there is no mail server to
 * send it (development, a demonstration) does an admin find it here. Without a letter in hand (a search), it is the strictest rule.
 */
export const letterText: FieldAccess = ({ req, doc }) => {
  const isSecret =
    !doc || (doc.kind === 'mail' && secretTemplates.includes((doc.template as string | undefined) ?? null));
  if (!isSecret) return hasRole(req, ['admin', 'support']);
  return hasRole(req, ['admin']) && (env.NODE_ENV !== 'production' || env.SEED_DEMO === '1');
};
