import * as z from 'zod';

export const learningName = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/i);
/** Whether a text can be the name of a course, a lesson or a problem. */
export const isLearningName = (text: string): boolean => learningName.safeParse(text).success;
