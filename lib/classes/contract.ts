import * as z from 'zod';
import { operationsOf } from '@/lib/kernel/api/operation';
import { pageOfList, paged } from '@/lib/kernel/api/paging';
import { integer, texts, textsOrNull } from '@/lib/kernel/api/shapes';
import { titleSchema } from '@/lib/kernel/person/names';
import { maxClassNameLength } from './student';
import { teacherAlone, whileTeaching } from './teacher-errors';

/** A teacher's workspace and classes, under the course API (docs/product.md, "A teacher's students"). Other users have none. */

const id = z.string().min(1).max(40);
const one = z.object({ id });
const workspaceSchema = z.object({
  /** Lapsed: read-only. */
  state: z.enum(['open', 'lapsed']),
  /** When the teaching year ends, or ended; null: it has no end. */
  ...textsOrNull('until'),
  students: integer,
  classes: integer,
  /** The number of open requests to join a class. */
  requests: integer,
});
export type TeachWorkspace = z.infer<typeof workspaceSchema>;

export const classInputSchema = z.strictObject({ name: titleSchema(maxClassNameLength) });
export type ClassInput = z.output<typeof classInputSchema>;

const classSchema = z.object({
  /** `handle` is printed on the login cards. */
  ...texts('id', 'name', 'handle'),
  /** The number of its active students. */
  students: integer,
  ...textsOrNull('archivedAt'),
});
export type SchoolClass = z.infer<typeof classSchema>;

const { get, post, put } = operationsOf('course');
export const classOperations = {
  workspace: get('/teach', {
    summary: "The teacher's workspace: whether it is open, and what is in it",
    access: 'user',
    response: workspaceSchema,
    errors: [...teacherAlone],
  }),
  classes: get('/teach/classes', {
    summary: 'Own classes by name, in pages; the archived ones apart',
    access: 'user',
    query: z.object({
      ...pageOfList,
      limit: z.coerce.number().int().min(1).max(200).default(50),
      search: z.string().trim().max(80).optional(),
      archived: z.stringbool().default(false),
    }),
    response: paged(classSchema),
    errors: [...teacherAlone],
  }),
  addClass: post('/teach/classes', {
    summary: 'A new class; its name is no other class’s of the teacher',
    access: 'user',
    body: classInputSchema,
    response: classSchema,
    errors: [...whileTeaching, 'CLASS_EXISTS', 'TOO_MANY_CLASSES'],
  }),
  schoolClass: get('/teach/classes/{id}', {
    summary: 'One of the own classes',
    access: 'user',
    params: one,
    response: classSchema,
    errors: [...teacherAlone, 'CLASS_UNKNOWN'],
  }),
  changeClass: put('/teach/classes/{id}', {
    summary: 'Rename a class, archive it or bring it back',
    access: 'user',
    params: one,
    body: z.strictObject({ name: titleSchema(maxClassNameLength), isArchived: z.boolean() }),
    response: classSchema,
    errors: [...whileTeaching, 'CLASS_UNKNOWN', 'CLASS_EXISTS', 'STUDENT_EXISTS'],
  }),
};
