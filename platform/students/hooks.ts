import type { Database } from '@/platform/kernel/database/database';
import { defineHook } from '@/platform/kernel/define-hook';
import type { StudentRow } from '@/platform/classes/access/require-students';

/** Called when a teacher removes a student whose account is their own, before the student's row is deleted; in that transaction, with the row locked. */
export const onStudentRemoved = defineHook<[Database, StudentRow]>('onStudentRemoved');
