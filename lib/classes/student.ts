import { asName, isName, nameKey } from '@/lib/kernel/person/person-name';

/** Limits and names of a teacher's students and classes (docs/product.md, "A teacher's students"). */
export const maxStudentNameLength = 40;
export const maxClassNameLength = 60;
export const maxNoteLength = 500;
/** Of one teacher; a school of ten thousand children fits. */
export const maxStudents = 20_000;
export const maxClasses = 1_000;
/** Students of one bulk action: cards, a move, the archive. */
export const maxChosenStudents = 500;

/** `graduated`: handed over to the family when a handover still ended the teaching; not set any more (docs/product.md, "From the teacher to the family"). */
export const studentStates = ['active', 'archived', 'graduated'] as const;
export type StudentState = (typeof studentStates)[number];

export const isStudentName = (name: string): boolean =>
  name === asName(name) && name.length <= maxStudentNameLength && isName(name);

/** The search text of a list, normalised as the stored name keys are. */
export const searchKey = (typed: string): string => nameKey(asName(typed));
