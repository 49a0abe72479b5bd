import * as z from 'zod';
import { stepSchema } from './contract';

/**
 * The back office shows a step as learners see it on a page of the learning app in a frame. The page asks the window around it for a step,
 * and gets one whenever it has changed: nothing is saved or fetched for it, so there is nothing of it that anybody else could ask for.
 */
export const previewAsks = 'sente-lesson-preview-asks';
export const previewShows = z.object({ type: z.literal('sente-lesson-preview'), step: stepSchema });
export type PreviewShows = z.input<typeof previewShows>;

/** The address of that page, below the language. */
export const previewPath = 'learn/preview';
