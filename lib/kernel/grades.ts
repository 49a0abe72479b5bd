/** Grades run from G19 (beginner) to G1 (master): a smaller number is better (docs/product.md, "Grades"). */
export const weakestGrade = 19;
export const strongestGrade = 1;

export const stages = ['beginner', 'intermediate', 'advanced', 'mastery'] as const;
export type Stage = (typeof stages)[number];

/** From the weakest grade to the strongest (docs/product.md, "Grades"). */
export const gradesOfStage: Record<Stage, { from: number; to: number }> = {
  beginner: { from: 19, to: 16 },
  intermediate: { from: 15, to: 11 },
  advanced: { from: 10, to: 6 },
  mastery: { from: 5, to: 1 },
};

export function isGrade(value: number): boolean {
  return Number.isInteger(value) && value >= strongestGrade && value <= weakestGrade;
}

export function stageOfGrade(grade: number): Stage {
  const stage = isGrade(grade) && stages.find((one) => grade >= gradesOfStage[one].to);
  if (!stage) throw new RangeError(`not a grade: ${grade}`);
  return stage;
}

/** All grades grouped into rings by their distance from one, so that a search uses a farther ring only if the nearer ones have too little. */
export function gradeRings(grade: number): number[][] {
  const all = Array.from({ length: weakestGrade - strongestGrade + 1 }, (_, index) => strongestGrade + index);
  const away = (one: number) => Math.abs(one - grade);
  return [0, 1, 3, 7, all.length].map((far, index, rings) =>
    all.filter((one) => away(one) > (rings[index - 1] ?? -1) && away(one) <= far),
  );
}

type GradeRange = { gradeFrom: number | null; gradeTo: number | null };

/** 'G19–G15', 'G8', or null without grades. The only place that formats a range. */
export function gradeRange({ gradeFrom, gradeTo }: GradeRange): string | null {
  if (gradeFrom === null || gradeTo === null) return null;
  return gradeFrom === gradeTo ? `G${gradeFrom}` : `G${gradeFrom}–G${gradeTo}`;
}

/** The grades a teacher may activate for students, by the teacher's own IGQE grade (docs/product.md, "Grades"); null: none. */
export function activatableGrades(teacherGrade: number | null): { from: number; to: number } | null {
  if (teacherGrade === null || !isGrade(teacherGrade) || teacherGrade > 15) return null;
  if (teacherGrade <= 5) return { from: 19, to: 10 };
  return teacherGrade <= 10 ? { from: 19, to: 15 } : { from: 19, to: 17 };
}

export function mayActivate(teacherGrade: number | null, courseGrade: number): boolean {
  const range = activatableGrades(teacherGrade);
  return range !== null && isGrade(courseGrade) && courseGrade <= range.from && courseGrade >= range.to;
}
