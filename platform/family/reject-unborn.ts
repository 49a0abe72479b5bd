import { ageOf } from '@/lib/family/learner';
import { ServiceError } from '@/platform/kernel/service-error';

/** @throws ServiceError VALIDATION_FAILED for a month of birth in the future */
export function rejectUnborn(birth: { birthYear: number | null; birthMonth: number | null }, now: Date): void {
  const { birthYear, birthMonth } = birth;
  if (birthYear !== null && birthMonth !== null && ageOf({ birthYear, birthMonth }, now) < 0)
    throw new ServiceError('VALIDATION_FAILED', 'nobody is born yet', { issues: [{ path: 'birthYear' }] });
}
