import * as z from 'zod';
import { materialOperations } from '@/lib/materials/contract';
import { sides } from '@/lib/messages/messaging';
import { readData } from '@/platform/kernel/content/data';
import { inLanguages, text } from '@/platform/kernel/content/shapes';

/** The result of a problem: right at once, right after a mistake, wrong, right with a hint, or not tried. */
const triedSchema = z.enum(['right', 'second', 'wrong', 'hint', 'none']);
export type Tried = z.infer<typeof triedSchema>;

const days = z.number().min(0);
const studentSchema = z.strictObject({
  name: text,
  birth: text.default(''),
  note: text.default(''),
  /** Lessons of the trial, between the first day and so many days ago. */
  lessons: z.number().int().min(0),
  until: days,
  /** Levels of the climb. */
  levels: z.number().int().min(0),
  /** Each homework of the class, its problems in their order. */
  homework: z.array(text.transform((list) => list.split(' ')).pipe(z.array(triedSchema))),
});
export type DemoStudent = z.output<typeof studentSchema>;

const classSchema = z.strictObject({ name: text, homework: z.array(text), students: z.array(studentSchema) });

/** The demonstration teacher's classes: their names, students, homework and texts. */
export const demoClass = readData(
  'demo-class',
  z.strictObject({
    classes: z.strictObject({ children: classSchema, adults: classSchema }),
    /** `course`: the title of the homework for an activated course. */
    homework: z.strictObject({ course: text, words: text }),
    lesson: z.strictObject({ title: text, page: materialOperations.add.body.pick({ title: true, content: true }) }),
    /** Messages with the account of a student, read by the family. */
    messages: z.strictObject({
      student: text,
      written: z.array(z.strictObject({ by: z.enum(sides), daysAgo: days, text })),
    }),
    page: z.strictObject({
      name: text,
      slug: text,
      content: inLanguages(z.strictObject({ about: text, places: text, hours: text, classes: text })),
    }),
  }),
);
export type DemoClass = keyof typeof demoClass.classes;
