import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod';
import { parseData } from '@/platform/kernel/content/data';
import { localized } from '@/platform/kernel/content/shapes';

/** Courses are composed of topics: `<course>.yaml` names, chapter by chapter, a topic or 'practice-' and a topic. */
const folder = 'content/courses';

const courseFile = z.strictObject({
  chapters: z
    .array(z.strictObject({ title: localized, lessons: z.array(z.string().regex(/^[a-z][a-z0-9-]{0,79}$/)).min(1) }))
    .min(1),
});
export type ComposedCourse = z.output<typeof courseFile>;

export const composedCourses = (): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.yaml'))
        .map((file) => basename(file, '.yaml'))
        .sort()
    : [];

/** What a course is composed of. @throws where there is no such course or it names a lesson twice */
export function readCourse(code: string): ComposedCourse {
  const file = join(folder, `${code}.yaml`);
  const course = parseData(file, readFileSync(file, 'utf8'), courseFile);
  const seen = new Set<string>();
  for (const lesson of course.chapters.flatMap(({ lessons }) => lessons)) {
    if (seen.has(lesson)) throw new Error(`${file}: ${lesson} stands twice`);
    seen.add(lesson);
  }
  return course;
}
