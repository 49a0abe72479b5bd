import { readEntries } from '@/platform/kernel/content/data';
import { course, courseShape } from './course-kit';

/** What the campaign of the free starter course gives: it is claimed, never sold, so no list shows it (docs/product.md, "Kids' starter course"). */
export const starterCourse = readEntries('starter-course', courseShape).map(([code, input]) => course(code, input))[0]!;
