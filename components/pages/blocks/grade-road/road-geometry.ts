import { gradesOfStage, stages, type Stage } from '@/lib/kernel/grades';

/** In units of the SVG, which the page scales. */
export const roadSize = { width: 1200, height: 250 };
const first = 42;
const last = 1158;

/** The position of a grade on the road, from G19 at the left to G1 at the right: level at first, then uphill. */
export function roadPoint(grade: number): { x: number; y: number } {
  const along = (19 - grade) / 18;
  const y = 165 - 95 * along + 28 * Math.sin(along * 2 * Math.PI);
  return { x: tenths(first + (last - first) * along), y: tenths(y) };
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The part of the road of a stage; neighbours meet half way between their grades. */
export function roadPath(stage: Stage): string {
  const { from, to } = gradesOfStage[stage];
  const steps = 24;
  const start = stage === stages[0] ? from : from + 0.5;
  const end = stage === stages.at(-1) ? to : to - 0.5;
  return Array.from({ length: steps + 1 }, (_, index) => {
    const { x, y } = roadPoint(start + ((end - start) * index) / steps);
    return `${index ? 'L' : 'M'}${x} ${y}`;
  }).join('');
}
