import * as z from 'zod';
import { stepSchema } from './contract';

/**
 * The back office previews a step in an iframe with a page of the learning app. The page requests the step from its parent window by a message,
 * and gets it again after each change. Nothing is saved or fetched for it, so a draft is not accessible to anyone else.
 */
export const previewAsks = 'sente-lesson-preview-asks';
export const previewShows = z.object({ type: z.literal('sente-lesson-preview'), step: stepSchema });
export type PreviewShows = z.input<typeof previewShows>;

/** The path of that page, below the language. */
export const previewPath = 'learn/preview';
