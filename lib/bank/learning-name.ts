import * as z from 'zod';

export const learningName = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/i);
/** How courses, lessons and problems are named: whatever else is asked for is none. */
export const isLearningName = (text: string): boolean => learningName.safeParse(text).success;
