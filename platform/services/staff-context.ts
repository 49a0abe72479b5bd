import type { StaffRole } from '@/platform/access/rules';
import type { Asked, System } from './context';
import { ServiceError } from './service-error';

/** What a verb gets that a staff member asks for in the back office. */
export type StaffContext = System & { staff: { id: number; role: StaffRole } };
export type AskedByStaff<Input> = Asked<Input, StaffContext>;

export function requireRole({ staff }: StaffContext, ...roles: StaffRole[]): void {
  if (!roles.includes(staff.role)) throw new ServiceError('FORBIDDEN', `only for ${roles.join(', ')}`);
}
