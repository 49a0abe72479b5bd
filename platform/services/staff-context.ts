import type { StaffRole } from '@/platform/access/rules';
import type { Context } from './context';
import { ServiceError } from './service-error';

/** What a verb gets that a staff member asks for in the back office. */
export type StaffContext = Pick<Context, 'payload' | 'now'> & { staff: { id: number; role: StaffRole } };

export function requireRole({ staff }: StaffContext, ...roles: StaffRole[]): void {
  if (!roles.includes(staff.role)) throw new ServiceError('FORBIDDEN', `only for ${roles.join(', ')}`);
}
