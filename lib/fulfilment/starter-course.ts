import * as z from 'zod';
import { textsOrNull } from '@/lib/kernel/api/shapes';

/** The children's free starter course: the deadline for claiming it, and its product. */
export const starterCourseSchema = z.object({
  isOpen: z.boolean(),
  ...textsOrNull('endsAt', 'productId'),
});
export type StarterCourse = z.infer<typeof starterCourseSchema>;
