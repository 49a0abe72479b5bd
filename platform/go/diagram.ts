import { checkPosition } from '@/lib/go/position';
import { positionSchema } from '@/lib/go/position-shape';

/** A position as a file of content has it; what is wrong with it is said of the file. */
export const diagram = positionSchema.strict().superRefine((position, ctx) => {
  for (const { code, at } of checkPosition(position)) ctx.addIssue(at === undefined ? code : `${code}: ${at}`);
});
