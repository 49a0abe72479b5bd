import type { Access } from 'payload';
import { staffRole } from './staff';

const supports = (role: string | null): boolean => role === 'admin' || role === 'support';

/** A customer's own account; support staff see every one. */
export const selfOrSupport: Access = ({ req }) => {
  if (supports(staffRole(req))) return true;
  return req.user?.collection === 'users' ? { id: { equals: req.user.id } } : false;
};

/** Documents with a `user`: that customer's own; support staff see all. */
export const ownOrSupport: Access = ({ req }) => {
  if (supports(staffRole(req))) return true;
  return req.user?.collection === 'users' ? { user: { equals: req.user.id } } : false;
};

/** A staff member's own account; an admin sees every one. */
export const selfOrAdmin: Access = ({ req }) => {
  const role = staffRole(req);
  if (role === 'admin') return true;
  return role !== null && req.user ? { id: { equals: req.user.id } } : false;
};
