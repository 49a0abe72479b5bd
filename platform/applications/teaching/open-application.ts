import type { ApplicationState } from '@/lib/applications/states';
import { ServiceError } from '@/platform/kernel/service-error';
import type { ApplicationRow } from '../application-rows';

/** States in which the applicant can edit the application. */
const open: readonly ApplicationState[] = ['DRAFT', 'NEEDS_MORE'];

/** @throws ServiceError STATE_CHANGED once it is submitted */
export function requireOpen({ kind, state, erasedAt }: ApplicationRow): void {
  if (kind !== 'teaching') throw new ServiceError('NOT_FOUND', 'no such application');
  if (!open.includes(state) || erasedAt) throw new ServiceError('STATE_CHANGED', 'this application is not open');
}
