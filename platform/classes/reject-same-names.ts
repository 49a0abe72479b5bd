import { ServiceError } from '@/platform/kernel/service-error';
import type { Database } from '@/platform/kernel/database/database';
import type { StudentRow } from '@/platform/classes/access/require-students';
import type { Teacher } from '@/platform/classes/access/require-teacher';
import { namesInClass } from './names-in-class';

/**
 * Checks students who are about to be in one class, or in none. Call it under the teacher's lock.
 * @throws ServiceError STUDENT_EXISTS where two of them would have one name
 */
export async function rejectSameNames(
  db: Database,
  teacher: Pick<Teacher, 'id'>,
  schoolClass: number | null,
  rows: readonly Pick<StudentRow, 'id' | 'name' | 'nameKey'>[],
): Promise<void> {
  const taken = await namesInClass(
    db,
    teacher,
    schoolClass,
    rows.map(({ nameKey }) => nameKey),
  );
  const coming = new Set<string>();
  for (const { id, name, nameKey } of rows) {
    const isOthers = [...(taken.get(nameKey) ?? [])].some((other) => other !== id);
    if (isOthers || coming.has(nameKey))
      throw new ServiceError('STUDENT_EXISTS', 'somebody there has this name', { name });
    coming.add(nameKey);
  }
}
