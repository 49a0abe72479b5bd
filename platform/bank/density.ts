/** So many problems a grade needs, that nobody there runs out of them. */
export const neededIn = (grade: number): number => (grade >= 10 ? 150 : 100);
