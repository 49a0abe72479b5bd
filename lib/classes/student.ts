import { asName, isName, nameKey } from '@/lib/kernel/person/person-name';

/** Whom a teacher teaches, and in which class (docs/product.md, "A teacher's students"). */
export const maxStudentNameLength = 40;
export const maxClassNameLength = 60;
export const maxNoteLength = 500;
/** Of one teacher; a school of ten thousand children fits. */
export const maxStudents = 20_000;
export const maxClasses = 1_000;
/** With whom one thing is done at once: cards, a move, the archive. */
export const maxChosenStudents = 500;

/** Graduated: handed over to the family when that still ended the teaching. Nobody becomes that any more (docs/product.md, "From the teacher to the family"). */
export const studentStates = ['active', 'archived', 'graduated'] as const;
export type StudentState = (typeof studentStates)[number];

export const isStudentName = (name: string): boolean =>
  name === asName(name) && name.length <= maxStudentNameLength && isName(name);

/** A name as part of what a list is searched for, in the spelling in which the names are kept beside it. */
export const searchKey = (typed: string): string => nameKey(asName(typed));
