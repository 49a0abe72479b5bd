import * as z from 'zod';

/** A Go diagram in text (lib/domain/position). */
export const positionSchema = z.object({
  size: z.number().int().min(5).max(19),
  black: z.string(),
  white: z.string(),
  toPlay: z.enum(['black', 'white']).optional(),
  crop: z.string().optional(),
  last: z.string().optional(),
  ghost: z.string().optional(),
  marks: z.array(z.object({ at: z.string(), kind: z.enum(['circle', 'triangle', 'square', 'cross']) })).optional(),
  labels: z.array(z.object({ at: z.string(), text: z.string() })).optional(),
});
