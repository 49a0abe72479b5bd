import { checkPosition } from '@/lib/go/position';
import { positionSchema } from '@/lib/go/position-shape';

/** A position in a content file; its faults are reported as issues of the file. */
export const diagram = positionSchema.strict().superRefine((position, ctx) => {
  for (const { code, at } of checkPosition(position)) ctx.addIssue(at === undefined ? code : `${code}: ${at}`);
});
