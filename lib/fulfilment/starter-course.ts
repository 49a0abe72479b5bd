import * as z from 'zod';
import { textsOrNull } from '@/lib/kernel/api/shapes';

/** The children's free starter course: until when it can be claimed, and which product that is. */
export const starterCourseSchema = z.object({
  isOpen: z.boolean(),
  ...textsOrNull('endsAt', 'productId'),
});
export type StarterCourse = z.infer<typeof starterCourseSchema>;
