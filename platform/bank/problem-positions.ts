import * as z from 'zod';
import { positionSchema } from '@/lib/go/position-shape';
import { goals, splitPoints, type Position, type Problem } from '@/lib/go/position';
import type { Proof } from '@/lib/go/judge';
import { readData } from '@/platform/kernel/content/data';
import { diagram } from '@/platform/go/diagram';
import { grade } from '@/platform/kernel/content/shapes';

/** A problem before its answers: `platform/seed/problem-trees.ts` searches them, and a unit test searches them again. */
export type ProvenPosition = {
  grade: number;
  theme: string;
  goal: Problem['goal'];
  position: Position;
  proof: Proof;
};

const count = z.number().int().positive();
const shape = z
  .strictObject({
    ...positionSchema.pick({ size: true, black: true, white: true, crop: true }).shape,
    grade,
    theme: z.string(),
    goal: z.enum(goals),
    targets: z.string().optional(),
    region: z.string().optional(),
    within: count,
    wide: count.optional(),
    points: z.number().optional(),
  })
  .transform(({ grade, theme, goal, targets: stakes, region, within, wide, points, ...stones }): ProvenPosition => {
    const targets = splitPoints(stakes);
    return {
      grade,
      theme,
      goal,
      position: { ...stones, toPlay: 'black', marks: targets.map((at) => ({ at, kind: 'triangle' })) },
      proof: { targets, region: region?.split(' '), within, wide, points },
    };
  })
  .refine(({ position }) => diagram.safeParse(position).success, 'is no position of a board');

export const problemPositions: Readonly<Record<string, ProvenPosition>> = readData(
  'problems/positions',
  z.record(z.string(), shape),
);
