/** How many problems a grade needs, so that learners do not run out of them. */
export const neededIn = (grade: number): number => (grade >= 10 ? 150 : 100);
